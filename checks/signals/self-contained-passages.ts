import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'self-contained-passages',
  title: 'Passages stand on their own',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 5, grade: 'medium' },
  tools: ['passages'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
