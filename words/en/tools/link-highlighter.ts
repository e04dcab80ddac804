import { english } from '../../../checks/core/wording.ts';

const { amount, number } = english;

export const words = {
  none: 'The page has no links to highlight.',
  notLive: 'Links are highlighted on the page itself. Open it again and audit it there.',
  mark: ({ count }: { count: number }) => `Highlight ${amount(count, 'link')} on the page`,
  unmark: 'Remove highlights',
  stay: 'Highlights stay until you remove them, press Esc on the page or leave this tool. Pin them to keep them after closing.',
  choose: 'Types to highlight',
  count: ({ count }: { count: number }) => number(count),
  kinds: {
    uncrawlable: { name: 'Uncrawlable', help: 'no crawlable URL' },
    sponsored: { name: 'Sponsored', help: 'rel=sponsored, paid links' },
    ugc: { name: 'UGC', help: 'rel=ugc, user-generated' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow' },
    'new-tab': { name: 'New tab', help: 'target=_blank' },
    follow: { name: 'Follow', help: 'a plain link' },
  },
  several: 'A link of several types has the color and shape of the type that comes first in this list; its label names all of them.',
  table: {
    title: 'Links of these types',
    rows: 'links',
    none: 'No type selected, or no links of the selected types.',
    text: 'Text',
    kinds: 'Types',
    target: 'Target',
    noText: 'no text',
    noTarget: 'none',
  },
};
