import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'url-form',
  title: 'URL is clean and stable',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 1,
  tools: ['url-inspector'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
