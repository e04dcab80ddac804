import type { PageType } from '../../../checks/core/facts/about.ts';
import { dateWords } from './dates.ts';
import { date as dateText } from './grammar.ts';
import { pageOf } from './page-type.ts';
import { framedText } from './framed.ts';

const shown = ({ date, relative }: { date: string; relative: string }) => (relative ? `“${relative}”, ${dateText(date)}` : dateText(date));

export const dateVisible = {
  title: 'Page date is visible',
  problem: 'Page date is missing or not visible',
  why: 'Readers, search engines and answer engines consider how current a page is, and trust a date that is both visible and machine-readable more than one that is only in the markup.',
  heuristic: 'Scores of the four cases: our heuristic',
  words: dateWords,
  says: {
    readable: (args: { date: string; relative: string }) => ({
      message: `The date is visible (${shown(args)}) and machine-readable.`,
      change: '',
    }),
    visibleOnly: (args: { date: string; relative: string }) => ({
      message: `The date is visible (${shown(args)}), but only as plain text.`,
      change:
        'Put it in a <time> element with a datetime attribute, or add the same day as datePublished or dateModified to the structured data.',
    }),
    relativeOnly: ({ words }: { words: string }) => ({
      message: `The visible date is only relative (“${words}”), and the markup has no date.`,
      change: 'Show the actual date in a <time> element with a datetime attribute, or add it as datePublished to the structured data.',
    }),
    metadataOnly: ({ date }: { date: string }) => ({
      message: `The date (${dateText(date)}) is only in the metadata; readers can’t see it.`,
      change:
        'Show the date near the headline or at the end of the text, with a label such as “Published” or “Updated” in the page’s language.',
    }),
    none: () => ({
      message:
        'No full date (day, month, year) found, neither on the page nor in the metadata. Days of events, courses and list entries are not the page’s.',
      change:
        'Show when the text was published or last updated, near the headline or at the end, in a <time> element with a datetime attribute.',
    }),
    noneGiven: ({ type }: { type: PageType }) => ({ message: `No date found, and ${pageOf[type]} doesn’t need one.`, change: '' }),
    ofThreads: () => ({
      message: 'The dates on this page are those of the threads that it lists, and a list needs no date of its own.',
      change: '',
    }),
    unlabelled: () => ({
      message:
        'The visible date has no label, so it could be the publication or the update date. Google recommends a label such as “Published” or “Last updated”.',
      change: '',
    }),
    inUrl: ({ date }: { date: string }) => ({
      message: `The URL contains a date (${dateText(date)}); readers rarely look there.`,
      change: '',
    }),
    framed: ({ url }: { url: string | null }) => framedText(url),
    unreadCalendar: ({ words }: { words: string }) => ({
      message: `Readers see “${words}”, a date in a calendar that Pageloupe doesn’t read.`,
      change: '',
    }),
    monthsUnknown: ({ language }: { language: string }) => ({
      message: `Pageloupe doesn’t know the month names of this language (${language}), so it may have missed a visible date.`,
      change: '',
    }),
  },
};
