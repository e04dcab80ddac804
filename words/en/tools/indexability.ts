import { english } from '../../../checks/core/wording.ts';
import { reasonText } from '../checks/reasons.ts';
import type { IndexStepId, IndexStepFacts, IndexStepMessages, IndexStepState } from '../../../checks/views/index-steps.ts';

const { amount, and, number, percent } = english;

const materials: Record<IndexStepFacts, string> = {
  response: 'the response',
  robotsTxt: 'robots.txt',
  page: 'the URL',
  head: 'the head',
  served: 'the raw HTML',
};
const directive = ({ written, place, inHead }: { written: string; place: string; inHead: boolean }) =>
  `\`${written}\` (${place}${inHead ? '' : ', in the body'})`;

export const words = {
  neither: ({ why }: { why: string }) => `Neither Google nor Bing can index this page. ${why}`,
  ofEngine: ({ engine, why }: { engine: string; why: string }) => `${engine}: ${why}`,
  wanted: 'You chose to exclude this page, so this is what you want.',
  some: ({ engines, why }: { engines: string[]; why: string }) => `${and(engines)} cannot index this page. ${why}`,
  elsewhere: ({ why }: { why: string }) => `Google and Bing are told to index another page instead of this one. ${why}`,
  unknown: 'Nothing blocks indexing as far as we can see, but not every step could be checked.',
  doubt: ({ why }: { why: string }) => `Indexable, with a warning: ${why}`,
  yes: 'Yes: Google and Bing can index this page.',
  yesUnwanted: 'Google and Bing can index this page, although you chose to exclude it.',
  note: 'Crawlers stop at the first blocking step. Passing every step makes a page indexable; it doesn’t guarantee indexing.',
  blocksFirst: 'blocks first',
  unreached: 'not reached',
  states: { open: 'passes', blocks: 'blocks', elsewhere: 'points elsewhere', watch: 'warning', unknown: 'unknown' } satisfies Record<
    IndexStepState,
    string
  >,
  steps: {
    status: 'Server response',
    'robots-txt': 'robots.txt',
    directives: 'Robots directives',
    canonical: 'Canonical',
    rendered: 'Rendered page',
  } satisfies Record<IndexStepId, string>,
  says: {
    reading: ({ what }) => `Still reading ${materials[what]}.`,
    unread: ({ what, why }) => `Could not read ${materials[what]}: ${reasonText(why)}`,
    answers: ({ status }) => `The page returns ${status}.`,
    noAnswer: () => 'The server did not respond.',
    refused: ({ status }) =>
      `Our request without cookies was rejected with ${status}. The search engine may be rejected too; that could not be checked.`,
    redirects: ({ status }) => `The page returns ${status}: another URL is indexed instead.`,
    gone: ({ status }) => `The page returns ${status}, so it is not indexed.`,
    robotsSilent: () => 'The request for robots.txt got no response: crawlers may stop crawling until it works.',
    robotsFailing: ({ status }) => `robots.txt returns ${status}. Until this is fixed, Google treats the whole site as blocked.`,
    robotsMayBlock: ({ status }) => `robots.txt returns ${status}: crawlers may treat the whole site as blocked.`,
    noRobots: ({ status }) => `There is no robots.txt (${status}), so nothing is blocked.`,
    crawlable: ({ line }) =>
      line === null ? 'Crawling is allowed: no rule matches this URL.' : `Crawling is allowed: line ${number(line)} decides.`,
    uncrawlable: ({ line }) => (line === null ? 'Crawling is blocked.' : `Crawling is blocked: line ${number(line)} decides.`),
    noindex: (found) => `Indexing is blocked by ${directive(found)}.`,
    noHeaders: () => 'No noindex in the page; the headers are unknown.',
    indexable: () => 'No noindex in the page or its headers.',
    noCanonical: () => 'No canonical, so the search engine chooses the URL.',
    selfCanonical: () => 'The canonical is this URL.',
    canonicals: ({ count }) => `The page declares ${amount(count, 'different canonical')}; the search engine chooses.`,
    canonicalElsewhere: ({ url }) => `The canonical points to another page: ${url}`,
    blank: () => 'There is nothing to read here: the page shows no text, heading or image.',
    noScripts: () => 'The page has no scripts: raw and rendered HTML are the same.',
    servedNoindex: ({ written }) => `The raw HTML has \`${written}\`; removing it with JavaScript is too late.`,
    served: ({ share }) => `${percent(share)} of the main text is in the raw HTML.`,
    noMainText: () => 'The page has no main text to compare with the raw HTML.',
    scripted: ({ engine, share }) =>
      share > 0
        ? `Only ${percent(share)} of the main text is in the raw HTML: ${engine} has to run scripts to see the rest.`
        : `None of the main text is in the raw HTML: ${engine} has to run scripts to see it.`,
  } satisfies { [Code in keyof IndexStepMessages]: (args: IndexStepMessages[Code]) => string },
};
