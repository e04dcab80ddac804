import { english, type PhrasePlace } from '../../../checks/index.ts';

const { amount } = english;

export const words = {
  note: 'Words and phrases repeated in the main text, and where else they occur. For information only: no search engine has an ideal keyword density, and repeating a phrase does not help.',
  length: 'Phrase length',
  all: 'All',
  words: ({ count }: { count: number }) => amount(count, 'word'),
  rows: 'phrases',
  none: 'No repeated words or phrases in the main text.',
  noneOfLength: 'No phrase of this length is repeated.',
  unspaced: 'For scripts without spaces, sequences of two to four characters are counted; katakana words are counted whole.',
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
