import type { Book } from './book.ts';
import { pdfPrintableText, pdfLinkUrl } from './clean-text.ts';
import { pdfRowGap, pdfParagraph, pdfRowsTogether } from './flow.ts';
import { pdfHeadingRows } from './page-report.ts';
import { colors, contentWidth, paper, styles } from './theme.ts';

/** Why each check matters and who sets it, for the checks with findings in this document. */
export function pdfSourcesSection({ set, flow, accent, shown, edition: { catalogue, words, groundsOf } }: Book): void {
  flow.put([
    ...pdfHeadingRows(set, words.pdf.whySources, accent.fill),
    ...pdfParagraph(set, words.pdf.weighed(words.about), styles.note),
    pdfRowGap(8),
  ]);
  const inner = { x: paper.left + 10, width: contentWidth - 10 };
  for (const signal of catalogue.filter(({ id }) => shown.has(id))) {
    const grounds = groundsOf(signal.id);
    flow.put([
      ...pdfRowsTogether(
        [...pdfParagraph(set, signal.title, { ...styles.small, bold: true }), ...pdfParagraph(set, grounds?.why ?? '', styles.small)],
        true,
      ),
      ...pdfRowsTogether(
        (grounds?.sources ?? []).flatMap((source) => {
          const link = pdfLinkUrl(source.url);
          return pdfParagraph(
            set,
            [
              { text: pdfPrintableText(source.title, 200), ...(link ? { link, color: colors.note } : {}) },
              { text: `: ${words.source.checked({ mark: words.sourceMarks[source.mark], date: source.checked })}` },
            ],
            styles.tiny,
            inner,
          );
        }),
      ),
      pdfRowGap(7),
    ]);
  }
}
