import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'x-card',
  title: 'X card resolves',
  group: 'sharing',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  tools: ['social-preview'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
