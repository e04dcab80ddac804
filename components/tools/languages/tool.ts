import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'device-language',
  place: 3,
  name: 'Languages and hreflang',
  help: 'Declared and detected language, and the hreflang cluster.',
  search: 'hreflang lang html lang international x-default translation',
  demo: { page: '/shop/travel-journal', shows: 'en-UK' },
  picture: '/faults/language',
};
