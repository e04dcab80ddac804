import type { nameOrigins as en } from '../../en/checks/names.ts';

/** Where the name of an author or publisher was found. */
export const nameOrigins: typeof en = {
  byline: 'firma',
  'rel-author': 'marcado como autor',
  meta: 'etiqueta meta',
  'json-ld': 'JSON-LD',
  microdata: 'microdatos',
  rdfa: 'RDFa',
  'site-name': 'og:site_name',
  'title-suffix': 'final del título',
  copyright: 'línea de copyright',
  logo: 'enlace del logotipo',
  host: 'nombre de host',
};
