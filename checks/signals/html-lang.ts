import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'html-lang',
  title: 'Page language is declared',
  group: 'language',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  geo: { category: 'extractability', points: 2, grade: 'weak' },
  tools: ['languages'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
