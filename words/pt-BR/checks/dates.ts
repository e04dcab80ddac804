import type { DateFact } from '../../../checks/core/facts/about.ts';
import type * as en from '../../en/checks/dates.ts';

const sources: Record<DateFact['from'], string> = {
  time: 'Elemento <time>',
  text: 'Texto visível',
  'json-ld': 'JSON-LD',
  microdata: 'Microdados',
  rdfa: 'RDFa',
  meta: 'Tag meta',
  url: 'URL',
};

export const datePlaceInWords: typeof en.datePlaceInWords = ({ from, label }) =>
  label === '' || from === 'url' ? sources[from] : `${sources[from]}: ${label}`;

/** Words of the table of dates. */
export const dateWords: typeof en.dateWords = {
  source: 'Fonte',
  for: 'Tipo',
  date: 'Data',
  written: 'Como está escrita',
  published: 'publicação',
  modified: 'modificação',
  unknown: 'não indicado',
  unreadable: 'inválida',
  place: ({ from, label }) => datePlaceInWords({ from, label }),
};
