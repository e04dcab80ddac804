import type { lists as en } from '../../../en/app/bulk/lists.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const lists: typeof en = {
  pages: ({ count }) => pagesOf(count),
  more: ({ count }) => `Mostrar ${number(count)} más`,
  shown: ({ shown, total }) => `Se muestran ${number(shown)} de ${pagesOf(total)}`,
};
