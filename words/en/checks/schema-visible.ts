import { agree, amount, number } from './english.ts';

export const schemaVisible = {
  title: 'Marked-up facts are visible on the page',
  why: 'Search engines require that markup says what readers see. Markup that says more can cost the page its rich results, and gives assistants facts nobody can check.',
  words: {
    value: 'Value',
    marked: 'In the markup',
    shown: 'On the page',
    different: ({ shown }: { shown: string }) => `different: ${shown}`,
    missing: 'not found',
  },
  says: {
    nothing: () => ({
      message: 'The markup has no names, prices, ratings, authors, dates or questions to compare with the page.',
      change: '',
    }),
    unreadable: () => ({
      message: 'The JSON-LD of the page cannot be read, and no other markup has values to compare with the page.',
      change: '',
    }),
    allVisible: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one value in the markup that could be compared is', `All ${number(count)} values in the markup that could be compared are`)} visible on the page.`,
      change: '',
    }),
    decisive: ({ count }: { count: number }) => ({
      message: `${amount(count, 'value')} that people decide on (price, rating, number of reviews) ${agree(count, 'is', 'are')} in the markup, but not the same in the visible text.`,
      change: 'Show the same value on the page, or correct the markup. Both should come from one source of data.',
    }),
    secondary: ({ count }: { count: number }) => ({
      message: `${amount(count, 'value')} of the markup ${agree(count, 'was', 'were')} not found in the visible text.`,
      change: 'Show them on the page in the same words, or leave them out of the markup.',
    }),
    many: ({ count }: { count: number }) => ({
      message: `${amount(count, 'value')} of the markup ${agree(count, 'was', 'were')} not found in the visible text: the markup describes a different page than readers see.`,
      change: 'Mark up only what this page shows.',
    }),
  },
};
