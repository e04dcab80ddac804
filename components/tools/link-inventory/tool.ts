import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'links',
  place: 1,
  name: 'Link inventory',
  help: 'Every link with target, position and rel.',
  search: 'internal external outbound backlinks nofollow sponsored ugc links',
  demo: { page: '/guides/oil-leather-covers', shows: 'loc.gov' },
  picture: '/shop/travel-journal',
};
