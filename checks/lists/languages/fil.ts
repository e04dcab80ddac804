import type { Language } from './language.ts';

export const fil: Language = {
  name: 'Filipino',
  pageWords: {
    byline: 'ni|nina|isinulat ni|may-akda',
    published: 'inilathala|petsa',
    updated: 'na-update|huling na-update',
    about: 'tungkol sa amin|makipag-ugnayan',
  },
};
