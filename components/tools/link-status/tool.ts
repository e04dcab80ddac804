import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'links',
  place: 2,
  name: 'Link status',
  help: 'Which links work, redirect or are broken.',
  search:
    'broken links, broken link checker, dead links, 404, check links, link checker, check my links, link rot, redirect, response code, status code',
  demo: { page: '/shop/travel-journal', shows: '/shop/refills' },
  picture: '/faults/broken-links',
};
