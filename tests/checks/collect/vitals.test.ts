import { expect, test } from 'vitest';
import { routedTo, Vitals } from '../../../checks/collect/vitals.ts';

type Entry = Record<string, unknown> & { startTime: number };
/** A window whose browser has these entries, by their types. */
function view(entries: Record<string, Entry[]>, interactionCount?: number): Window {
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
    private readonly waiting: Entry[] = [];
    observe({ type }: { type: string }) { this.waiting.push(...(entries[type] ?? [])); }
    takeRecords() { return this.waiting.splice(0); }
    disconnect() { this.waiting.length = 0; }
  }
  const performance = { getEntriesByType: (type: string) => entries[type] ?? [], getEntriesByName: () => [], ...(interactionCount !== undefined && { interactionCount }) };
  return { PerformanceObserver: Observer, performance, document: {} } as unknown as Window;
}
const shown: Entry[] = [{ name: 'visible', startTime: 0 }];
const interactions = (durations: number[], step = 7) => durations.map((duration, index) => ({ interactionId: 100 + index * step, duration, startTime: index, name: 'click', target: null }));

test.each([
  ['one', [300], undefined, 300],
  ['49 are judged by the longest', [900, ...Array.from({ length: 48 }, () => 50)], 49, 900],
  ['50 pass one over', [900, 500, ...Array.from({ length: 48 }, () => 50)], 50, 500],
  ['200, of which the browser lists the ten slow ones', [900, 800, 700, 600, 580, 570, 560, 550, 540, 530], 200, 580],
  ['thousands: never past the ten longest', [900, 800, 700, 600, 580, 570, 560, 550, 540, 530, 100, 90], 5_000, 530],
  ['none', [], 0, null],
])('INP of %s', (_, durations, count, expected) => {
  const vitals = new Vitals(view({ 'visibility-state': shown, event: interactions(durations) }, count)).read();
  expect(vitals.inp?.value ?? null).toBe(expected);
});

test.each([
  ['the page that was loaded', 'https://example.com/a?x=1', 'https://example.com/a?x=1', false],
  ['a parameter taken away, and a place in the page', 'https://example.com/a?utm_source=x', 'https://example.com/a#b', false],
  ['another path by a script', 'https://example.com/a', 'https://example.com/b', true],
  ['a path in Japanese', 'https://example.com/橋', 'https://example.com/%E6%A9%8B', false],
])('routes of an application: %s', (_, loaded, now, routed) => {
  expect(routedTo(loaded, now)).toBe(routed);
});

test('where the browser does not count interactions, their numbers tell how many there were', () => {
  const slow = interactions([900, 800, 700, 600, 580, 570, 560, 550, 540, 530], 7 * 22);
  expect(new Vitals(view({ 'visibility-state': shown, event: slow })).read().inp?.value).toBe(600);
});

const paints = [{ startTime: 400, element: null, url: '' }, { startTime: 2_000, element: null, url: '' }];
test.each([
  ['never hidden', [], 2_000, false],
  ['hidden before the largest paint', [{ name: 'hidden', startTime: 1_000 }], 400, false],
  ['hidden before the first paint', [{ name: 'hidden', startTime: 100 }], null, true],
  ['loaded in the background', [{ name: 'hidden', startTime: 0 }], null, true],
])('LCP of a page %s', (_, hidden, lcp, background) => {
  const vitals = new Vitals(view({ 'visibility-state': [...shown, ...hidden], 'largest-contentful-paint': paints, paint: [{ startTime: 350 }] })).read();
  expect([vitals.lcp?.value ?? null, vitals.background]).toEqual([lcp, background]);
});
