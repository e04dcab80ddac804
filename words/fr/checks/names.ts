import type { nameOrigins as en } from '../../en/checks/names.ts';

/** Where the name of an author or publisher was found. */
export const nameOrigins: typeof en = {
  byline: 'signature',
  'rel-author': 'balisé comme auteur',
  meta: 'balise meta',
  'json-ld': 'JSON-LD',
  microdata: 'microdonnées',
  rdfa: 'RDFa',
  'site-name': 'og:site_name',
  'title-suffix': 'fin du title',
  copyright: 'ligne de copyright',
  logo: 'lien du logo',
  host: 'nom d’hôte',
};
