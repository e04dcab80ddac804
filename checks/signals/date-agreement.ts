import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'date-agreement',
  title: 'Dates agree and are honest',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D', 'F'],
  weight: 3,
  geo: { category: 'freshness', points: 6, grade: 'medium' },
  tools: ['provenance'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
