import type { ToolCard } from '../../tool-card.ts';

export const tool: ToolCard = {
  group: 'content',
  place: 3,
  name: 'Words and phrases',
  help: 'The words and phrases of the page, and where they occur.',
  search: 'keywords, keyword density, keyword frequency, n-grams, word frequency, word cloud, tf-idf, top words',
  demo: { page: '/guides/oil-leather-covers', shows: 'leather covers' },
  factsOnly: true,
};
