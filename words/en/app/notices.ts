import { english } from '../../../checks/core/wording.ts';

const { amount, number } = english;

interface Unreadable {
  how: 'aside' | 'later' | 'left';
  name?: string;
}
const unread =
  (record: string, was: 'was' | 'were', after: string) =>
  ({ how }: Unreadable) =>
    how === 'later'
      ? `${record} ${was} saved by a newer version of Pageloupe. Update Pageloupe to use ${was === 'was' ? 'it' : 'them'}; nothing was deleted.`
      : `${record} could not be read${how === 'aside' ? ' (a copy was kept)' : ''}. ${after}`;

/** Shown for a moment after an action. */
export const notices = {
  close: 'Close',
  saved: ({ name }: { name: string }) => `Saved ${name}.`,

  /** Actions on the page and on the device. */
  page: {
    undrawable: 'Can’t highlight on this page anymore. Audit it again.',
    shown: 'Highlighted on the page.',
    unseen: 'This element is on the page but is not visible.',
    gone: 'This element is no longer on the page.',
    marked: ({ requested, visible, unseen, gone }: { requested: number; visible: number; unseen: number; gone: number }) =>
      [
        `${number(visible)} of ${number(requested)} highlighted on the page`,
        unseen > 0 && `${number(unseen)} not visible`,
        gone > 0 && `${number(gone)} no longer on the page`,
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    copied: 'Copied.',
    uncopied: 'The browser did not allow copying.',
    kept: 'Snapshot saved on this device.',
    full: 'No space left. Delete a snapshot first.',
    tooMany: ({ most }: { most: number }) => `You already have ${number(most)} snapshots. Delete one first.`,
  },

  queue: {
    unopened: 'The browser did not open the bulk page. Try again.',
    noTab: 'There is no tab to queue.',
    failed: ({ error }: { error: string }) => `This tab could not be queued. ${error}`,
    notPasted: ({ error }: { error: string }) => `The pasted URLs could not be queued. ${error}`,
    queued: ({ pages }: { pages: number }) => `This tab is in the queue: ${amount(pages, 'page')}.`,
    open: 'Open the queue',
    notAllowed: 'Nothing was started: the browser doesn’t let Pageloupe open this site.',
    notBegun: ({ error }: { error: string }) => `The audit of this site was not started. ${error}`,
    noTitles: 'Your browser didn’t share the titles of other tabs.',
  },

  pdf: {
    noTab: 'There is no tab to save as PDF.',
    making: 'Creating the PDF…',
    saved: ({ name, but }: { name: string; but: string }) => [`Saved ${name}.`, but].filter(Boolean).join(' '),
    failed: ({ error }: { error: string }) => `The PDF could not be created. ${error}`,
  },

  /** Records that could not be read: a copy was stored, a newer version wrote them, or they stay where they are. */
  unreadable: {
    settings: unread('The settings', 'were', 'Using the defaults for now.'),
    followed: unread('The list of sites whose pages the panel audits', 'was', 'It is empty for now.'),
    choices: unread('Your choices for pages (page type, search intent, AI blocking)', 'were', 'The defaults apply again.'),
    keywords: unread('Your keywords', 'were', 'Enter them again where you need them.'),
    branding: unread('The title, agency, color and logo of your PDFs', 'were', 'Set them again where you need them.'),
    snapshot: unread('A snapshot', 'was', 'The others are fine.'),
    run: unread('A bulk audit', 'was', 'The others are fine.'),
    jobs: ({ name }: Unreadable) => `Some pages of the bulk audit “${name ?? ''}” could not be read and were skipped. The others are fine.`,
    report: 'The report of a page in a bulk audit could not be read. Audit that page again; the others are fine.',
    facts:
      'Some saved data for a page could not be read. Its checks are available; its tools aren’t. Audit the page again to restore them.',
    schedule: unread('A scheduled audit', 'was', 'Schedule it again from one of its runs.'),
    results: 'Results for some pages of a bulk audit could not be read and were skipped. Audit those pages again; the others are fine.',
  },

  withdrawn: 'Permission removed: Pageloupe can no longer request other URLs.',
  keptByBrowser: 'Your browser manages this permission. Remove it on the browser’s settings page for this extension.',
};
