import type { Language } from './language.ts';

export const lv: Language = {
  name: 'Latvian',
  script: 'Latn',
  functionWords:
    'un ir ar uz par no ka tas kas bet arī lai kā pēc tā to vai pie gan šo nav jau tikai kur ļoti viņš tiek bija savu gada vēl mēs ' +
    'tad pat ko līdz būs ja',
  pageWords: {
    byline: 'autors|autore|autori|teksts|sagatavoja|raksta|redaktors',
    published: 'publicēts|publicēta|datums|izveidots',
    updated: 'atjaunots|atjaunināts|pēdējās izmaiņas|labots',
    about: 'par mums|kontakti|redakcija|kas mēs esam',
  },
  and: 'un',
  attribution: {
    names:
      'saskaņā ar|pēc datiem|liecina|liecināja|norādīja|norāda|paziņoja|paziņo|ziņo|ziņoja|vēstī|vēstīja|teica|sacīja|saka|pavēstīja|' +
      'pavēsta|informēja|informē|apstiprināja|apgalvo|apgalvoja|raksta|rakstīja|brīdināja|lēš|lēsa|avots:|avoti:|aģentūra|pētījums|' +
      'aptauja|dati liecina|pauda|pauž|stāstīja|stāsta|izteicās',
    quotes:
      'piebilda|piebilst|skaidroja|skaidro|uzsvēra|uzsver|atzina|atzīst|atzīmēja|domā|uzskata|uzskatīja|atbildēja|atbild|jautāja|' +
      'jautā|atceras|atcerējās|turpināja|komentēja|komentē|minēja|min|secināja|atgādināja',
  },
  genericAnchors:
    'šeit|te|spied šeit|klikšķini šeit|lasīt|lasīt vairāk|lasi vairāk|lasīt tālāk|vairāk|vairāk informācijas|uzzināt vairāk|' +
    'uzzini vairāk|skatīt|skatīt vairāk|skatīt visu|rādīt vairāk|sīkāk|tālāk|turpināt|saite|šī lapa|lejupielādēt',
  paths: { contact: 'kontakti' },
  notFound: 'lapa nav atrasta|lapa netika atrasta|lapa nepastāv|kļūda 404',
  buy: 'pievienot grozam|ielikt grozā|likt grozā|pirkt|pirkt tagad',
};
