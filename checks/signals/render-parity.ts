import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'render-parity',
  title: 'HTML source and rendered page agree',
  group: 'content',
  why: '',
  sources: [],
  scope: ['D', 'R'],
  weight: 5,
  geo: { category: 'extractability', points: 10, grade: 'strong' },
  tools: ['source-vs-rendered', 'ai-view'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
