import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'image-alt',
  title: 'Images have alternative text',
  group: 'images',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['image-inventory'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
