import { afterEach, expect, test } from 'vitest';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import script from '../../entrypoints/audit.ts';
import { auditKey, type AuditedWindow } from '../../extension/messages/tab-symbols.ts';

/** Large enough that reading it lets the page run in between. */
const large = '<p>Drops of colour float on a <b>bath</b> of carrageen.</p>'.repeat(20_000);
const inject = async () => (JSON.parse((await script.main()) as string) as { known: KnownFacts }).known;
const stopped = (known: KnownFacts) => factValueOf(known, 'page')?.stopped?.because;
const global = globalThis as AuditedWindow;

afterEach(() => {
  document.body.replaceChildren();
  delete global[auditKey];
});

test('two that read a page at the same time get all of it', async () => {
  document.body.innerHTML = large;
  const [first, second] = await Promise.all([inject(), inject()]);
  expect([stopped(first), stopped(second)]).toEqual([undefined, undefined]);
  expect(second).toEqual(first);
});

test('whoever stops a reading gets a part; the next one reads it again', async () => {
  document.body.innerHTML = large;
  const first = inject();
  global[auditKey]!.stop();
  const second = inject();
  expect(stopped(await first)).toBe('asked');
  expect(stopped(await second)).toBeUndefined();
});

test('a page that was read stays known while it is read again', async () => {
  document.body.innerHTML = '<p>Marbled paper</p>';
  await inject();
  const again = inject();
  expect(global[auditKey]?.served).toBeDefined();
  await again;
});
