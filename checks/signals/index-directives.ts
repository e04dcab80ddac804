import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'index-directives',
  title: 'No noindex for search crawlers',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['D', 'R', 'H'],
  weight: 10,
  gate: true,
  geo: { category: 'access', points: 4, grade: 'strong' },
  tools: ['indexability', 'robots-directives'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
