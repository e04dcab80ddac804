import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'indexing',
  place: 2,
  name: 'Robots directives',
  help: 'Robots meta and X-Robots-Tag, merged for every crawler.',
  search: 'noindex, nofollow, noarchive, nosnippet, meta robots, robots meta tag, robots tag, x-robots-tag, directives, indexifembedded',
  demo: { page: '/guides/oil-leather-covers', shows: 'max-snippet:-1' },
  picture: '/faults/noindex',
};
