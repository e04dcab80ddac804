import { elementsEvidence, measuredEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, verdict, warn } from '../core/verdict.ts';

export default defineSignal({
  id: 'html-size',
  group: 'content',
  sources: [
    {
      title: 'Google, Googlebot',
      url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Google, Overview of Google crawlers',
      url: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['R'],
  weight: 1,
  geo: { category: 'extractability', points: 2, grade: 'weak' },
  tools: ['page-weight', 'ai-view'],
  needs: ['served'],
  uses: ['response'],
  limits: { warnBytes: 1_000_000, failBytes: 2_000_000 },
  judge({ served, response }, { m, w, limits }) {
    const { bytes, cutAt } = served;
    const size = measuredEvidence(bytes, limits.failBytes, w.bytes());
    const notes = response?.truncated ? [note(m.notReadToEnd())] : [];
    if (bytes > limits.failBytes) {
      return verdict([fail(m.tooLarge({ bytes, failBytes: limits.failBytes }), cutAt ? elementsEvidence([cutAt]) : size), ...notes], {
        value: bytes,
      });
    }
    if (bytes > limits.warnBytes) return verdict([warn(m.large({ bytes, failBytes: limits.failBytes }), size), ...notes], { value: bytes });
    return verdict([pass(m.fits({ bytes }), size), ...notes], { value: bytes });
  },
});
