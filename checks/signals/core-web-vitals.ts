import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'core-web-vitals',
  title: 'Core Web Vitals of this visit',
  group: 'experience',
  why: '',
  sources: [],
  scope: ['B'],
  weight: 1,
  tools: ['web-vitals'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
