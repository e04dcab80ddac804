import { english, type TitleSource, type TitleSourcePlace } from '../../../../checks/index.ts';

const { amount, number, date } = english;

export const serpPreview = {
  device: 'Device',
  desktop: 'Desktop',
  mobile: 'Mobile',
  whatIf: 'What-if: not what the page says',
  noTitle: 'The page has no title. Search engines make one up from headings, links and the URL; the host is drawn here instead.',
  exampleSnippet:
    'No description. Search engines choose text from the page that fits the query; the first paragraph of the main content is drawn here as an example.',
  noSnippet: 'No description, and no paragraph to show in its place.',
  noText: 'No text to show.',
  thisPage: 'This page',
  resultOn: { desktop: 'Search result on desktop', mobile: 'Search result on mobile' },
  date: ({ iso }: { iso: string }) => date(iso),
  ruler: ({ pixels, limit }: { pixels: number; limit: number }) =>
    `The title is ${amount(pixels, 'pixel')} wide; results are usually cut near ${number(limit)}.`,
  snippetRuler: ({ pixels, limit }: { pixels: number; limit: number }) =>
    `On one line this text is ${amount(pixels, 'pixel')} wide; results are usually cut near ${number(limit)}.`,
  cut: ({ limit }: { limit: number }) => `cut ${number(limit)}`,
  draft: {
    title: 'Try other words',
    note: 'Only this preview changes, the page does not. The widths at which results are cut are measured conventions: no search engine documents one.',
    pageTitle: 'Title',
    description: 'Description',
    fits: {
      desktop: ({ pixels, limit }: Gauge) => `Desktop: ${number(pixels)} px of about ${number(limit)}`,
      mobile: ({ pixels, limit }: Gauge) => `Mobile: ${number(pixels)} px of about ${number(limit)}`,
    },
    over: {
      desktop: ({ pixels, limit }: Gauge) => `Desktop: ${number(pixels)} px of about ${number(limit)}, cut`,
      mobile: ({ pixels, limit }: Gauge) => `Mobile: ${number(pixels)} px of about ${number(limit)}, cut`,
    },
    characters: ({ count }: { count: number }) => amount(count, 'character'),
    back: 'Back to the page’s own words',
  },
  sources: {
    title: 'Where the title link may come from',
    note: 'Google may build the title of a result from any of these. The more they agree, the likelier the title stays as it is.',
    rows: 'title sources',
    none: 'The page has no title, no visible main heading, no og:title and no headline in its structured data.',
    where: 'Where',
    text: 'Text',
    agreement: 'Agreement',
    pixels: 'Pixels',
    characters: 'Characters',
    places: {
      title: () => 'title element',
      'main-heading': () => 'main heading (h1)',
      heading: ({ name }) => `prominent heading (${name})`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    } satisfies Record<TitleSourcePlace, (place: { name: string }) => string>,
    agrees: {
      title: 'the title itself',
      same: 'same as the title',
      contains: 'contains the title',
      contained: 'part of the title',
      shares: 'shares words',
      differs: 'shares no word',
      script: 'in another script',
    } satisfies Record<TitleSource['agrees'], string>,
  },
};
interface Gauge {
  pixels: number;
  limit: number;
}
