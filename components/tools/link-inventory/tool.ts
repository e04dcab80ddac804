import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'links',
  place: 1,
  name: 'Link inventory',
  help: 'Every link with target, position and rel.',
  search:
    'links, internal, internal links, inlinks, external, external links, outbound links, outgoing links, backlinks, nofollow, dofollow, sponsored, ugc, mailto, tel',
  demo: { page: '/guides/oil-leather-covers', shows: 'loc.gov' },
  picture: '/shop/travel-journal',
};
