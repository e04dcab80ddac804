import type { lists as en } from '../../../en/app/bulk/lists.ts';
import { french } from '../../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });

export const lists: typeof en = {
  pages: ({ count }) => pagesOf(count),
  more: ({ count }) => `En afficher ${number(count)} de plus`,
  shown: ({ shown, total }) => `${amount(shown, { one: 'page affichée', other: 'pages affichées' })} sur ${number(total)}`,
};
