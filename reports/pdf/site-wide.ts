import type { SiteFindings } from '../../checks/index.ts';
import { titleOf } from '../edition.ts';
import { siteWords } from '../site-words.ts';
import type { Book } from './book.ts';
import { stackedBars } from './charts.ts';
import { clean, linkAddress, readableAddress } from './clean-text.ts';
import { fixRows } from './finding-rows.ts';
import { gap, paragraph, rule, together, type Row } from './flow.ts';
import { headingRows } from './page-report.ts';
import { colours, contentWidth, paper, styles } from './theme.ts';
import type { Span } from './typesetter.ts';

const most = { pages: 24, groups: 25, pairs: 40, links: 60 } as const;
const indent = { x: paper.left + 12, width: contentWidth - 12 };

/** What only shows over all pages. Pages are named by their number in this document, which is a link. */
export function siteWide(book: Book, site: SiteFindings): void {
  const { flow, set } = book;
  flow.put([...together(paragraph(set, 'Across all pages', styles.title), true), ...paragraph(set, siteWords.verdict(site), styles.body)]);
  flow.space(12);
  checks(book, site);
  const { duplicates, totals } = site;
  duplicateTexts(book, 'Titles that several pages share', duplicates.titles, totals.titles, 'Give every page a title that says what only this page is about.');
  duplicateTexts(book, 'Descriptions that several pages share', duplicates.descriptions, totals.descriptions, 'Describe each page in its own words, or leave the description out where there is nothing to say.');
  duplicateTexts(book, 'Main headings that several pages share', duplicates.headings, totals.headings, 'Let the h1 of each page name its own topic.');
  pairs(book, 'Canonical addresses that contradict each other', site.canonicals, totals.canonicals, siteWords.canonical,
    'Let every page name as canonical the address that is to be found, and that address name itself.');
  pairs(book, 'Language versions that do not answer each other', site.alternates, totals.alternates, siteWords.alternate,
    'Let all versions of a page name one another with hreflang, each under its canonical address.');
  brokenLinks(book, site);
  const none = [
    totals.titles === 0 && 'shared titles', totals.descriptions === 0 && 'shared descriptions', totals.headings === 0 && 'shared main headings',
    totals.canonicals === 0 && 'contradicting canonical addresses', totals.alternates === 0 && 'one-sided language versions', site.linksProbed > 0 && totals.brokenLinks === 0 && 'broken links',
  ].filter((name): name is string => name !== false);
  if (none.length > 0 && site.pages > 1) {
    flow.space(10);
    flow.put(paragraph(set, [{ text: 'Looked for and not found:', bold: true }, { text: ` ${none.join(', ')}.` }], styles.small));
  }
  if (site.linksProbed === 0) flow.put(paragraph(set, 'Whether links are broken was not checked: link checks were not part of this audit.', styles.note));
}

function checks(book: Book, site: SiteFindings): void {
  const { flow, set, accent } = book;
  if (site.signals.length === 0) return;
  const rows = site.signals.flatMap((signal) => {
    const name = titleOf(book.edition, signal.id);
    book.shown.add(signal.id);
    const [bar] = stackedBars(set, [{ name, fail: signal.failCount, warn: signal.warnCount }], site.pages, { x: paper.left, width: contentWidth }, 190);
    return together([
      bar!,
      ...(signal.failCount > 0 ? pageNumbers(book, signal.fail, signal.failCount, 'Fails on') : []),
      ...(signal.warnCount > 0 ? pageNumbers(book, signal.warn, signal.warnCount, 'Can be improved on') : []),
      gap(3),
    ]);
  });
  flow.put([...headingRows(set, 'Checks that fail or can be improved, most pages first', accent.fill), ...rows]);
  flow.space(14);
}

/** "On pages 3, 7, 12 and 40 more", every number a link. */
function pageNumbers({ set, chapters }: Book, pages: readonly number[], count: number, word: string): Row[] {
  const shown = pages.slice(0, most.pages);
  const spans = shown.flatMap((page, index): Span[] => {
    const chapter = chapters[page];
    const comma = index < shown.length - 1 ? ',' : '';
    return [{ text: ` ${chapter?.number ?? page + 1}`, ...(chapter ? { link: chapter.target, colour: colours.note } : {}) }, ...(comma ? [{ text: comma }] : [])];
  });
  const rest = count - shown.length;
  return paragraph(set, [{ text: `${word} ${count === 1 ? 'page' : 'pages'}` }, ...spans, ...(rest > 0 ? [{ text: ` and ${rest.toLocaleString('en')} more` }] : [])], styles.tiny, indent);
}

function duplicateTexts(book: Book, title: string, groups: SiteFindings['duplicates']['titles'], total: number, fix: string): void {
  if (total === 0) return;
  const shown = groups.slice(0, most.groups);
  section(book, `${title} (${total.toLocaleString('en')})`, fix, shown.map(({ text, pages, count }) => together([
    ...paragraph(book.set, clean(text, 300), styles.body, { most: 3 }), ...pageNumbers(book, pages, count, 'On'),
  ])), total - shown.length);
}

function pairs<K extends string>(book: Book, title: string, issues: readonly { kind: K; page: number; target: number; code?: string; onward?: string }[], total: number, words: (kind: K) => string, fix: string): void {
  if (total === 0) return;
  const name = (page: number): Span => {
    const chapter = book.chapters[page];
    return { text: ` ${chapter ? `${chapter.number} · ${clean(chapter.title, 70)}` : page + 1}`, ...(chapter ? { link: chapter.target, colour: colours.note } : {}) };
  };
  const shown = issues.slice(0, most.pairs);
  section(book, `${title} (${total.toLocaleString('en')})`, fix, shown.map((issue) =>
    paragraph(book.set, [
      name(issue.page), { text: ` ${words(issue.kind)}` }, name(issue.target),
      ...(issue.code ? [{ text: ` (${clean(issue.code, 30)})`, colour: colours.muted }] : []),
      ...(issue.onward ? [{ text: ` → ${readableAddress(issue.onward, 160)}`, colour: colours.muted }] : []),
    ], styles.small, { most: 4 })), total - shown.length);
}

function brokenLinks(book: Book, { brokenLinks: links, totals }: SiteFindings): void {
  if (totals.brokenLinks === 0) return;
  const shown = links.slice(0, most.links);
  section(book, `Broken links (${totals.brokenLinks.toLocaleString('en')})`, 'Correct the address, or take the link away. A link on many pages mostly stands in a menu, a footer or a template: one change mends them all.',
    shown.map(({ url, status, reason, pages, count }) => {
      const link = linkAddress(url);
      return together([
        ...paragraph(book.set, [{ text: readableAddress(url, 240), ...(link ? { link, colour: colours.note } : {}) }, { text: ` ${[status > 0 && String(status), clean(reason, 120)].filter(Boolean).join(' ')}`, colour: colours.fail }], styles.small, { most: 3 }),
        ...pageNumbers(book, pages, count, 'On'),
      ]);
    }), totals.brokenLinks - shown.length);
}

function section({ flow, set, accent, document }: Book, title: string, fix: string, items: readonly Row[][], rest: number): void {
  flow.space(12);
  flow.put([
    ...headingRows(set, title, accent.fill),
    ...together(fixRows(set, fix, paper.left, contentWidth, accent), true), gap(5, true),
    ...items.flatMap((rows, index) => [...(index > 0 ? [{ ...rule(document, colours.line, { above: 2.5, below: 2.5 }), keep: true }] : []), ...rows]),
    ...(rest > 0 ? paragraph(set, `and ${rest.toLocaleString('en')} more: the CSV and JSON exports have all of them.`, styles.note) : []),
  ]);
}
