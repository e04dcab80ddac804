import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'search-appearance',
  place: 2,
  name: 'Head inspector',
  help: 'Everything in the head, in order, in raw and rendered HTML.',
  search: 'meta tags head title charset viewport source',
  demo: { page: '/shop/travel-journal', shows: 'og:type' },
};
