import type { NameFact } from '../../../checks/core/facts/about.ts';

/** Where the name of an author or publisher was found. */
export const nameOrigins: Record<NameFact['from'], string> = {
  byline: 'byline',
  'rel-author': 'marked as author',
  meta: 'meta tag',
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  rdfa: 'RDFa',
  'site-name': 'og:site_name',
  'title-suffix': 'end of the title',
  copyright: 'copyright line',
  logo: 'logo link',
  host: 'host name',
};
