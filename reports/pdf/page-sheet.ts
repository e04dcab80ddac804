import { allFindings, type Fix, type Report } from '../../checks/core/report/report.ts';
import { evidenceLine } from '../evidence-line.ts';
import { followsWords } from '../verdict-words.ts';
import type { Book } from './book.ts';
import { printableText } from './text/clean.ts';
import { findingHeadRow } from './finding-rows.ts';
import { gapRow, rowsHeight, paragraphRows, keepTogether, type Row } from './flow.ts';
import { pageHeadRows, splitProblems, scoreLine, headingRows, verdictRows, type Judged } from './page-report.ts';
import { contentWidth, paper, styles } from './theme.ts';
import { entryTitle } from '../catalogue.ts';

const indent = 19;
const place = { x: paper.left + indent, width: contentWidth - indent };

/**
 * One audited page on one sheet: verdict, scores, what to fix first. Problems that do not fit are listed at the end.
 * @param reached how the page is reached, one sentence each
 */
export function drawPageSheet(book: Book, report: Report, title: string, number: number, reached: readonly string[]): void {
  const { flow, set, accent, locale } = book;
  const { fixes } = locale.words;
  flow.put([
    ...pageHeadRows(book, report, title, number),
    ...reached.flatMap((sentence) => paragraphRows(set, printableText(sentence, 600), styles.tiny, { most: 3 })),
  ]);
  flow.space(8);
  flow.put(verdictRows(book, report));
  flow.space(10);
  flow.put([scoreLine(book, report)]);
  flow.space(10);
  const { toFix: problems } = splitProblems(book, report);
  for (const { signal } of problems) book.shown.add(signal.id);
  flow.put([
    ...headingRows(set, fixes.title, accent.fill),
    ...(problems.length === 0 ? paragraphRows(set, fixes.none({ warnings: report.counts.warn }), styles.body) : []),
  ]);
  for (const [index, problem] of problems.entries()) {
    const rows = problemRows(book, problem);
    const after = index === problems.length - 1 ? 0 : rowsHeight(namedRows(book, problems.slice(index + 1)));
    if (rowsHeight(rows) + after > flow.left) return flow.put(namedRows(book, problems.slice(index)));
    flow.put(rows);
  }
}

/** The first finding, an example, and what to change. */
function problemRows(book: Book, { entry, signal, fix }: Judged & { fix: Fix }): Row[] {
  const { set, locale } = book;
  const [first, ...others] = allFindings(entry).filter(
    (finding, index) => index === 0 || finding.status === 'fail' || finding.status === 'warn',
  );
  if (!first) return [];
  const more = others.length > 0 ? ` (${locale.words.evidence.moreFindings({ count: others.length })})` : '';
  const also = followsWords(fix, locale);
  const example = first.evidence ? printableText(evidenceLine(first.evidence, locale), 300) : '';
  return keepTogether([
    findingHeadRow(book, entry, signal, fix.who),
    ...paragraphRows(set, `${printableText(first.message, 400)}${more}`, styles.small, { ...place, most: 3 }),
    ...(example ? paragraphRows(set, example, styles.tiny, { ...place, most: 1 }) : []),
    ...(first.change
      ? paragraphRows(
          set,
          [{ text: locale.words.evidence.toChange, bold: true }, { text: ` ${printableText(first.change, 400)}` }],
          styles.small,
          { ...place, most: 3 },
        )
      : []),
    ...(also ? paragraphRows(set, also, styles.small, { ...place, most: 2 }) : []),
    gapRow(6),
  ]);
}

function namedRows({ set, annex, locale }: Book, problems: readonly Judged[]): Row[] {
  const names = problems.map(({ entry, signal }) => entryTitle(signal, entry.status));
  return keepTogether([
    gapRow(3),
    ...paragraphRows(
      set,
      [{ text: locale.words.pdf.alsoToFix({ count: problems.length, annex }), bold: true }, { text: ` ${names.join(' · ')}` }],
      styles.small,
    ),
  ]);
}
