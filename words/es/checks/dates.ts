import type { DateFact } from '../../../checks/core/facts/about.ts';
import type * as en from '../../en/checks/dates.ts';

const sources: Record<DateFact['from'], string> = {
  time: 'Elemento <time>',
  text: 'Texto visible',
  'json-ld': 'JSON-LD',
  microdata: 'Microdatos',
  rdfa: 'RDFa',
  meta: 'Etiqueta meta',
  url: 'URL',
};

export const datePlaceInWords: typeof en.datePlaceInWords = ({ from, label }) =>
  label === '' || from === 'url' ? sources[from] : `${sources[from]}: ${label}`;

/** Words of the table of dates. */
export const dateWords: typeof en.dateWords = {
  source: 'Fuente',
  for: 'Para',
  date: 'Fecha',
  written: 'Tal como está escrita',
  published: 'publicación',
  modified: 'modificación',
  unknown: 'no indicado',
  unreadable: 'no válida',
  place: ({ from, label }) => datePlaceInWords({ from, label }),
};
