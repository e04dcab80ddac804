import { describe, expect, test, vi } from 'vitest';
import * as collecting from '../../checks/collect/limits.ts';
import { signals } from '../../checks/signals/index.ts';
import { failureReason } from '../../checks/core/failure.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { PageAudit, type AuditPorts, type AuditSettings, type PagePort } from '../../checks/audit-page.ts';
import { timeLimits, TimeLimitOver } from '../../checks/time-limits.ts';
import { createProber } from '../../checks/fetch/prober.ts';
import { known } from '../support/facts.ts';
import { link } from '../support/links.ts';
import { madeNet } from '../support/probe-net.ts';
import { partsOf } from '../support/page-parts.ts';

const never = new Promise<never>(() => undefined);
const everything = known();
const { page: pageFacts, site } = partsOf(everything);

/** A host in Node, with simple ports and without a browser. */
function host(change: { page?: Partial<PagePort>; ports?: Partial<AuditPorts>; settings?: AuditSettings } = {}) {
  let time = 0;
  const steps: string[] = [];
  const net = madeNet(() => 200);
  const ports: AuditPorts = {
    page: {
      collect: async () => ({ known: pageFacts, ms: { collect: 30.4 } }),
      stop: async () => undefined,
      fetchSite: async () => site,
      readVitals: async () => null,
      ...change.page,
    },
    openProber: async () => ({ prober: createProber(net), close: () => undefined }),
    vocabulary: () => Promise.reject(new Error('gone')),
    clock: () => {
      time += 10;
      return time;
    },
    ...change.ports,
  };
  const audit = new PageAudit(ports, change.settings, ({ step, report }) => steps.push(`${step}${report ? ' judged' : ''}`));
  return { audit, steps, net };
}

describe('the order of an audit', () => {
  test('page, judged; site, judged', async () => {
    const { audit, steps } = host();
    await expect(audit.run()).resolves.toBeNull();
    expect(steps).toEqual(['page', 'site judged', 'complete judged']);
    expect(audit.report).toMatchObject({
      durationMs: { collect: 30, network: 10 },
      facts: { robotsTxt: { ok: true }, linkStatus: { ok: false, reason: 'not-probed' } },
    });
    expect(audit.report?.signals).toHaveLength(signals.length);
  });
  test('with probes as a part of it, judged once at the end where nobody watches', async () => {
    const onProgress = vi.fn();
    const { audit, steps, net } = host({ settings: { onlyAtEnd: true, probes: { onProgress } } });
    await audit.run();
    expect(steps).toEqual(['page', 'complete judged']);
    expect(audit.known.redirects?.ok).toBe(true);
    expect(net.requested.length).toBeGreaterThan(0);
    expect(onProgress).toHaveBeenCalled();
  });
  test('the vocabulary is loaded while the page is read', async () => {
    let answer: (collected: Awaited<ReturnType<PagePort['collect']>>) => void = () => undefined;
    const vocabulary = vi.fn(() => Promise.reject(new Error('gone')));
    const { audit } = host({
      page: {
        collect: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
      ports: { vocabulary },
    });
    const run = audit.run();
    expect(vocabulary).toHaveBeenCalledOnce();
    answer({ known: pageFacts, ms: { collect: 30 } });
    await expect(run).resolves.toBeNull();
  });
  test('probes afterwards are judged when they have ended', async () => {
    const { audit, net } = host();
    await audit.run();
    const before = audit.report;
    await audit.probe({ signal: new AbortController().signal });
    expect(audit.report).not.toBe(before);
    expect(audit.report?.facts?.linkStatus?.ok).toBe(true);
    // Known facts are not requested again unless the user asks for it.
    const requested = net.requested.length;
    await audit.probe({ signal: new AbortController().signal });
    const second = net.requested.length - requested;
    await audit.probe({ signal: new AbortController().signal, again: true });
    expect(net.requested.length - requested - second).toBeGreaterThan(second);
  });
  test('probes that were stopped leave what they found', async () => {
    const stop = new AbortController();
    stop.abort();
    const { audit } = host();
    await audit.run();
    await audit.probe({ signal: stop.signal });
    expect(audit.report?.facts?.redirects).toMatchObject({ ok: false, reason: 'not-probed' });
  });
  test('without anything to probe with, facts of probes stay unchecked', async () => {
    const { audit } = host({ ports: { openProber: null }, settings: { probes: {}, notProbed: failureReason('run-without-links') } });
    await audit.run();
    expect(audit.known.icons).toEqual({ ok: false, reason: 'not-probed', code: 'run-without-links', args: {} });
  });
});

describe('what is missing', () => {
  test.each<[string, Partial<PagePort>, AuditSettings, object]>([
    [
      'a page that does not let us in',
      { collect: () => Promise.reject(new Error('No entry.')) },
      {},
      { code: 'page-refused', error: new Error('No entry.') },
    ],
    ['a page without facts', { collect: async () => ({ known: {}, ms: { collect: 0 } }) }, {}, { code: 'no-page' }],
    [
      'a picture',
      { collect: async () => ({ known: { page: known({ page: { contentType: 'image/png' } }).page! }, ms: { collect: 0 } }) },
      {},
      { code: 'not-a-page', contentType: 'image/png' },
    ],
    [
      'broken XML',
      { collect: async () => ({ known: { page: known({ page: { notWellFormed: 'line 3' } }).page! }, ms: { collect: 0 } }) },
      {},
      { code: 'not-well-formed', detail: 'line 3' },
    ],
    ['a page that nobody wants', {}, { wants: () => false }, { code: 'another-page', url: 'https://example.com/page' }],
    [
      'a site that is needed',
      { fetchSite: () => Promise.reject(new Error('Left.')) },
      { needsSite: true },
      { code: 'site-refused', error: new Error('Left.') },
    ],
    [
      'a site that is needed and takes too long',
      { fetchSite: () => Promise.reject(new TimeLimitOver(5)) },
      { needsSite: true },
      { code: 'site-timeout' },
    ],
  ])('%s ends it without a report', async (_, page, settings, failure) => {
    const { audit, steps } = host({ page, settings });
    await expect(audit.run()).resolves.toEqual(failure);
    expect(audit).toMatchObject({ step: 'failed', failure, report: null });
    expect(steps.at(-1)).toBe('failed');
  });
  test('without a response of the site, the report is about the page and says why', async () => {
    const { audit } = host({ page: { fetchSite: () => Promise.reject(new Error('Left.')) } });
    await audit.run();
    expect(audit.report?.facts?.sitemap).toMatchObject({
      ok: false,
      code: 'site-unreached',
      args: { error: expect.stringContaining('Left.') },
    });
  });
  test('a vocabulary that does not load is a reason, not a failure, and is tried again by the next page', async () => {
    const item = {
      format: 'json-ld',
      block: 1,
      types: ['Person'],
      id: null,
      top: true,
      properties: {},
      pointer: '',
      selector: 'script',
    } as const;
    const { audit } = host({
      page: {
        collect: async () => ({
          known: {
            ...pageFacts,
            structuredData: known({ structuredData: { items: [{ ...item, types: ['Person'] }], total: 1 } }).structuredData!,
          },
          ms: { collect: 0 },
        }),
      },
    });
    await audit.run();
    expect(audit.known.schemaTerms).toMatchObject({ ok: false, code: 'vocabulary-unread', args: { error: 'gone' } });
    expect(audit.report?.signals).toHaveLength(signals.length);
  });
  test('a step that exceeds its time limit is not awaited', async () => {
    vi.useFakeTimers();
    try {
      const page = host({ page: { collect: () => never } });
      const run = page.audit.run();
      await vi.advanceTimersByTimeAsync(timeLimits.page);
      await expect(run).resolves.toEqual({ code: 'page-timeout' });
      const siteHost = host({ page: { fetchSite: () => never } });
      const second = siteHost.audit.run();
      await vi.advanceTimersByTimeAsync(timeLimits.site);
      await expect(second).resolves.toBeNull();
      expect(siteHost.audit.known.robotsTxt?.ok).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('an audit that was cancelled says nothing any more', async () => {
  const { audit, steps } = host({ page: { fetchSite: () => never } });
  const run = audit.run();
  await vi.waitFor(() => expect(audit.step).toBe('site'));
  audit.cancel();
  await expect(run).resolves.toEqual({ code: 'cancelled' });
  await audit.add({ robotsTxt: everything.robotsTxt! });
  expect(steps).toEqual(['page', 'site judged']);
});

test('the limit of an outer step is longer than that of the step it awaits', () => {
  const order: number[] = [
    collecting.wallMs,
    collecting.measureMs,
    timeLimits.page,
    timeLimits.site,
    timeLimits.worker,
    timeLimits.audit,
    timeLimits.probes,
  ];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(timeLimits.audit).toBeGreaterThan(timeLimits.page + timeLimits.site);
});

/** Random walks: in whatever order facts arrive, known facts are only added, and a report uses all of them. */
test.each(Array.from({ length: 12 }, (_, seed) => seed))('walk %i', async (seed) => {
  let state = seed * 2_654_435_761 + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const pending: (() => void)[] = [];
  const soon = <T>(value: T): Promise<T> =>
    new Promise((resolve, reject) => {
      pending.push(() => (random(8) === 0 ? reject(new Error('lost')) : resolve(value)));
    });
  const { audit } = host({
    page: {
      collect: () =>
        soon({
          known: { ...pageFacts, links: known({ links: { items: [link('/a')], total: 1 } }).links! } as KnownFacts,
          ms: { collect: 1 },
        }),
      fetchSite: () => soon(site),
      readVitals: () => soon({ background: false, lcp: null, cls: { value: 0.2, shifts: [] }, inp: null } as never),
      stop: () => soon(undefined),
    },
  });
  const ended = audit.run();
  const works: Promise<unknown>[] = [ended];
  let names = 0;
  for (let turn = 0; turn < 24; turn++) {
    const act = random(7);
    if (act === 0) works.push(audit.choose({ aiOptOut: random(2) === 0 }));
    else if (act === 1) works.push(audit.updateVitals());
    else if (act === 2 && audit.step === 'site') works.push(audit.stop());
    else if (act === 3 && audit.step === 'complete') works.push(audit.probe({ signal: new AbortController().signal }));
    else pending.splice(random(Math.max(1, pending.length)), 1).forEach((go) => go());
    await new Promise((go) => {
      setTimeout(go);
    });
    if (audit.failure) break;
    expect(Object.keys(audit.known).length).toBeGreaterThanOrEqual(names);
    names = Object.keys(audit.known).length;
  }
  for (let left = 0; left < 200 && audit.step !== 'complete' && audit.step !== 'failed'; left++) {
    pending.splice(0).forEach((go) => go());
    await new Promise((go) => {
      setTimeout(go);
    });
  }
  const drain = setInterval(() => pending.splice(0).forEach((go) => go()));
  await Promise.all(works);
  clearInterval(drain);
  expect(audit.report === null).toBe(audit.step === 'failed');
  if (audit.report)
    expect([audit.report.facts, audit.report.aiOptOut, audit.report.signals.length]).toEqual([
      audit.known,
      audit.choice.aiOptOut,
      signals.length,
    ]);
});
