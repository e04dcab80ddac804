import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'data-sharing',
  place: 2,
  name: 'Rich-result check',
  help: 'Required and recommended properties of each rich-result type.',
  search:
    'schema, schema.org, rich snippets, rich results test, faq, product, review, event, recipe, required properties, google, star ratings, structured data validation, structured data testing tool',
  demo: { page: '/shop/travel-journal', shows: 'Merchant listing' },
};
