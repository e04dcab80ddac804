/** Compares the dates of one page, for the signals about dates and the provenance view. */
import { tableEvidence, type Evidence, type Phrase } from '../../../core/evidence.ts';
import type { DateFact, NameFact } from '../../../core/facts/about.ts';
import { dayMs, isoDaysBetween, epochOf, isWholeDay } from '../../../parse/iso-times.ts';

/** Whether a date or a name is from structured data. */
export const isMarkedUp = ({ from }: Pick<DateFact | NameFact, 'from'>): boolean =>
  from === 'json-ld' || from === 'microdata' || from === 'rdfa';
/** Visible as a date of the page: near the headline or the end, or anywhere with a label. */
const isShown = ({ visible, near, role, label, iso, from }: DateFact): boolean =>
  visible &&
  isWholeDay(iso) &&
  (from === 'time' || from === 'text') &&
  (near === 'title' || near === 'end' || role !== 'unknown' || label !== '');

/**
 * The date that the page is known by. Of the visible dates: publication, otherwise one without a label, otherwise modification;
 * if none is visible, the same order for the markup. Null if no date is complete.
 */
export function mainDate(shown: readonly DateFact[], marked: readonly DateFact[]): DateFact | null {
  const readable = (date: DateFact) => marked.some(({ iso }) => isoDaysBetween(date.iso, iso) <= agreeDays);
  const of = (dates: readonly DateFact[], role: DateFact['role']) => {
    const fitting = dates.filter((date) => date.role === role && isWholeDay(date.iso));
    return fitting.find((date) => date.from === 'time' || readable(date)) ?? fitting[0];
  };
  for (const dates of [shown, marked]) {
    const found = of(dates, 'published') ?? of(dates, 'unknown') ?? of(dates, 'modified');
    if (found) return found;
  }
  return null;
}

/** Whether content systems write such a date into every page: that of a WebPage, or of the last change. For an article, they write the publication. */
export const isFromContentSystem = ({ label }: Pick<DateFact, 'label'>): boolean =>
  label.startsWith('WebPage.') || label === 'article:modified_time';

export const agreeDays = 1;

/** Whether it is known when a date is. */
const isPointInTime = ({ iso }: DateFact): boolean => !Number.isNaN(epochOf(iso));
/** The dates that can be compared. The URL has another reason for its date. */
export const comparableDates = (dates: readonly DateFact[]): DateFact[] =>
  dates.filter((date) => date.from !== 'url' && isPointInTime(date));
/** Whether a date is for software, not for readers. */
export const isInMetadata = (date: DateFact): boolean => isMarkedUp(date) || date.from === 'meta';
/** Readers know that a date is the page's by a label next to it; we also accept the same day in the markup. */
const isSure = (date: DateFact, known: readonly DateFact[]): boolean =>
  (date.role !== 'unknown' && date.near !== 'elsewhere') || known.some(({ iso }) => isoDaysBetween(date.iso, iso) <= agreeDays);

/**
 * The visible dates of the page. If one has a label or is also in the markup, the others belong to
 * something else. Newspapers print today's date above their headline: without a label, it counts only if no other date is known.
 */
export function shownDates(dates: readonly DateFact[], now: number): DateFact[] {
  const known = dates.filter((date) => isInMetadata(date) && isPointInTime(date));
  const shown = dates.filter(isShown);
  const sure = shown.filter((date) => isSure(date, known));
  if (sure.length > 0) return shown.filter((date) => date.role !== 'unknown' || sure.includes(date));
  const others = shown.filter((date) => date.from !== 'text' || date.role !== 'unknown' || Math.abs(now - epochOf(date.iso)) >= 2 * dayMs);
  return others.length > 0 || known.length > 0 ? others : shown;
}

/** Words for the table of dates, the same for both signals about dates. */
interface DateWords extends Record<
  'source' | 'for' | 'date' | 'written' | 'unreadable' | 'published' | 'modified' | 'unknown',
  () => Phrase
> {
  place(dateFact: Pick<DateFact, 'from' | 'label'>): Phrase;
}
/** Dates as evidence: source, role, date, as written. */
export const dateTable = (w: DateWords, dates: readonly DateFact[]): Evidence =>
  tableEvidence(
    [w.source(), w.for(), w.date(), w.written()],
    dates.map(({ from, label, role, iso, raw, selector }) => ({
      cells: [w.place({ from, label }), w[role](), iso ?? w.unreadable(), raw],
      ...(selector !== '' && { at: selector }),
    })),
  );
