import { english } from '../../../checks/core/wording.ts';

const { amount, and, date, language, number } = english;

/** The page at a glance: names of the rows, and notes next to their values. */
export const glance = {
  title: 'More about this page',
  copyText: 'Copy as text',
  copyRow: 'Copy as table row',
  copyOne: 'Copy',
  copySized: 'Copy the text with its length',
  none: 'none',

  rows: {
    title: 'Title',
    description: 'Description',
    url: 'URL',
    status: 'Status',
    canonical: 'Canonical',
    robots: 'Robots',
    google: 'Robots, Google',
    bing: 'Robots, Bing',
    h1: 'H1',
    headings: 'Headings',
    words: 'Words',
    characters: 'Characters',
    language: 'Language',
    author: 'Author',
    published: 'Published',
    modified: 'Modified',
    publisher: 'Publisher',
    links: 'Links',
    images: 'Images',
    types: 'Schema types',
    openGraph: 'Open Graph',
  },

  size: ({ characters, pixels }: { characters: number; pixels: number }) => `${amount(characters, 'character')}, ${number(pixels)} px`,
  /** Whether results show all of a title or description, by the code of its finding. */
  fits: 'fits in Google',
  cuts: { wide: 'may be cut in Google', nameCut: 'end may be cut in Google', mobile: 'may be cut on phones' },
  several: ({ count }: { count: number }) => `the first of ${number(count)}`,
  self: 'this page',
  variant: 'a variant of this URL',
  elsewhere: 'a different page',
  differ: ({ count }: { count: number }) => `${number(count)} different URLs`,
  noDirectives: 'index, follow',
  byDefault: 'default',
  noHeaders: 'X-Robots-Tag unknown',
  more: ({ count }: { count: number }) => `and ${number(count)} more`,
  headings: ({ counts }: { counts: readonly number[] }) =>
    counts.flatMap((count, index) => (count > 0 ? [`h${index + 1} ${number(count)}`] : [])).join(', '),
  inMain: 'in main content',
  language: ({ code }: { code: string }) => language(code),
  declared: ({ lang }: { lang: string }) => `declared “${lang}”`,
  undeclared: 'not declared',
  names: ({ names }: { names: readonly string[] }) => and([...names]),
  day: ({ iso }: { iso: string }) => date(/^\d{4}-\d{2}-\d{2}/.exec(iso)?.[0] ?? iso),
  onlyMarkup: 'in structured data, not visible',
  fromUrl: 'from the URL only',
  links: ({ internal, external, nofollow }: { internal: number; external: number; nofollow: number }) =>
    `${number(internal)} internal, ${number(external)} external, ${number(nofollow)} nofollow`,
  readOf: ({ read, total }: { read: number; total: number }) => `first ${number(read)} of ${number(total)} counted`,
  images: ({ total, withoutAlt }: { total: number; withoutAlt: number }) => `${number(total)}, ${number(withoutAlt)} without alt text`,
};
