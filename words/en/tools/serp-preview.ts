import { english } from '../../../checks/core/wording.ts';
import type { TitleSource, TitleSourcePlace } from '../../../checks/views/title-sources.ts';

const { amount, number, date } = english;

export const words = {
  device: 'Device',
  desktop: 'Desktop',
  mobile: 'Mobile',
  whatIf: 'Preview of your edits, not the page',
  noTitle: 'The page has no title. Search engines create one from headings, links and the URL; the host is shown here instead.',
  exampleSnippet:
    'No description. Search engines choose text from the page that fits the query; the first paragraph is shown here as an example.',
  noSnippet: 'No description, and no paragraph to show instead.',
  noText: 'No text to show.',
  thisPage: 'This page',
  resultOn: { desktop: 'Search result on desktop', mobile: 'Search result on mobile' },
  date: ({ iso }: { iso: string }) => date(iso),
  ruler: ({ pixels, limit }: { pixels: number; limit: number }) =>
    `The title is ${amount(pixels, 'pixel')} wide; results usually truncate near ${number(limit)}.`,
  snippetRuler: ({ pixels, limit }: { pixels: number; limit: number }) =>
    `On one line, this text is ${amount(pixels, 'pixel')} wide; results usually truncate near ${number(limit)}.`,
  cut: ({ limit }: { limit: number }) => `cut ${number(limit)}`,
  draft: {
    title: 'Edit and preview',
    note: 'Only this preview changes, not the page. The truncation widths are measured conventions; no search engine documents them.',
    pageTitle: 'Title',
    description: 'Description',
    fits: {
      desktop: ({ pixels, limit }: Gauge) => `Desktop: ${number(pixels)} px of about ${number(limit)}`,
      mobile: ({ pixels, limit }: Gauge) => `Mobile: ${number(pixels)} px of about ${number(limit)}`,
    },
    over: {
      desktop: ({ pixels, limit }: Gauge) => `Desktop: ${number(pixels)} px of about ${number(limit)}, truncated`,
      mobile: ({ pixels, limit }: Gauge) => `Mobile: ${number(pixels)} px of about ${number(limit)}, truncated`,
    },
    characters: ({ count }: { count: number }) => amount(count, 'character'),
    back: 'Reset',
  },
  sources: {
    title: 'Sources of the title link',
    note: 'Google may use any of these for the title of a result. The more they match, the less likely Google rewrites your title.',
    rows: 'title sources',
    none: 'The page has no title, no visible main heading, no og:title and no headline in its structured data.',
    where: 'Where',
    text: 'Text',
    agreement: 'Match',
    pixels: 'Pixels',
    characters: 'Characters',
    places: {
      title: () => '<title>',
      'main-heading': () => 'main heading (h1)',
      heading: ({ name }) => `prominent heading (${name})`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    } satisfies Record<TitleSourcePlace, (place: { name: string }) => string>,
    agrees: {
      title: 'this is the title',
      same: 'same as the title',
      contains: 'contains the title',
      contained: 'part of the title',
      shares: 'some words in common',
      differs: 'no words in common',
      script: 'in another script',
    } satisfies Record<TitleSource['agrees'], string>,
  },
};
interface Gauge {
  pixels: number;
  limit: number;
}
