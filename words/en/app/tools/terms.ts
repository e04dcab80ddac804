import { english, type PhrasePlace } from '../../../../checks/index.ts';

const { amount } = english;

export const terms = {
  note: 'What the main text repeats, and whether title, headings, pictures and links say it too. These are facts: no search engine has a density to aim for, and repeating a phrase more often does not help.',
  length: 'Length of phrases',
  all: 'All',
  words: ({ count }: { count: number }) => amount(count, 'word'),
  rows: 'phrases',
  none: 'The main text repeats nothing: there is too little of it, or each word occurs once.',
  noneOfLength: 'No phrase of this length is repeated.',
  unspaced:
    'In scripts without spaces between words, pieces of two to four characters are counted instead; katakana words are counted whole.',
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
