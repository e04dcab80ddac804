import type { Language } from './language.ts';

export const ga: Language = {
  name: 'Irish',
  pageWords: { byline: 'le|údar', published: 'foilsithe|dáta', updated: 'nuashonraithe', about: 'fúinn|teagmháil' },
};
