import type { Book } from './book.ts';
import { printableText, pdfLinkUrl } from './clean-text.ts';
import { rowGap, paragraph, keepTogether } from './flow.ts';
import { typesetHeading } from './page-report.ts';
import { colours, contentWidth, paper, styles } from './theme.ts';

/** Why each check matters and who says so, for the checks with findings in this document. */
export function sourcesSection({ set, flow, accent, shown, edition: { catalogue, words, groundsOf } }: Book): void {
  flow.put([
    ...typesetHeading(set, words.pdf.whySources, accent.fill),
    ...paragraph(set, words.pdf.weighed(words.about), styles.note),
    rowGap(8),
  ]);
  const inner = { x: paper.left + 10, width: contentWidth - 10 };
  for (const signal of catalogue.filter(({ id }) => shown.has(id))) {
    const grounds = groundsOf(signal.id);
    flow.put([
      ...keepTogether(
        [...paragraph(set, signal.title, { ...styles.small, bold: true }), ...paragraph(set, grounds?.why ?? '', styles.small)],
        true,
      ),
      ...keepTogether(
        (grounds?.sources ?? []).flatMap((source) => {
          const link = pdfLinkUrl(source.url);
          return paragraph(
            set,
            [
              { text: printableText(source.title, 200), ...(link ? { link, colour: colours.note } : {}) },
              { text: `: ${words.source.checked({ mark: words.sourceMarks[source.mark], date: source.checked })}` },
            ],
            styles.tiny,
            inner,
          );
        }),
      ),
      rowGap(7),
    ]);
  }
}
