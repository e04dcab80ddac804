import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'robots-txt-access',
  title: 'URL allowed by robots.txt',
  group: 'crawling',
  why: '',
  sources: [],
  scope: ['F'],
  weight: 10,
  gate: true,
  tools: ['indexability', 'robots-txt', 'ai-crawlers'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
