import type { Language } from './language.ts';

export const af: Language = {
  name: 'Afrikaans',
  script: 'Latn',
  functionWords:
    'die van en in is nie het dat te wat om vir met op hy sy aan ook daar sal as was word by kan hulle deur maar wees ons meer ek ' +
    'uit na hierdie nog',
  pageWords: {
    byline: 'deur|geskryf deur|skrywer',
    published: 'gepubliseer|geplaas op|datum',
    updated: 'opgedateer|laas opgedateer|laas gewysig',
    about: 'oor ons|kontak ons|kontak|wie ons is',
  },
  attribution: {
    names: 'volgens|bron:|aldus|sê|het gesê|het gesĕ|het aangekondig|het bevestig|het berig|berig|het verklaar|skryf|het geskryf|luidens',
    quotes: 'het bygevoeg|verduidelik|vertel|het vertel|antwoord|vra|glo|meen|reken',
  },
};
