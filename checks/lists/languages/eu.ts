import type { Language } from './language.ts';

export const eu: Language = {
  name: 'Basque',
  script: 'Latn',
  functionWords: 'eta da ez du bat zen ere dira dute izan bere baina hau zuen egin behar dago arte beste baino gehiago horrek',
  pageWords: {
    byline: 'egilea|idazlea|testua',
    published: 'argitaratua|data|argitaratze data',
    updated: 'eguneratua|azken eguneratzea',
    about: 'guri buruz|harremanetarako|nor gara|kontaktua',
  },
  months: {
    written: [
      'urtarrilaren,urtarrilak|otsailaren,otsailak|martxoaren,martxoak|apirilaren,apirilak|maiatzaren,maiatzak|ekainaren,ekainak|' +
        'uztailaren,uztailak|abuztuaren,abuztuak|irailaren,irailak|urriaren,urriak|azaroaren,azaroak|abenduaren,abenduak',
    ],
  },
  attribution: {
    names:
      'arabera|iturria:|esan du|esan zuen|esan dute|adierazi du|adierazi zuen|jakinarazi du|iragarri du|azaldu du|baieztatu du|' +
      'ohartarazi du',
    quotes: 'dio|diote|gaineratu du|erantsi du|erantzun du|galdetu du|idatzi du|nabarmendu du|azpimarratu du',
  },
};
