import type { Language } from './language.ts';
import { nb } from './nb.ts';

export const nn: Language = {
  name: 'Norwegian Nynorsk',
  pageWords: nb.pageWords!,
  and: 'og',
  notFound: `${nb.notFound!}|fann ikkje sida|finn ikkje sida|sida finst ikkje`,
  buy: nb.buy!,
};
