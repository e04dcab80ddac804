import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'favicon',
  title: 'Favicon usable in results',
  group: 'head',
  why: '',
  sources: [],
  scope: ['D', 'N'],
  weight: 1,
  tools: ['favicon-sitename'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
