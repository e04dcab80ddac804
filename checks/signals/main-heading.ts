import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'main-heading',
  title: 'Page has a visible main heading',
  group: 'content',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  geo: { category: 'answerability', points: 2, grade: 'medium' },
  tools: ['heading-outline'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
