import type { Language } from './language.ts';

export const sq: Language = {
  name: 'Albanian',
  script: 'Latn',
  functionWords:
    'të e në dhe që për një me i nga është më se si do ka u kjo ky nuk janë por kanë ishte duke edhe tij ose pas deri kur shumë',
  pageWords: {
    byline: 'nga|autor|autori|shkruar nga',
    published: 'publikuar|botuar|data|publikuar më',
    updated: 'përditësuar|përditësimi i fundit',
    about: 'rreth nesh|kontakt|na kontaktoni|kush jemi',
  },
  attribution: {
    names: 'sipas|burimi:|tha|thanë|thotë se|deklaroi|deklaruan|njoftoi|njoftuan|konfirmoi|raportoi|raporton|shkruan|pohoi',
    quotes: 'thotë|thonë|shtoi|shton|shpjegoi|theksoi|thekson|u përgjigj|pyeti|shkroi|tregoi|tregon',
  },
};
