import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'sitemap-entry',
  title: 'URL is listed in an XML sitemap',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['F'],
  weight: 3,
  geo: { category: 'access', points: 2, grade: 'strong' },
  tools: ['sitemap-lookup'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
