import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'schema-visible',
  title: 'Marked-up facts are visible on the page',
  group: 'structured-data',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  geo: { category: 'entity', points: 3, grade: 'weak' },
  tools: ['markup-vs-page'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
