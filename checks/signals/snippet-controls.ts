import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'snippet-controls',
  title: 'Snippet and preview controls allow quoting',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['D', 'H'],
  weight: 3,
  geo: { category: 'access', points: 5, grade: 'strong' },
  tools: ['preview-controls', 'robots-directives'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
