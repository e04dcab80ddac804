import { english } from '../../../../checks/index.ts';

const { amount, and, number } = english;
interface Count {
  count: number;
}

/** A run before it starts: its pages, their order, and what is checked. */
export const queue = {
  newRun: 'New bulk audit',
  deleteDraft: 'Delete draft',
  add: '1. Add pages',
  ways: { tabs: 'Open tabs', addresses: 'URLs', sitemap: 'Sitemap', site: 'Follow links' },
  waysLabel: 'Where the pages come from',
  title: '2. Queue',
  order: 'Audited in this order. Drag, or press Alt with an arrow key.',
  empty: 'The queue is empty. Add open tabs, URLs, a sitemap or the start page of a site above.',
  full: ({ most }: { most: number }) => `A run holds at most ${amount(most, 'page')}. Put the others into a second run.`,
  confirm: {
    title: 'Delete this draft?',
    text: ({ name, pages }: { name: string; pages: number }) => `“${name}” with ${amount(pages, 'queued page')} will be deleted.`,
    yes: 'Delete',
    no: 'Keep it',
  },

  options: '3. What to check',
  probesHelp:
    'Finds broken links, redirects, and canonicals, language versions and share images that do not work. Takes longer: other sites are requested too, slowly and without cookies.',
  parallel: 'Pages at a time',
  one: 'One after another: slowest, and easiest on the site and your machine.',
  few: 'A good pace for most sites.',
  many: 'Fast, but each page is a tab that loads: only for your own sites and a strong machine.',

  start: '4. Start',
  willAsk: 'The browser will ask you',
  everySite:
    'whether Pageloupe may read all websites, because links lead anywhere. Only the pages in the queue and the targets of their links are requested.',
  theseSites: ({ hosts, more }: { hosts: string[]; more: number }) =>
    `whether Pageloupe may read ${and(more > 0 ? [...hosts, amount(more, 'more host')] : hosts)}. Only the pages in the queue are read.`,
  withdraw: 'You can withdraw that at any time in the browser’s settings.',
  opened: 'URLs are opened in background tabs, which close after the audit.',
  ownStay: 'Your own tabs stay open.',
  kept: 'Your queue is kept.',
  tryAllow: 'Start again and choose Allow when the browser asks.',
  tryWithout: 'Start again and choose Allow, or turn “Check links” off: then only the sites in the queue are needed.',
  startNone: 'Start audit',
  startAll: ({ count }: Count) => `Start audit of ${amount(count, 'page')}`,
  addFirst: 'Add at least one page first.',

  list: 'Queue',
  move: ({ name, place }: { name: string; place: number }) => `Move ${name}: place ${number(place)}. Press Alt with an arrow key.`,
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
