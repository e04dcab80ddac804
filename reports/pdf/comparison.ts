import type { ComparableDigest, ScoreChange } from '../../checks/site/changes.ts';
import type { ComparedPage } from '../../checks/site/compare.ts';
import { changesInComparison, toneOfChanges, type ChangesOfRun, type WrittenComparison } from '../comparison.ts';
import type { Book } from './book.ts';
import { drawScoreRing } from './charts.ts';
import { printableText, printableUrl } from './text/clean.ts';
import { drawMasthead } from './cover.ts';
import { columnWidths } from './evidence-rows.ts';
import { sideBySide, gapRow, rowsHeight, linkSpan, paragraphRows, withBackground, keepTogether, type Row } from './flow.ts';
import { openBook, type Look } from './open-book.ts';
import { headingRows } from './page-report.ts';
import { drawStatusMark } from './status-mark.ts';
import { colors, contentWidth, paper, styles, tints } from './theme.ts';
import { signalTitle } from '../catalogue.ts';

type Page = ComparedPage<ComparableDigest>;
type Status = 'fail' | 'warn' | 'pass';

/** Maximum URLs in a list. */
const most = 8;
const indent = { x: paper.left + 19, width: contentWidth - 19 };

/** What changed between two runs of a site, on one sheet; what does not fit is counted. */
export async function comparisonPdf(material: Look & { comparison: WrittenComparison }): Promise<Uint8Array<ArrayBuffer>> {
  const { comparison, locale } = material;
  const { comparison: words } = locale.words;
  const changes = changesInComparison(comparison, locale);
  const name = printableText(comparison.now.name, 300);
  const book = openBook(material, { title: words.title, name, subject: words.documentTitle({ name }), heading: { section: '' } });
  const { document, flow, set, accent } = book;
  document.addPage();
  document.band(9, accent.fill);
  flow.top = 40;
  drawMasthead(book, material);
  flow.put(titleRows(book, comparison));
  flow.top += 12;
  flow.put(verdictOfChanges(book, changes));
  flow.top += 12;
  flow.put(scoreChanges(book, changes));
  const sections = [
    checkSection(book, changes, 'newFailures', 'fail'),
    urlSection(book, words.unaudited, changes.unaudited),
    checkSection(book, changes, 'newWarnings', 'warn'),
    checkSection(book, changes, 'fixed', 'pass'),
    valueSection(book, changes),
    urlSection(book, words.missing, changes.missing),
    urlSection(book, words.added, changes.added),
  ].filter(({ items }) => items.length > 0);
  const headingHeight = 10 + rowsHeight(headingRows(set, words.title, accent.fill)) + styles.note.leading;
  const heights = columnWidths(
    sections.map(({ items }) => rowsHeight(items.flat())),
    flow.left - sections.length * headingHeight,
  );
  for (const [index, { title, items, total }] of sections.entries()) {
    const heading = headingRows(set, title, accent.fill);
    const shown = fitting(items, heights[index]!);
    const rest = total - shown.length;
    flow.top += 10;
    flow.put([...heading, ...shown.flat(), ...(rest > 0 ? paragraphRows(set, words.more({ count: rest }), styles.note, indent) : [])]);
  }
  set.label(words.help, paper.left, document.height - 30, styles.tiny, contentWidth);
  return document.finish();
}

/** As many items as fit, at least one. */
function fitting(items: readonly Row[][], space: number): Row[][] {
  let height = 0;
  return items.filter((rows, index) => {
    height += rowsHeight(rows);
    return index === 0 || height <= space + 0.01;
  });
}

function titleRows({ set, accent, locale, document }: Book, { before, now }: WrittenComparison): Row[] {
  const { comparison: words } = locale.words;
  const line = (label: string, run: WrittenComparison['now']) =>
    paragraphRows(set, [{ text: label, bold: true }, { text: ` ${printableText(words.run(run), 300)}` }], styles.body, { most: 2 });
  return keepTogether([
    ...paragraphRows(set, words.title, styles.display),
    gapRow(5),
    { height: 3, draw: (top) => document.rectangle(paper.left, top, 46, 3, accent.fill) },
    gapRow(8),
    ...line(words.before, before),
    ...line(words.now, now),
  ]);
}

function verdictOfChanges({ set, locale, document }: Book, changes: ChangesOfRun): Row[] {
  const { comparison: words } = locale.words;
  const tone = toneOfChanges(changes);
  const inner = { x: paper.left + 33, width: contentWidth - 46 };
  return keepTogether(
    withBackground(
      [
        gapRow(7),
        ...paragraphRows(set, words.verdict(changes.total), { ...styles.body, bold: true }, inner),
        ...paragraphRows(set, words.counts(changes), styles.small, inner),
        gapRow(7),
      ],
      (top, height, index) => {
        document.rectangle(paper.left, top, contentWidth, height, tints[tone]);
        if (index === 1) drawStatusMark(document, tone, paper.left + 11, top + 0.5, 13);
      },
    ),
  );
}

/** Both averages, before and after. */
function scoreChanges(book: Book, { scores }: ChangesOfRun): Row[] {
  const { document, set, accent, locale } = book;
  const { comparison: words } = locale.words;
  const half = (contentWidth - 24) / 2;
  const column = (title: string, change: ScoreChange | null, x: number): Row[] =>
    change === null
      ? []
      : [
          {
            height: 52,
            draw(top) {
              drawScoreRing(set, change.before, colors.na, x, top + 6, 38);
              set.label(document.isMirrored ? '‹' : '›', x + 46, top + 29, styles.heading, 14);
              drawScoreRing(set, change.now, accent.fill, x + 66, top, 50);
              set.label(title, x + 126, top + 21, styles.subheading, half - 126);
              set.label(words.change(change), x + 126, top + 34, styles.note, half - 126);
            },
          },
        ];
  if (!scores.audit && !scores.geo) return [];
  return keepTogether([
    sideBySide(column(words.auditScore, scores.audit, paper.left), column(words.geoScore, scores.geo, paper.left + half + 24)),
    gapRow(4),
    ...paragraphRows(set, words.scored(scores), styles.tiny),
  ]);
}

interface Section {
  title: string;
  items: Row[][];
  /** Number of entries; more than the items if the list is cut. */
  total: number;
}

function checkSection(book: Book, { checks }: ChangesOfRun, of: 'newFailures' | 'newWarnings' | 'fixed', status: Status): Section {
  const { set, document, locale } = book;
  const { comparison: words } = locale.words;
  const changed = checks.filter((check) => check[of].length > 0);
  const named = 245;
  const items = changed.map((check): Row[] => {
    const pages = check[of];
    const others = pages.length > 1 ? ` ${words.more({ count: pages.length - 1 })}` : '';
    return [
      {
        height: 15,
        draw(top) {
          drawStatusMark(document, status, paper.left, top + 2, 9.5);
          set.label(signalTitle(locale, check.id, status), indent.x, top + 10.2, styles.small, named - 8);
          set.label(`${printableUrl(pages[0]!.url, 160)}${others}`, indent.x + named, top + 10.2, styles.tiny, indent.width - named);
        },
      },
    ];
  });
  return { title: words[of]({ count: changed.reduce((sum, check) => sum + check[of].length, 0) }), items, total: items.length };
}

/** One line a page: where, and the value before and after. */
function valueSection({ set, locale }: Book, { values, total }: ChangesOfRun): Section {
  const { comparison: words } = locale.words;
  const items = values.flatMap(({ pages }) =>
    pages.slice(0, most).map(({ page: { url }, change }) => {
      const parts = [{ text: printableText(words.valueChange(change), 300) }, { text: ` ${printableUrl(url, 160)}`, color: colors.note }];
      return paragraphRows(set, parts, styles.small, { ...indent, most: 2 });
    }),
  );
  return { title: words.values({ count: total.values }), items, total: total.values };
}

function urlSection(book: Book, title: (args: { count: number }) => string, pages: readonly Page[]): Section {
  return {
    title: title({ count: pages.length }),
    items: pages
      .slice(0, most)
      .map(({ url }) => paragraphRows(book.set, [linkSpan(printableUrl(url, 160), url)], styles.tiny, { ...indent, most: 1 })),
    total: pages.length,
  };
}
