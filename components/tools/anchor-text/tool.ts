import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'links',
  place: 3,
  name: 'Anchor text',
  help: 'Link texts, and what they say about their targets.',
  search: 'anchor, click here, read more, link text, descriptive link text, generic anchors',
  demo: { page: '/shop/travel-journal', shows: 'click here' },
};
