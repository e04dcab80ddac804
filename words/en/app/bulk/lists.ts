import { english } from '../../../../checks/core/wording.ts';

const { amount, number } = english;

/** Words around lists of pages. */
export const lists = {
  pages: ({ count }: { count: number }) => amount(count, 'page'),
  more: ({ count }: { count: number }) => `Show ${number(count)} more`,
  shown: ({ shown, total }: { shown: number; total: number }) => `${number(shown)} of ${amount(total, 'page')} shown`,
};
