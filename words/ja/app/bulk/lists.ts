import type { lists as en } from '../../../en/app/bulk/lists.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const lists: typeof en = {
  pages: ({ count }) => `${number(count)} ページ`,
  more: ({ count }) => `さらに ${number(count)} 件を表示`,
  shown: ({ shown, total }) => `${number(total)} ページ中 ${number(shown)} ページを表示`,
};
