import type { Language } from './language.ts';

export const ro: Language = {
  name: 'Romanian',
  script: 'Latn',
  functionWords:
    'de și în a la cu pe o să nu un care din este că mai pentru se au al fi sunt ce lui prin sau dar fost după ca ale acest fără ' +
    'această pot lor până când ei foarte doar despre',
  furtherFunctionWords: 'fie cum unde între sale cei cele',
  pageWords: {
    byline: 'de|autor|autori|scris de|publicat de|text|redactor|redacția',
    published: 'publicat|publicat pe|publicat la|data publicării|data|postat pe|la data de',
    updated: 'actualizat|actualizat la|ultima actualizare|modificat|ultima modificare|ultima editare',
    about: 'despre noi|despre|contact|cine suntem|echipa|redacția|contactează-ne',
  },
  longBylines: 'articol scris de|articol de|text de|material realizat de|un articol de|postat de|redactat de',
  and: 'și|si',
  pageEdited: 'ultima editare a paginii',
  ago: { one: 'un|o' },
  attribution: {
    names:
      'potrivit|conform|după cum|sursa:|surse:|sursă:|a declarat|au declarat|declară|a spus|au spus|spune că|a anunțat|au anunțat|' +
      'anunță|a afirmat|afirmă|a precizat|precizează|a transmis|transmite|a informat|informează|a confirmat|confirmă|a raportat|' +
      'estimează|a estimat|susține|a susținut|a avertizat|scrie|a scris|citat de|citată de|un studiu|un sondaj|un raport|datele',
    quotes:
      'spune|spunea|adaugă|a adăugat|explică|a explicat|a subliniat|subliniază|povestește|a povestit|a răspuns|răspunde|a întrebat|' +
      'a comentat|comentează|a recunoscut|recunoaște|a menționat|menționează|a continuat|continuă|crede|consideră|amintește|' +
      'a amintit|a conchis|a punctat|a arătat|arată|se arată|a completat|a exclamat|mărturisește|a mărturisit',
  },
  speakers: 'eu|meu|mea|noi|nostru|noastră|noștri|noastre|bine ați venit|bun venit|salut|acest articol',
  leaning: 'el|ea|ei|ele|dacă|dar|însă|totuși|așadar|prin urmare|în plus|de asemenea|de exemplu|acest lucru',
  genericTitles: 'acasă|pagina principală|prima pagină|bine ați venit|bun venit|pagină nouă|fără titlu|magazin|magazin online',
  genericAnchors:
    'aici|click aici|apasă aici|apăsați aici|click|citește mai mult|citeste mai mult|citește mai departe|citește|' +
    'citește aici|citește articolul|mai mult|mai multe|mai multe detalii|mai multe informații|află mai mult|află mai multe|' +
    'află detalii|vezi|vezi mai mult|vezi mai multe|vezi detalii|vezi aici|vezi toate|detalii|continuă|continuare|următorul|' +
    'link|acest link|această pagină|descarcă|accesează',
  paths: { cart: 'cos-de-cumparaturi', about: 'despre-noi' },
  notFound:
    'pagina nu a fost găsită|pagina nu a fost gasita|pagina nu există|pagina nu exista|pagina nu mai există|' +
    'pagină negăsită|pagina nu poate fi găsită|pagina pe care o căutați|pagina pe care o cauți|pagina căutată nu|' +
    'nu a fost găsită|nu a fost găsit|eroare 404|eroarea 404',
  buy: 'adaugă în coș|adauga in cos|adaugă în coșul de cumpărături|adaugă la coș|cumpără acum|cumpara acum|cumpără',
};
