import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'heading-outline',
  title: 'Heading outline is usable',
  group: 'content',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  tools: ['heading-outline'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
