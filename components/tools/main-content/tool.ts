import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'content',
  place: 2,
  name: 'Main content',
  help: 'The text that machines extract as the page’s content.',
  search:
    'word count, words, reading time, readability, text length, text to html ratio, thin content, low content, boilerplate, body text',
  demo: { page: '/guides/oil-leather-covers', shows: 'To oil a leather book cover without staining it' },
};
