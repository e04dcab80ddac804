import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'crawlable-links',
  title: 'Links are crawlable and lead onward',
  group: 'links',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['link-inventory', 'link-highlighter'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
