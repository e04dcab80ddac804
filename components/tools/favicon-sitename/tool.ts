import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'search-appearance',
  place: 3,
  name: 'Favicon and site name',
  help: 'Icon candidates and the site’s names.',
  search: 'icon, apple-touch-icon, brand, site name, logo, site icon',
  demo: { page: '/guides/oil-leather-covers', shows: 'Larkspur Bindery' },
  picture: '/shop/travel-journal',
};
