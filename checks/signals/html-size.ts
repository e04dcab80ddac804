import { elements, measure } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, verdict, warn } from '../core/verdict.ts';

const size = (bytes: number) => (bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

export default defineSignal({
  id: 'html-size',
  title: 'HTML is within crawl limits',
  group: 'content',
  why: 'Crawlers read only the first part of very long documents: what stands after their limit may never be indexed.',
  sources: [
    { title: 'Google, Googlebot', url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Google, Overview of Google crawlers', url: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['R'],
  weight: 1,
  geo: { category: 'extractability', points: 2, grade: 'weak' },
  tools: ['page-weight', 'ai-view'],
  needs: ['served'],
  uses: ['response'],
  limits: { warnBytes: 1_000_000, failBytes: 2_000_000 },
  messages: {
    fits: (bytes: number) => ({ text: `The HTML is ${size(bytes)}, well within what crawlers read.`, fix: '' }),
    large: (bytes: number) => ({
      text: `The HTML is ${size(bytes)}; Googlebot reads the first 2 MB.`,
      fix: 'Move inline data, styles and images out of the HTML, so that the content stays far from the limit.',
    }),
    tooLarge: (bytes: number) => ({
      text: `The HTML is ${size(bytes)}: what stands after the first 2 MB may not be indexed.`,
      fix: 'Move inline data, styles and images out of the HTML, or split the page, so that all content stands in the first 2 MB.',
    }),
    notReadToEnd: () => ({ text: 'The document was longer than we read, so its size is a lower bound.', fix: '' }),
  },
  judge({ served, response }, { m, limits }) {
    const { bytes, cutAt } = served;
    const size = measure(bytes, limits.failBytes, 'bytes');
    const notes = response?.truncated ? [note(m.notReadToEnd())] : [];
    if (bytes > limits.failBytes) {
      return verdict([fail(m.tooLarge(bytes), cutAt ? elements([cutAt]) : size), ...notes], { value: bytes });
    }
    if (bytes > limits.warnBytes) return verdict([warn(m.large(bytes), size), ...notes], { value: bytes });
    return verdict([pass(m.fits(bytes), size), ...notes], { value: bytes });
  },
});
