import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'canonical-target',
  title: 'Canonical target is itself indexable',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['N'],
  weight: 5,
  tools: ['canonical'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
