import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'viewport',
  title: 'Viewport fits mobile',
  group: 'experience',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['mobile-check'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
