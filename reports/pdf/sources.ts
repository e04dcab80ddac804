import type { Book } from './book.ts';
import { printableText } from './text/clean.ts';
import { gapRow, linkSpan, paragraphRows, keepTogether } from './flow.ts';
import { headingRows } from './page-report.ts';
import { contentWidth, paper, styles } from './theme.ts';

/** Why each check matters and who sets it, for the checks with findings in this document. */
export function drawSources({ set, flow, accent, shown, locale: { catalogue, words, groundsOf } }: Book): void {
  flow.put([
    ...headingRows(set, words.pdf.whySources, accent.fill),
    ...paragraphRows(set, words.pdf.weighed(words.about), styles.note),
    gapRow(8),
  ]);
  const inner = { x: paper.left + 10, width: contentWidth - 10 };
  for (const signal of catalogue.filter(({ id }) => shown.has(id))) {
    const grounds = groundsOf(signal.id);
    flow.put([
      ...keepTogether(
        [...paragraphRows(set, signal.title, { ...styles.small, bold: true }), ...paragraphRows(set, grounds?.why ?? '', styles.small)],
        true,
      ),
      ...keepTogether(
        (grounds?.sources ?? []).flatMap((source) =>
          paragraphRows(
            set,
            [
              linkSpan(printableText(source.title, 200), source.url),
              { text: `${words.punctuation.colon}${words.source.checked({ mark: words.sourceMarks[source.mark], date: source.checked })}` },
            ],
            styles.tiny,
            inner,
          ),
        ),
      ),
      gapRow(7),
    ]);
  }
}
