import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'links',
  place: 4,
  name: 'Link highlighter',
  help: 'Links marked on the page: nofollow, sponsored, new tab, not crawlable.',
  search:
    'highlight links, highlight all links, highlight nofollow links, nofollow, dofollow, sponsored, ugc, paid links, target _blank, new tab, crawlable links',
  demo: { page: '/guides/oil-leather-covers', shows: /follow/i },
  picture: '/faults/links',
};
