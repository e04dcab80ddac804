import { defineSignal } from '../core/signal.ts';
import { unchecked } from '../core/verdict.ts';

export default defineSignal({
  id: 'link-rel',
  title: 'rel values fit the link',
  group: 'links',
  why: '',
  sources: [],
  scope: ['D', 'H'],
  weight: 1,
  tools: ['link-inventory', 'link-highlighter'],
  needs: ['page'],
  limits: {},
  messages: {},
  judge() {
    return unchecked('not-supported', 'Not built yet.');
  },
});
