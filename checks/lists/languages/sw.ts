import type { Language } from './language.ts';

export const sw: Language = {
  name: 'Swahili',
  script: 'Latn',
  functionWords: 'ya na wa kwa ni katika la za kuwa cha kama hii yake hiyo au hayo huo baada wake lakini alisema kwamba watu sana vya',
  pageWords: {
    byline: 'na|mwandishi|imeandikwa na',
    published: 'imechapishwa|tarehe',
    updated: 'imesasishwa',
    about: 'kuhusu sisi|wasiliana nasi|mawasiliano',
  },
  attribution: {
    names:
      'kwa mujibu wa|kulingana na|chanzo:|alisema|amesema|walisema|wamesema|anasema|ilisema|imesema|alitangaza|ametangaza|ilitangaza|' +
      'aliripoti|imeripoti|alithibitisha|amethibitisha',
    quotes: 'aliongeza|ameongeza|alieleza|ameeleza|anaeleza|alijibu|aliuliza|aliandika|wanasema',
  },
};
