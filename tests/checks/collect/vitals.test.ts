import { afterEach, expect, test, vi } from 'vitest';
import { lastSoftNavigation, isSoftNavigation, VitalsCollector } from '../../../checks/collect/vitals.ts';

type Entry = Record<string, unknown> & { startTime: number };
/** A window whose browser has these entries, by type. */
function view(entries: Record<string, Entry[]>, interactionCount?: number, document: object = {}): Window {
  class Observer {
    static supportedEntryTypes = [
      'largest-contentful-paint',
      'layout-shift',
      'event',
      'first-input',
      'soft-navigation',
      'interaction-contentful-paint',
    ];
    private readonly waiting: Entry[] = [];
    observe({ type }: { type: string }) {
      this.waiting.push(...(entries[type] ?? []));
    }
    takeRecords() {
      return this.waiting.splice(0);
    }
    disconnect() {
      this.waiting.length = 0;
    }
  }
  const performance = {
    getEntriesByType: (type: string) => entries[type] ?? [],
    getEntriesByName: () => [],
    ...(interactionCount !== undefined && { interactionCount }),
  };
  return { PerformanceObserver: Observer, performance, document } as unknown as Window;
}
const shown: Entry[] = [{ name: 'visible', startTime: 0 }];
const interactions = (durations: number[], step = 7) =>
  durations.map((duration, index) => ({ interactionId: 100 + index * step, duration, startTime: index, name: 'click', target: null }));

test.each([
  ['one', [300], undefined, 300],
  ['49 are judged by the longest', [900, ...Array.from({ length: 48 }, () => 50)], 49, 900],
  ['50 pass one over', [900, 500, ...Array.from({ length: 48 }, () => 50)], 50, 500],
  ['200, of which the browser lists the ten slow ones', [900, 800, 700, 600, 580, 570, 560, 550, 540, 530], 200, 580],
  ['thousands: never past the ten longest', [900, 800, 700, 600, 580, 570, 560, 550, 540, 530, 100, 90], 5_000, 530],
  ['none', [], 0, null],
])('INP of %s', (_, durations, count, expected) => {
  const vitals = new VitalsCollector(view({ 'visibility-state': shown, event: interactions(durations) }, count)).read();
  expect(vitals.inp?.value ?? null).toBe(expected);
});

test.each([
  ['the page that was loaded', 'https://example.com/a?x=1', 'https://example.com/a?x=1', false],
  ['a parameter taken away, and a place in the page', 'https://example.com/a?utm_source=x', 'https://example.com/a#b', false],
  ['another path by a script', 'https://example.com/a', 'https://example.com/b', true],
  ['a path in Japanese', 'https://example.com/橋', 'https://example.com/%E6%A9%8B', false],
])('routes of an application: %s', (_, loaded, now, routed) => {
  expect(isSoftNavigation(loaded, now)).toBe(routed);
});

test('if the browser does not count interactions, their ids give the count', () => {
  const slow = interactions([900, 800, 700, 600, 580, 570, 560, 550, 540, 530], 7 * 22);
  expect(new VitalsCollector(view({ 'visibility-state': shown, event: slow })).read().inp?.value).toBe(600);
});

const paints = [
  { startTime: 400, element: null, url: '' },
  { startTime: 2_000, element: null, url: '' },
];
test.each([
  ['never hidden', [], 2_000, false],
  ['hidden before the largest paint', [{ name: 'hidden', startTime: 1_000 }], 400, false],
  ['hidden before the first paint', [{ name: 'hidden', startTime: 100 }], null, true],
  ['loaded in the background', [{ name: 'hidden', startTime: 0 }], null, true],
])('LCP of a page %s', (_, hidden, lcp, background) => {
  const vitals = new VitalsCollector(
    view({ 'visibility-state': [...shown, ...hidden], 'largest-contentful-paint': paints, paint: [{ startTime: 350 }] }),
  ).read();
  expect([vitals.lcp?.value ?? null, vitals.background]).toEqual([lcp, background]);
});

test.each([
  ['none', [], '/a', null],
  ['one to the present URL', ['/b'], '/b', 1],
  ['two: the last one', ['/b', '/c'], '/c', 2],
  ['then a query of the same page', ['/b', '/b?sort=price'], '/b?sort=price', 1],
  ['and back', ['/b', '/a'], '/a', 2],
  ['only a query', ['/a?sort=price'], '/a?sort=price', null],
  ['then a change that the browser did not list', ['/b'], '/c', null],
])('soft navigations: %s', (_, paths, now, expected) => {
  const at = (path: string) => `https://example.com${path}`;
  expect(
    lastSoftNavigation(
      at('/a'),
      paths.map((path, index) => ({ name: at(path), nth: index + 1 })),
      at(now),
    )?.nth ?? null,
  ).toBe(expected);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const later = (interactionId: number, at: number, painted: number): Record<string, Entry[]> => ({
  'soft-navigation': [{ name: 'https://example.com/b', startTime: at, interactionId }],
  'interaction-contentful-paint': [
    { startTime: at, interactionId, largestContentfulPaint: { startTime: painted - 50, element: null, url: '' } },
    { startTime: at, interactionId, largestContentfulPaint: { startTime: painted, element: null, url: '' } },
    { startTime: at + 900, interactionId: interactionId + 7, largestContentfulPaint: { startTime: at + 2_000, element: null, url: '' } },
  ],
});
const visit = {
  navigation: [{ name: 'https://example.com/a', startTime: 0 }],
  paint: [{ startTime: 350 }],
  'largest-contentful-paint': paints,
  'layout-shift': [
    { value: 0.3, hadRecentInput: false, startTime: 500 },
    { value: 0.02, hadRecentInput: false, startTime: 5_600 },
  ],
  event: [
    [100, 900, 4_000],
    [107, 700, 5_000],
    [114, 80, 6_000],
  ].map(([interactionId, duration, startTime]) => ({ interactionId, duration, startTime: startTime!, name: 'click', target: null })),
};
test.each([
  [
    'after a soft navigation: only what came after it',
    '/b',
    later(107, 5_000, 5_400),
    [],
    { lcp: 400, cls: 0.02, inp: 80, routed: undefined, background: false },
  ],
  [
    'after one whose page was loaded in the background',
    '/b',
    later(107, 5_000, 5_400),
    [{ name: 'hidden', startTime: 0 }],
    { lcp: 400, cls: 0.02, inp: 80, routed: undefined, background: false },
  ],
  [
    'after one that was hidden before it painted',
    '/b',
    later(107, 5_000, 5_400),
    [{ name: 'hidden', startTime: 5_100 }],
    { lcp: null, cls: 0.02, inp: 80, routed: undefined, background: false },
  ],
  ['where the browser lists none', '/b', {}, [], { lcp: 2_000, cls: 0.3, inp: 900, routed: true, background: false }],
  ['without a change of the URL', '/a', {}, [], { lcp: 2_000, cls: 0.3, inp: 900, routed: undefined, background: false }],
])('values %s', (_, path, entries, hidden, expected) => {
  vi.stubGlobal(
    'Document',
    class {
      get URL() {
        return `https://example.com${path}`;
      }
    },
  );
  const { lcp, cls, inp, routed, background } = new VitalsCollector(
    view({ 'visibility-state': [...shown, ...hidden], ...visit, ...entries }),
  ).read();
  expect({ lcp: lcp?.value ?? null, cls: cls?.value, inp: inp?.value, routed, background }).toEqual(expected);
});
