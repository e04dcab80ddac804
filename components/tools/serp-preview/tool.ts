import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'search-appearance',
  place: 1,
  name: 'Search result preview',
  help: 'How the page may look in search results, to scale.',
  search:
    'serp, serp preview, snippet, google preview, search snippet, meta title, title tag, page title, title length, meta description, description length, pixel width, breadcrumb',
  demo: { page: '/shop/travel-journal', shows: 'Travel journal, leather travel journal' },
};
