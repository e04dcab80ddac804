import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'ai-readiness',
  place: 4,
  name: 'Claims and sources',
  help: 'Every number, quotation and source, and which claims have none.',
  search: 'statistics, citations, sources, references, facts, claims, quotes, fact check',
  demo: { page: '/shop/travel-journal', shows: '160 pages' },
  picture: '/faults/claims',
};
