import type { SiteFindings } from '../../checks/site/findings.ts';
import { idsWithoutTable, siteIssuesIn, type SiteIssue } from '../site-issues.ts';
import { brokenLinkAnswer, siteVerdict } from '../site-words.ts';
import type { Book, Chapter } from './book.ts';
import { drawStackedBars } from './charts.ts';
import { printableText, printableUrl } from './text/clean.ts';
import { fixRows } from './finding-rows.ts';
import { gapRow, linkSpan, paragraphRows, ruleRow, keepTogether, type Row } from './flow.ts';
import { headingRows } from './page-report.ts';
import { startsRightToLeft } from './text/scripts.ts';
import { colors, contentWidth, paper, styles } from './theme.ts';
import type { Span } from './text/typesetter.ts';
import { signalTitle } from '../catalogue.ts';

const most = { pages: 24, groups: 25, pairs: 40, links: 60 } as const;
/** Words that depend on a number. */
type Counted = (args: { count: number }) => string;
const indent = { x: paper.left + 12, width: contentWidth - 12 };

/** Findings across all pages. Pages are identified by the number of their sheet, which is a link. */
export function drawSiteSection(book: Book, site: SiteFindings): void {
  const { flow, set, locale } = book;
  const { pdf, site: words } = locale.words;
  flow.put([
    ...keepTogether(paragraphRows(set, pdf.across, styles.title), true),
    ...paragraphRows(set, siteVerdict(site, locale), styles.body),
  ]);
  flow.space(12);
  checks(book, site);
  const { totals } = site;
  duplicateTexts(book, 'titles', site);
  duplicateTexts(book, 'descriptions', site);
  duplicateTexts(book, 'headings', site);
  pairs(book, 'canonicals', site.canonicals, totals.canonicals, words.canonicals);
  pairs(book, 'alternates', site.alternates, totals.alternates, words.alternates);
  brokenLinks(book, site);
  moreIssues(book, site);
  const none = [
    totals.titles === 0 && pdf.none.titles,
    totals.descriptions === 0 && pdf.none.descriptions,
    totals.headings === 0 && pdf.none.headings,
    totals.canonicals === 0 && pdf.none.canonicals,
    totals.alternates === 0 && pdf.none.alternates,
    site.linksProbed > 0 && totals.brokenLinks === 0 && pdf.none.brokenLinks,
  ].filter((name): name is string => name !== false);
  if (none.length > 0 && site.pages > 1) {
    flow.space(10);
    flow.put(paragraphRows(set, [{ text: pdf.notFound, bold: true }, { text: ` ${pdf.list({ items: none })}` }], styles.small));
  }
  if (site.linksProbed === 0) flow.put(paragraphRows(set, words.linksUnprobed({ betweenPages: site.linksBetween }), styles.note));
}

function checks(book: Book, site: SiteFindings): void {
  const { flow, set, accent, locale } = book;
  const { pdf, site: words } = locale.words;
  if (site.signals.length === 0) return;
  const rows = site.signals.flatMap((signal) => {
    const name = signalTitle(locale, signal.id, 'fail');
    book.shown.add(signal.id);
    const [bar] = drawStackedBars(
      set,
      [{ name, fail: signal.failCount, warn: signal.warnCount }],
      site.pages,
      { x: paper.left, width: contentWidth },
      235,
      locale.words,
    );
    return keepTogether([
      bar!,
      ...paragraphRows(set, locale.groundsOf(signal.id)?.why ?? '', styles.tiny, { ...indent, most: 2 }),
      ...(signal.failCount > 0 ? pageNumbers(book, signal.fail, signal.failCount, pdf.failsOn) : []),
      ...(signal.warnCount > 0 ? pageNumbers(book, signal.warn, signal.warnCount, pdf.improveOn) : []),
      gapRow(3),
    ]);
  });
  flow.put([...headingRows(set, words.byImpact, accent.fill), ...rows]);
  flow.space(14);
}

type NumberOf = (chapter: Chapter) => number;

/** A paragraph with page numbers. It is drawn when they are known, in the space that the widest ones need. */
function numberedParagraph({ set, later }: Book, spans: (numberOf: NumberOf) => Span[], ...as: Tail<typeof paragraphRows>): Row[] {
  const rows = (numberOf: NumberOf) => paragraphRows(set, spans(numberOf), ...as);
  return rows(() => 8_888).map(({ height, keep }, index) =>
    later.row(height, (top) => rows(({ target }) => target.page)[index]?.draw(top), keep),
  );
}
type Tail<F> = F extends (set: never, text: never, ...rest: infer R) => unknown ? R : never;

/** "Fails on 3 pages: p. 4, 9, 12 and 40 more", every number a link. */
function pageNumbers(book: Book, pages: readonly number[], count: number, on: Counted): Row[] {
  const { chapters, locale } = book;
  const shown = pages.flatMap((page) => chapters[page] ?? []).slice(0, most.pages);
  const rest = count - shown.length;
  const spans = (numberOf: NumberOf): Span[] => [
    { text: on({ count }) },
    ...shown.flatMap((chapter, index): Span[] => [
      { text: ` ${numberOf(chapter)}`, link: chapter.target, color: colors.note },
      ...(index < shown.length - 1 ? [{ text: locale.words.punctuation.comma.trimEnd() }] : []),
    ]),
    ...(rest > 0 ? [{ text: ` ${locale.words.evidence.more({ count: rest })}` }] : []),
  ];
  return numberedParagraph(book, spans, styles.tiny, indent);
}

function duplicateTexts(book: Book, id: 'titles' | 'descriptions' | 'headings', { duplicates, totals }: SiteFindings): void {
  const shown = duplicates[id].slice(0, most.groups);
  section(
    book,
    id,
    totals[id],
    shown.map(({ text, pages, count }) =>
      keepTogether([
        ...paragraphRows(book.set, printableText(text, 300), styles.body, { most: 3 }),
        ...pageNumbers(book, pages, count, book.locale.words.pdf.on),
      ]),
    ),
  );
}

function pairs<K extends string>(
  book: Book,
  id: 'canonicals' | 'alternates',
  issues: readonly { kind: K; page: number; target: number | null; code?: string; onward?: string }[],
  total: number,
  words: Record<K, string>,
): void {
  const name = (page: number, numberOf: NumberOf): Span[] => {
    const chapter = book.chapters[page];
    if (!chapter) return [];
    const sheet = book.locale.words.pdf.pageNumber({ number: numberOf(chapter) });
    return [{ text: ` ${printableText(chapter.title, 70)} (${sheet})`, link: chapter.target, color: colors.note }];
  };
  const arrowOf = (page: number) => (book.document.isMirrored || startsRightToLeft(book.chapters[page]?.title ?? '') ? '←' : '→');
  const shown = issues.slice(0, most.pairs);
  section(
    book,
    id,
    total,
    shown.map((issue) =>
      numberedParagraph(
        book,
        (numberOf) => [
          ...name(issue.page, numberOf),
          ...(issue.target === null ? [] : [{ text: ` ${arrowOf(issue.page)}` }, ...name(issue.target, numberOf)]),
          ...(issue.code ? [{ text: ` (${printableText(issue.code, 30)})`, color: colors.muted }] : []),
          { text: ` · ${words[issue.kind]}` },
          ...(issue.onward ? [{ text: ` ${arrowOf(issue.page)} ${printableUrl(issue.onward, 160)}`, color: colors.muted }] : []),
        ],
        styles.small,
        { most: 4 },
      ),
    ),
  );
}

function brokenLinks(book: Book, { brokenLinks: links, totals }: SiteFindings): void {
  const shown = links.slice(0, most.links);
  section(
    book,
    'brokenLinks',
    totals.brokenLinks,
    shown.map((link) =>
      keepTogether([
        ...paragraphRows(
          book.set,
          [
            linkSpan(printableUrl(link.url, 240), link.url),
            { text: ` ${printableText(brokenLinkAnswer(link, book.locale), 120)}`, color: colors.fail },
          ],
          styles.small,
          { most: 3 },
        ),
        ...pageNumbers(book, link.pages, link.count, book.locale.words.pdf.on),
      ]),
    ),
  );
}

/** Findings without their own section above. */
function moreIssues(book: Book, site: SiteFindings): void {
  const { pdf } = book.locale.words;
  for (const { id, items, total } of siteIssuesIn(site, book.locale, idsWithoutTable)) {
    const shown = items.slice(0, most.links);
    section(
      book,
      id,
      total,
      shown.map(({ text, pages, count }) =>
        keepTogether([
          ...paragraphRows(book.set, printableText(text, 300), styles.small, { most: 3 }),
          ...(pages.length > 0 ? pageNumbers(book, pages, Math.max(count, pages.length), pdf.on) : []),
        ]),
      ),
    );
  }
}

/** @param total of the findings, of which the first are in `items` */
function section(book: Book, id: SiteIssue['id'], total: number, items: readonly Row[][]): void {
  if (total === 0) return;
  const {
    flow,
    set,
    accent,
    document,
    locale: {
      words: { pdf, site },
    },
  } = book;
  const { title, change, source } = site.issues[id];
  const rest = total - items.length;
  flow.space(12);
  flow.put([
    ...headingRows(set, pdf.counted({ title, count: total }), accent.fill),
    ...keepTogether(
      fixRows(book, `${change} ${source ? site.rule({ source: source.title }) : `(${site.heuristic})`}`, paper.left, contentWidth),
      true,
    ),
    gapRow(5, true),
    ...items.flatMap((rows, index) => [
      ...(index > 0 ? [{ ...ruleRow(document, colors.line, { above: 2.5, below: 2.5 }), keep: true }] : []),
      ...rows,
    ]),
    ...(rest > 0 ? paragraphRows(set, pdf.rest({ count: rest }), styles.note) : []),
  ]);
}
