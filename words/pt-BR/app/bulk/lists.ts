import type { lists as en } from '../../../en/app/bulk/lists.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const lists: typeof en = {
  pages: ({ count }) => pagesOf(count),
  more: ({ count }) => `Mostrar mais ${number(count)}`,
  shown: ({ shown, total }) => `${number(shown)} de ${pagesOf(total)} exibidas`,
};
