import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'images-speed',
  place: 4,
  name: 'Page weight',
  help: 'Bytes and requests by type and host.',
  search:
    'page size, html size, file size, bytes, kb, mb, requests, enormous network payloads, third-party, scripts, css, fonts, resources, transfer size, speed, performance',
  demo: { page: '/shop/travel-journal', shows: /kB/ },
};
