import type { DateFact } from '../../../checks/core/facts/about.ts';

const sources: Record<DateFact['from'], string> = {
  time: '<time> element',
  text: 'Visible text',
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  meta: 'Meta tag',
  url: 'URL',
};

/** Where a date is. `label` is the page's: the property, or the words next to it. */
export interface DatePlace {
  from: DateFact['from'];
  label: string;
}
export const datePlaceInWords = ({ from, label }: DatePlace): string =>
  label === '' || from === 'url' ? sources[from] : `${sources[from]}: ${label}`;

/** Words of the table of dates. */
export const dateWords = {
  source: 'Source',
  for: 'For',
  date: 'Date',
  written: 'As written',
  published: 'published',
  modified: 'modified',
  unknown: 'not stated',
  unreadable: 'invalid',
  place: ({ from, label }: { from: DateFact['from']; label: string }) => datePlaceInWords({ from, label }),
};
