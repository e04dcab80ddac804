import type { HeadingFact } from '../../../checks/core/facts/text.ts';
import { expect } from 'vitest';
import signal from '../../../checks/signals/image-delivery.ts';
import type { ImageFact } from '../../../checks/core/facts/links-and-images.ts';
import { failure } from '../../support/facts.ts';
import { image } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const of = (...items: ImageFact[]) => ({ images: { items, total: items.length } });
const lcp = (selector: string, url: string | null = null) => ({
  vitals: { lcp: { value: 1, at: { selector, snippet: '<img>', text: '' }, url, ttfb: 0, loadDelay: 0, loadTime: 0, renderDelay: 0 } },
});
const measured = lcp('h1');
const { largeBytes } = signal.limits;
/** Shown at 100 × 100, delivered with exactly four times as many pixels. */
const fourfold = { width: 100, height: 100, naturalWidth: 200, naturalHeight: 200, bytes: largeBytes + 1 };
const small = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    image({ width: 50, height: 50, naturalWidth: 50, naturalHeight: 50, selector: `img:nth-child(${index})` }),
  );
const waiting = image({ dataSrc: true, src: '', url: null, width: 40, height: 40, selector: '.late' });
const broken = (changes: Partial<ImageFact> = {}) => image({ naturalWidth: 0, naturalHeight: 0, bytes: null, ...changes });

testSignal(signal, [
  { when: 'all fine', facts: { ...of(image()), ...measured }, status: 'pass', says: ['delivered'] },
  { when: 'no images', status: 'na', says: ['noImages'] },
  { when: 'icons drawn with svg elements only', facts: of(image({ kind: 'svg' })), status: 'na', says: ['noImages'] },
  { when: 'nothing recorded of the LCP', facts: of(image()), status: 'pass', says: ['delivered', 'lcpUnknown'] },
  { when: 'vitals still to come', facts: { ...of(image()), vitals: null }, status: 'unchecked', says: ['pending'] },
  {
    when: 'vitals still to come, but something is wrong',
    facts: { ...of(image({ sized: false })), vitals: null },
    status: 'warn',
    says: ['unsized'],
  },
  { when: 'a lazy LCP image', facts: { ...of(image({ loading: 'lazy' })), ...lcp('main img') }, status: 'fail', says: ['lazyLcp'] },
  {
    when: 'a lazy LCP image, found by its address',
    facts: { ...of(image({ loading: 'lazy' })), ...lcp('other', 'https://example.com/photo.jpg') },
    status: 'fail',
    says: ['lazyLcp'],
  },
  { when: 'another image is lazy', facts: { ...of(image({ loading: 'lazy' })), ...measured }, status: 'pass', says: ['delivered'] },
  { when: 'an unsized LCP image', facts: { ...of(image({ sized: false })), ...lcp('main img') }, status: 'fail', says: ['unsizedLcp'] },
  {
    when: 'an unsized image, but a style sheet did not load',
    facts: { ...of(image({ sized: false })), ...measured, resources: { unloaded: [{ kind: 'style', name: 'https://example.com/a.css' }] } },
    status: 'unchecked',
    says: ['style-unloaded'],
  },
  ...(
    [
      ['without any style sheet', 24, 'unchecked', 'no-styles'],
      ['with styles in the page', 30, 'warn', 'unsized'],
    ] as const
  ).map(([when, fontSize, status, says]) => ({
    when: `an unsized image, ${when}`,
    facts: {
      ...of(image({ sized: false })),
      ...measured,
      headings: { items: Array.from({ length: 3 }, () => ({ level: 2, fontSize, visible: true }) as HeadingFact) },
    },
    status,
    says: [says],
  })),
  { when: 'an unsized image', facts: { ...of(image({ sized: false })), ...measured }, status: 'warn', says: ['unsized'] },
  {
    when: 'the browser does not tell whether room is reserved',
    facts: { ...of(image({ sized: null }), image()), ...measured },
    status: 'unchecked',
    says: ['roomUnknown'],
  },
  {
    when: 'not told, and not needed',
    facts: { ...of(image({ sized: null, inFlow: false })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'not told, but something else is wrong',
    facts: { ...of(image({ sized: null, loading: 'lazy' })), ...lcp('main img') },
    status: 'fail',
    says: ['lazyLcp', 'roomUnknown'],
  },
  {
    when: 'unsized, but out of the flow',
    facts: { ...of(image({ sized: false, inFlow: false })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'unsized inline SVG',
    facts: { ...of(image({ sized: false, src: 'data:image/svg+xml,<svg/>' })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'lazy images that are there without scripts too',
    facts: { ...of(...[1, 2, 3].map(() => image({ dataSrc: true, noscript: true, firstScreen: true })), ...small(3)), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'the main image waits for a script',
    facts: { ...of(image({ dataSrc: true, firstScreen: true }), ...small(9)), ...measured },
    status: 'fail',
    says: ['scriptOnly'],
  },
  {
    when: 'the only image of the content waits for a script',
    facts: { ...of(image({ dataSrc: true }), ...small(9).map((item) => ({ ...item, main: false }))), ...measured },
    status: 'fail',
    says: ['scriptOnly'],
  },
  {
    when: 'a large picture far below waits for a script',
    facts: { ...of(image({ dataSrc: true }), ...small(9)), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'decoration waits for a script',
    facts: { ...of(image({ dataSrc: true, firstScreen: true, alt: '', decorative: true }), ...small(9)), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'more images than were read',
    facts: { images: { items: small(9), total: 10 }, ...measured },
    status: 'pass',
    says: ['delivered', 'capped'],
  },
  { when: 'exactly 4 times the pixels', facts: { ...of(image(fourfold)), ...measured }, status: 'pass', says: ['delivered'] },
  {
    when: 'more than 4 times the pixels',
    facts: { ...of(image({ ...fourfold, naturalHeight: 201 })), ...measured },
    status: 'warn',
    says: ['oversized'],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({ rows: [{ cells: ['/photo.jpg', '100 × 100', '200 × 201', '100 kB'] }] }),
  },
  {
    when: 'many pixels, few bytes',
    facts: { ...of(image({ ...fourfold, naturalHeight: 201, bytes: largeBytes })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'many pixels on a dense screen',
    facts: {
      ...of(image({ ...fourfold, naturalHeight: 201 })),
      ...measured,
      page: { viewport: { width: 400, height: 800, scrollWidth: 400, dpr: 2 } },
    },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'many pixels, bytes hidden',
    facts: { ...of(image({ ...fourfold, naturalHeight: 400, bytes: null })), ...measured },
    status: 'pass',
    says: ['delivered', 'bytesHidden'],
  },
  {
    when: 'a vector image',
    facts: { ...of(image({ ...fourfold, naturalHeight: 400, src: '/図.svg', url: 'https://example.com/x.svg?1' })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  { when: 'a fifth without src: at the limit', facts: { ...of(...small(4), waiting), ...measured }, status: 'pass', says: ['delivered'] },
  { when: 'more than a fifth without src', facts: { ...of(...small(3), waiting), ...measured }, status: 'warn', says: ['sourceless'] },
  {
    when: 'more than a fifth without src, but not in the main content',
    facts: { ...of(...small(3), { ...waiting, main: false }), ...measured },
    status: 'warn',
    says: ['sourcelessOutside'],
  },
  {
    when: 'one of three is broken',
    facts: { ...of(...small(2), broken()), ...measured },
    status: 'pass',
    says: ['delivered', 'broken'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('2 images'),
  },
  {
    when: 'all are broken',
    facts: { ...of(broken(), broken()), ...measured },
    status: 'unchecked',
    says: ['noneLoaded', 'broken'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('could not be checked'),
  },
  {
    when: 'a broken image beside a wrong one',
    facts: { ...of(broken(), image({ sized: false })), ...measured },
    status: 'warn',
    says: ['unsized', 'broken'],
  },
  {
    when: 'all still wait',
    facts: { ...of(broken({ complete: false, loading: 'lazy' })), ...measured },
    status: 'pass',
    says: ['awaited'],
  },
  {
    when: 'a vector image without a size',
    facts: { ...of(broken({ src: '/a.svg?1', url: 'https://example.com/a.svg?1' })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'an image that counts visits and answers with nothing',
    facts: { ...of(...small(1), broken({ width: 1, height: 1 }), broken({ undisplayed: true })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  { when: 'an image button', facts: { ...of(broken({ kind: 'input' })), ...measured }, status: 'pass', says: ['delivered'] },
  {
    when: 'an image without an address',
    facts: { ...of(...small(1), broken({ src: '', url: null })), ...measured },
    status: 'pass',
    says: ['delivered'],
  },
  {
    when: 'a background as hero',
    facts: { ...of(image(), image({ kind: 'background' })), ...measured },
    status: 'warn',
    says: ['heroBackground'],
  },
  { when: 'images are not known', facts: { images: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
