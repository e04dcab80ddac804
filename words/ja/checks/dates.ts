import type { DateFact } from '../../../checks/core/facts/about.ts';
import type { datePlaceInWords as place, dateWords as en } from '../../en/checks/dates.ts';

const sources: Record<DateFact['from'], string> = {
  time: '<time> 要素',
  text: '表示テキスト',
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  rdfa: 'RDFa',
  meta: 'メタタグ',
  url: 'URL',
};

export const datePlaceInWords: typeof place = ({ from, label }) =>
  label === '' || from === 'url' ? sources[from] : `${sources[from]}: ${label}`;

/** Words of the table of dates. */
export const dateWords: typeof en = {
  source: '取得元',
  for: '種類',
  date: '日付',
  written: '記述',
  published: '公開',
  modified: '更新',
  unknown: '記載なし',
  unreadable: '無効',
  place: ({ from, label }) => datePlaceInWords({ from, label }),
};
