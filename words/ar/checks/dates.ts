import type { DateFact } from '../../../checks/core/facts/about.ts';
import type * as en from '../../en/checks/dates.ts';

const sources: Record<DateFact['from'], string> = {
  time: 'العنصر time',
  text: 'النص الظاهر',
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  meta: 'علامة meta',
  url: 'عنوان URL',
};

export const datePlaceInWords: typeof en.datePlaceInWords = ({ from, label }) =>
  label === '' || from === 'url' ? sources[from] : `${sources[from]}: ${label}`;

/** Words of the table of dates. */
export const dateWords: typeof en.dateWords = {
  source: 'المصدر',
  for: 'لأي حدث',
  date: 'التاريخ',
  written: 'كما هو مكتوب',
  published: 'النشر',
  modified: 'التعديل',
  unknown: 'غير مذكور',
  unreadable: 'غير صالح',
  place: ({ from, label }) => datePlaceInWords({ from, label }),
};
