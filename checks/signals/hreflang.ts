import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'hreflang',
  title: 'hreflang set is valid',
  group: 'language',
  why: '',
  sources: [],
  scope: ['D', 'H'],
  weight: 3,
  tools: ['languages'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
