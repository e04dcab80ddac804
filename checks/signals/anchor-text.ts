import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'anchor-text',
  title: 'Links have descriptive text',
  group: 'links',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['anchor-text'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
