import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Auditor, AuditOrder, Visit } from '../../../server/audit/auditor.ts';
import { AuditCache } from '../../../server/http/audit-cache.ts';
import { ApiRequestTurns } from '../../../server/http/process/turns.ts';
import { eventually } from '../../support/eventually.ts';
import { audited, service } from '../../support/service.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

test('no audit is begun for a client that left while it waited for its turn', async () => {
  const { ask, auditor } = await service();
  const responses: ServerResponse[] = [];
  const note = (message: unknown) => void responses.push((message as { response: ServerResponse }).response);
  subscribe('http.server.request.start', note);
  onTestFinished(() => void unsubscribe('http.server.request.start', note));
  let go = (): void => undefined;
  const turn = new Promise<void>((resolve) => {
    go = resolve;
  });
  const turns = vi.spyOn(ApiRequestTurns.prototype, 'take').mockReturnValue(turn);
  const leaving = new AbortController();
  const left = ask(audited('/v1/audit'), { signal: leaving.signal }).catch(() => 'left');
  await eventually(() => expect(turns).toHaveBeenCalledTimes(1));
  leaving.abort();
  expect(await left).toBe('left');
  await eventually(() => expect(responses[0]!.destroyed).toBe(true));
  turns.mockRestore();
  go();
  // A later request is behind it in all that the service does.
  expect((await ask(audited('/v1/audit', '&device=mobile'))).status).toBe(200);
  expect(auditor.orders.map(({ device }) => device)).toEqual(['mobile']);
});
