import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'ai-readiness',
  place: 3,
  name: 'Quotable passages',
  help: 'The passages of the page that could be quoted.',
  search:
    'chatgpt, ai overview, ai mode, aio, aeo, answer, answer engine, featured snippet, people also ask, chunks, quotes, citation, llm',
  demo: { page: '/guides/oil-leather-covers', shows: 'How much oil one leather cover takes' },
};
