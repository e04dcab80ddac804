import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'author-identity',
  title: 'Author is named and linked',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  geo: { category: 'entity', points: 2, grade: 'speculative' },
  tools: ['provenance'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
