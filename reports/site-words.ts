import { geoCategories, type AlternateIssue, type CanonicalIssue, type CategoryId, type SiteFindings } from '../checks/index.ts';
import { titleOf, type Edition } from './edition.ts';

/** The findings over many pages in words. */
const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const canonicals: Record<CanonicalIssue['kind'], string> = {
  loop: 'names as canonical, and is named back by:',
  chain: 'names as canonical a page that names yet another:',
  noindex: 'names as canonical a page that may not be indexed:',
  failing: 'names as canonical a page that does not answer:',
};
const alternates: Record<AlternateIssue['kind'], string> = {
  'no-return': 'names this version, which does not name it back:',
  noindex: 'names this version, which may not be indexed:',
  failing: 'names this version, which does not answer:',
  'canonical-elsewhere': 'names this version, whose canonical is another page:',
};

/** What keeps a page out of search, by the gate's signal: the titles of signals say what is right. */
const gateWords: Record<string, string> = { 'http-status': 'an error or soft 404', 'index-directives': 'noindex', 'robots-txt-access': 'robots.txt' };

export const siteWords = {
  gate: (signal: string, edition: Edition): string => gateWords[signal] ?? titleOf(edition, signal),
  canonical: (kind: CanonicalIssue['kind']) => canonicals[kind],
  alternate: (kind: AlternateIssue['kind']) => alternates[kind],
  onPages: (fail: number, warn: number, all: number) =>
    `${[fail > 0 && `fails on ${fail.toLocaleString('en')}`, warn > 0 && `can be improved on ${warn.toLocaleString('en')}`].filter(Boolean).join(', ')} of ${plural(all, 'page', 'pages')}`,
  /** What stands in the way, over all pages. */
  verdict({ pages, summary, totals, signals }: SiteFindings): string {
    // Of several gates that fail on a page the first is named, so that no page counts twice.
    const blocked = summary.gates.reduce((sum, gate) => sum + gate.pages, 0);
    const failing = signals.filter((signal) => signal.failCount > 0).length;
    if (pages === 0) return 'No page has been audited yet.';
    const first = blocked > 0 ? `${blocked < pages ? plural(blocked, 'page is', 'pages are') : pages === 1 ? 'The page is' : 'All pages are'} kept out of search.` : 'No page is kept out of search.';
    const second = failing > 0 ? ` ${plural(failing, 'check fails', 'checks fail')} on one page or more.` : ' No check fails.';
    const duplicates = totals.titles + totals.descriptions + totals.headings;
    return `${first}${second}${duplicates > 0 ? ` ${plural(duplicates, 'title, description or heading stands', 'titles, descriptions or headings stand')} on several pages.` : ''}`;
  },
};

export const categoryTitle = (id: CategoryId): string => geoCategories[id] ?? id;
