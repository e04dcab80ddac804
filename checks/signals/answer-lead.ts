import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'answer-lead',
  title: 'The page states its answer early',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 6, grade: 'medium' },
  tools: ['passages'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
