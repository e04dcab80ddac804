import { english } from '../../../checks/index.ts';

const { amount, number } = english;

/** Said for a moment, after something was done. */
export const notices = {
  close: 'Close',
  saved: ({ name }: { name: string }) => `Saved ${name}.`,
  snapshots: ({ most }: { most: number }) => `There are ${number(most)} snapshots already: delete one first.`,

  /** What was done on the page, and on the machine. */
  page: {
    undrawable: 'The page cannot be drawn on any more: audit it again.',
    shown: 'Shown on the page.',
    unseen: 'This element is on the page, but cannot be seen.',
    gone: 'This element is no longer on the page.',
    marked: ({ asked, visible, unseen, gone }: { asked: number; visible: number; unseen: number; gone: number }) =>
      [`${number(visible)} of ${number(asked)} marked on the page`, unseen > 0 && `${number(unseen)} cannot be seen`, gone > 0 && `${number(gone)} no longer there`].filter(Boolean).join('; '),
    copied: 'Copied.',
    uncopied: 'The browser did not allow copying.',
    kept: 'Snapshot saved on this machine.',
    full: 'There is no room for another snapshot: delete one first.',
  },

  queue: {
    unopened: 'The browser did not open the bulk page. Try again.',
    noTab: 'There is no tab to queue.',
    failed: ({ error }: { error: string }) => `This tab could not be queued. ${error}`,
    queued: ({ pages }: { pages: number }) => `This tab is in the queue: ${amount(pages, 'page')}.`,
    open: 'Open the queue',
  },

  pdf: {
    noTab: 'There is no tab to make a PDF of.',
    making: 'Making the PDF…',
    saved: ({ name, but }: { name: string; but: string }) => [`Saved ${name}.`, but].filter(Boolean).join(' '),
    failed: ({ error }: { error: string }) => `The PDF could not be made. ${error}`,
    unmade: ({ error }: { error: string }) => error,
  },

  withdrawn: 'Permission withdrawn: Pageloupe may request no other URLs.',
  keptByBrowser: 'The browser keeps this permission: withdraw it in the browser’s settings of this extension.',
};
