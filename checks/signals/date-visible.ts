import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'date-visible',
  title: 'The page shows its date',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  geo: { category: 'freshness', points: 6, grade: 'strong' },
  tools: ['provenance'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
