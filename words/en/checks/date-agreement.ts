import type { Because } from '../../../checks/core/facts/missing.ts';
import { reasonText } from './reasons.ts';
import { datePlaceInWords, dateWords, type DatePlace } from './dates.ts';
import { amount, date as dateText } from './grammar.ts';

export const dateAgreement = {
  title: 'Dates are consistent',
  problem: 'Dates are inconsistent',
  why: 'Google compares the dates of a page before it trusts one. Dates that contradict each other or change without new content undermine trust in all of them.',
  heuristic: 'Tolerances, and the pattern of renewed dates: our heuristic',
  words: dateWords,
  says: {
    agree: ({ sources }: { sources: number }) => ({ message: `Dates from ${amount(sources, 'source')} agree.`, change: '' }),
    publishedApart: ({ days, a, b }: { days: number; a: string; b: string }) => ({
      message: `Publication dates differ by ${amount(days, 'day')} (${dateText(a)} and ${dateText(b)}).`,
      change: 'Use the same publication date in the visible text, structured data and metadata, from one field of your CMS.',
    }),
    modifiedApart: ({ days, a, b }: { days: number; a: string; b: string }) => ({
      message: `Modified dates differ by ${amount(days, 'day')} (${dateText(a)} and ${dateText(b)}).`,
      change: 'Update the visible date, dateModified and the sitemap’s lastmod together when the content changes.',
    }),
    modifiedFirst: ({ modified, published }: { modified: string; published: string }) => ({
      message: `The modified date (${dateText(modified)}) is before the publication date (${dateText(published)}).`,
      change: 'Correct the dates: a page cannot be modified before it is published.',
    }),
    scheduled: ({ modified, published }: { modified: string; published: string }) => ({
      message: `The modified date (${dateText(modified)}) is before the publication date (${dateText(published)}): content systems write the last save of a post that was scheduled. Search engines go by the publication date.`,
      change: '',
    }),
    future: ({ date, source }: { date: string; source: DatePlace }) => ({
      message: `A date is in the future: ${dateText(date)} (${datePlaceInWords(source)}).`,
      change: 'Google asks sites not to use future dates: use the day of publication or of the last update.',
    }),
    unreadable: ({ raw, source }: { raw: string; source: DatePlace }) => ({
      message: `A date in the structured data is invalid: “${raw}” (${datePlaceInWords(source)}).`,
      change: 'Use ISO 8601, such as 2026-03-15T10:00:00+01:00.',
    }),
    bumped: ({ modified, shown, bumpedHours }: { modified: string; shown: string; bumpedHours: number }) => ({
      message: `The metadata says the page was modified within the last ${amount(bumpedHours, 'hour')} (${dateText(modified)}), but the visible date is ${dateText(shown)}.`,
      change: 'Set dateModified only when the content changes, not on each visit or build, and show the same date to readers.',
    }),
    noZone: ({ source }: { source: DatePlace }) => ({
      message: `A time has no time zone (${datePlaceInWords(source)}). Google then assumes Googlebot’s time zone.`,
      change: '',
    }),
    lastModified: ({ date }: { date: string }) => ({
      message: `The Last-Modified header says ${dateText(date)}. It is only a hint and is not compared: servers often set it for other reasons.`,
      change: '',
    }),
    onlyAgo: ({ words }: { words: string }) => ({
      message: `The visible date is only relative (“${words}”), so there is no day to compare with the markup.`,
      change: '',
    }),
    tooFew: () => ({ message: 'Fewer than two dates found: nothing to compare.', change: '' }),
    sitemapUnknown: ({ why }: { why: Because }) => ({
      message: `Only one date found, and the sitemap could not be checked for another. ${reasonText(why)}`,
      change: '',
    }),
  },
};
