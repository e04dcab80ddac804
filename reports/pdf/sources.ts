import { readinessWords, sourceMarkWords } from '../report-words.ts';
import type { Book } from './book.ts';
import { clean, linkAddress } from './clean-text.ts';
import { gap, paragraph, together } from './flow.ts';
import { headingRows } from './page-report.ts';
import { colours, contentWidth, paper, styles } from './theme.ts';

/** Why each check matters and who says so, for the checks with findings in this document. */
export function sources({ set, flow, accent, shown, edition }: Book): void {
  flow.put([
    ...headingRows(set, 'Why these checks, and who says so', accent.fill),
    ...paragraph(set, `The audit score weighs what was found by how much it matters; a check that does not apply or could not be made costs nothing. ${readinessWords}`, styles.note),
    gap(8),
  ]);
  const inner = { x: paper.left + 10, width: contentWidth - 10 };
  for (const signal of edition.catalogue.filter(({ id }) => shown.has(id))) {
    flow.put([
      ...together([
        ...paragraph(set, signal.title, { ...styles.small, bold: true }),
        ...paragraph(set, signal.why, styles.small),
      ], true),
      ...together(signal.sources.flatMap((source) => {
        const link = linkAddress(source.url);
        return paragraph(set, [
          { text: clean(source.title, 200), ...(link ? { link, colour: colours.note } : {}) },
          { text: `: ${sourceMarkWords[source.mark]}, checked ${source.checked}` },
        ], styles.tiny, inner);
      })),
      gap(7),
    ]);
  }
}
