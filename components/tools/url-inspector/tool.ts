import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'content',
  place: 5,
  name: 'URL inspector',
  help: 'The parts of the URL, and a clean version to copy.',
  search:
    'url, slug, parameters, query string, utm, tracking parameters, path, address, url length, underscores, uppercase, encoded url, pagination',
  demo: { page: '/shop/travel-journal', shows: 'travel-journal' },
};
