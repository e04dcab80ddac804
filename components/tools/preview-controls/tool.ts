import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'search-appearance',
  place: 4,
  name: 'Snippet and preview controls',
  help: 'What each search engine may quote from this page.',
  search: 'nosnippet, max-snippet, max-image-preview, data-nosnippet, copilot, google discover',
  demo: { page: '/guides/oil-leather-covers', shows: 'max-image-preview' },
  picture: '/faults/snippets',
};
