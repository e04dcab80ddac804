import type { Language } from './language.ts';

export const ca: Language = {
  name: 'Catalan',
  script: 'Latn',
  functionWords:
    'de la i el que a en els les per un amb una del és no al es més com dels ha són van aquest també però aquesta ser seva seu entre ' +
    'sobre fins molt tot ens hi això',
  furtherFunctionWords: 'han',
  pageWords: {
    byline: 'per|autor|autora|escrit per|text|redacció|publicat per',
    published: 'publicat|publicat el|data|data de publicació|el',
    updated: 'actualitzat|actualitzat el|última actualització|darrera actualització|darrera modificació',
    about: 'qui som|sobre nosaltres|contacte|avís legal|quant a',
  },
  and: 'i',
  ago: { one: 'un|una' },
  attribution: {
    names:
      "segons|d'acord amb|font:|fonts:|un estudi de|una enquesta|un informe|dades de|dades del|xifres de|publicat per|publicat a|" +
      'ha dit|van dir|va dir|diu que|ha afirmat|va afirmar|afirma|ha assegurat|assegura|ha anunciat|va anunciar|ha explicat|' +
      'va explicar|ha informat|informa|ha confirmat|va confirmar|ha declarat|va declarar|ha assenyalat|estima',
    quotes:
      'diu|diuen|explica|afegeix|ha afegit|va afegir|recorda|ha recordat|comenta|respon|ha respost|pregunta|conclou|lamenta|reconeix|' +
      'escriu|ha escrit|ha subratllat|subratlla|ha remarcat|insisteix|destaca|ha destacat|opina|considera',
  },
  genericAnchors:
    'aquí|feu clic aquí|fes clic aquí|clica aquí|llegir més|llegeix més|llegiu més|més|més informació|més info|saber-ne més|' +
    'continua llegint|veure|veure més|mostra més|mostra-ho tot|detalls|següent|continua|enllaç|aquest enllaç|aquesta pàgina|' +
    'descarrega|baixa',
  paths: { about: 'qui-som', contact: 'contacte' },
  notFound: "pàgina no trobada|no s'ha trobat la pàgina|la pàgina no existeix|pàgina no existeix|error 404",
  buy: 'afegeix a la cistella|afegir a la cistella|afegeix al carret|afegir al carret|compra ara',
};
