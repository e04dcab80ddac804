import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { largePages } from '../../support/large-pages.ts';
import { live, now } from '../../support/live-document.ts';

/** Counts reads of the DOM: dom.ts takes the accessors from the prototypes when it is loaded. */
let reads = 0;
const undo: (() => void)[] = [];
beforeEach(() => {
  vi.resetModules();
  for (const prototype of [Node.prototype, Element.prototype, CharacterData.prototype]) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const { get, value } = property;
      if (!property.configurable || name === 'constructor' || (!get && typeof value !== 'function')) continue;
      const counted = <F extends (this: unknown, ...args: unknown[]) => unknown>(call: F) =>
        function (this: unknown, ...args: unknown[]) {
          reads++;
          return call.apply(this, args);
        };
      Object.defineProperty(
        prototype,
        name,
        get ? { ...property, get: counted(get) } : { ...property, value: counted(value as (this: unknown) => unknown) },
      );
      undo.push(() => {
        Object.defineProperty(prototype, name, property);
      });
    }
  }
});
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
});

/** Below the size at which any list of facts is full; beyond that, work per unit decreases by itself. */
const sizes = [200, 800] as const;

test.each(Object.entries(largePages))('%s: reads of the DOM grow with the page and no faster', async (_, body) => {
  const { collectPage } = await import('../../../checks/collect/page.ts');
  const counts: number[] = [];
  for (const size of sizes) {
    const document = live(`<!doctype html><body>${body(size)}`);
    reads = 0;
    const { known } = await collectPage(document, { now });
    counts.push(reads);
    expect(known.page?.ok).toBe(true);
  }
  const growth = counts[1]! / counts[0]! / (sizes[1] / sizes[0]);
  expect(growth).toBeLessThan(1.5);
});

test('trees of 20,000 levels are read, and no selector grows with them', async () => {
  const { collectPage } = await import('../../../checks/collect/page.ts');
  const inner = live('<!doctype html><body>');
  let deepest: HTMLElement = inner.body;
  // Not laid out, because browsers themselves fail on such boxes.
  inner.body.style.display = 'none';
  for (let level = 0; level < 20_000; level++) deepest = deepest.appendChild(inner.createElement(level % 2 ? 'section' : 'div'));
  deepest.innerHTML = '<h2>Bottom</h2><a href="/x">Link</a><form><input type="password"></form>';
  const { known } = await collectPage(inner, { now });
  const links = known.links?.ok ? known.links.value.items : [];
  expect(links.map(({ href }) => href)).toEqual(['/x']);
  expect(links[0]!.selector.length).toBeLessThan(20_000);
  expect(inner.querySelector(links[0]!.selector)?.contains(deepest)).toBe(true);
});
