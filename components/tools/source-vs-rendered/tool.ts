import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'device-language',
  place: 1,
  name: 'Raw and rendered HTML',
  help: 'What scripts change: the raw HTML compared with the rendered page.',
  search:
    'javascript, js, rendering, rendered source, rendered html, ssr, csr, client-side rendering, hydration, view source, html source, dom, disable javascript, view as googlebot, user agent, fetch as google',
  demo: { page: '/faults/script-only', shows: 'Linen thread holds a sewn block together' },
};
