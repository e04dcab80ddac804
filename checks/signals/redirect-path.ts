import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'redirect-path',
  title: 'Reached without needless redirects',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['H', 'N', 'B'],
  weight: 3,
  tools: ['redirect-trace'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
