import { agree, amount, language as languageName, number } from './english.ts';

export const selfContainedPassages = {
  title: 'Passages stand on their own',
  why: 'Answer engines take single passages out of pages. A passage that names its subject and does not refer to other parts of the page keeps its meaning there.',
  words: {
    heading: 'Heading',
    first: 'First sentence',
    words: 'Words',
    characters: 'Characters',
    score: 'Score',
    why: 'Why',
    troubles: ({ size, anchor, opener, pointer }: { size: 'short' | 'long' | ''; anchor: boolean; opener: string; pointer: string }) =>
      [
        size,
        anchor ? '' : 'names none of the page’s top terms',
        opener && `opens with “${opener}”`,
        pointer && `refers elsewhere (“${pointer}”)`,
      ]
        .filter(Boolean)
        .join('; '),
  },
  says: {
    stand: ({ weak, count }: { weak: number; count: number }) => ({
      message: `${weak > 0 ? `${number(count - weak)} of ` : ''}${amount(count, 'passage')} can be understood on ${agree(count, 'its', 'their')} own (our heuristic).`,
      change: '',
    }),
    lean: ({ weak, count }: { weak: number; count: number }) => ({
      message: `${number(weak)} of ${amount(count, 'passage')} ${agree(weak, 'needs', 'need')} the text around ${agree(weak, 'it', 'them')} to be understood (our heuristic).`,
      change:
        'Name the subject in the passage or its heading, replace an opening “this” by what it means, and link instead of writing “see above”.',
    }),
    noLexicon: ({ language }: { language: string }) => ({
      message: `We have no list of words such as “this” and “see above” for ${languageName(language)}, so only length and terms were judged.`,
      change: '',
    }),
    few: ({ minPassages }: { minPassages: number }) => ({
      message: `The page has fewer than ${amount(minPassages, 'passage')}.`,
      change: '',
    }),
  },
};
