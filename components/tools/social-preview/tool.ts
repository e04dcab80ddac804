import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'data-sharing',
  place: 4,
  name: 'Social previews',
  help: 'How the page looks when it is shared.',
  search: 'og og:image og:title open graph opengraph twitter card x card facebook linkedin slack whatsapp discord share image',
  demo: { page: '/shop/travel-journal', shows: 'Facebook' },
};
