import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'decision-facts',
  title: 'The facts people decide on are in the text',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D', 'R'],
  weight: 1,
  geo: { category: 'evidence', points: 5, grade: 'medium' },
  tools: ['evidence'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
