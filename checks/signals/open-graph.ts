import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'open-graph',
  title: 'Open Graph basics are complete',
  group: 'sharing',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['social-preview'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
