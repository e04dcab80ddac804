import { english } from '../../../../checks/core/wording.ts';

const { amount, and, number } = english;
interface Count {
  count: number;
}

/** A run before it starts: its pages, their order and the checks to run. */
export const queue = {
  newRun: 'New bulk audit',
  deleteDraft: 'Delete draft',
  add: '1. Add pages',
  ways: { tabs: 'Open tabs', addresses: 'URLs', sitemap: 'Sitemap', site: 'Follow links' },
  waysLabel: 'Source of the pages',
  title: '2. Queue',
  order: 'Audited in this order. Drag, or press Alt with an arrow key.',
  empty: 'The queue is empty. Add open tabs, URLs, a sitemap or the start page of a site above.',
  full: ({ most }: { most: number }) => `A run can have up to ${amount(most, 'page')}. Add the others to a second run.`,
  confirm: {
    title: 'Delete this draft?',
    text: ({ name, pages }: { name: string; pages: number }) => `“${name}” with ${amount(pages, 'queued page')} will be deleted.`,
    yes: 'Delete',
    no: 'Keep',
  },

  options: '3. What to check',
  probesHelp:
    'Finds broken links, redirects, and broken canonicals, language versions and share images. Takes longer: other sites are requested too, slowly and without cookies.',
  parallel: 'Pages at a time',
  one: 'One at a time: slowest, and easiest on the site and your computer.',
  few: 'A good pace for most sites.',
  many: 'Fast, but each page loads in a tab: only for your own sites and a fast computer.',

  start: '4. Start',
  willAsk: 'The browser will ask you',
  everySite:
    'whether Pageloupe may read all websites, because links can point anywhere. Only the queued pages and their link targets are requested.',
  theseSites: ({ hosts, more }: { hosts: string[]; more: number }) =>
    `whether Pageloupe may read ${and(more > 0 ? [...hosts, amount(more, 'more host')] : hosts)}. Only the pages in the queue are read.`,
  withdraw: 'You can undo this at any time in the browser’s settings.',
  opened: 'URLs are opened in background tabs, which close after the audit.',
  ownStay: 'Your own tabs stay open.',
  kept: 'Your queue is saved.',
  tryAllow: 'Start again and choose Allow when the browser asks.',
  tryWithout: 'Start again and choose Allow, or turn “Check links” off: then only the sites in the queue are needed.',
  startNone: 'Start audit',
  startAll: ({ count }: Count) => `Start audit of ${amount(count, 'page')}`,
  addFirst: 'Add at least one page first.',

  list: 'Queue',
  move: ({ name, place }: { name: string; place: number }) => `Move ${name}: position ${number(place)}. Press Alt with an arrow key.`,
  moveHint: 'Drag, or Alt with an arrow key',
  url: 'URL',
  tab: 'Open tab',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  upNamed: ({ name }: { name: string }) => `Move up: ${name}`,
  downNamed: ({ name }: { name: string }) => `Move down: ${name}`,
  removeNamed: ({ name }: { name: string }) => `Remove: ${name}`,
};
