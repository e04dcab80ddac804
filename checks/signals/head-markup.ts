import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'head-markup',
  title: 'Head is parsed as intended',
  group: 'head',
  why: '',
  sources: [],
  scope: ['D', 'R'],
  weight: 5,
  tools: ['head-tags'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
