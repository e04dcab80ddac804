import { english } from '../../../checks/core/wording.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { probeText } from '../checks/probes.ts';
import type { AlternateIssue, CanonicalIssue } from '../../../checks/site/pairs.ts';

const { amount, number } = english;

/** Findings that need many pages. */
export const site = {
  /** What keeps a page out of search, by the failed signal: titles of signals say what is right. */
  gates: {
    'http-status': 'an error or soft 404',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': 'a canonical to another page',
    'canonical-target': 'a canonical to another page',
    'main-content': 'nothing to read',
  } as Record<string, string>,
  /** About the page that is the canonical of another one. */
  canonicals: {
    elsewhere: 'Tells search engines to index that page instead of this one.',
    loop: 'That page’s canonical points back here: a loop.',
    chain: 'That page’s canonical points to yet another page.',
    noindex: 'That page has noindex.',
    failing: 'That page returns an error.',
    redirect: 'That URL redirects to another page.',
  } satisfies Record<CanonicalIssue['kind'], string> as Record<CanonicalIssue['kind'], string>,
  /** About the page that another one declares as its version in another language. */
  alternates: {
    'no-return': 'That version has no return link to this page.',
    noindex: 'That version has noindex.',
    failing: 'That version returns an error.',
    'canonical-elsewhere': 'That version’s canonical points to another page.',
    'x-default-differs': 'That version declares a different x-default.',
  } satisfies Record<AlternateIssue['kind'], string> as Record<AlternateIssue['kind'], string>,
  /** The result of checking a broken link besides its status. */
  broken: ({ why }: { why: ProbeReason }) => probeText(why),
  noResponse: 'no response',
  alike: ({ count }: { count: number }) => `${amount(count, 'page')} with nearly the same text`,
  redirects: ({ url, to, hops }: { url: string; to: string; hops: number }) =>
    `${url} → ${to}${hops > 1 ? ` (${amount(hops, 'redirect')})` : ''}`,
  clicksAway: ({ clicks }: { clicks: number }) => `${amount(clicks, 'click')} from the start page`,
  depth: ({ counts }: { counts: readonly number[] }) =>
    `Pages by clicks from the start page: ${counts.map((count, clicks) => `${number(clicks)}: ${number(count ?? 0)}`).join(', ')}.`,
  /** Redirects to a page. @param isDirect the page was also requested at its own URL */
  reachedFrom: ({ isDirect, chains, left }: { isDirect: boolean; chains: readonly string[]; left: number }) =>
    `${isDirect ? 'Also reached' : 'Reached'} from: ${chains.join(', ')}${left > 0 ? ` and ${number(left)} more` : ''}`,
  /** Links to a page of a crawl. @param from the first URLs that link to it; none to leave them out @param clicks null if no link from the start page leads there */
  inlinks: ({ count, from, clicks }: { count: number; from: readonly string[]; clicks: number | null }) =>
    [
      clicks === null ? 'Not linked from the start page' : clicks === 0 ? 'Start page' : `${amount(clicks, 'click')} from the start page`,
      count === 0
        ? 'no other page links here'
        : `linked from ${amount(count, 'page')}${from.length === 0 ? '' : `: ${from.join(', ')}${count > from.length ? ` and ${number(count - from.length)} more` : ''}`}`,
    ].join('; '),
  /** How much is known about links if no link targets were requested. */
  linksUnprobed: ({ betweenPages }: { betweenPages: boolean }): string =>
    betweenPages ? 'Only links to URLs of this run were checked.' : 'Links were not checked in this run.',
  heuristic: 'heuristic',
  categories: 'GEO categories, average',
  byImpact: 'Issues by impact and number of pages',
  worst: 'Pages that need the most work',
  rule: ({ source }: { source: string }) => `Rule: ${source}`,
  /** Findings from comparing pages: `change` is what to do, `source` who sets the rule, null for a heuristic. */
  issues: {
    titles: {
      title: 'Duplicate titles',
      change: 'Give each page a unique, descriptive title.',
      source: { title: 'Google: title links', url: 'https://developers.google.com/search/docs/appearance/title-link' },
    },
    descriptions: {
      title: 'Duplicate descriptions',
      change: 'Write a unique description for each page, or remove it and let search engines choose a passage.',
      source: { title: 'Google: snippets', url: 'https://developers.google.com/search/docs/appearance/snippet' },
    },
    headings: { title: 'Duplicate main headings', change: 'Give each page a unique main heading.', source: null },
    nearDuplicates: {
      title: 'Pages with nearly the same text',
      change: 'Merge the pages, or declare one of them as the canonical of the others.',
      source: null,
    },
    canonicals: {
      title: 'Canonicals to other pages',
      change:
        'Point each canonical straight to a page that returns 200, is indexable and is its own canonical. Use canonicals to other pages for duplicates only.',
      source: {
        title: 'Google: canonical URLs',
        url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      },
    },
    alternates: {
      title: 'Broken hreflang pairs',
      change: 'List all versions on every version (or in the sitemap), with the same x-default; each must return 200 and be indexable.',
      source: {
        title: 'Google: localized versions',
        url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
      },
    },
    brokenLinks: {
      title: 'Broken links',
      change: 'Correct or remove the links. One that is on many pages is usually in a menu or footer.',
      source: {
        title: 'Google: HTTP status codes',
        url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      },
    },
    redirects: {
      title: 'Internal links to redirects',
      change: 'Link straight to the final URL, starting with the longest chains.',
      source: null,
    },
    nofollow: {
      title: 'Pages linked only with nofollow',
      change: 'Remove rel=nofollow from links to pages that should be found. To keep crawlers from a page, use robots.txt or noindex.',
      source: null,
    },
    orphans: {
      title: 'In the sitemap, but not linked',
      change: 'Link each page from at least one other page, or remove it from the sitemap.',
      source: { title: 'Google: links', url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable' },
    },
    far: {
      title: 'Many clicks from the start page',
      change: 'Link important pages from the start page or from hubs near it.',
      source: null,
    },
  },
  onPages({ fail, warn, all }: { fail: number; warn: number; all: number }): string {
    const of = `of ${amount(all, 'page')}`;
    if (fail === 0) return `warning on ${number(warn)} ${of}`;
    return warn === 0 ? `fails on ${number(fail)} ${of}` : `fails on ${number(fail)}, warning on ${number(warn)} ${of}`;
  },
  nothingAudited: 'No page has been audited yet.',
  /** @param blocked pages excluded from search, `failing` checks that fail somewhere, `shared` texts on several pages */
  verdict({ pages, blocked, failing, shared }: { pages: number; blocked: number; failing: number; shared: number }): string {
    const out =
      blocked === 0
        ? 'No page is excluded from search.'
        : blocked < pages
          ? `${amount(blocked, 'page is', 'pages are')} excluded from search.`
          : pages === 1
            ? 'The page is excluded from search.'
            : 'All pages are excluded from search.';
    const failed = failing > 0 ? `${amount(failing, 'check failed', 'checks failed')} on at least one page.` : 'No failed checks.';
    const texts =
      shared > 0
        ? `${amount(shared, 'title, description or main heading is', 'titles, descriptions or main headings are')} on more than one page.`
        : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
