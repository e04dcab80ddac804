import type { Because } from '../../../checks/core/facts.ts';
import { reasonText } from './reasons.ts';
import { datePlaceInWords, dateWords, type DatePlace } from './dates.ts';
import { amount, date as dateText } from './english.ts';

export const dateAgreement = {
  title: 'Dates agree and are honest',
  why: 'Google compares the dates of a page before it trusts one. Dates that contradict each other, or that change without new content, cost trust in all of them.',
  words: dateWords,
  says: {
    agree: ({ sources }: { sources: number }) => ({ message: `Dates from ${amount(sources, 'source')} agree.`, change: '' }),
    publishedApart: ({ days, a, b }: { days: number; a: string; b: string }) => ({
      message: `The dates of publication are ${amount(days, 'day')} apart (${dateText(a)} and ${dateText(b)}).`,
      change:
        'Give the same date of publication in the visible text, the structured data and the metadata, from one field of the content system.',
    }),
    modifiedApart: ({ days, a, b }: { days: number; a: string; b: string }) => ({
      message: `The dates of revision are ${amount(days, 'day')} apart (${dateText(a)} and ${dateText(b)}).`,
      change: 'Let the visible date, dateModified and the lastmod of the sitemap follow the same revision of the content.',
    }),
    modifiedFirst: ({ modified, published }: { modified: string; published: string }) => ({
      message: `The page says it was revised (${dateText(modified)}) before it was published (${dateText(published)}).`,
      change: 'Correct the two dates: a revision cannot be earlier than publication.',
    }),
    modifiedFirstThatDay: ({ day, modified, published }: { day: string; modified: string; published: string }) => ({
      message: `The page says it was revised on the day of its publication (${dateText(day)}), but earlier: ${modified} is before ${published}.`,
      change:
        'Correct the two times: a revision cannot be earlier than publication. A content system that schedules posts may write the last save before publication; let it write the time of publication instead.',
    }),
    future: ({ date, source }: { date: string; source: DatePlace }) => ({
      message: `A date is in the future: ${dateText(date)} (${datePlaceInWords(source)}).`,
      change: 'Google asks not to give future dates: use the day of publication or of the last revision.',
    }),
    unreadable: ({ raw, source }: { raw: string; source: DatePlace }) => ({
      message: `A date in the structured data cannot be read: “${raw}” (${datePlaceInWords(source)}).`,
      change: 'Write it in ISO 8601, for instance 2026-03-15T10:00:00+01:00.',
    }),
    bumped: ({ modified, shown, bumpedHours }: { modified: string; shown: string; bumpedHours: number }) => ({
      message: `The metadata says the page was revised within the last ${amount(bumpedHours, 'hour')} (${dateText(modified)}), but the date that readers see is ${dateText(shown)}.`,
      change: 'Set dateModified only when the content changes, not with each visit or build, and show readers the date of the revision.',
    }),
    noZone: ({ source }: { source: DatePlace }) => ({
      message: `A time has no time zone (${datePlaceInWords(source)}). Google then assumes the time zone of its crawler.`,
      change: '',
    }),
    lastModified: ({ date }: { date: string }) => ({
      message: `The Last-Modified header says ${dateText(date)}. It is only a hint and not compared: servers often set it for other reasons.`,
      change: '',
    }),
    onlyAgo: ({ words }: { words: string }) => ({
      message: `Readers see only how long ago the page was written (“${words}”). That names no day to compare with the markup.`,
      change: '',
    }),
    tooFew: () => ({ message: 'Fewer than two sources give a date, so there is nothing to compare.', change: '' }),
    sitemapUnknown: ({ why }: { why: Because }) => ({
      message: `One source gives a date; whether the sitemap gives another is not known. ${reasonText(why)}`,
      change: '',
    }),
  },
};
