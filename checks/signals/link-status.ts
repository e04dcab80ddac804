import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'link-status',
  title: 'Links answer',
  group: 'links',
  why: '',
  sources: [],
  scope: ['N'],
  weight: 5,
  geo: { category: 'evidence', points: 3, grade: 'medium' },
  tools: ['link-status'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
