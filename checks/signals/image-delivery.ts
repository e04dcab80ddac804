import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'image-delivery',
  title: 'Images load and are sized for users and crawlers',
  group: 'images',
  why: '',
  sources: [],
  scope: ['D', 'B'],
  weight: 3,
  tools: ['image-delivery'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
