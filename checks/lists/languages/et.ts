import type { Language } from './language.ts';

export const et: Language = {
  name: 'Estonian',
  script: 'Latn',
  functionWords:
    'ja on ei et see oli ka kui ning mis või aga oma selle kes siis nii mitte veel ta ma kuid nende mida välja pole seda olla juba ' +
    'saab kõik ole tema need',
  furtherFunctionWords: 'meie',
  pageWords: {
    byline: 'autor|kirjutas|tekst|toimetaja',
    published: 'avaldatud|kuupäev|loodud|lisatud',
    updated: 'uuendatud|viimati muudetud|viimati uuendatud|muudetud',
    about: 'meist|kontakt|kontaktid|kes me oleme|toimetus',
  },
  and: 'ja',
  ago: {
    instead: [
      ['tunni eest', 'tundi tagasi'],
      ['minuti eest', 'minutit tagasi'],
      ['päeva eest', 'päeva tagasi'],
      ['nädala eest', 'nädalat tagasi'],
      ['kuu eest', 'kuud tagasi'],
      ['aasta eest', 'aastat tagasi'],
    ],
  },
  attribution: {
    names:
      'sõnul|andmetel|hinnangul|kohaselt|väitel|teatel|allikas:|ütles|ütlesid|ütleb|teatas|teatasid|teatab|kinnitas|kinnitab|' +
      'kirjutas|kirjutab|väitis|väidab|hoiatas|vahendab|vahendas|märkis|märgib|rääkis|lausus',
    quotes:
      'lisas|lisab|selgitas|selgitab|rõhutas|rõhutab|vastas|vastab|küsis|arvas|arvab|usub|meenutas|meenutab|kommenteeris|tunnistas|' +
      'tunnistab|jätkas|sõnas|nentis|nendib|tõdes|tõdeb|räägib',
  },
  genericAnchors:
    'siin|siit|vajuta siia|kliki siia|loe|loe edasi|loe lähemalt|loe veel|loe rohkem|rohkem|rohkem infot|lisainfo|vaata|' +
    'vaata lähemalt|vaata rohkem|vaata kõiki|näita rohkem|edasi|järgmine|jätka|link|see leht|laadi alla',
  paths: { contact: 'kontaktid' },
  notFound: 'lehte ei leitud|lehekülge ei leitud|lehte ei ole olemas|lehekülge ei ole|viga 404',
  buy: 'lisa ostukorvi|lisa korvi|pane ostukorvi|osta kohe|osta',
};
