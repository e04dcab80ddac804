import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import { gateCap } from '../../checks/core/report/score.ts';
import type { Fix, Report, ReportSignal } from '../../checks/core/report/report.ts';
import type { ReportGeo as Geo } from '../../checks/core/report/finding-sentences.ts';
import type { Status } from '../../checks/core/verdict.ts';
import { aboutWords, checkCountWords, evidenceMixWords } from '../report-words.ts';
import { followsWords, describeVerdict } from '../verdict-words.ts';
import type { Book, Chapter } from './book.ts';
import { drawPartsBar, drawScoreRing, drawScoreBars, type Place } from './charts.ts';
import { printableText, printableUrl } from './text/clean.ts';
import { findingRows } from './finding-rows.ts';
import { baselineOf, sideBySide, gapRow, withBackground, linkSpan, paragraphRows, ruleRow, keepTogether, type Row } from './flow.ts';
import { drawStatusMark } from './status-mark.ts';
import { colors, contentWidth, paper, styles, tints } from './theme.ts';
import type { Typesetter } from './text/typesetter.ts';
import type { FileLocale } from '../../words/locale.ts';

export type Judged = { entry: ReportSignal; signal: CatalogueEntry };

/** A page that was audited, but whose report cannot be read. */
export function drawUnreadablePage(book: Book, { number, title, url }: Chapter): void {
  const { set, flow, locale } = book;
  flow.put([
    ...nameRows(book, { number, title, address: url }),
    gapRow(10),
    ...paragraphRows(set, locale.words.pdf.unreadable, styles.body),
  ]);
}

/** Checks with problems: those to fix, in the order of the report, and what was found besides. */
export function splitProblems(book: Book, report: Report): { toFix: (Judged & { fix: Fix })[]; besides: Judged[] } {
  const found = judgedOf(book, report).filter(({ entry }) => entry.status === 'fail' || entry.status === 'warn');
  const toFix = report.fixes.flatMap((fix) => {
    const judged = found.find(({ entry }) => entry.id === fix.signal);
    return judged ? [{ ...judged, fix }] : [];
  });
  return { toFix, besides: found.filter(({ entry }) => !report.fixes.some(({ signal }) => signal === entry.id)) };
}

/** Every check of one page: problems with all their findings, then those that pass, could not be checked, or do not apply. */
export function drawFindings(book: Book, report: Report): void {
  const {
    flow,
    set,
    accent,
    document,
    locale: {
      words: { fixes, pdf, status },
    },
  } = book;
  const judged = judgedOf(book, report);
  const { toFix, besides } = splitProblems(book, report);
  const put = (title: string, list: readonly (Judged & { fix?: Fix })[], none: string) => {
    const heading = headingRows(set, title, accent.fill);
    if (list.length === 0 && none) flow.put([...heading, ...paragraphRows(set, none, styles.body)]);
    for (const [index, { entry, signal, fix }] of list.entries()) {
      book.shown.add(signal.id);
      const also = fix ? followsWords(fix, book.locale) : '';
      flow.put([
        ...(index === 0 ? heading : [ruleRow(document, colors.line, { below: 8 })]).map((row) => ({ ...row, keep: true })),
        ...findingRows(book, entry, signal, fix?.who),
        ...(also ? [...paragraphRows(set, also, styles.small, { x: paper.left + 19, width: contentWidth - 19 }), gapRow(8)] : []),
      ]);
    }
  };
  flow.space(12);
  put(fixes.title, toFix, fixes.none({ warnings: report.counts.warn }));
  if (besides.length > 0) flow.space(12);
  put(pdf.alsoFound, besides, '');
  titled(
    book,
    status.pass,
    'pass',
    judged.filter(({ entry }) => entry.status === 'pass').map(({ signal }) => ({ name: signal.title, text: '' })),
    3,
  );
  titled(
    book,
    pdf.unchecked,
    'unchecked',
    judged
      .filter(({ entry }) => entry.status === 'unchecked')
      .map(({ entry, signal }) => ({ name: signal.title, text: printableText(entry.message, 300) })),
  );
  titled(
    book,
    pdf.na,
    'na',
    judged
      .filter(({ entry }) => entry.status === 'na')
      .map(({ entry, signal }) => ({ name: signal.title, text: printableText(entry.message, 300) })),
    2,
  );
}

function judgedOf(book: Book, report: Report): Judged[] {
  return report.signals.flatMap((entry) => {
    const signal = book.locale.entryOf(entry.id);
    return signal && isCheckShown(book, entry.id) ? [{ entry, signal }] : [];
  });
}

/** Whether one of the selected tools shows this check. */
export const isCheckShown = ({ tools, locale }: Book, id: string): boolean =>
  tools.length === 0 || (locale.entryOf(id)?.tools.some((tool) => tools.includes(tool)) ?? false);

export function headingRows(set: Typesetter, text: string, color: string): Row[] {
  const line = paragraphRows(set, text, styles.heading);
  const [first] = line;
  if (!first) return [];
  return keepTogether(
    [
      {
        height: first.height + 4,
        draw(top) {
          set.document.rectangle(paper.left, top + 2, 3, 13, color);
          set.draw(
            set.lines(text, styles.heading, contentWidth - 10, 1)[0]!,
            paper.left + 10,
            top + baselineOf(styles.heading),
            styles.heading,
          );
        },
      },
      gapRow(5),
    ],
    true,
  );
}

/** Number, title and URL. */
function nameRows(
  { set, accent, locale }: Book,
  { number, title, address }: { number: number | null; title: string; address: string },
): Row[] {
  return [
    ...(number === null ? [] : paragraphRows(set, locale.words.pdf.page({ number }), { ...styles.small, color: accent.text, bold: true })),
    ...paragraphRows(set, title, styles.title, { most: 3 }),
    gapRow(2),
    ...paragraphRows(set, [linkSpan(printableUrl(address, 400), address)], styles.small, { most: 3 }),
  ];
}

/** Title, URL and page type. */
export function pageHeadRows(book: Book, report: Report, title: string, number: number | null): Row[] {
  const { set, locale } = book;
  return keepTogether([
    ...nameRows(book, { number, title, address: report.finalUrl || report.url }),
    ...paragraphRows(set, [aboutWords(report, locale), auditDateText(report.at, locale)].filter(Boolean).join(' · '), styles.note),
  ]);
}

/** One sentence in a box: whether anything blocks the page. */
export function verdictRows({ set, locale }: Book, report: Report): Row[] {
  const { tone, sentence, detail } = describeVerdict(report, true, locale);
  const status: Status = tone === 'fail' || tone === 'pass' ? tone : 'warn';
  const inner = { x: paper.left + 33, width: contentWidth - 46 };
  const rows = [
    gapRow(8),
    ...paragraphRows(set, printableText(sentence, 600), { ...styles.body, size: 10.5, leading: 14.6, bold: true }, { ...inner, most: 5 }),
    ...(detail ? paragraphRows(set, printableText(detail, 300), styles.small, inner) : []),
    gapRow(8),
  ];
  return keepTogether(
    withBackground(rows, (top, height, index) => {
      set.document.rectangle(paper.left, top, contentWidth, height, tints[status]);
      if (index === 1) drawStatusMark(set.document, status, paper.left + 11, top + 1, 14);
    }),
  );
}

/** Both scores side by side, with their parts. */
export function scoreRows(book: Book, report: Report): Row[] {
  const { set, accent, locale } = book;
  const { geo: geoWords } = locale.words;
  const { geo } = report;
  const gutter = 22;
  const left = { x: paper.left, width: 190 };
  const right = { x: paper.left + left.width + gutter, width: contentWidth - left.width - gutter };
  const auditColumn = [auditRing(book, report, left), gapRow(4), ...countRows(book, report, left)];
  const geoColumn = [
    geoRing(book, report, right),
    ...(geo.score === null ? paragraphRows(set, geo.message, styles.small, right) : []),
    ...(geo.score === null
      ? []
      : geo.caps.flatMap(({ cap, message }) =>
          paragraphRows(
            set,
            [{ text: geoWords.capped({ cap }), bold: true, color: colors.fail }, { text: ` ${message}` }],
            styles.small,
            right,
          ),
        )),
    gapRow(2),
    ...categoryBars(set, geo, accent.fill, right, locale),
    ...(geo.score === null ? [] : paragraphRows(set, evidenceMixWords(geo, locale), styles.tiny, right)),
  ];
  return [sideBySide(auditColumn, geoColumn)];
}

function ringRow(
  { set, accent }: Book,
  { score, title, lines, capped }: { score: number | null; title: string; lines: readonly string[]; capped: boolean },
  { x, width }: Place,
): Row {
  const titles = set.lines(title, styles.subheading, width - 62, 2);
  const notes = lines.filter(Boolean).flatMap((line) => set.lines(line, styles.note, width - 62, 2));
  // Up to three lines stand beside the middle of the ring; more begin higher.
  const first = 19 - 6 * Math.max(0, titles.length + notes.length - 3);
  return {
    height: 58,
    draw(top) {
      drawScoreRing(set, score, capped ? colors.fail : accent.fill, x, top, 52);
      set.drawLines(titles, x + 62, top + first, 12.5, styles.subheading);
      const below = top + first + 0.5 + titles.length * 12.5;
      set.drawLines(notes, x + 62, below, 11.5, styles.note);
    },
  };
}

function auditRing(book: Book, { score, gate, geo }: Report, place: Place): Row {
  const { pdf } = book.locale.words;
  const lines = [
    score === null ? (geo.reason === 'not-delivered' || geo.reason === 'incomplete' ? pdf.notScored : pdf.nothingJudged) : pdf.of100,
    gate && score !== null ? pdf.held({ cap: gateCap }) : '',
  ];
  return ringRow(book, { score, title: pdf.auditScore, lines, capped: gate !== null }, place);
}

function geoRing(book: Book, { geo }: Report, place: Place): Row {
  const { words, names } = book.locale;
  const { score, band, partial, measured, caps } = geo;
  const lines =
    score === null
      ? []
      : [words.pdf.band({ band: band === null ? '' : names.bands[band], partial }), words.geo.measured({ share: measured })];
  return ringRow(book, { score, title: words.pdf.geoScore, lines, capped: caps.length > 0 }, place);
}

/** Number of checks that fail, warn and pass, as a bar and in words. */
function countRows({ set, locale }: Book, report: Report, place: Place): Row[] {
  const { parts } = locale.words.pdf;
  const { fail, warn, pass } = report.counts;
  return [
    drawPartsBar(
      set,
      [
        { text: parts.fail({ count: fail }), count: fail, color: colors.fail },
        { text: parts.warn({ count: warn }), count: warn, color: colors.warnArea },
        { text: parts.pass({ count: pass }), count: pass, color: colors.pass },
      ],
      place,
    ),
    ...paragraphRows(set, checkCountWords(report, locale), styles.note, place),
  ];
}

/** Both scores in three columns without their parts: for the sheet of one page among many. */
export function scoreLine(book: Book, report: Report): Row {
  const first = { x: paper.left, width: 134 };
  const second = { x: first.x + first.width + 8, width: 180 };
  const third = { x: second.x + second.width + 8, width: contentWidth - first.width - second.width - 16 };
  return sideBySide([auditRing(book, report, first)], [geoRing(book, report, second)], [gapRow(6), ...countRows(book, report, third)]);
}

const categoryBars = (set: Typesetter, { categories }: Geo, color: string, place: Place, { words: { geo } }: FileLocale): Row[] =>
  drawScoreBars(
    set,
    categories.map(({ title, score, status }) => ({
      name: title,
      value: score,
      shown: score === null ? (status === 'na' ? geo.na : geo.unchecked) : String(Math.round(score)),
    })),
    color,
    place,
    128,
  );

/** Checks without findings, in columns. */
function titled(
  {
    flow,
    set,
    locale: {
      words: { pdf },
    },
  }: Book,
  title: string,
  status: Status,
  entries: readonly { name: string; text: string }[],
  columns = 1,
): void {
  if (entries.length === 0) return;
  const head = keepTogether(paragraphRows(set, pdf.counted({ title, count: entries.length }), styles.subheading), true);
  const wide = contentWidth / columns;
  const item = ({ name, text }: { name: string; text: string }, column: number): Row[] => {
    const at = paper.left + column * wide;
    const lines = paragraphRows(
      set,
      text ? [{ text: pdf.titled({ title: name }), bold: true }, { text: ` ${text}` }] : name,
      styles.small,
      { x: at + 14, width: wide - 22, most: 5 },
    );
    return lines.map((row, index) =>
      index > 0
        ? row
        : {
            ...row,
            draw(top) {
              drawStatusMark(set.document, status, at, top + 1.6, 8.4);
              row.draw(top);
            },
          },
    );
  };
  const rows: Row[] = [];
  for (let at = 0; at < entries.length; at += columns) {
    if (columns === 1) rows.push(...item(entries[at]!, 0), gapRow(1.5));
    else rows.push(sideBySide(...entries.slice(at, at + columns).map((entry, column) => item(entry, column))), gapRow(1.5));
  }
  flow.space(10);
  flow.put([...head, gapRow(3, true), ...rows]);
}

/** Date and time of the audit; '' for an invalid date. */
export const auditDateText = (at: string, { words: { about } }: FileLocale): string =>
  Number.isNaN(Date.parse(at)) ? '' : about.time({ at });
