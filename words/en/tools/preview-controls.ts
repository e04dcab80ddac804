import { english } from '../../../checks/core/wording.ts';

const { amount, and, number, percent } = english;

export const words = {
  google: 'Search, AI Overviews and AI Mode',
  bing: 'Search and Copilot answers',
  pageOnly: 'Only directives in the page itself are included.',
  by: ({ directives }: { directives: { written: string; place: string }[] }) =>
    `by ${and(directives.map(({ written, place }) => `\`${written}\` in ${place}`))}`,
  /** A meta tag, by its name. */
  meta: ({ name }: { name: string }) => `meta ${name}`,
  text: 'Text',
  images: 'Images',
  video: 'Video',
  aiFeatures: 'AI features',
  copilot: 'Copilot',
  notIndexed: 'nothing: not indexable',
  nothing: 'nothing',
  anyLength: 'any length',
  upToCharacters: ({ count }: { count: number }) => `up to ${amount(count, 'character')}`,
  imageSizes: { none: 'none', standard: 'small previews', large: 'large previews' },
  imageUnset: 'not set: the search engine chooses',
  still: 'a still image',
  upToSeconds: ({ count }: { count: number }) => `up to ${amount(count, 'second')}`,
  ai: { bad: 'not allowed to use the text', warn: 'may use only the snippet length', good: 'may use the text' },
  copilotMay: {
    not: 'not allowed to use the content',
    snippet: 'URL, title and snippet only',
    noText: 'no text to quote',
    yes: 'may use the content',
  },
  /** Areas that the page offers to Bing. */
  offered: {
    title: 'Areas offered for snippets',
    note: 'Bing may show and cite text marked `data-snippet` (guidelines of 2026-02-27). Google does not support it. Never scored.',
    mark: 'Highlight these areas on the page',
    rows: 'offered areas',
  },
  areas: {
    title: 'Areas excluded from snippets',
    note: 'Text marked `data-nosnippet` must not be quoted. It is still indexed.',
    mark: 'Highlight these areas on the page',
    rows: 'areas',
    none: 'No part of the page has data-nosnippet: all of its text may be quoted within the directives above.',
    share: ({ share, stored, all }: { share: number; stored: number; all: number }) =>
      `${percent(share)} of the main text must not be quoted (${number(stored)} of ${amount(all, 'character')}).`,
    text: 'Text',
    element: 'Element',
    noText: 'no text',
  },
};
