import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'content',
  place: 4,
  name: 'Leftovers',
  help: 'Template variables, dummy text and staging URLs.',
  search: 'lorem ipsum, placeholder, staging, localhost, template variables, dummy text, todo',
  demo: { page: '/shop/travel-journal', shows: '{{ delivery_days }}' },
  picture: '/faults/titles',
};
