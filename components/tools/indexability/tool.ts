import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'indexing',
  place: 1,
  name: 'Can it be indexed?',
  help: 'One verdict: can search engines index this page?',
  search:
    'noindex, indexed, indexable, indexing, blocked, blocked from indexing, google, bing, search console, google search console, coverage',
  demo: { page: '/shop/travel-journal', shows: '/shop/field-journal' },
  picture: '/faults/noindex',
};
