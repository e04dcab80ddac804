/** The dates of a page that are compared with each other, by role. */
import type { DateFact, ProvenanceFact } from '../../../core/facts/about.ts';
import type { SitemapFact } from '../../../core/facts/site.ts';
import { dayMs, isoDaysBetween, epochOf } from '../../../parse/iso-times.ts';
import { isMarkedUp, isInMetadata, shownDates, comparableDates } from './agreement.ts';
import { parseDate } from '../../../parse/dates.ts';

/**
 * Maximum days between dates of one role: publication with full points, with half the points, and modification. `scheduled`: between the
 * last save of a post and the day for which it was scheduled.
 */
export const mostDaysApart = { published: 1, publishedHalf: 7, modified: 7, scheduled: 31 } as const;

export interface DateGroups {
  /** Visible as dates of the page. */
  shown: DateFact[];
  /** From structured data and meta elements. */
  marked: DateFact[];
  /** From this page's entry in the sitemap. */
  lastmod: DateFact | undefined;
  published: DateFact[];
  modified: DateFact[];
  /** Number of kinds of sources with a date: with fewer than two, there is nothing to compare. */
  kinds: number;
}

/** The URL and the Last-Modified header are not compared, because both are often set for other reasons. */
export function groupDates(
  { dates }: Pick<ProvenanceFact, 'dates'>,
  sitemap: Pick<SitemapFact, 'entries'> | undefined,
  now: number,
): DateGroups {
  const lastmod = sitemap?.entries.flatMap(({ lastmod: raw, file, match }): DateFact[] => {
    const parsed = raw === null || match !== 'exact' ? null : parseDate(raw, 'en');
    return parsed && raw
      ? [
          {
            rule: 'sitemap',
            from: 'meta',
            role: 'modified',
            raw,
            ...parsed,
            visible: false,
            near: null,
            label: `sitemap lastmod (${file})`,
            selector: '',
          },
        ]
      : [];
  })[0];
  const whole = comparableDates(dates);
  const marked = whole.filter(isInMetadata);
  // "3 hours ago" is too coarse to be compared, and its day was taken from the markup.
  const shown = shownDates([...whole, ...(lastmod ? [lastmod] : [])], now).filter(
    ({ from, relative }) => from === 'time' || relative === undefined,
  );
  const all = [...shown, ...marked, ...(lastmod ? [lastmod] : [])];

  // Of several visible days, one that the markup confirms is the page's: the others are those of replies, or of a list.
  const isConfirmed = ({ role, iso }: DateFact) =>
    role === 'published' && marked.some((other) => other.role === 'published' && isoDaysBetween(other.iso, iso) <= mostDaysApart.published);
  const hasConfirmed = shown.some(isConfirmed);
  const published = all.filter((date) => date.role === 'published' && (!hasConfirmed || !shown.includes(date) || isConfirmed(date)));
  const modified = all.filter(({ role }) => role === 'modified');
  // A date without a label counts for the role whose date is nearer. Of several, the oldest is publication.
  const closest = (date: DateFact, list: readonly DateFact[]) =>
    Math.min(Infinity, ...list.map((other) => isoDaysBetween(date.iso, other.iso)));
  // A text may be created long before it is published.
  const open = all
    .filter(({ role, label }) => role === 'unknown' && !(published.length > 0 && label.endsWith('.dateCreated')))
    .sort((a, b) => epochOf(a.iso) - epochOf(b.iso));
  for (const date of open) {
    // If publication is known and modification is not, a second visible date that is clearly later is modification.
    const later =
      modified.length === 0 &&
      published.length > 0 &&
      shown.length > 1 &&
      published.every(({ iso }) => epochOf(date.iso) > epochOf(iso)) &&
      closest(date, published) > mostDaysApart.publishedHalf;
    // Earlier than every known modification, it is publication, even if no other date confirms it.
    const earlier =
      published.length === 0 && modified.every(({ iso }) => epochOf(iso) - epochOf(date.iso) > mostDaysApart.modified * dayMs);
    (later || (!earlier && closest(date, modified) < closest(date, published)) ? modified : published).push(date);
  }
  const kinds = [shown.length > 0, marked.some(isMarkedUp), marked.some(({ from }) => from === 'meta'), lastmod !== undefined].filter(
    Boolean,
  ).length;
  return { shown, marked, lastmod, published, modified, kinds };
}

/** Days between the earliest and the latest. */
export const daysApart = (dates: readonly DateFact[]): number =>
  Math.max(0, ...dates.flatMap((a) => dates.map((b) => isoDaysBetween(a.iso, b.iso))));
