import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'device-language',
  place: 2,
  name: 'Mobile check',
  help: 'Viewport, overflow, tap targets and overlays.',
  search: 'mobile responsive viewport phone tap targets',
  demo: { page: '/shop/travel-journal', shows: 'width=device-width' },
  picture: '/faults/viewport',
};
