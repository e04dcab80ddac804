import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'search-appearance',
  place: 2,
  name: 'Head inspector',
  help: 'Everything in the head, in order, in raw and rendered HTML.',
  search:
    'meta tags, head tags, meta keywords, head, title tag, meta description, charset, viewport, source, amp, amphtml, generator, rel next, rel prev, pagination',
  demo: { page: '/shop/travel-journal', shows: 'og:type' },
};
