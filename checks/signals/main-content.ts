import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'main-content',
  title: 'Main content can be isolated',
  group: 'content',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  geo: { category: 'extractability', points: 6, grade: 'weak' },
  tools: ['main-content', 'ai-view'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
