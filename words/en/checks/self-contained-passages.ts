import { agree, amount, language as languageName, number } from './grammar.ts';

export const selfContainedPassages = {
  title: 'Passages make sense on their own',
  problem: 'Passages don’t make sense on their own',
  why: 'Answer engines extract single passages from pages. A passage that names its topic and doesn’t refer to other parts of the page keeps its meaning.',
  heuristic: 'The formula is our heuristic',
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
        anchor ? '' : 'contains none of the page’s top terms',
        opener && `opens with “${opener}”`,
        pointer && `refers elsewhere (“${pointer}”)`,
      ]
        .filter(Boolean)
        .join('; '),
  },
  says: {
    stand: ({ weak, count }: { weak: number; count: number }) => ({
      message: `${weak > 0 ? `${number(count - weak)} of ` : ''}${amount(count, 'passage')} ${agree(count, 'makes', 'make')} sense on ${agree(count, 'its', 'their')} own.`,
      change: '',
    }),
    lean: ({ weak, count }: { weak: number; count: number }) => ({
      message: `${number(weak)} of ${amount(count, 'passage')} ${agree(weak, 'doesn’t', 'don’t')} make sense on ${agree(weak, 'its', 'their')} own.`,
      change:
        'Name the topic in the passage or its heading, replace an opening “this” with what it refers to, and use links instead of “see above”.',
    }),
    noLexicon: ({ language }: { language: string }) => ({
      message: `There is no list of words such as “this” and “see above” for ${languageName(language)}, so only length and terms were checked.`,
      change: '',
    }),
    few: ({ minPassages }: { minPassages: number }) => ({
      message: `The page has fewer than ${amount(minPassages, 'passage')}.`,
      change: '',
    }),
  },
};
