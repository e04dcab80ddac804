import { english } from '../../../checks/index.ts';

const { amount, number } = english;

interface Unreadable {
  how: 'aside' | 'later' | 'left';
  name?: string;
}
const unread =
  (record: string, was: 'was' | 'were', after: string) =>
  ({ how }: Unreadable) =>
    how === 'later'
      ? `${record} ${was} kept by a later version of Pageloupe. Update Pageloupe to use ${was === 'was' ? 'it' : 'them'}; nothing is deleted.`
      : `${record} could not be read${how === 'aside' ? ` and ${was} set aside` : ''}. ${after}`;

/** Said for a moment, after something was done. */
export const notices = {
  close: 'Close',
  saved: ({ name }: { name: string }) => `Saved ${name}.`,

  /** What was done on the page, and on the machine. */
  page: {
    undrawable: 'The page cannot be drawn on any more: audit it again.',
    shown: 'Shown on the page.',
    unseen: 'This element is on the page, but cannot be seen.',
    gone: 'This element is no longer on the page.',
    marked: ({ asked, visible, unseen, gone }: { asked: number; visible: number; unseen: number; gone: number }) =>
      [
        `${number(visible)} of ${number(asked)} marked on the page`,
        unseen > 0 && `${number(unseen)} cannot be seen`,
        gone > 0 && `${number(gone)} no longer there`,
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    copied: 'Copied.',
    uncopied: 'The browser did not allow copying.',
    kept: 'Snapshot saved on this machine.',
    full: 'There is no room for another snapshot: delete one first.',
    tooMany: ({ most }: { most: number }) => `There are ${number(most)} snapshots already: delete one first.`,
  },

  queue: {
    unopened: 'The browser did not open the bulk page. Try again.',
    noTab: 'There is no tab to queue.',
    failed: ({ error }: { error: string }) => `This tab could not be queued. ${error}`,
    queued: ({ pages }: { pages: number }) => `This tab is in the queue: ${amount(pages, 'page')}.`,
    open: 'Open the queue',
    notAllowed: 'Nothing was started: the browser does not let Pageloupe open this site.',
    notBegun: ({ error }: { error: string }) => `The audit of this site was not started. ${error}`,
    noTitles: 'The browser may not tell the titles of other tabs.',
  },

  pdf: {
    noTab: 'There is no tab to make a PDF of.',
    making: 'Making the PDF…',
    saved: ({ name, but }: { name: string; but: string }) => [`Saved ${name}.`, but].filter(Boolean).join(' '),
    failed: ({ error }: { error: string }) => `The PDF could not be made. ${error}`,
  },

  /** Records that could not be read: set aside, left to a later version, or left where they are. */
  unreadable: {
    settings: unread('The settings', 'were', 'The usual ones hold for now.'),
    followed: unread('The list of sites whose pages the panel audits', 'was', 'It is empty for now.'),
    choices: unread('Your choices for pages (page type, keep out of search, closed to AI)', 'were', 'The defaults apply again.'),
    branding: unread('Title, agency, colour and logo of your PDFs', 'were', 'Set them again where you need them.'),
    snapshot: unread('A snapshot', 'was', 'The others are there.'),
    run: unread('A bulk audit', 'was', 'The others are there.'),
    jobs: ({ name }: Unreadable) =>
      `Some pages of the bulk audit “${name ?? ''}” could not be read and are left out. The others are there.`,
    report: 'The report of a page of a bulk audit could not be read. Audit that page again; the others are there.',
    facts:
      'What was gathered of a page of a bulk audit could not be read: its checks are there, its tools are not. Audit the page again to have them.',
    schedule: unread('A repeated audit', 'was', 'Schedule it again from one of its runs.'),
    results: 'Results of some pages of a bulk audit could not be read and are left out. Audit those pages again; the others are there.',
  },

  withdrawn: 'Permission withdrawn: Pageloupe may request no other URLs.',
  keptByBrowser: 'The browser keeps this permission: withdraw it in the browser’s settings of this extension.',
};
