import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'indexing',
  place: 3,
  name: 'robots.txt tester',
  help: 'The file, the deciding line, and a test for any path and crawler.',
  search: 'robots, disallow, allow, user-agent, googlebot, crawl delay, crawlability, blocked',
  demo: { page: '/guides/oil-leather-covers', shows: 'Disallow: /private/' },
  picture: '/shop/travel-journal',
};
