import { english } from '../../../checks/core/wording.ts';
import type { NameFact } from '../../../checks/core/facts/about.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { probeText } from '../checks/probes.ts';

const { amount, number, bytes } = english;

export const words = {
  icons: {
    title: 'Icon candidates',
    note: 'Google requires a square icon of at least 8 × 8 pixels and recommends more than 48 × 48. Each candidate is shown at 16, 32 and 48 pixels, on light and dark.',
    none: 'The page declares no icon, and there is no /favicon.ico to fall back to.',
    fallback: 'No icon declared. Browsers and search engines then try /favicon.ico.',
    more: ({ count }: { count: number }) => `${number(count)} more are declared.`,
    drawnSizes: 'Sizes are those of the loaded images.',
    kept: 'robots.txt blocks Googlebot-Image from the icon',
    byDefault: 'by default',
    declared: '(declared)',
    empty: '(empty)',
    notUrl: ({ written }: { written: string }) => `${written} is not a URL.`,
    noAnswer: 'no response',
    noAnswerFor: ({ why }: { why: ProbeReason }) => `no response: ${probeText(why)}`,
    status: ({ status }: { status: number }) => `status ${status}`,
    notDrawn: ({ why }: { why: ProbeReason }) => `not shown: ${probeText(why)}`,
    notPicture: 'not an image URL',
    vector: 'SVG, any size',
    pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)} px`,
    bytes: ({ count }: { count: number }) => bytes(count),
  },
  names: {
    title: 'Site name',
    note: 'Search engines choose one name for the whole site, based on its home page. Consistent names are the most likely to be shown.',
    agree: ({ count }: { count: number }) => `All ${number(count)} match`,
    differ: ({ names, places }: { names: number; places: number }) => `${amount(names, 'different name')} in ${amount(places, 'place')}`,
    rows: 'site names',
    none: 'No site name found: no og:site_name, no WebSite or Organization in structured data, no name at the end of the title.',
    name: 'Name',
    where: 'Where',
    agreement: 'Match',
    only: 'the only one',
    agrees: 'matches',
    differs: 'differs',
    website: ({ format }: { format: string }) => `WebSite name (${format})`,
    ofType: ({ type, place }: { type: string; place: string }) => `${type} (${place})`,
    places: {
      'site-name': 'og:site_name or application-name',
      'title-suffix': 'end of the title',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      copyright: 'copyright line',
      logo: 'logo link',
      host: 'host name only',
      byline: 'byline',
      'rel-author': 'marked as author',
      meta: 'meta tag',
    } satisfies Record<NameFact['from'], string>,
  },
};
