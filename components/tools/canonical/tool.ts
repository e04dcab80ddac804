import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'indexing',
  place: 4,
  name: 'Canonical check',
  help: 'Which canonical URL the page, header, sitemap and alternates point to.',
  search: 'rel=canonical, canonical url, canonical link, canonicalized, canonicalization, duplicate content, og:url',
  demo: { page: '/shop/travel-journal', shows: '/shop/field-journal' },
  picture: '/faults/canonicals',
};
