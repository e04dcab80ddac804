import { english } from '../../../checks/core/wording.ts';
import type { KeywordMatch, KeywordPlaceId } from '../../../checks/views/keyword-places.ts';
import type { PhrasePlace } from '../../../checks/views/phrase-counts.ts';

const { amount, language, number } = english;

export const words = {
  keywords: {
    title: 'Your keywords',
    note: 'Where the page mentions them. For information only, never scored: no place is required, and how often you repeat one does not matter. Saved for this site, on this device only.',
    label: 'Keywords, separated by commas',
    rows: 'keywords',
    none: 'No keywords.',
    keyword: 'Keyword',
    places: {
      title: 'Title',
      description: 'Description',
      h1: 'h1',
      lead: 'Lead',
      headings: 'Headings',
      url: 'URL',
      text: 'Main text',
    } satisfies Record<KeywordPlaceId, string>,
    matches: { exact: 'yes', forms: 'other form', part: 'in part', none: 'no', unknown: 'not read' } satisfies Record<KeywordMatch, string>,
  },
  readability: {
    title: 'Readability',
    lix: ({ lix, code }: { lix: number; code: string }) => `LIX ${number(lix)}, ${language(code)}`,
    noFormula: ({ code }: { code: string }) => `No readability formula for ${language(code)}.`,
    parts: ({ words, sentenceWords, longWords }: { words: number; sentenceWords: number; longWords: number }) =>
      `${amount(words, 'word')} of running text: ${number(Math.round(sentenceWords))} in an average sentence, ${number(Math.round(longWords))}% with more than six letters.`,
    formula: ({ newspapers, code }: { newspapers: number; code: string }) =>
      `LIX is the sum of the two numbers. Newspapers in ${language(code)} have ${number(newspapers)} on average (Björnsson, 1983). For information only, never scored.`,
  },
  note: 'Words and phrases repeated in the main text, and where else they occur. For information only: no search engine has an ideal keyword density, and repeating a phrase does not help.',
  length: 'Phrase length',
  all: 'All',
  words: ({ count }: { count: number }) => amount(count, 'word'),
  rows: 'phrases',
  none: 'No repeated words or phrases in the main text.',
  noneOfLength: 'No phrase of this length is repeated.',
  unspaced: 'In scripts without spaces, your browser’s dictionary finds the words. Currency codes don’t count as words.',
  mostFrequent: 'Most frequent phrases',
  times: ({ count }: { count: number }) => amount(count, 'time'),
  phrase: 'Phrase',
  mainText: 'Main text',
  alsoIn: 'Also in',
  nowhere: 'nowhere else',
  places: {
    title: 'title',
    description: 'description',
    h1: 'h1',
    headings: 'headings',
    'alt texts': 'alt texts',
    'link texts': 'link texts',
  } satisfies Record<PhrasePlace, string>,
};
