import type { DateFact } from '../../../checks/core/facts/about.ts';
import type * as en from '../../en/checks/dates.ts';

const sources: Record<DateFact['from'], string> = {
  time: 'Élément <time>',
  text: 'Texte visible',
  'json-ld': 'JSON-LD',
  microdata: 'Microdonnées',
  rdfa: 'RDFa',
  meta: 'Balise meta',
  url: 'URL',
};

export const datePlaceInWords: typeof en.datePlaceInWords = ({ from, label }) =>
  label === '' || from === 'url' ? sources[from] : `${sources[from]} : ${label}`;

/** Words of the table of dates. */
export const dateWords: typeof en.dateWords = {
  source: 'Source',
  for: 'Pour',
  date: 'Date',
  written: 'Texte d’origine',
  published: 'publication',
  modified: 'modification',
  unknown: 'non indiqué',
  unreadable: 'non valide',
  place: ({ from, label }) => datePlaceInWords({ from, label }),
};
