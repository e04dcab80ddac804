import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'data-sharing',
  place: 1,
  name: 'Structured data',
  help: 'JSON-LD, microdata and RDFa as one graph.',
  search: 'schema schema.org json-ld jsonld microdata rdfa markup',
  demo: { page: '/shop/travel-journal', shows: 'Travel journal in waxed leather' },
};
