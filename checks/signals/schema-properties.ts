import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'schema-properties',
  title: 'Rich-result types have their required properties',
  group: 'structured-data',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['rich-results'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
