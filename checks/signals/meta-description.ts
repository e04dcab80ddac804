import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'meta-description',
  title: 'Meta description is present and usable',
  group: 'head',
  why: '',
  sources: [],
  scope: ['D'],
  weight: 3,
  tools: ['serp-preview', 'preview-controls'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
