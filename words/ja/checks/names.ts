import type { nameOrigins as en } from '../../en/checks/names.ts';

/** Where the name of an author or publisher was found. */
export const nameOrigins: typeof en = {
  byline: '著者名の表記',
  'rel-author': '著者としてのマーク',
  meta: 'メタタグ',
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  rdfa: 'RDFa',
  'site-name': 'og:site_name',
  'title-suffix': 'タイトルの末尾',
  copyright: '著作権表示',
  logo: 'ロゴのリンク',
  host: 'ホスト名',
};
