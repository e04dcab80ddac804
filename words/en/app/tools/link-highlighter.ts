import { english } from '../../../../checks/index.ts';

const { amount, number } = english;

export const linkHighlighter = {
  none: 'The page has no links to mark.',
  notLive: 'Links are marked on the page itself: open it again, then audit it there.',
  mark: ({ count }: { count: number }) => `Mark ${amount(count, 'link')} on the page`,
  unmark: 'Take the marks away',
  stay: 'Marks stay until you take them away, press Escape on the page or leave this tool. Keep them to go on without this window.',
  choose: 'Kinds to mark',
  count: ({ count }: { count: number }) => number(count),
  kinds: {
    uncrawlable: { name: 'Uncrawlable', help: 'no URL a crawler can follow' },
    sponsored: { name: 'Sponsored', help: 'rel=sponsored, paid links' },
    ugc: { name: 'UGC', help: 'rel=ugc, written by visitors' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow, not to be followed' },
    'new-tab': { name: 'New tab', help: 'target=_blank' },
    follow: { name: 'Follow', help: 'a plain link' },
  },
  several: 'A link of several kinds has all their names; its colour and shape are those of the first in this list.',
  table: {
    title: 'Links of these kinds',
    rows: 'links',
    none: 'No kind is chosen, or no link is of the kinds chosen.',
    text: 'Text',
    kinds: 'Kinds',
    target: 'Target',
    noText: 'no text',
    noTarget: 'none',
  },
};
