import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'jsonld-syntax',
  title: 'Every JSON-LD block parses',
  group: 'structured-data',
  why: '',
  sources: [],
  scope: ['D', 'R'],
  weight: 5,
  tools: ['structured-data'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
