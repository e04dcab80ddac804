import type { PageType } from '../../../checks/core/facts.ts';
import { dateWords } from './dates.ts';
import { date as dateText } from './english.ts';
import { pageOf } from './page-type.ts';

const shown = ({ date, relative }: { date: string; relative: string }) => (relative ? `“${relative}”, ${dateText(date)}` : dateText(date));

export const dateVisible = {
  title: 'The page shows its date',
  why: 'Readers, search engines and answer engines weigh how current a page is, and trust a date that people can see and programs can read more than one that is only in the markup.',
  words: dateWords,
  says: {
    readable: (given: { date: string; relative: string }) => ({
      message: `The page shows its date (${shown(given)}), and programs can read it too.`,
      change: '',
    }),
    visibleOnly: (given: { date: string; relative: string }) => ({
      message: `The page shows its date (${shown(given)}), but only as text.`,
      change:
        'Put it into a time element with a datetime attribute, or give the same day as datePublished or dateModified in the structured data.',
    }),
    relativeOnly: ({ words }: { words: string }) => ({
      message: `Readers see how long ago the page was written (“${words}”), but no day, and the markup has none.`,
      change: 'Show the day itself, in a time element with a datetime attribute, or give it as datePublished in the structured data.',
    }),
    metadataOnly: ({ date }: { date: string }) => ({
      message: `The date (${dateText(date)}) is in the metadata only: readers do not see it.`,
      change:
        'Show the date near the headline or at the end of the text, with a label such as "Published" or "Updated" in the language of the page.',
    }),
    none: () => ({
      message: 'No date with day, month and year was found, neither visible nor in the metadata.',
      change:
        'Show when the text was published or last revised, near the headline or at its end, in a time element with a datetime attribute.',
    }),
    noneGiven: ({ type }: { type: PageType }) => ({ message: `No date is shown or declared, and ${pageOf[type]} needs none.`, change: '' }),
    unlabelled: () => ({
      message:
        'The visible date has no label, so it could mean publication or revision. Google asks for one, such as "Published" or "Last updated".',
      change: '',
    }),
    inUrl: ({ date }: { date: string }) => ({ message: `The URL has a date (${dateText(date)}); readers seldom look there.`, change: '' }),
    monthsUnknown: ({ language }: { language: string }) => ({
      message: `The names of months in the page's language (${language}) are not known here, so a date that readers see may be there all the same.`,
      change: '',
    }),
  },
};
