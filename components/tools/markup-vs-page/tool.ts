import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'data-sharing',
  place: 3,
  name: 'Markup and page',
  help: 'Structured data compared with the visible page.',
  search: 'schema, schema.org, json-ld, hidden markup, visible content',
  demo: { page: '/shop/travel-journal', shows: '79' },
};
