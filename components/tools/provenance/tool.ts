import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'ai-readiness',
  place: 5,
  name: 'Dates, authors, publisher',
  help: 'Every date, author and publisher on the page.',
  search: 'date, publish date, published, modified, last updated, author, byline, publisher, organization, e-e-a-t, eeat, freshness',
  demo: { page: '/guides/oil-leather-covers', shows: 'Ines Aldrich' },
  picture: '/faults/dates',
};
