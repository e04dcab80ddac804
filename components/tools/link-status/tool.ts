import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'links',
  place: 2,
  name: 'Link status',
  help: 'Which links work, redirect or are broken.',
  search: 'broken links dead links 404 check links redirect',
  demo: { page: '/shop/travel-journal', shows: '/shop/refills' },
  picture: '/faults/broken-links',
};
