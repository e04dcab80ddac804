import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'publisher-identity',
  title: 'The page says whose it is',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  geo: { category: 'entity', points: 3, grade: 'weak' },
  tools: ['favicon-sitename', 'provenance'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
