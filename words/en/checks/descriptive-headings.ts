import { agree, amount, number } from './english.ts';

export const descriptiveHeadings = {
  title: 'Headings say what their section answers',
  why: 'Pages whose headings match the question are cited more often. The question is not known here, so each heading is compared with the text under it.',
  words: {
    heading: 'Heading',
    score: 'Score',
    why: 'Why',
    generic: 'says nothing about its section',
    repeated: 'is on the page more than once',
    unanswered: 'is a question without a short answer right under it',
    tooShort: 'is too short to tell what follows',
    single: 'has only one key word',
    unrelated: 'shares no key word with the start of its section',
    fine: '',
  },
  says: {
    tell: ({ weak, count }: { weak: number; count: number }) => ({
      message: `The headings of ${weak > 0 ? `${number(count - weak)} of ` : ''}${amount(count, 'section')} say what is in them (our heuristic).`,
      change: '',
    }),
    vague: ({ weak, count, unrelated }: { weak: number; count: number; unrelated: number }) => ({
      message:
        unrelated === weak
          ? `${number(weak)} of ${amount(count, 'heading')} ${agree(weak, 'shares no key word with its section', 'share no key word with their section')} (our heuristic).`
          : `${number(weak)} of ${amount(count, 'heading')} ${agree(weak, 'says', 'say')} little about ${agree(weak, 'its section', 'their section')} (our heuristic).`,
      change: 'Name in each heading what its section is about, in the words of the section. Answer a question right under it.',
    }),
    little: ({ minSections }: { minSections: number }) => ({
      message: `The main content is short, or has fewer than ${amount(minSections, 'section')}.`,
      change: '',
    }),
  },
};
