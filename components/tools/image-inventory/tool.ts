import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'images-speed',
  place: 1,
  name: 'Image inventory',
  help: 'Every image with its alt text.',
  search: 'alt alt text alt attribute missing alt pictures images img',
  demo: { page: '/shop/travel-journal', shows: 'DSC_0412.jpg' },
  picture: '/faults/images',
};
