import type { Language } from './language.ts';
import { nb } from './nb.ts';

export const nn: Language = { name: 'Norwegian Nynorsk', pageWords: nb.pageWords!, and: 'og' };
