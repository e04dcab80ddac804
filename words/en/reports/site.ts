import { english, probeText, type AlternateIssue, type CanonicalIssue, type ProbeReason } from '../../../checks/index.ts';

const { amount, number } = english;

/** What only shows when many pages are looked at together. */
export const site = {
  /** What keeps a page out of search, by the signal that fails: titles of signals say what is right. */
  gates: {
    'http-status': 'an error or soft 404',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': 'a canonical to another page',
    'canonical-target': 'a canonical to another page',
    'main-content': 'nothing to read',
  } as Record<string, string>,
  /** Of the page that is the canonical of another one. */
  canonicals: {
    elsewhere: 'Tells search engines to index that page instead of this one.',
    loop: 'That page’s canonical points back here: a loop.',
    chain: 'That page’s canonical points to yet another page.',
    noindex: 'That page has noindex.',
    failing: 'That page returns an error.',
  } satisfies Record<CanonicalIssue['kind'], string> as Record<CanonicalIssue['kind'], string>,
  /** Of the page that another one names as its version in another language. */
  alternates: {
    'no-return': 'That version has no return link to this page.',
    noindex: 'That version has noindex.',
    failing: 'That version returns an error.',
    'canonical-elsewhere': 'That version’s canonical points to another page.',
  } satisfies Record<AlternateIssue['kind'], string> as Record<AlternateIssue['kind'], string>,
  /** What the check of a broken link says beside its status. */
  broken: ({ why }: { why: ProbeReason }) => probeText(why),
  onPages({ fail, warn, all }: { fail: number; warn: number; all: number }): string {
    const of = `of ${amount(all, 'page')}`;
    if (fail === 0) return `warning on ${number(warn)} ${of}`;
    return warn === 0 ? `fails on ${number(fail)} ${of}` : `fails on ${number(fail)}, warning on ${number(warn)} ${of}`;
  },
  nothingAudited: 'No page has been audited yet.',
  /** @param blocked pages blocked from search, `failing` checks that fail somewhere, `shared` texts on several pages */
  verdict({ pages, blocked, failing, shared }: { pages: number; blocked: number; failing: number; shared: number }): string {
    const out =
      blocked === 0
        ? 'No page is blocked from search.'
        : blocked < pages
          ? `${amount(blocked, 'page is', 'pages are')} blocked from search.`
          : pages === 1
            ? 'The page is blocked from search.'
            : 'All pages are blocked from search.';
    const failed = failing > 0 ? `${amount(failing, 'check failed', 'checks failed')} on at least one page.` : 'No failed checks.';
    const texts =
      shared > 0
        ? `${amount(shared, 'title, description or main heading is', 'titles, descriptions or main headings are')} on more than one page.`
        : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
