import type { Language } from './language.ts';

export const cy: Language = {
  name: 'Welsh',
  pageWords: { byline: 'gan|awdur', published: 'cyhoeddwyd|dyddiad', updated: 'diweddarwyd', about: 'amdanom ni|cysylltu|cysylltwch â ni' },
};
