import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'images-speed',
  place: 3,
  name: 'Core Web Vitals',
  help: 'LCP, CLS and INP of this visit.',
  search:
    'lcp, cls, inp, largest contentful paint, cumulative layout shift, interaction to next paint, speed, page speed, pagespeed, pagespeed insights, lighthouse, performance, loading time, page experience, fid, cwv',
  demo: { page: '/shop/travel-journal', shows: 'LCP' },
};
