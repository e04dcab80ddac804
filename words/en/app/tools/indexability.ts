import { english, reasonText, type RungId, type RungMaterial, type RungSays, type RungState } from '../../../../checks/index.ts';

const { amount, and, number, percent } = english;

const materials: Record<RungMaterial, string> = {
  response: 'the response',
  robotsTxt: 'robots.txt',
  page: 'the URL',
  head: 'the head',
  served: 'the served HTML',
};
const directive = ({ written, place, inHead }: { written: string; place: string; inHead: boolean }) =>
  `\`${written}\` (${place}${inHead ? '' : ', in the body'})`;

export const indexability = {
  neither: ({ why }: { why: string }) => `Neither Google nor Bing can index this page. ${why}`,
  ofEngine: ({ engine, why }: { engine: string; why: string }) => `${engine}: ${why}`,
  wanted: 'You set this page to be kept out, so that is what you want.',
  some: ({ engines, why }: { engines: string[]; why: string }) => `${and(engines)} cannot index this page. ${why}`,
  elsewhere: ({ why }: { why: string }) => `Google and Bing are told to index another page instead of this one. ${why}`,
  unknown: 'Nothing blocks as far as we can see, but not every rung could be read.',
  doubt: ({ why }: { why: string }) => `Engines can index this page, with a doubt. ${why}`,
  yes: 'Yes: Google and Bing can index this page.',
  yesUnwanted: 'Google and Bing can index this page, though you set it to be kept out.',
  note: 'Engines stop at the first rung that blocks and see nothing further down. Open rungs make a page indexable; whether it is indexed, each engine decides.',
  blocksFirst: 'blocks first',
  unreached: 'Not reached by the engine.',
  states: { open: 'open', blocks: 'blocks', elsewhere: 'leads elsewhere', watch: 'with a doubt', unknown: 'unknown' } satisfies Record<
    RungState,
    string
  >,
  rungs: {
    status: 'Answer of the server',
    'robots-txt': 'robots.txt',
    directives: 'Robots directives',
    canonical: 'Canonical',
    rendered: 'Rendered page',
  } satisfies Record<RungId, string>,
  says: {
    reading: ({ what }) => `Still reading ${materials[what]}.`,
    unread: ({ what, why }) => `Could not read ${materials[what]}: ${reasonText(why)}`,
    answers: ({ status }) => `The page returns ${status}.`,
    noAnswer: () => 'The server did not respond.',
    refused: ({ status }) =>
      `Our anonymous request was refused with ${status}. Whether the engine is refused as well could not be checked.`,
    redirects: ({ status }) => `The page returns ${status}: another URL is indexed instead.`,
    gone: ({ status }) => `The page returns ${status}, so it is not indexed.`,
    robotsSilent: () => 'robots.txt did not answer: crawlers may stay away until it does.',
    robotsFailing: ({ status }) => `robots.txt answers ${status}: Google treats the whole site as blocked while that lasts.`,
    robotsMayBlock: ({ status }) => `robots.txt answers ${status}: crawlers may treat the whole site as blocked.`,
    noRobots: ({ status }) => `There is no robots.txt (${status}), so nothing is blocked.`,
    crawlable: ({ line }) =>
      line === null ? 'Crawling is allowed: no rule fits this URL.' : `Crawling is allowed: line ${number(line)} decides.`,
    uncrawlable: ({ line }) => (line === null ? 'Crawling is blocked.' : `Crawling is blocked: line ${number(line)} decides.`),
    noindex: (found) => `Must not be indexed: ${directive(found)}.`,
    noHeaders: () => 'No noindex in the page itself; the headers are not known.',
    indexable: () => 'No noindex in the page or in its headers.',
    noCanonical: () => 'There is no canonical, so the engine chooses the URL itself.',
    selfCanonical: () => 'The canonical is this URL.',
    canonicals: ({ count }) => `The page declares ${amount(count, 'different canonical')}; the engine chooses.`,
    canonicalElsewhere: ({ url }) => `The canonical points to another page: ${url}`,
    blank: () => 'There is nothing to read here: the page shows no text, no heading and no image.',
    noScripts: () => 'The page has no scripts: what is served is what is seen.',
    servedNoindex: ({ written }) => `The served HTML says \`${written}\`; a script that takes it away comes too late.`,
    served: ({ share }) => `${percent(share)} of the main text is in the served HTML.`,
    noMainText: () => 'The page shows no main text that could be compared with the served HTML.',
    scripted: ({ engine, share }) =>
      share > 0
        ? `Only ${percent(share)} of the main text is in the served HTML: ${engine} has to run scripts to see the rest.`
        : `None of the main text is in the served HTML: ${engine} has to run scripts to see it.`,
  } satisfies { [Code in keyof RungSays]: (args: RungSays[Code]) => string },
};
