import type { Language } from './language.ts';
import { nb } from './nb.ts';

export const no: Language = {
  name: 'Norwegian',
  pageWords: nb.pageWords!,
  and: 'og',
  notFound: nb.notFound!,
  buy: nb.buy!,
  months: { locales: ['nb', 'nn'] },
};
