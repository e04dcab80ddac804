import { describe, expect, test, vi } from 'vitest';
import { signals } from '../../../checks/signals/index.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { Fix } from '../../../checks/core/report/report.ts';
import type { PagePort } from '../../../checks/audit-page.ts';
import { AuditState, keepShownOrder } from '../../../extension/app/audit-state.ts';
import { forgetAudit, keepAuditRecord, readAuditRecord } from '../../../extension/messages/tab-audits.ts';
import { eventually } from '../../support/eventually.ts';
import { known } from '../../support/facts.ts';
import { pseudo, unmarked } from '../../support/pseudo.ts';
import { checks as english } from '../../../words/en/checks/index.ts';
import { partsOf } from '../../support/page-parts.ts';
import { createTabHost, type TabHost } from '../../support/tab-host.ts';
import { createTabAudits } from '../../../entrypoints/background/tab-audits.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const everything = known();
const { page: pageFacts, site: siteOf } = partsOf(everything);
const never = new Promise<never>(() => undefined);

/** A host, changed before anything runs, with an interface on top. */
function opened(change: (host: TabHost) => void = () => undefined): { host: TabHost; audit: AuditState } {
  const host = createTabHost();
  change(host);
  return { host, audit: new AuditState(host.interface()) };
}
const page = (part: Partial<PagePort>) => (host: TabHost) => {
  Object.assign(host.page, part);
};
const collected = (facts: KnownFacts = pageFacts) => ({ known: facts, ms: { collect: 30 } });

/** A promise that the test settles. */
function later<T>(): { promise: Promise<T>; answer(value: T): void; fail(error: unknown): void } {
  let answer: (value: T) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    [answer, fail] = [resolve, reject];
  });
  return { promise, answer, fail };
}

describe('an audit', () => {
  test('ends complete, knows the site, and its report is stored', async () => {
    const { audit, host } = opened();
    await audit.open();
    expect(audit.phase.value).toBe('complete');
    expect(audit.report.value?.durationMs).toMatchObject({ collect: 30, network: 10 });
    await audit.loadFacts();
    expect(audit.report.value?.facts?.robotsTxt?.ok).toBe(true);
    expect(audit.report.value?.facts?.schemaTerms).toEqual({ ok: true, value: { release: '', issues: [] } });
    const stored = await host.ports.readTabReport(host.tabId);
    expect(stored?.report).toEqual(audit.report.value);
  });
  test('is told in the language that is chosen now, also by a worker that started later', async () => {
    const { audit, host } = opened();
    await audit.open();
    const sentences = () => (audit.report.value?.signals ?? []).map(({ message }) => message);
    const first = sentences();
    const look = async () => {
      const next = new AuditState(host.interface());
      await next.openExisting();
      return { wordsIn: next.report.value?.wordsIn, said: next.report.value?.signals.map(({ message }) => message) };
    };
    host.ports.messages = async () => pseudo(english);
    const other = await look();
    expect(other.wordsIn).toBe('⟦en⟧');
    expect(other.said!.flatMap(unmarked)).toEqual([]);
    host.stopWorker();
    host.ports.messages = async () => english;
    expect(await look()).toEqual({ wordsIn: undefined, said: first });
  });
  test('that was opened before the interface was there is not opened again, unless the worker was stopped', async () => {
    const { audit, host } = opened();
    const { send } = host.interface();
    const requests: string[] = [];
    const counted = new AuditState({
      ...host.interface(),
      send: ((name, content) => {
        requests.push(name);
        return send(name, content);
      }) as typeof send,
    });
    const openings = () => requests.filter((name) => name === 'openAudit').length;
    await counted.open(send('openAudit', { tabId: host.tabId }));
    expect([counted.phase.value, openings()]).toEqual(['complete', 0]);
    await counted.open(Promise.resolve({ ok: false, failure: { code: 'no-answer', args: {} } }));
    expect(openings()).toBe(1);
    audit.close();
  });
  test('facts of probes are not probed, never pending', async () => {
    const { audit } = opened();
    await audit.open();
    await audit.loadFacts();
    expect(audit.known.value.linkStatus).toMatchObject({ ok: false, reason: 'not-probed' });
    expect(audit.report.value?.signals.filter((entry) => entry.reason === 'pending')).toEqual([]);
  });
  test('shows the page before its site has answered, with those signals pending', async () => {
    const site = later<KnownFacts>();
    const { audit, host } = opened(page({ fetchSite: () => site.promise }));
    const run = audit.open();
    await eventually(() => expect(audit.phase.value).toBe('site'));
    expect(audit.report.value?.signals.some((entry) => entry.reason === 'pending')).toBe(true);
    expect(audit.awaited.value).toContain('robotsTxt');
    expect(host.reports.size).toBe(0);
    site.fail(new Error('The page was left.'));
    await run;
    expect(audit.phase.value).toBe('complete');
    await audit.loadFacts();
    expect(audit.known.value.robotsTxt).toMatchObject({
      ok: false,
      code: 'site-unreached',
      args: { error: expect.stringContaining('The page was left.') },
    });
  });
  test('a site that answers only in part leaves the rest unchecked with a reason', async () => {
    const { audit } = opened(page({ fetchSite: async () => ({ robotsTxt: everything.robotsTxt! }) }));
    await audit.open();
    await audit.loadFacts();
    expect(audit.known.value.robotsTxt?.ok).toBe(true);
    expect(audit.known.value.served).toMatchObject({ ok: false, reason: 'collector-failed' });
  });
  test('a worker that never answers is an obstacle, not an empty report', async () => {
    const host = createTabHost();
    const audit = new AuditState({
      ...host.interface(),
      send: (async () => ({ ok: false, failure: { code: 'thrown', args: { error: 'The worker is gone.' } } })) as never,
    });
    await audit.open();
    expect(audit.obstacle.value).toEqual({ code: 'failed', detail: 'The worker is gone.' });
    expect(audit.report.value).toBeNull();
  });
});

describe('obstacles', () => {
  test.each<[object, (host: TabHost) => void]>([
    [
      { code: 'browser-page' },
      (host) => {
        host.ports.tab = async () => ({ url: 'chrome://newtab/' });
      },
    ],
    [
      { code: 'no-tab' },
      (host) => {
        host.ports.tab = async () => null;
      },
    ],
    [{ code: 'store' }, page({ collect: () => Promise.reject(new Error('The extensions gallery cannot be scripted.')) })],
    [
      { code: 'document', kind: 'pdf' },
      page({ collect: async () => collected({ page: known({ page: { contentType: 'application/pdf' } }).page! }) }),
    ],
    [{ code: 'failed', detail: 'No JSON' }, page({ collect: () => Promise.reject(new Error('No JSON')) })],
    [{ code: 'failed', detail: 'The audit returned no page.' }, page({ collect: async () => collected({}) })],
  ])('%j: no report is there', async (obstacle, change) => {
    const { audit } = opened(change);
    await audit.open();
    expect(audit.obstacle.value).toEqual(obstacle);
    expect(audit.report.value).toBeNull();
  });
  test('without a tab nothing is sent', async () => {
    const host = createTabHost();
    const audit = new AuditState({ ...host.interface(), tabId: null });
    await audit.open();
    expect(audit.obstacle.value).toEqual({ code: 'no-tab' });
    expect(host.sent).toEqual([]);
  });
  test('a page that still loads is waited for, then audited', async () => {
    let status = 'loading';
    const { audit } = opened((host) => {
      host.ports.tab = async () => ({ url: 'https://example.com/page', status });
    });
    await audit.open();
    expect(audit.obstacle.value).toEqual({ code: 'loading' });
    await audit.tabChanged();
    expect(audit.obstacle.value).toEqual({ code: 'loading' });
    status = 'complete';
    await audit.tabChanged();
    await eventually(() => expect(audit.phase.value).toBe('complete'));
  });
  test('"audit now" does not wait', async () => {
    const { audit } = opened((host) => {
      host.ports.tab = async () => ({ url: 'https://example.com/page', status: 'loading' });
    });
    await audit.start({ whileLoading: true });
    expect(audit.phase.value).toBe('complete');
  });
});

describe('a result that no longer holds', () => {
  test('is marked when the document is gone, and not stored', async () => {
    const { audit, host } = opened((one) => {
      one.ports.urlOfDocument = async () => null;
    });
    await audit.open();
    expect(audit.stale.value).toBe('another-document');
    expect(host.reports.size).toBe(0);
  });
  test('auditing again takes the mark away', async () => {
    const { audit, host } = opened((one) => {
      one.ports.urlOfDocument = async () => null;
    });
    await audit.open();
    expect(audit.stale.value).not.toBeNull();
    host.ports.urlOfDocument = async () => 'https://example.com/page';
    await audit.start();
    expect(audit.stale.value).toBeNull();
    expect(audit.phase.value).toBe('complete');
  });
  test('a late answer of an earlier run is dropped', async () => {
    const late = later<KnownFacts>();
    const { audit, host } = opened(page({ fetchSite: () => late.promise }));
    const first = audit.open();
    await eventually(() => expect(audit.phase.value).toBe('site'));
    host.page.fetchSite = async () => siteOf;
    await audit.start();
    late.answer({ robotsTxt: { ok: false, reason: 'timeout', code: 'no-answer', args: {} } });
    await first;
    await audit.loadFacts();
    expect(audit.known.value.robotsTxt?.ok).toBe(true);
  });
});

test('a complete audit can be read after its tab was closed', async () => {
  const { audit, host } = opened();
  await audit.open();
  const record = host.records.get(host.tabId)!;
  await keepAuditRecord(1, record);
  await keepAuditRecord(2, { ...record, step: 'site' });
  await Promise.all([forgetAudit(1), forgetAudit(2)]);
  expect([await readAuditRecord(1), await readAuditRecord(2)]).toEqual([record, null]);
});

test('a report that storage lost is stored whole again', async () => {
  const { audit, host } = opened();
  const { keepReport } = host.ports;
  const whole: boolean[] = [];
  host.ports.keepReport = async (...args) => {
    whole.push(args[4] !== null);
    return (args[4] !== null || host.reports.has(host.tabId)) && keepReport(...args);
  };
  await audit.open();
  host.reports.clear();
  await audit.choose({ pageType: 'docs' });
  await audit.choose({ pageType: 'product' });
  expect(whole).toEqual([true, false, true]);
  expect(await host.ports.readTabReport(host.tabId)).toMatchObject({ choice: { pageType: 'product' } });
});

describe('the facts of an audit that the worker no longer has in memory', () => {
  test('are read from storage, also when the page has changed since', async () => {
    const { audit, host } = opened();
    await audit.open();
    host.ports.urlOfDocument = async () => null;
    await audit.tabChanged();
    await eventually(() => expect(audit.stale.value).toBe('another-document'));
    host.stopWorker();
    await audit.loadFacts(true);
    expect(audit.hasFacts.value).toBe(true);
    expect(audit.report.value?.facts?.robotsTxt?.ok).toBe(true);
    expect(audit.stale.value).toBe('another-document');
  });
  test('are gone if storage no longer has them either, until the page is audited again', async () => {
    const { audit, host } = opened();
    await audit.open();
    expect(audit.factsGone.value).toBe(false);
    host.stopWorker();
    host.reports.clear();
    await audit.loadFacts(true);
    expect([audit.hasFacts.value, audit.factsGone.value]).toEqual([false, true]);
    await audit.start();
    await audit.loadFacts(true);
    expect([audit.hasFacts.value, audit.factsGone.value]).toEqual([true, false]);
  });
});

describe('what the reader chooses', () => {
  test('is judged at once and stored', async () => {
    const keepChoice = vi.fn(async () => undefined);
    const { audit } = opened((host) => {
      host.ports.keepChoice = keepChoice;
    });
    await audit.open();
    await audit.choose({ aiOptOut: true, intent: 'keep-out', pageType: 'product' });
    expect(audit.report.value).toMatchObject({ aiOptOut: true, intent: 'keep-out', pageType: 'product', geo: { score: null } });
    expect(keepChoice).toHaveBeenCalledWith('https://example.com/page', { aiOptOut: true, intent: 'keep-out', pageType: 'product' });
  });
  test('of two quick choices the last one holds', async () => {
    const { audit } = opened();
    await audit.open();
    await Promise.all([audit.choose({ pageType: 'product' }), audit.choose({ pageType: 'docs' })]);
    await eventually(() => expect(audit.report.value?.pageType).toBe('docs'));
    expect(audit.choice.value.pageType).toBe('docs');
  });
  test('live vitals are judged when they come', async () => {
    const { audit } = opened();
    await audit.open();
    await audit.loadFacts(true);
    await audit.updateVitals();
    await eventually(() => expect(audit.known.value.vitals).toMatchObject({ ok: true, value: { cls: { value: 0.3 } } }));
  });
});

test('fixes keep their places while more are found', () => {
  const fix = (signal: string): Fix => ({
    signal,
    status: 'fail',
    code: '',
    args: {},
    message: '',
    change: '',
    class: 'care',
    who: 'editor',
    share: 1,
    follows: [],
    auditLost: 0,
    geoLost: 0,
  });
  const order = (shown: string[], now: string[]) => keepShownOrder(shown, now.map(fix)).map(({ signal }) => signal);
  expect(order(['b', 'a'], ['a', 'c', 'b'])).toEqual(['b', 'a', 'c']);
  expect(order(['b', 'a'], ['a'])).toEqual(['a']);
  expect(order([], ['c', 'a'])).toEqual(['c', 'a']);
});

describe('stopping an audit that takes long', () => {
  test('the page answers with what was read until then', async () => {
    const answer = later<ReturnType<typeof collected>>();
    const stop = vi.fn(async () => answer.answer(collected()));
    const { audit, host } = opened(page({ collect: () => answer.promise, stop }));
    const run = audit.open();
    await eventually(() => expect(host.audits.inMemory(host.tabId)?.audit.step).toBe('page'));
    void audit.stop();
    await run;
    expect(audit.phase.value).toBe('complete');
    expect(stop).toHaveBeenCalledOnce();
  });
  test('a page that never responds is reported as such, and can be retried', async () => {
    vi.useFakeTimers();
    try {
      const { audit } = opened(page({ collect: () => never, stop: () => never }));
      const run = audit.open();
      await vi.advanceTimersByTimeAsync(0);
      void audit.stop();
      await vi.advanceTimersByTimeAsync(60_000);
      await run;
      expect(audit.obstacle.value).toEqual({ code: 'no-answer' });
    } finally {
      vi.useRealTimers();
    }
  });
  test('a site that never responds is skipped', async () => {
    const { audit } = opened(page({ fetchSite: () => never }));
    const run = audit.open();
    await eventually(() => expect(audit.phase.value).toBe('site'));
    await audit.stop();
    await run;
    expect(audit.phase.value).toBe('complete');
    await audit.loadFacts();
    expect(audit.known.value.robotsTxt).toMatchObject({
      ok: false,
      code: 'site-unreached',
      args: { error: expect.stringContaining('you stopped waiting') },
    });
  });
});

describe('interfaces come and go', () => {
  test('one that opens on a running audit joins it, and shows what is there', async () => {
    const site = later<KnownFacts>();
    const collect = vi.fn(async () => collected());
    const { audit, host } = opened(page({ collect, fetchSite: () => site.promise }));
    void audit.open();
    await eventually(() => expect(audit.phase.value).toBe('site'));
    // The first one is closed.
    audit.close();
    const second = new AuditState(host.interface());
    const run = second.open();
    await eventually(() => expect(second.phase.value).toBe('site'));
    expect(second.report.value?.signals).toHaveLength(signals.length);
    site.answer(siteOf);
    await run;
    expect(second.phase.value).toBe('complete');
    expect(collect).toHaveBeenCalledOnce();
  });
  test('one that opens on a complete audit shows it without another', async () => {
    const collect = vi.fn(async () => collected());
    const { audit, host } = opened(page({ collect }));
    await audit.open();
    const second = new AuditState(host.interface());
    await second.open();
    expect(second.report.value?.signals).toEqual(audit.report.value?.signals);
    expect(collect).toHaveBeenCalledOnce();
  });
  test('another document is another audit', async () => {
    const collect = vi.fn(async () => collected());
    const { audit, host } = opened(page({ collect }));
    await audit.open();
    host.ports.documentKey = async () => '2 https://example.com/page';
    await new AuditState(host.interface()).open();
    expect(collect).toHaveBeenCalledTimes(2);
  });
  test('two that open at once start one audit, and show the same', async () => {
    const collect = vi.fn(async () => collected());
    const { audit, host } = opened(page({ collect }));
    const second = new AuditState(host.interface());
    await Promise.all([audit.open(), second.open()]);
    await audit.choose({ pageType: 'docs' });
    await eventually(() => expect(second.report.value?.pageType).toBe('docs'));
    expect(second.report.value).toEqual(audit.report.value);
    expect(collect).toHaveBeenCalledOnce();
  });
  test('a worker that is stopped in the middle starts again, unnoticed', async () => {
    let stopped = false;
    const { audit, host } = opened((one) => {
      one.page.fetchSite = () => (stopped ? Promise.resolve(siteOf) : never);
    });
    const run = audit.open();
    await eventually(() => expect(audit.phase.value).toBe('site'));
    stopped = true;
    host.stopWorker();
    await run;
    expect(audit.phase.value).toBe('complete');
    expect(audit.obstacle.value).toBeNull();
  });
  test('a worker that was stopped afterwards has the audit from storage', async () => {
    const collect = vi.fn(async () => collected());
    const { audit, host } = opened(page({ collect }));
    await audit.open();
    await audit.choose({ pageType: 'docs' });
    host.stopWorker();
    const second = new AuditState(host.interface());
    await second.open();
    await second.loadFacts();
    await audit.loadFacts();
    expect(second.report.value).toEqual(audit.report.value);
    expect(second.choice.value.pageType).toBe('docs');
    expect(collect).toHaveBeenCalledOnce();
  });
});

describe('between contexts', () => {
  test('facts are fetched once, and afterwards only those that have changed', async () => {
    const { audit, host } = opened();
    const sizes: number[] = [];
    const { send, ...rest } = host.interface();
    const watched = new AuditState({
      ...rest,
      send: (async (name: 'readFacts', content: never) => {
        const reply = await send(name, content);
        if (name === 'readFacts' && reply.ok && reply.value) sizes.push(Object.keys(JSON.parse(reply.value.facts) as object).length);
        return reply;
      }) as never,
    });
    await audit.open();
    await watched.open();
    expect(sizes).toEqual([]);
    await watched.loadFacts(true);
    expect(sizes[0]).toBeGreaterThan(20);
    await watched.updateVitals();
    await eventually(() => expect(sizes).toHaveLength(2));
    expect(sizes[1]).toBe(1);
  });
  test('no fact is missed that arrives between the answers with the facts and with the verdicts', async () => {
    const { audit, host } = opened();
    await audit.open();
    await audit.loadFacts(true);
    const readings = () => host.sent.filter((name) => name === 'readFacts').length;
    const [before, messages] = [readings(), later<typeof english>()];
    host.ports.messages = () => messages.promise;
    await audit.updateVitals();
    await eventually(() => expect(readings()).toBe(before + 1));
    host.page.readVitals = async () => ({ background: false, lcp: null, cls: { value: 0.5, shifts: [] }, inp: null });
    await audit.updateVitals();
    messages.answer(english);
    await eventually(() => expect(audit.known.value.vitals).toMatchObject({ ok: true, value: { cls: { value: 0.5 } } }));
  });
  test('of a later judgement only the signals that differ are sent', async () => {
    const { audit, host } = opened();
    await audit.open();
    const first = (await host.audits.handlers.readAudit({ tabId: host.tabId, seen: null }))!;
    await audit.choose({ aiOptOut: true });
    const second = (await host.audits.handlers.readAudit({ tabId: host.tabId, seen: first }))!;
    expect(first.signals).toHaveLength(signals.length);
    expect(second.signals.length).toBeLessThan(10);
    expect(Object.keys(second.report).length).toBeLessThan(Object.keys(first.report).length);
    await expect(host.audits.handlers.readAudit({ tabId: host.tabId, seen: second })).resolves.toBeNull();
  });
});

test('an audit ends if the extension itself fails, and says so', async () => {
  const host = createTabHost();
  host.ports.dropReport = async () => {
    throw new Error('The storage is broken.');
  };
  const awake: boolean[] = [];
  const audits = createTabAudits(host.ports, { stayAwake: (on) => awake.push(on) });
  await audits.handlers.startAudit({ tabId: host.tabId, whileLoading: false });
  await eventually(() => expect(awake).toEqual([true, false]));
  const audit = audits.inMemory(host.tabId)!;
  expect([audit.running, audit.obstacle]).toEqual([false, { code: 'failed', detail: 'The storage is broken.' }]);
});
