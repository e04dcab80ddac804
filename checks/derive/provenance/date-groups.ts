/** The dates of a page that are compared with each other, with the role of each. */
import type { DateFact, ProvenanceFact, SitemapFact } from '../../core/facts.ts';
import { dayMs, isoDaysBetween, epochOfIsoDate } from '../../parse/iso-times.ts';
import { isMarkupDate, isMetadataDate, deriveShownDates } from './date-agreement.ts';
import { parseDate } from '../../parse/dates.ts';

/** Days that dates of one kind may lie apart: for publication without loss, at half the points, and for revision. */
export const dateTolerance = { published: 1, publishedHalf: 7, modified: 7 } as const;

export interface DateGroups {
  /** Shown to readers as dates of the page. */
  shown: DateFact[];
  /** Of structured data and meta elements. */
  marked: DateFact[];
  /** Of this page's entry in the sitemap. */
  lastmod: DateFact | undefined;
  published: DateFact[];
  modified: DateFact[];
  /** How many kinds of sources give a date: with fewer than two there is nothing to compare. */
  kinds: number;
}

/** Neither the address nor the Last-Modified header takes part: both are often set for other reasons. */
export function deriveDateGroups(
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
  const whole = dates.filter(({ from, iso }) => from !== 'url' && !Number.isNaN(epochOfIsoDate(iso)));
  const marked = whole.filter(isMetadataDate);
  // How long ago a page was written is too coarse to be compared, and its day is the markup's own.
  const shown = deriveShownDates([...whole, ...(lastmod ? [lastmod] : [])], now).filter(
    ({ from, relative }) => from === 'time' || relative === undefined,
  );
  const all = [...shown, ...marked, ...(lastmod ? [lastmod] : [])];

  const published = all.filter(({ role }) => role === 'published');
  const modified = all.filter(({ role }) => role === 'modified');
  // A date without a label stands for the one it is nearer to; the oldest of several is publication.
  const closest = (date: DateFact, list: readonly DateFact[]) =>
    Math.min(Infinity, ...list.map((other) => isoDaysBetween(date.iso, other.iso)));
  const open = all.filter(({ role }) => role === 'unknown').sort((a, b) => epochOfIsoDate(a.iso) - epochOfIsoDate(b.iso));
  for (const date of open) {
    // Beside a known publication and no known revision, a second visible date that is clearly later is the revision.
    const later =
      modified.length === 0 &&
      published.length > 0 &&
      shown.length > 1 &&
      published.every(({ iso }) => epochOfIsoDate(date.iso) > epochOfIsoDate(iso)) &&
      closest(date, published) > dateTolerance.publishedHalf;
    // Earlier than every known revision it is publication, though no other date says so.
    const earlier =
      published.length === 0 &&
      modified.every(({ iso }) => epochOfIsoDate(iso) - epochOfIsoDate(date.iso) > dateTolerance.modified * dayMs);
    (later || (!earlier && closest(date, modified) < closest(date, published)) ? modified : published).push(date);
  }
  const kinds = [shown.length > 0, marked.some(isMarkupDate), marked.some(({ from }) => from === 'meta'), lastmod !== undefined].filter(
    Boolean,
  ).length;
  return { shown, marked, lastmod, published, modified, kinds };
}

/** Days between the first and the last of them. */
export const deriveDaysApart = (dates: readonly DateFact[]): number =>
  Math.max(0, ...dates.flatMap((a) => dates.map((b) => isoDaysBetween(a.iso, b.iso))));
