import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'hreflang-return',
  title: 'Alternates link back',
  group: 'language',
  why: '',
  sources: [],
  scope: ['N'],
  weight: 3,
  tools: ['languages'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
