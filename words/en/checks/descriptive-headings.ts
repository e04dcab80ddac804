import { agree, amount, number } from './grammar.ts';

export const descriptiveHeadings = {
  title: 'Headings describe their sections',
  problem: 'Headings don’t describe their sections',
  why: 'Pages whose headings match the question are cited more often. The question is unknown here, so each heading is compared with the text under it.',
  heuristic: 'The formula is our heuristic',
  words: {
    heading: 'Heading',
    score: 'Score',
    why: 'Why',
    generic: 'generic, says nothing about its section',
    repeated: 'repeated on the page',
    unanswered: 'a question without a short answer right under it',
    tooShort: 'too short to describe its section',
    single: 'only one keyword',
    unrelated: 'no keyword in common with the start of its section',
    fine: '',
  },
  says: {
    tell: ({ weak, count }: { weak: number; count: number }) => ({
      message: `The headings of ${weak > 0 ? `${number(count - weak)} of ` : ''}${amount(count, 'section')} describe their content.`,
      change: '',
    }),
    vague: ({ weak, count, unrelated }: { weak: number; count: number; unrelated: number }) => ({
      message:
        unrelated === weak
          ? `${number(weak)} of ${amount(count, 'heading')} ${agree(weak, 'has no keyword in common with its section', 'have no keyword in common with their section')}.`
          : `${number(weak)} of ${amount(count, 'heading')} ${agree(weak, 'says', 'say')} little about ${agree(weak, 'its section', 'their sections')}.`,
      change: 'Describe the section in each heading, using words from the section. Answer a question right under it.',
    }),
    little: ({ minSections }: { minSections: number }) => ({
      message: `The main content is short or has fewer than ${amount(minSections, 'section')}.`,
      change: '',
    }),
  },
};
