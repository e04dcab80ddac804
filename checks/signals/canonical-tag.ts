import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'canonical-tag',
  title: 'One valid absolute canonical',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['D', 'H'],
  weight: 5,
  geo: { category: 'access', points: 3, grade: 'strong' },
  tools: ['indexability', 'canonical'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
