import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'content',
  place: 2,
  name: 'Main content',
  help: 'The text that machines extract as the page’s content.',
  search: 'word count words reading time text length thin content boilerplate',
  demo: { page: '/guides/oil-leather-covers', shows: 'To oil a leather book cover without staining it' },
};
