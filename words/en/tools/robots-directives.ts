import { english } from '../../../checks/core/wording.ts';
import type { RobotsDirective } from '../../../checks/parse/robots-directives.ts';

const { amount, agree, date } = english;

export const words = {
  everyOther: 'all others',
  allCrawlers: 'all crawlers',
  none: 'No robots directives: everything is allowed.',
  found: ({ count }: { count: number }) =>
    `${amount(count, 'directive')} in meta tags and X-Robots-Tag headers. A crawler combines the directives for all crawlers with its own; the strictest wins.`,
  metaOnly: 'The matrix includes only meta tags.',
  matrix: {
    title: 'Result for each crawler',
    rows: 'crawlers',
    none: 'No crawlers to show.',
    crawler: 'Crawler',
    index: 'Index',
    follow: 'Follow',
    snippet: 'Snippet',
    image: 'Image preview',
    more: 'More',
    yes: 'yes',
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
    none: 'No robots directives in the page or its headers.',
    directive: 'Directive',
    for: 'For',
    where: 'Where',
    readBy: 'Supported by',
    meta: ({ crawler }: { crawler: string }) => `meta ${crawler}`,
    metaInBody: ({ crawler }: { crawler: string }) => `meta ${crawler}, in the body`,
    reads: {
      google: 'Google and others',
      default: 'default value',
      bing: 'Bing only',
      idle: 'no major search engine',
      misspelt: 'misspelled',
      invalid: 'invalid value',
      unknown: 'unknown',
    } satisfies Record<RobotsDirective['status'], string>,
    meant: ({ reads, meant }: { reads: string; meant: string }) => `${reads}: ${meant}?`,
    ambiguous: 'may apply to all: browsers merge headers',
  },
  conflicts: {
    title: 'Conflicts',
    none: 'No conflicting directives.',
    one: ({ first, firstPlace, second, secondPlace }: { first: string; firstPlace: string; second: string; secondPlace: string }) =>
      `\`${first}\` (${firstPlace}) conflicts with \`${second}\` (${secondPlace}): the stricter wins.`,
    odd: ({ count }: { count: number }) =>
      `${amount(count, 'value')} ${agree(count, 'is', 'are')} not supported by any major search engine: see “Supported by” above.`,
  },
};
