import { clipText } from '../../../checks/core/helpers/clip.ts';
import { agree, amount, and, number } from './grammar.ts';
import { framedText } from './framed.ts';
import { inPlainWords } from './marked-properties.ts';

export const schemaVisible = {
  title: 'Structured data matches the visible page',
  problem: 'Structured data doesn’t match the visible page',
  why: 'Search engines require markup to match what readers see. Markup with other values can cost the page its rich results and gives assistants facts nobody can verify. Rounded ratings, stars beside their count, short forms of numbers and a name at more length than the heading count as the same.',
  heuristic: 'How values are compared with the text is our heuristic',
  words: {
    value: 'Value',
    marked: 'In structured data',
    shown: 'On the page',
    different: ({ shown }: { shown: string }) => `different: ${shown}`,
    missing: 'not found',
  },
  says: {
    nothing: () => ({
      message: 'The structured data has no names, prices, ratings, authors, dates, questions or breadcrumb to compare.',
      change: '',
    }),
    unreadable: () => ({ message: 'The JSON-LD is invalid, and no other structured data has values to compare.', change: '' }),
    framed: ({ url }: { url: string | null }) => framedText(url),
    allVisible: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only comparable value is', `All ${number(count)} comparable values in the structured data are`)} visible on the page.`,
      change: '',
    }),
    /** @param example the first value: its name, and the texts of the markup and of the page ('' if it is not there) */
    decisive: ({
      count,
      example: { property, marked, shown },
    }: {
      count: number;
      example: { property: string; marked: string; shown: string };
    }) => ({
      message:
        count === 1
          ? `In the structured data, ${inPlainWords(property)} is “${clipText(marked, 60)}”; ${shown === '' ? 'the page doesn’t show it' : `on the page, it is “${clipText(shown, 60)}”`}.`
          : `${amount(count, 'marked-up value')} (price, rating or review count) don’t match the visible page.`,
      change: 'Make the structured data and the page show the same value, best by filling both from one field.',
    }),
    secondary: ({ count }: { count: number }) => ({
      message: `${amount(count, 'marked-up value')} not found in the visible text.`,
      change: 'Show the values of the structured data on the page in the same words, or correct them.',
    }),
    otherPath: ({ marked, shown }: { marked: string; shown: string }) => ({
      message: `The breadcrumb in the markup, “${clipText(marked, 150)}”, is another path than the one on the page: “${clipText(shown, 150)}”.`,
      change: 'Mark up the path that readers see. Search results show the one in the markup.',
    }),
    /** @param names of the first properties */
    many: ({ count, names }: { count: number; names: readonly string[] }) => ({
      message: `${amount(count, 'value')} in the structured data, such as ${and(names.map(inPlainWords))}, are not on the visible page; Google requires them to be.`,
      change: 'Remove the values from the structured data that this page doesn’t show, or show them on the page.',
    }),
  },
};
