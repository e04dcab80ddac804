import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'data-sharing',
  place: 2,
  name: 'Rich-result check',
  help: 'Required and recommended properties of each rich-result type.',
  search: 'schema schema.org rich snippets faq product review required properties google',
  demo: { page: '/shop/travel-journal', shows: 'Merchant listing' },
};
