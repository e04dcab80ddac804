import { english, probeText, type NameFact, type ProbeReason } from '../../../../checks/index.ts';

const { amount, number, bytes } = english;

export const faviconSitename = {
  icons: {
    title: 'Icon candidates',
    note: 'Search engines require a square of at least 8 pixels and recommend more than 48. Each candidate is drawn at 16, 32 and 48 pixels, on light and on dark.',
    none: 'The page declares no icon, and there is no /favicon.ico to fall back to at its URL.',
    fallback: 'No icon is declared. Browsers and search engines then try /favicon.ico.',
    more: ({ count }: { count: number }) => `${number(count)} more are declared.`,
    drawnSizes: 'Sizes are those of the pictures drawn here.',
    kept: 'robots.txt keeps Googlebot-Image from the icon',
    byDefault: 'by default',
    declared: '(declared)',
    empty: '(empty)',
    notUrl: ({ written }: { written: string }) => `${written} is not a URL.`,
    noAnswer: 'no answer',
    noAnswerFor: ({ why }: { why: ProbeReason }) => `no answer: ${probeText(why)}`,
    status: ({ status }: { status: number }) => `status ${status}`,
    notDrawn: ({ why }: { why: ProbeReason }) => `not drawn: ${probeText(why)}`,
    notPicture: 'not the URL of a picture',
    vector: 'SVG, any size',
    pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)} px`,
    bytes: ({ count }: { count: number }) => bytes(count),
  },
  names: {
    title: 'What the site calls itself',
    note: 'Search engines choose one name for the whole site, from its home page. Names that agree are the likeliest to be shown.',
    agree: ({ count }: { count: number }) => `All ${number(count)} agree`,
    differ: ({ names, places }: { names: number; places: number }) => `${amount(names, 'different name')} in ${amount(places, 'place')}`,
    rows: 'site names',
    none: 'The page names no site: no og:site_name, no WebSite or Organization in its structured data, no ending of the title that looks like a name.',
    name: 'Name',
    where: 'Where',
    agreement: 'Agreement',
    only: 'the only one',
    agrees: 'agrees',
    differs: 'differs',
    website: ({ format }: { format: string }) => `WebSite name (${format})`,
    ofType: ({ type, place }: { type: string; place: string }) => `${type} (${place})`,
    places: {
      'site-name': 'og:site_name or application-name', 'title-suffix': 'end of the title', 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa',
      copyright: 'copyright line', logo: 'link to the front page', host: 'host name only', byline: 'byline', 'rel-author': 'marked as author', meta: 'meta element',
    } satisfies Record<NameFact['from'], string>,
  },
};
