import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'indexing',
  place: 5,
  name: 'Redirect trace',
  help: 'Every redirect that led to this page.',
  search: '301, 302, 307, 308, redirect chain, redirect path, redirect tracer, redirection, hop, loop, https, www, trailing slash',
  demo: { page: '/shop/travel-journal', shows: '/shop/travel-journal' },
  picture: '/old-guide',
};
