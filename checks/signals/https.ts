import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'https',
  title: 'Served securely',
  group: 'experience',
  why: '',
  sources: [],
  scope: ['D', 'H'],
  weight: 3,
  tools: ['response-headers'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
