import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'sourced-claims',
  title: 'Claims, numbers and quotations carry sources',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  geo: { category: 'evidence', points: 7, grade: 'medium' },
  tools: ['evidence'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
