import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import { allFindings, type ReportSignal } from '../../checks/core/report/report.ts';
import type { ReportFinding as Finding } from '../../checks/core/report/finding-sentences.ts';
import type { Mender } from '../../checks/core/report/who-mends.ts';
import type { Status } from '../../checks/core/verdict.ts';
import type { Book } from './book.ts';
import { printableText } from './text/clean.ts';
import { evidenceRows } from './evidence-rows.ts';
import { gapRow, withBackground, linkSpan, paragraphRows, keepTogether, type Row } from './flow.ts';
import { drawStatusMark } from './status-mark.ts';
import { colors, contentWidth, paper, styles } from './theme.ts';
import type { Span } from './text/typesetter.ts';
import { entryTitle, isHeuristic } from '../catalogue.ts';

/** Maximum findings of one check; the rest is counted. */
const most = 6;
const indent = 19;
const x = paper.left + indent;
const width = contentWidth - indent;

/** One check that fails or warns: what was found, what to change, the evidence, the sources. */
export function findingRows(book: Book, entry: ReportSignal, signal: CatalogueEntry, who?: Mender): Row[] {
  const {
    set,
    locale: { words },
  } = book;
  const findings = allFindings(entry).filter((finding, index) => index === 0 || finding.status === 'fail' || finding.status === 'warn');
  const shown = findings.slice(0, most);
  const printed = new Set<string>();
  return [
    { ...findingHeadRow(book, entry, signal, who), keep: true },
    ...shown.flatMap((finding, index) => [...(index > 0 ? [gapRow(4)] : []), ...oneFinding(book, finding, findings.length > 1, printed)]),
    ...(findings.length > shown.length
      ? paragraphRows(set, words.evidence.moreFindings({ count: findings.length - shown.length }), styles.note, { x, width })
      : []),
    ...sourceRows(book, signal),
    gapRow(11),
  ];
}

/** The name of a check that fails or warns, with its status. @param who can mend it, where it is in what to fix */
export function findingHeadRow({ set, locale: { words } }: Book, entry: ReportSignal, signal: CatalogueEntry, who?: Mender): Row {
  const status = entry.status as Status;
  const [first] = allFindings(entry);
  const tag = first && isHeuristic(signal, first) ? ` (${words.evidence.heuristic})` : '';
  const verdict = (signal.gate || entry.leads) && status === 'fail' ? words.pdf.failedGate : `${words.status[status]}${tag}`;
  const word = who ? `${words.fixes.who[who].name} · ${verdict}` : verdict;
  const style = { ...styles.small, color: colors[status], bold: true };
  // The title yields: what blocks a page is said whole, in languages with longer words too.
  const beside = Math.min(set.width(word, style), width / 2);
  const titles = set.lines(entryTitle(signal, status), styles.subheading, width - beside - 12, 2);
  return {
    height: styles.subheading.leading * titles.length + 2,
    draw(top) {
      drawStatusMark(set.document, status, paper.left, top + 1.2, 11.5);
      set.drawLines(titles, x, top + 10.6, styles.subheading.leading, styles.subheading);
      set.label(word, x + width - beside, top + 10.4, style, beside, 'right');
    },
  };
}

function oneFinding(book: Book, finding: Finding, marked: boolean, printed: Set<string>): Row[] {
  const { set, locale } = book;
  const inner = marked ? 13 : 0;
  const text = paragraphRows(set, printableText(finding.message, 900), styles.body, { x: x + inner, width: width - inner, most: 8 });
  const evidence = finding.evidence ? evidenceRows(set, finding.evidence, x + inner, width - inner, locale.words) : [];
  // Several findings often require the same change, so it is printed once.
  const fix =
    finding.change && !printed.has(finding.change) ? fixRows(book, printableText(finding.change, 900), x + inner, width - inner) : [];
  printed.add(finding.change);
  const first = text.map((row, index) =>
    index === 0 && marked && finding.status !== 'na'
      ? {
          ...row,
          draw(top: number) {
            drawStatusMark(set.document, finding.status, x, top + 2.6, 8.2);
            row.draw(top);
          },
        }
      : row,
  );
  return [
    ...keepTogether(first, fix.length > 0 || evidence.length > 0),
    ...(fix.length > 0 ? keepTogether(fix, evidence.length > 0) : []),
    ...(evidence.length > 0 ? [gapRow(fix.length > 0 ? 3 : 2, true), ...evidence] : []),
  ];
}

/** What to change is emphasized, because it is what readers look for. */
export function fixRows({ set, accent, locale: { words } }: Book, fix: string, left: number, wide: number): Row[] {
  const lines = paragraphRows(set, [{ text: `${words.evidence.toChange} `, bold: true }, { text: ` ${fix}` }], styles.body, {
    x: left + 9,
    width: wide - 16,
    most: 10,
  });
  const boxed = withBackground([gapRow(3), ...lines, gapRow(3)], (top, height) => {
    set.document.rectangle(left, top, wide, height, colors.faint);
    set.document.rectangle(left, top, 2.2, height, accent.fill);
  });
  return [gapRow(3, true), ...boxed];
}

function sourceRows({ set, locale: { words, groundsOf } }: Book, signal: CatalogueEntry): Row[] {
  const named = (groundsOf(signal.id)?.sources ?? []).slice(0, 2);
  const spans = named.flatMap((source, index): Span[] => {
    const shown = linkSpan(` ${printableText(source.title, 160)}`, source.url);
    return index > 0 ? [{ text: ' ·' }, shown] : [shown];
  });
  return [gapRow(3, true), ...paragraphRows(set, [{ text: words.pdf.rule }, ...spans], styles.tiny, { x, width, most: 2 })];
}
