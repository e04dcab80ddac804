import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'placeholder-text',
  title: 'No leftover placeholders',
  group: 'content',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['leftovers'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
