import { english } from '../../../checks/core/wording.ts';
import type { Cost } from '../../../checks/core/report/costs.ts';

const { amount, number } = english;

const leftOut = (extras: string) => `Google may leave out extras in its results, such as ${extras}.`;

/** The answer to "is this page all right?", in one sentence, with one more. */
export const verdict = {
  /** How bad it is, as what to do, before one of the sentences below. */
  levels: {
    critical: 'Fix now',
    unlessIntended: 'Fix now, unless intended',
    serious: 'Fix soon',
    check: 'Check this',
    moderate: 'Fix when you can',
    minor: 'Minor',
  },
  dropped: 'search engines leave this page out of their results.',
  closed: 'people are unlikely to find this page in search.',
  stillShown: 'search engines may show this page.',
  /** The canonical, or something else that decides which page is indexed. */
  astray: 'search may lead people to another page, or to none.',
  /** What the worst problem costs, if search can find the page. */
  costs: {
    unfound: 'people may not find this page in search.',
    address: 'search engines may show another URL instead.',
    unread: 'search engines and AI may miss part of the content.',
    unreached: 'search engines may not follow its links.',
    title: 'search results may show another title.',
    snippet: 'search results may show text that you did not choose.',
    result: 'search results may show another title or text.',
    icon: 'search results may show a generic icon.',
    date: 'search results may show another date, or none.',
    richResult: 'Google may leave out extras in its results.',
    goods: leftOut('stars or prices'),
    posts: leftOut('who wrote a post, and when'),
    articles: leftOut('an image or the date'),
    hours: leftOut('opening hours'),
    path: leftOut('the path to this page'),
    preview: 'shared links may have a poor preview.',
    language: 'people may get another language version.',
    quotes: 'search and AI answers may not quote it.',
    phones: 'it may be hard to read on phones.',
    visitors: 'visitors may have trouble using this page.',
    trust: 'visitors may trust this page less.',
    access: 'screen reader users may miss something.',
  } satisfies Record<Cost, string>,
  problems,
  soFar: (found: { fail: number; warn: number }) =>
    found.fail + found.warn > 0 ? `So far: ${problems(found)}` : 'No problems found so far.',
  /** Only if all checks that decide it passed, and the canonical is this page. */
  indexable: 'Search engines can index this page.',
  allPass: 'The page passes every check that applies.',
  noProblems: 'No problems found in the checks that ran.',
  /** Checks that decide whether search engines may show the page, but could not run. */
  open: ({ count }: { count: number }) => `Couldn’t check ${number(count)} of the signals that control indexing.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  if (fail === 0) return `Nothing failed; ${amount(warn, 'warning')}.`;
  return `${amount(fail, 'check')} failed${warn > 0 ? `, ${amount(warn, 'warning')}` : ''}.`;
}
