import type { nameOrigins as en } from '../../en/checks/names.ts';

/** Where the name of an author or publisher was found. */
export const nameOrigins: typeof en = {
  byline: 'Autorenzeile',
  'rel-author': 'als Autor ausgezeichnet',
  meta: 'Meta-Tag',
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  'site-name': 'og:site_name',
  'title-suffix': 'Ende des Titels',
  copyright: 'Copyright-Zeile',
  logo: 'Logo-Link',
  host: 'Hostname',
};
