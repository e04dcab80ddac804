import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'content',
  place: 5,
  name: 'URL inspector',
  help: 'The parts of the URL, and a clean version to copy.',
  search: 'url slug parameters utm query string path address',
  demo: { page: '/shop/travel-journal', shows: 'travel-journal' },
};
