import type { DateFact } from '../../../checks/core/facts/about.ts';
import type * as en from '../../en/checks/dates.ts';

const sources: Record<DateFact['from'], string> = {
  time: '<time>-Element',
  text: 'Sichtbarer Text',
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  meta: 'Meta-Tag',
  url: 'URL',
};

export const datePlaceInWords: typeof en.datePlaceInWords = ({ from, label }) =>
  label === '' || from === 'url' ? sources[from] : `${sources[from]}: ${label}`;

/** Words of the table of dates. */
export const dateWords: typeof en.dateWords = {
  source: 'Quelle',
  for: 'Für',
  date: 'Datum',
  written: 'Im Original',
  published: 'veröffentlicht',
  modified: 'geändert',
  unknown: 'nicht angegeben',
  unreadable: 'ungültig',
  place: ({ from, label }) => datePlaceInWords({ from, label }),
};
