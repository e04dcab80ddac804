import type { nameOrigins as en } from '../../en/checks/names.ts';

/** Where the name of an author or publisher was found. */
export const nameOrigins: typeof en = {
  byline: 'assinatura',
  'rel-author': 'marcado como autor',
  meta: 'tag meta',
  'json-ld': 'JSON-LD',
  microdata: 'microdados',
  rdfa: 'RDFa',
  'site-name': 'og:site_name',
  'title-suffix': 'fim do título',
  copyright: 'linha de copyright',
  logo: 'link do logotipo',
  host: 'nome do host',
};
