import { afterEach, expect, test, vi } from 'vitest';
import type { Auditor, AuditOrder, Visit } from '../../../server/audit/auditor.ts';
import { AuditCache } from '../../../server/http/audit-cache.ts';

afterEach(() => vi.unstubAllGlobals());

const order = { url: 'https://example.com/' } as AuditOrder;
const facts = { page: { ok: true, value: { url: 'https://example.com/' } } };
const reading = { topTerms: ['thread'], passages: null, claims: null, crawlers: null };
const auditorOf = () => ({
  audit: vi.fn(async () => ({ warnings: [], reading, report: { geo: { score: 71 }, facts } }) as unknown as Visit),
});
const wanted = { report: { geo: { score: 71 } } };
const wantedWhole = { reading, report: { geo: { score: 71 }, facts } };

/** A garbage collector that has removed the first of them. */
function collecting(gone: number): unknown {
  let made = 0;
  return class {
    #held;
    constructor(value: unknown) {
      this.#held = made++ < gone ? undefined : value;
    }
    deref() {
      return this.#held;
    }
  };
}

test.each([0, 1, 2, Infinity])(
  'a kept audit is found with and without its facts, in any order, where what was unpacked is gone %s times',
  async (gone) => {
    vi.stubGlobal('WeakRef', collecting(gone));
    const auditor = auditorOf();
    const cache = new AuditCache(auditor as unknown as Auditor, 1_000_000, () => 1_000);
    const find = async (withFacts: boolean) => {
      const { snapshot, cacheStatus } = await cache.getOrAudit(order, 60, withFacts, new AbortController().signal);
      expect(cacheStatus).toBe('hit');
      return snapshot.visit;
    };
    const { snapshot } = await cache.getOrAudit(order, 60, true, new AbortController().signal);
    // Compressed by then.
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    for (const withFacts of [false, true, false, true]) expect(await find(withFacts)).toMatchObject(withFacts ? wantedWhole : wanted);
    expect((await cache.byId(snapshot.id))?.visit).toMatchObject(wantedWhole);
    expect(auditor.audit).toHaveBeenCalledTimes(1);
  },
);

test('an incomplete audit is found by its id, and made again for the next request', async () => {
  const visits = ['incomplete', null].map((reason) => ({ warnings: [], reading, report: { geo: { reason }, facts } }) as unknown as Visit);
  const auditor = { audit: vi.fn(async () => visits[Math.min(auditor.audit.mock.calls.length, 2) - 1]!) };
  const cache = new AuditCache(auditor as unknown as Auditor, 1_000_000, () => 1_000);
  const found = async () => cache.getOrAudit(order, 60, false, new AbortController().signal);
  const { snapshot } = await found();
  expect((await cache.byId(snapshot.id))?.visit).toMatchObject({ report: { geo: { reason: 'incomplete' } } });
  expect([(await found()).cacheStatus, (await found()).cacheStatus]).toEqual(['stored', 'hit']);
  expect(auditor.audit).toHaveBeenCalledTimes(2);
});
