import { findingsOf, type Report } from '../../checks/doors/report.ts';
import { evidenceLine } from '../evidence-line.ts';
import { titleIn } from '../edition.ts';
import type { Book } from './book.ts';
import { printableText } from './clean-text.ts';
import { headRow } from './finding-rows.ts';
import { rowGap, heightOf, paragraph, keepTogether, type Row } from './flow.ts';
import { pageHead, problemsOf, scoreLine, typesetHeading, verdictRows, type Judged } from './page-report.ts';
import { contentWidth, paper, styles } from './theme.ts';

const indent = 19;
const place = { x: paper.left + indent, width: contentWidth - indent };

/** One audited page on one sheet: verdict, scores, what to fix by impact. Problems that do not fit are named at its end. */
export function pageSheet(book: Book, report: Report, title: string, number: number): void {
  const { flow, set, accent, edition } = book;
  const { pdf, verdict } = edition.words;
  flow.put(pageHead(book, report, title, number));
  flow.space(8);
  flow.put(verdictRows(book, report));
  flow.space(10);
  flow.put([scoreLine(book, report)]);
  flow.space(10);
  const problems = problemsOf(book, report);
  for (const { signal } of problems) book.shown.add(signal.id);
  flow.put([
    ...typesetHeading(set, problems.length > 0 ? pdf.toFixInOrder : pdf.toFix, accent.fill),
    ...(problems.length === 0 ? paragraph(set, verdict.noProblems, styles.body) : []),
  ]);
  for (const [index, problem] of problems.entries()) {
    const rows = problemRows(book, problem);
    const after = index === problems.length - 1 ? 0 : heightOf(namedRows(book, problems.slice(index + 1)));
    if (heightOf(rows) + after > flow.left) return flow.put(namedRows(book, problems.slice(index)));
    flow.put(rows);
  }
}

/** What was found first, an example, and what to change. */
function problemRows(book: Book, { entry, signal }: Judged): Row[] {
  const { set, edition } = book;
  const [first, ...others] = findingsOf(entry).filter(
    (finding, index) => index === 0 || finding.status === 'fail' || finding.status === 'warn',
  );
  if (!first) return [];
  const more = others.length > 0 ? ` (${edition.words.evidence.moreFindings({ count: others.length })})` : '';
  const example = first.evidence ? printableText(evidenceLine(first.evidence, edition), 300) : '';
  return keepTogether([
    headRow(book, entry, signal),
    ...paragraph(set, `${printableText(first.message, 400)}${more}`, styles.small, { ...place, most: 3 }),
    ...(example ? paragraph(set, example, styles.tiny, { ...place, most: 1 }) : []),
    ...(first.change
      ? paragraph(
          set,
          [{ text: edition.words.evidence.toChange, bold: true }, { text: ` ${printableText(first.change, 400)}` }],
          styles.small,
          { ...place, most: 3 },
        )
      : []),
    rowGap(6),
  ]);
}

function namedRows({ set, annex, edition }: Book, problems: readonly Judged[]): Row[] {
  const names = problems.map(({ entry, signal }) => titleIn(signal, entry.status));
  return keepTogether([
    rowGap(3),
    ...paragraph(
      set,
      [{ text: edition.words.pdf.alsoToFix({ count: problems.length, annex }), bold: true }, { text: ` ${names.join(' · ')}` }],
      styles.small,
    ),
  ]);
}
