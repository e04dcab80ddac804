import type { Language } from './language.ts';
import { nb } from './nb.ts';

export const no: Language = { name: 'Norwegian', pageWords: nb.pageWords!, and: 'og', months: { locales: ['nb', 'nn'] } };
