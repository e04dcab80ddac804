import type { Digest, Report } from '../../checks/doors/report.ts';
import type { SiteFindings } from '../../checks/doors/site.ts';
import { editionTitle } from '../edition.ts';
import type { WrittenEdition } from '../written.ts';
import { reportSiteVerdict } from '../site-words.ts';
import type { Book, Material } from './book.ts';
import { drawPdfHistogram, drawPdfScoreRing, drawPdfScoreBars, drawPdfStackedBars } from './charts.ts';
import { reportFollowsWords } from '../report-words.ts';
import { pdfPrintableText, pdfLinkUrl, pdfReadableUrl } from './clean-text.ts';
import { pdfCrawlerRows } from './crawlers.ts';
import { pdfFixRows } from './finding-rows.ts';
import {
  pdfColumnRow,
  pdfRowGap,
  pdfRowsHeight,
  pdfRowsOverGround,
  pdfNumberedRows,
  pdfParagraph,
  pdfRowsTogether,
  type Row,
} from './flow.ts';
import { pdfDateText, pdfScoreRows, pdfVerdictRows } from './page-report.ts';
import { pdfStatusMark } from './status-mark.ts';
import { colors, contentWidth, paper, styles } from './theme.ts';

const columnGap = 24;
const half = (contentWidth - columnGap) / 2;
const left = { x: paper.left as number, width: half };
const right = { x: paper.left + half + columnGap, width: half };

/** The cover, readable on its own: the audited pages, the result, and what to do first. */
export function pdfCoverPage(
  book: Book,
  material: Material,
  site: SiteFindings | null,
  only: { report: Report; title: string } | null,
): void {
  const { document, flow } = book;
  document.addPage();
  document.band(9, book.accent.fill);
  flow.top = 40;
  pdfMasthead(book, material);
  flow.put(titleRows(book, material, only?.report ?? null));
  flow.top += 14;
  if (only) single(book, only.report);
  else if (site) overview(book, site, material);
}

/** Logo on the left; agency on the right, or in the logo's place. */
export function pdfMasthead({ document, set, flow }: Book, { agency, logo }: Pick<Material, 'agency' | 'logo'>): void {
  const most = { width: 170, height: 52 };
  if (logo) {
    const scale = Math.min(most.width / logo.width, most.height / logo.height, 1);
    const name = document.addPicture(logo.picture);
    document.picture(name, paper.left, flow.top, logo.width * scale, logo.height * scale);
    if (agency) set.label(pdfPrintableText(agency, 120), paper.left + 200, flow.top + 14, styles.subheading, contentWidth - 200, 'right');
    flow.top += logo.height * scale + 34;
  } else {
    if (agency) set.label(pdfPrintableText(agency, 120), paper.left, flow.top + 10, styles.subheading, contentWidth);
    flow.top += agency ? 44 : 24;
  }
}

function titleRows(
  { set, accent, edition }: Book,
  { title, name, at, pages, missing, notes = [] }: Material,
  report: Report | null,
): Row[] {
  const address = report ? report.finalUrl || report.url : '';
  const link = pdfLinkUrl(address);
  const count = edition.words.pdf.audited({ pages: pages.length, missing: missing.length });
  return pdfRowsTogether([
    ...pdfParagraph(set, title, styles.display, { most: 3 }),
    pdfRowGap(5),
    { height: 3, draw: (top) => set.document.rectangle(paper.left, top, 46, 3, accent.fill) },
    pdfRowGap(8),
    ...pdfParagraph(set, name, { ...styles.heading, size: 13, leading: 18 }, { most: 3 }),
    ...(address
      ? pdfParagraph(set, [{ text: pdfReadableUrl(address, 300), ...(link ? { link, color: colors.note } : {}) }], styles.small, {
          most: 2,
        })
      : []),
    pdfRowGap(2),
    ...pdfParagraph(set, [pdfDateText(at, edition), report ? '' : count].filter(Boolean).join(' · '), styles.note),
    ...notes.flatMap((note) => pdfParagraph(set, pdfPrintableText(note, 400), { ...styles.small, color: colors.fail }, { most: 2 })),
  ]);
}

// ── Many pages ──

function overview(book: Book, site: SiteFindings, { pages }: Material): void {
  const { set, flow, accent, document, edition } = book;
  const { pdf } = edition.words;
  const { summary, signals } = site;
  const blocked = summary.gates.length > 0;
  const tone = blocked ? 'fail' : signals.length > 0 ? 'warn' : 'pass';
  flow.put(
    pdfRowsTogether(
      pdfRowsOverGround(
        [
          pdfRowGap(7),
          ...pdfParagraph(
            set,
            reportSiteVerdict(site, edition),
            { ...styles.body, bold: true },
            { x: paper.left + 33, width: contentWidth - 46, most: 4 },
          ),
          pdfRowGap(7),
        ],
        (top, height, index) => {
          document.rectangle(paper.left, top, contentWidth, height, { fail: '#fae5e1', warn: '#faefd5', pass: '#e3f0e6' }[tone]);
          if (index === 1) pdfStatusMark(document, tone, paper.left + 11, top + 0.5, 13);
        },
      ),
    ),
  );
  flow.top += 14;
  const scoreHead = (title: string, of: SiteFindings['summary']['score'], place: typeof left): Row => ({
    height: 56,
    draw(top) {
      drawPdfScoreRing(set, of?.median ?? null, accent.fill, place.x, top, 50);
      set.label(title, place.x + 60, top + 18, styles.subheading, place.width - 60);
      set.label(of ? pdf.median(of) : pdf.noPage, place.x + 60, top + 31, styles.note, place.width - 60);
      if (of) set.label(pdf.range(of), place.x + 60, top + 42.5, styles.note, place.width - 60);
    },
  });
  const caption = (text: string, place: typeof left) => [
    pdfRowGap(6),
    ...pdfParagraph(set, text, { ...styles.small, bold: true }, place),
    pdfRowGap(3),
  ];
  flow.put([
    pdfColumnRow(
      [
        scoreHead(pdf.auditScore, summary.score, left),
        ...caption(pdf.histogram, left),
        drawPdfHistogram(set, summary.score?.bins ?? Array.from({ length: 10 }, () => 0), accent.fill, left, 112),
      ],
      [
        scoreHead(pdf.geoScore, summary.geo, right),
        ...caption(pdf.categories, right),
        ...drawPdfScoreBars(
          set,
          categoryMeans(
            summary,
            pages.map(({ digest }) => digest),
            edition,
          ),
          accent.fill,
          right,
          122,
        ),
      ],
    ),
  ]);
  flow.top += 12;
  const worst = signals.slice(0, Math.max(3, Math.min(10, Math.floor((flow.left + 10) / 17))));
  const bars = worst.map(({ id, failCount, warnCount }) => ({ name: editionTitle(edition, id, 'fail'), fail: failCount, warn: warnCount }));
  if (bars.length > 0) {
    flow.put([
      ...pdfParagraph(set, pdf.worstChecks, { ...styles.small, bold: true }).map((row) => ({ ...row, keep: true })),
      pdfRowGap(3, true),
      ...pdfRowsTogether(drawPdfStackedBars(set, bars, site.pages, { x: paper.left, width: contentWidth }, 235, pdf)),
    ]);
  }
  needMost(book, summary.worst);
}

/** The pages that need the most attention, if there is room for them. */
function needMost(
  {
    set,
    flow,
    document,
    later,
    chapters,
    edition: {
      words: { pdf },
    },
  }: Book,
  worst: readonly number[],
): void {
  const shown = worst.flatMap((page) => chapters[page] ?? []).slice(0, Math.min(8, Math.floor((flow.left - 40) / 15)));
  if (shown.length < 2) return;
  flow.top += 12;
  flow.put(
    pdfRowsTogether([
      ...pdfParagraph(set, pdf.worstPages, { ...styles.small, bold: true }),
      pdfRowGap(3),
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
          set.label(pdf.pageNumber({ number: target.page }), paper.left + contentWidth - 60, top + 10, styles.note, 60, 'right');
          document.link(paper.left, top, contentWidth, 14, target);
        }),
      ),
    ]),
  );
}

/** All six categories in order, including those without a score. */
function categoryMeans({ categories }: SiteFindings['summary'], digests: readonly Digest[], { names, words: { geo } }: WrittenEdition) {
  const ids = new Set(digests.flatMap(({ geo }) => geo.categories.map(({ id }) => id)));
  return [...ids].map((id) => {
    const mean = categories.find((category) => category.id === id)?.mean;
    return { name: names.categories[id], value: mean ?? null, shown: mean === undefined ? geo.notScored : String(mean) };
  });
}

// ── One page ──

function single(book: Book, report: Report): void {
  const { flow } = book;
  flow.put(pdfVerdictRows(book, report));
  flow.top += 14;
  flow.put(pdfScoreRows(book, report));
  flow.top += 14;
  const crawlers = pdfCrawlerRows(book, report);
  flow.put(crawlers);
  if (crawlers.length > 0) flow.top += 14;
  flow.put(firstFixes(book, report));
}

/** What to fix first: at most five, and only as many as fit, because the cover is one page. The rest is on the next pages. */
function firstFixes(book: Book, report: Report): Row[] {
  const { set, flow, edition } = book;
  const { pdf, fixes } = edition.words;
  const heading = (shown: number) =>
    pdfRowsTogether(
      pdfParagraph(set, report.fixes.length > shown ? pdf.toFixFirst({ shown, total: report.fixes.length }) : fixes.title, styles.heading),
      true,
    );
  let room = flow.left + 20 - pdfRowsHeight(heading(0));
  const fitting: Row[][] = [];
  for (const [index, fix] of report.fixes.slice(0, 5).entries()) {
    const rows = fixOnCover(book, fix, index + 1);
    room -= pdfRowsHeight(rows);
    if (room < 0) break;
    fitting.push(rows);
  }
  if (report.fixes.length === 0) return [...heading(0), ...pdfParagraph(set, fixes.none({ warnings: report.counts.warn }), styles.body)];
  return fitting.length === 0 ? [] : [...heading(fitting.length), ...fitting.flat()];
}

function fixOnCover(book: Book, fix: Report['fixes'][number], number: number): Row[] {
  const { set, accent } = book;
  const { message, change } = fix;
  const also = reportFollowsWords(fix, book.edition);
  const place = { x: paper.left + 20, width: contentWidth - 20 };
  const bold = { ...styles.body, bold: true };
  const lines = pdfParagraph(set, pdfPrintableText(message, 400), bold, { ...place, most: 3 });
  return pdfRowsTogether([
    pdfRowGap(5),
    ...pdfNumberedRows(set, lines, number, { x: paper.left, baseline: 10, width: 18, style: { ...bold, color: accent.text } }),
    ...(change ? pdfFixRows(book, pdfPrintableText(change, 400), place.x, place.width) : []),
    ...(also ? pdfParagraph(set, also, styles.small, { ...place, most: 2 }) : []),
  ]);
}
