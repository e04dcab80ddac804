import type { lists as en } from '../../../en/app/bulk/lists.ts';
import { german } from '../../german.ts';

const { amount, number } = german;
const pages = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });

export const lists: typeof en = {
  pages: ({ count }) => pages(count),
  more: ({ count }) => `${number(count)} weitere zeigen`,
  shown: ({ shown, total }) => `${number(shown)} von ${pages(total)} angezeigt`,
};
