import type { Language } from './language.ts';

export const nb: Language = {
  name: 'Norwegian Bokmål',
  script: 'Latn',
  functionWords:
    'og i det er på en til som av at for med den de ikke har et han var kan vi jeg om men seg fra vil så ble eller også etter ved nå ' +
    'skal være hadde over år når sin mer hun bli bare enn mye noe',
  furtherFunctionWords:
    'eller uten over under mellom alle alltid hvorfor hvordan hvilke hvilken hvor dine deres våre mot sitt sine opp ned der her hva ' +
    'hvem blir vært sier sa',
  pageWords: {
    byline: 'av|skrevet av|forfatter|tekst|tekst av|journalist',
    published: 'publisert|publisert av|dato|lagt ut',
    updated: 'oppdatert|sist oppdatert|sist endret|endret',
    about: 'om oss|om|kontakt oss|kontakt|redaksjonen|hvem er vi',
  },
  longBylines: 'tekst og foto|tekst & foto|tekst og bilder',
  and: 'og',
  legalForms: { after: String.raw`A\.?S` },
  pageEdited: 'denne siden ble sist',
  months: { locales: ['nn'] },
  ago: { one: 'en|et' },
  attribution: {
    names:
      'ifølge|kilde:|kilder:|sier|sa at|sa til|opplyser|opplyste|rapporterer|rapporterte|melder|meldte|bekrefter|bekreftet|skriver|' +
      'skrev|hevder|hevdet|forteller|fortalte|anslår|advarer|advarte|konstaterer|konstaterte|en undersøkelse|en studie|en rapport|' +
      'tall fra|viser en|uttaler|uttalte|i følge',
    quotes:
      'sa|legger til|la til|forklarer|forklarte|mener|mente|understreker|understreket|påpeker|påpekte|svarer|svarte|spør|spurte|' +
      'synes|tror|fortsetter|fortsatte|husker|kommenterer|kommenterte|innrømmer|innrømmet|ler|håper|beskriver|beskrev|lyder|lød|' +
      'konkluderer|slår fast|avslutter',
  },
  anyone: 'de som|dem som|alle som',
  speakers: 'jeg|meg|vi|oss|vår|vårt|våre|velkommen|hei|denne artikkelen',
  leaning: 'det|den|hvis|for eksempel|også',
  genericTitles: 'forside|hjem|velkommen|ny side|uten tittel|butikk|nettbutikk',
  genericAnchors:
    'her|klikk her|klikk|trykk her|les mer|les mer her|les videre|les|les hele saken|les saken|mer|mer info|mer informasjon|' +
    'se mer|se her|vis mer|vis alle|finn ut mer|detaljer|se detaljer|neste|fortsett|lenke|denne lenken|denne siden|last ned|' +
    'gå til|nettsted',
  paths: { cart: 'handlekurv', policy: 'vilkar personvern' },
  notFound:
    'siden ble ikke funnet|siden finnes ikke|siden eksisterer ikke|siden ikke funnet|side ikke funnet|siden er ikke funnet|' +
    'siden kan ikke finnes|fant ikke siden|finner ikke siden|kan ikke finne siden|kunne ikke finne siden|' +
    'siden du leter etter|ble ikke funnet|feil 404|404-feil',
  buy:
    'legg i handlekurv|legg i handlekurven|legg til i handlekurv|legg til i handlekurven|legg i handlevogn|' +
    'legg i handlevognen|kjøp nå|kjøp',
};
