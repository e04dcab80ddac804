import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { SiteFindings } from '../../checks/site/findings.ts';
import { siteVerdict } from '../site-words.ts';
import type { Book, Material } from './book.ts';
import { drawHistogram, drawScoreRing, drawScoreBars, drawStackedBars } from './charts.ts';
import { followsWords } from '../verdict-words.ts';
import { printableText, printableUrl } from './text/clean.ts';
import { crawlerRows } from './crawlers.ts';
import { fixRows } from './finding-rows.ts';
import { sideBySide, gapRow, rowsHeight, withBackground, numberedRows, linkSpan, paragraphRows, keepTogether, type Row } from './flow.ts';
import { auditDateText, scoreRows, verdictRows } from './page-report.ts';
import { drawStatusMark } from './status-mark.ts';
import { colors, contentWidth, paper, styles, tints } from './theme.ts';
import { signalTitle } from '../catalogue.ts';
import type { FileLocale } from '../../words/locale.ts';

const columnGap = 24;
const half = (contentWidth - columnGap) / 2;
const left = { x: paper.left as number, width: half };
const right = { x: paper.left + half + columnGap, width: half };

/** The cover, readable on its own: the audited pages, the result, and what to do first. */
export function drawCover(book: Book, material: Material, site: SiteFindings | null, only: { report: Report; title: string } | null): void {
  const { document, flow } = book;
  document.addPage();
  document.band(9, book.accent.fill);
  flow.top = 40;
  drawMasthead(book, material);
  flow.put(titleRows(book, material, only?.report ?? null));
  flow.top += 14;
  if (only) single(book, only.report);
  else if (site) overview(book, site, material);
}

/** Logo where lines begin; agency where they end, or in the logo's place. */
export function drawMasthead({ document, set, flow }: Book, { agency, logo }: Pick<Material, 'agency' | 'logo'>): void {
  const most = { width: 170, height: 52 };
  if (logo) {
    const scale = Math.min(most.width / logo.width, most.height / logo.height, 1);
    const name = document.addPicture(logo.picture);
    document.picture(name, document.leftOf(paper.left, logo.width * scale), flow.top, logo.width * scale, logo.height * scale);
    if (agency) set.label(printableText(agency, 120), paper.left + 200, flow.top + 14, styles.subheading, contentWidth - 200, 'right');
    flow.top += logo.height * scale + 34;
  } else {
    if (agency) set.label(printableText(agency, 120), paper.left, flow.top + 10, styles.subheading, contentWidth);
    flow.top += agency ? 44 : 24;
  }
}

function titleRows(
  { set, accent, locale }: Book,
  { title, name, at, pages, missing, notes = [], crawled = [] }: Material,
  report: Report | null,
): Row[] {
  const address = report ? report.finalUrl || report.url : '';
  const count = locale.words.pdf.audited({ pages: pages.length, missing: missing.length });
  return keepTogether([
    ...paragraphRows(set, title, styles.display, { most: 3 }),
    gapRow(5),
    { height: 3, draw: (top) => set.document.rectangle(paper.left, top, 46, 3, accent.fill) },
    gapRow(8),
    ...paragraphRows(set, name, { ...styles.heading, size: 13, leading: 18 }, { most: 3 }),
    ...(address ? paragraphRows(set, [linkSpan(printableUrl(address, 300), address)], styles.small, { most: 2 }) : []),
    gapRow(2),
    ...paragraphRows(set, [auditDateText(at, locale), report ? '' : count].filter(Boolean).join(' · '), styles.note),
    ...crawled.flatMap((line) => paragraphRows(set, printableText(line, 600), styles.small, { most: 4 })),
    ...notes.flatMap((note) => paragraphRows(set, printableText(note, 400), { ...styles.small, color: colors.fail }, { most: 2 })),
  ]);
}

// ── Many pages ──

function overview(book: Book, site: SiteFindings, { pages }: Material): void {
  const { set, flow, accent, document, locale } = book;
  const { pdf } = locale.words;
  const { summary, signals } = site;
  const blocked = summary.gates.length > 0;
  const tone = blocked ? 'fail' : signals.length > 0 ? 'warn' : 'pass';
  flow.put(
    keepTogether(
      withBackground(
        [
          gapRow(7),
          ...paragraphRows(
            set,
            siteVerdict(site, locale),
            { ...styles.body, bold: true },
            { x: paper.left + 33, width: contentWidth - 46, most: 4 },
          ),
          gapRow(7),
        ],
        (top, height, index) => {
          document.rectangle(paper.left, top, contentWidth, height, tints[tone]);
          if (index === 1) drawStatusMark(document, tone, paper.left + 11, top + 0.5, 13);
        },
      ),
    ),
  );
  flow.top += 14;
  const scoreHead = (title: string, of: SiteFindings['summary']['score'], place: typeof left): Row => ({
    height: 56,
    draw(top) {
      drawScoreRing(set, of?.median ?? null, accent.fill, place.x, top, 50);
      set.label(title, place.x + 60, top + 18, styles.subheading, place.width - 60);
      set.label(of ? pdf.median(of) : pdf.noPage, place.x + 60, top + 31, styles.note, place.width - 60);
      if (of) set.label(pdf.range(of), place.x + 60, top + 42.5, styles.note, place.width - 60);
    },
  });
  const caption = (text: string, place: typeof left) => [
    gapRow(6),
    ...paragraphRows(set, text, { ...styles.small, bold: true }, place),
    gapRow(3),
  ];
  flow.put([
    sideBySide(
      [
        scoreHead(pdf.auditScore, summary.score, left),
        ...caption(pdf.histogram, left),
        drawHistogram(set, summary.score?.bins ?? Array.from({ length: 10 }, () => 0), accent.fill, left, 112),
      ],
      [
        scoreHead(pdf.geoScore, summary.geo, right),
        ...caption(locale.words.site.categories, right),
        ...drawScoreBars(
          set,
          categoryMeans(
            summary,
            pages.map(({ digest }) => digest),
            locale,
          ),
          accent.fill,
          right,
          122,
        ),
      ],
    ),
  ]);
  flow.top += 12;
  const worst = signals
    .slice(0, 10)
    .map(({ id, failCount, warnCount }) => ({ name: signalTitle(locale, id, 'fail'), fail: failCount, warn: warnCount }));
  const all = drawStackedBars(set, worst, site.pages, { x: paper.left, width: contentWidth }, 235, locale.words);
  const bars = all.filter((_, index) => index < 3 || rowsHeight(all.slice(0, index + 1)) <= flow.left + 10);
  if (bars.length > 0) {
    flow.put([
      ...paragraphRows(set, pdf.worstChecks, { ...styles.small, bold: true }).map((row) => ({ ...row, keep: true })),
      gapRow(3, true),
      ...keepTogether(bars),
    ]);
  }
  needMost(book, summary.worst);
}

/** The pages that need the most attention, if there is room for them. */
function needMost({ set, flow, document, later, chapters, locale: { words } }: Book, worst: readonly number[]): void {
  const shown = worst.flatMap((page) => chapters[page] ?? []).slice(0, Math.min(8, Math.floor((flow.left - 40) / 15)));
  if (shown.length < 2) return;
  flow.top += 12;
  flow.put(
    keepTogether([
      ...paragraphRows(set, words.site.worst, { ...styles.small, bold: true }),
      gapRow(3),
      ...shown.map(({ title, digest, target }) =>
        later.row(15, (top) => {
          set.label(
            String(digest.score),
            paper.left,
            top + 10,
            { ...styles.small, bold: true, color: digest.gate ? colors.fail : colors.ink },
            22,
            'right',
          );
          set.label(title, paper.left + 32, top + 10, styles.small, contentWidth - 100);
          set.label(words.pdf.pageNumber({ number: target.page }), paper.left + contentWidth - 60, top + 10, styles.note, 60, 'right');
          document.link(paper.left, top, contentWidth, 14, target);
        }),
      ),
    ]),
  );
}

/** All six categories in order, including those without a score. */
function categoryMeans({ categories }: SiteFindings['summary'], digests: readonly Digest[], { names, words: { geo } }: FileLocale) {
  const ids = new Set(digests.flatMap((digest) => digest.geo.categories.map(({ id }) => id)));
  return [...ids].map((id) => {
    const mean = categories.find((category) => category.id === id)?.mean;
    return { name: names.categories[id], value: mean ?? null, shown: mean === undefined ? geo.notScored : String(mean) };
  });
}

// ── One page ──

function single(book: Book, report: Report): void {
  const { flow } = book;
  flow.put(verdictRows(book, report));
  flow.top += 14;
  flow.put(scoreRows(book, report));
  flow.top += 14;
  const crawlers = crawlerRows(book, report);
  flow.put(firstFixes(book, report, crawlers.length > 0 ? 14 + rowsHeight(crawlers) : 0));
  if (crawlers.length > 0) flow.top += 14;
  flow.put(crawlers);
}

/** What to fix first: at most five, and only as many as fit, because the cover is one page. The rest is on the next pages. @param below height of what follows on the cover */
function firstFixes(book: Book, report: Report, below: number): Row[] {
  const { set, flow, locale } = book;
  const { pdf, fixes } = locale.words;
  const heading = (shown: number) =>
    keepTogether(
      paragraphRows(set, report.fixes.length > shown ? pdf.toFixFirst({ shown, total: report.fixes.length }) : fixes.title, styles.heading),
      true,
    );
  let room = flow.left - below - rowsHeight(heading(0));
  const fitting: Row[][] = [];
  for (const [index, fix] of report.fixes.slice(0, 5).entries()) {
    const rows = fixOnCover(book, fix, index + 1);
    room -= rowsHeight(rows);
    if (room < 0) break;
    fitting.push(rows);
  }
  if (report.fixes.length === 0) return [...heading(0), ...paragraphRows(set, fixes.none({ warnings: report.counts.warn }), styles.body)];
  return fitting.length === 0 ? [] : [...heading(fitting.length), ...fitting.flat()];
}

function fixOnCover(book: Book, fix: Report['fixes'][number], number: number): Row[] {
  const { set, accent } = book;
  const { message, change } = fix;
  const also = followsWords(fix, book.locale);
  const place = { x: paper.left + 20, width: contentWidth - 20 };
  const bold = { ...styles.body, bold: true };
  const who = book.locale.words.fixes.who[fix.who].name;
  const beside = set.width(who, styles.note);
  const lines = paragraphRows(set, printableText(message, 400), bold, { ...place, width: place.width - beside - 12, most: 3 });
  const [first, ...others] = numberedRows(set, lines, number, {
    x: paper.left,
    baseline: 10,
    width: 18,
    style: { ...bold, color: accent.text },
  });
  return keepTogether([
    gapRow(5),
    {
      ...first!,
      draw(top) {
        first!.draw(top);
        set.label(who, place.x + place.width - beside, top + 10, styles.note, beside, 'right');
      },
    },
    ...others,
    ...(change ? fixRows(book, printableText(change, 400), place.x, place.width) : []),
    ...(also ? paragraphRows(set, also, styles.small, { ...place, most: 2 }) : []),
  ]);
}
