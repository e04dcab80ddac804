import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'indexing',
  place: 6,
  name: 'Response and security',
  help: 'Status, headers, security and mixed content.',
  search:
    'http status, http headers, status code, response code, 404, 500, headers, hsts, csp, cache, cache-control, last-modified, etag, mixed content, insecure content, security, ssl, ttfb, compression, gzip, brotli, server response time',
  demo: { page: '/shop/travel-journal', shows: 'no-cache' },
};
