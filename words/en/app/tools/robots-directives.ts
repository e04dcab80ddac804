import { english, type RobotsDirective } from '../../../../checks/index.ts';

const { amount, agree, date } = english;

export const robotsDirectives = {
  everyOther: 'every other',
  allCrawlers: 'all crawlers',
  none: 'No robots directive anywhere: everything is allowed to everyone.',
  found: ({ count }: { count: number }) =>
    `${amount(count, 'directive')} in meta elements and X-Robots-Tag headers. A crawler follows those for all and its own together; the strictest wins.`,
  metaOnly: 'The matrix has only the meta elements.',
  matrix: {
    title: 'What they add up to',
    rows: 'crawlers',
    none: 'There is no crawler to show.',
    crawler: 'Crawler',
    index: 'Index',
    follow: 'Follow',
    snippet: 'Snippet',
    image: 'Image preview',
    more: 'More',
    yes: 'yes',
    no: 'no',
    noIn: { meta: 'no (meta)', header: 'no (header)' },
    noBecause: ({ directive, places }: { directive: string; places: string[] }) => `${directive} (${places.join(', ')})`,
    noSnippet: 'none',
    anyLength: 'any length',
    upTo: ({ count }: { count: number }) => `up to ${amount(count, 'character')}`,
    notSet: 'not set',
    notIndexed: 'images not indexed',
    videoAny: 'video any length',
    videoUpTo: ({ seconds }: { seconds: number }) => `video up to ${amount(seconds, 'second')}`,
    until: ({ time }: { time: number }) => `until ${date(time)}`,
  },
  written: {
    title: 'Directives as written',
    rows: 'directives',
    none: 'The page and its headers have no robots directive.',
    directive: 'Directive',
    for: 'For',
    where: 'Where',
    readBy: 'Read by',
    meta: ({ crawler }: { crawler: string }) => `meta ${crawler}`,
    metaInBody: ({ crawler }: { crawler: string }) => `meta ${crawler}, in the body`,
    reads: {
      google: 'Google and others',
      default: 'the default anyway',
      bing: 'Bing only',
      idle: 'no large engine today',
      misspelt: 'misspelt',
      invalid: 'value not readable',
      unknown: 'unknown',
    } satisfies Record<RobotsDirective['status'], string>,
    meant: ({ reads, meant }: { reads: string; meant: string }) => `${reads}: ${meant}?`,
    ambiguous: 'may be meant for all: browsers join headers',
  },
  conflicts: {
    title: 'Conflicts',
    none: 'No two directives for the same crawler contradict each other.',
    one: ({ first, firstPlace, second, secondPlace }: { first: string; firstPlace: string; second: string; secondPlace: string }) =>
      `\`${first}\` (${firstPlace}) against \`${second}\` (${secondPlace}): the stricter wins.`,
    odd: ({ count }: { count: number }) =>
      `${amount(count, 'value')} ${agree(count, 'is', 'are')} not understood by any large engine: see “Read by” above.`,
  },
};
