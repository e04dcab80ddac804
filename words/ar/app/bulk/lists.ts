import type { lists as en } from '../../../en/app/bulk/lists.ts';
import { arabic } from '../../arabic.ts';
import { amount, amountOf, nouns } from '../../checks/grammar.ts';

const { number } = arabic;

export const lists: typeof en = {
  pages: ({ count }) => amount(count, nouns.page),
  more: ({ count }) => `عرض ${number(count)} أخرى`,
  shown: ({ shown, total }) => `تُعرض ${number(shown)} من ${amountOf(total, nouns.page)}`,
};
