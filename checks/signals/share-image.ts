import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'share-image',
  title: 'Share image works',
  group: 'sharing',
  why: '',
  sources: [],
  scope: ['N'],
  weight: 1,
  tools: ['social-preview'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
