import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'http-status',
  title: 'Page answers 200 and is not a soft 404',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['D', 'H'],
  weight: 10,
  gate: true,
  tools: ['indexability', 'response-headers'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
