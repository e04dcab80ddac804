import type { Language } from './language.ts';
import { hr } from './hr.ts';

export const bs: Language = { name: 'Bosnian', pageWords: hr.pageWords!, and: 'i' };
