import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'images-speed',
  place: 3,
  name: 'Core Web Vitals',
  help: 'LCP, CLS and INP of this visit.',
  search: 'lcp cls inp speed performance page speed pagespeed fid',
  demo: { page: '/shop/travel-journal', shows: 'LCP' },
};
