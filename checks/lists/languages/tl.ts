import type { Language } from './language.ts';

export const tl: Language = {
  name: 'Filipino',
  script: 'Latn',
  functionWords: 'ang ng sa na mga at ay si ni para hindi ito may kay nang rin ko siya pa lang mo kung ako isang din nila niya',
  pageWords: {
    byline: 'ni|nina|isinulat ni',
    published: 'inilathala|petsa',
    updated: 'na-update',
    about: 'tungkol sa amin|makipag-ugnayan',
  },
  attribution: {
    names: 'ayon kay|ayon sa|ayon kina|batay sa|sabi ni|sabi ng|sinabi|ani|iniulat|inihayag|kinumpirma|pahayag ni|pahayag ng|inanunsyo',
    quotes: 'sabi|aniya|dagdag|giit|wika|paliwanag|tugon|sagot|tanong|saad|kuwento',
  },
};
