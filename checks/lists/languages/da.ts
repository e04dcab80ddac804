import type { Language } from './language.ts';

export const da: Language = {
  name: 'Danish',
  script: 'Latn',
  functionWords:
    'og i at det er en til af på for med den de som ikke der et har han var kan vi jeg om men sig fra vil så blev eller også efter ' +
    'ved nu skal være havde over år når sin mere hun blive kun end meget noget',
  furtherFunctionWords:
    'eller uden over under mellem alle altid hvorfor hvordan hvilke hvilken hvor dine deres vores mod sit sine ud op ned her hvad ' +
    'hvem bliver været siger sagde',
  pageWords: {
    byline: 'af|skrevet af|forfatter|tekst|tekst af|journalist',
    published: 'publiceret|udgivet|offentliggjort|dato|oprettet|skrevet den',
    updated: 'opdateret|sidst opdateret|senest opdateret|sidst ændret|denne side blev senest ændret',
    about: 'om os|om|kontakt|kontakt os|hvem er vi|redaktionen|kolofon',
  },
  longBylines: 'tekst og foto|tekst & foto|tekst og billeder',
  and: 'og',
  legalForms: { after: String.raw`A\/S|ApS` },
  pageEdited: 'denne side blev senest',
  ago: { one: 'en|et' },
  attribution: {
    names:
      'ifølge|kilde:|kilder:|siger|sagde|oplyser|oplyste|rapporterer|rapporterede|meddeler|meddelte|bekræfter|bekræftede|skriver|' +
      'skrev|hævder|hævdede|fortæller|fortalte|vurderer|vurderede|anslår|advarer|advarede|konstaterer|konstaterede|en undersøgelse|' +
      'et studie|en rapport|tal fra|viser en|udtaler|udtalte',
    quotes:
      'tilføjer|tilføjede|forklarer|forklarede|mener|mente|understreger|understregede|påpeger|påpegede|svarer|svarede|spørger|' +
      'spurgte|synes|tror|fortsætter|fortsatte|husker|kommenterer|kommenterede|erkender|erkendte|griner|håber|beskriver|beskrev|' +
      'lyder|lød|konkluderer|pointerer|slutter',
  },
  anyone: 'dem, der|de, der|alle, der',
  speakers: 'jeg|mig|vi|os|vores|velkommen|hej|denne artikel',
  leaning: 'det|den|hvis|for eksempel|også',
  genericTitles: 'forside|hjem|velkommen|ny side|uden titel|butik|webshop|netbutik|shop',
  genericAnchors:
    'her|klik her|klik|læs mere|læs mere her|læs videre|læs|læs hele artiklen|mere|mere info|mere information|se mere|' +
    'se her|vis mere|vis alle|find ud af mere|detaljer|se detaljer|næste|fortsæt|link|dette link|denne side|hent|download|' +
    'gå til|hjemmeside',
  paths: { about: 'om-os', authors: 'forfatter' },
  notFound:
    'siden blev ikke fundet|siden kunne ikke findes|siden kan ikke findes|siden findes ikke|siden eksisterer ikke|' +
    'siden ikke fundet|side ikke fundet|kan ikke finde siden|kunne ikke finde siden|siden du leder efter|blev ikke fundet|' +
    'fejl 404|404-fejl',
  buy:
    'læg i kurv|læg i kurven|læg i indkøbskurv|læg i indkøbskurven|tilføj til kurv|tilføj til kurven|' +
    'tilføj til indkøbskurv|køb nu|køb',
};
