import { english } from '../../../checks/core/wording.ts';

const { amount, number, percent } = english;

export const words = {
  none: 'No main text found to split into passages.',
  mainText: 'Main text',
  topTerms: 'Top terms',
  firstAnswer: 'First answer',
  /** Words, or characters if the language has no spaces. */
  size: {
    words: ({ count, passages: cut }: { count: number; passages: number }) => `${amount(count, 'word')} in ${amount(cut, 'passage')}`,
    characters: ({ count, passages: cut }: { count: number; passages: number }) =>
      `about ${amount(count, 'character')} in ${amount(cut, 'passage')}`,
  },
  noTerms: 'none',
  atOnce: 'at the start',
  after: {
    words: ({ count }: { count: number }) => `after ${amount(count, 'word')}`,
    characters: ({ count }: { count: number }) => `after about ${amount(count, 'character')}`,
  },
  noLead: 'no paragraph early in the main text',
  mark: 'Highlight passages on the page',
  markOf: ({ number: index, score }: { number: number; score: number }) => `passage ${number(index)}: ${number(score)}`,
  /** In the legend of marks. */
  groups: { good: 'self-contained passage', warn: 'partly self-contained', bad: 'needs the text around it' },
  ask: {
    title: 'Ask the page',
    note: 'Ranks passages by how many of your question’s terms they contain. No AI model; nothing leaves your device.',
    question: 'Question',
    placeholder: 'What would a reader ask?',
    none: 'No passage contains a term from this question.',
    found: ({ found, all }: { found: number; all: number }) => `${number(found)} of ${amount(all, 'passage')}`,
  },
  best: 'Best matching passages',
  inOrder: 'Passages in order',
  more: ({ count }: { count: number }) => `Show ${number(count)} more`,
  card: {
    before: 'Before the first heading',
    index: ({ index }: { index: number }) => `${number(index)}.`,
    passage: ({ index }: { index: number }) => `passage ${number(index)}`,
    share: ({ share }: { share: number }) => `${percent(share)} of the question’s terms`,
    alone: ({ score }: { score: number }) => `self-contained: ${number(score)} of 100`,
    words: {
      fits: ({ count }: { count: number }) => amount(count, 'word'),
      short: ({ count }: { count: number }) => `${amount(count, 'word')}, short`,
      long: ({ count }: { count: number }) => `${amount(count, 'word')}, long`,
    },
    characters: {
      fits: ({ count }: { count: number }) => `about ${amount(count, 'character')}`,
      short: ({ count }: { count: number }) => `about ${amount(count, 'character')}, short`,
      long: ({ count }: { count: number }) => `about ${amount(count, 'character')}, long`,
    },
    namesNone: 'mentions no top term',
    opens: ({ opener }: { opener: string }) => `opens with “${opener}”`,
    sendsAway: ({ pointer }: { pointer: string }) => `refers elsewhere: “${pointer}”`,
  },
};
