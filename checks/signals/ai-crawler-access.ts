import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'ai-crawler-access',
  title: 'AI search crawlers may fetch this URL',
  group: 'ai',
  why: '',
  sources: [],
  scope: ['F'],
  weight: 3,
  geo: { category: 'access', points: 11, grade: 'strong' },
  tools: ['ai-crawlers'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
