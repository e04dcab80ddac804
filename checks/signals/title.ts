import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'title',
  title: 'Title element is present, specific and fits',
  group: 'head',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 5,
  geo: { category: 'answerability', points: 1, grade: 'medium' },
  tools: ['serp-preview', 'head-tags'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
