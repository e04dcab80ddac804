import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'indexing',
  place: 7,
  name: 'Sitemap lookup',
  help: 'Is this URL in an XML sitemap, and where?',
  search: 'xml sitemap, sitemap.xml, sitemap index, lastmod',
  demo: { page: '/guides/oil-leather-covers', shows: '/sitemap.xml' },
  picture: '/shop/travel-journal',
};
