import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'content',
  place: 1,
  name: 'Heading outline',
  help: 'The headings as a tree, with skipped levels and empty ones.',
  search: 'h1, h2, h3, h4, h5, h6, heading, heading structure, header tags, hierarchy, structure, table of contents',
  demo: { page: '/guides/oil-leather-covers', shows: 'Which oil is safe for leather covers' },
};
