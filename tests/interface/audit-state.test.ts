import { describe, expect, test, vi } from 'vitest';
import type { Fix, KnownFacts } from '../../checks/index.ts';
import { createAudit, siteFacts, steady, type World } from '../../interface/audit-state.ts';
import { eventually } from '../support/eventually.ts';
import { known } from '../support/facts.ts';
import { answerJudge } from '../support/worker.ts';

const everything = known();
const siteNames = Object.keys(siteFacts);
const pick = (wanted: (name: string) => boolean): KnownFacts =>
  Object.fromEntries(Object.entries(everything).filter(([name]) => wanted(name)));
const probed = ['linkStatus', 'canonicalTarget', 'alternates', 'shareImage', 'icons', 'redirects', 'schemaTerms'];
const pageFacts = pick((name) => !siteNames.includes(name) && !probed.includes(name));
const collected = (known: KnownFacts = pageFacts) => JSON.stringify({ known, ms: { collect: 30 } });

function world(changes: Partial<World> & { replies?: Record<string, unknown> } = {}) {
  const { replies, ...rest } = changes;
  const given: Record<string, unknown> = {
    collectPage: { ok: true, value: collected() },
    collectSite: { ok: true, value: JSON.stringify(pick((name) => siteNames.includes(name))) },
    findDocument: { ok: true, value: 'https://example.com/page' },
    findProbes: { ok: true, value: null },
    readVitals: { ok: true, value: JSON.stringify({ background: false, lcp: null, cls: { value: 0.3, shifts: [] }, inp: null }) },
    ...replies,
  };
  let time = 0;
  return {
    tabId: 7,
    tab: async () => ({ url: 'https://example.com/page', status: 'complete' }),
    ask: vi.fn(async (name: string, question: never) => given[name] ?? (name === 'judge' ? answerJudge(question) : undefined)) as unknown as World['ask'],
    readChoice: async () => ({ intent: 'index', pageType: null, aiOptOut: false }),
    keepChoice: vi.fn(async () => undefined),
    keepReport: vi.fn(async () => true),
    dropReport: async () => undefined,
    clock: () => { time += 10; return time; },
    ...rest,
  } satisfies World;
}

describe('an audit', () => {
  test('ends complete, knows the site, and keeps its report', async () => {
    const outside = world();
    const audit = createAudit(outside);
    await audit.start();
    expect(audit.phase.value).toBe('complete');
    expect(audit.report.value?.facts?.robotsTxt?.ok).toBe(true);
    expect(audit.report.value?.facts?.schemaTerms).toEqual({ ok: true, value: { release: '1', issues: [] } });
    expect(audit.report.value?.durationMs).toMatchObject({ collect: 30, network: 10, total: 20 });
    expect(outside.keepReport).toHaveBeenCalledExactlyOnceWith(7, audit.report.value);
  });
  test('facts of probes are said to be not probed, never pending', async () => {
    const audit = createAudit(world());
    await audit.start();
    expect(audit.known.value.linkStatus).toMatchObject({ ok: false, reason: 'not-probed' });
    expect(audit.report.value?.signals.filter((entry) => entry.reason === 'pending')).toEqual([]);
  });
  test('shows the page before its site has answered, with those signals pending', async () => {
    let answer: (value: never) => void = () => undefined;
    const outside = world();
    const ask = outside.ask;
    const audit = createAudit({ ...outside, ask: ((name, question) => (name === 'collectSite' ? new Promise((resolve) => { answer = resolve; }) : ask(name, question))) as World['ask'] });
    const run = audit.start();
    await eventually(() => expect(audit.phase.value).toBe('site'));
    expect(audit.report.value?.signals.some((entry) => entry.reason === 'pending')).toBe(true);
    expect(outside.keepReport).not.toHaveBeenCalled();
    answer({ ok: false, error: 'The page was left.' } as never);
    await run;
    expect(audit.phase.value).toBe('complete');
    expect(audit.known.value.robotsTxt).toMatchObject({ ok: false, detail: expect.stringContaining('The page was left.') });
  });
  test('a site that answers only in part leaves the rest unchecked with a reason', async () => {
    const audit = createAudit(world({ replies: { collectSite: { ok: true, value: JSON.stringify({ robotsTxt: everything.robotsTxt }) } } }));
    await audit.start();
    expect(audit.known.value.robotsTxt?.ok).toBe(true);
    expect(audit.known.value.served).toMatchObject({ ok: false, reason: 'collector-failed' });
  });
  test('a worker that cannot judge is an obstacle, not an empty report', async () => {
    const audit = createAudit(world({ replies: { judge: { ok: false, error: 'The worker is gone.' } } }));
    await audit.start();
    expect(audit.obstacle.value).toMatchObject({ kind: 'failed', advice: expect.stringContaining('The worker is gone.') });
    expect(audit.report.value).toBeNull();
  });
});

describe('obstacles', () => {
  test.each([
    ['browser-page', world({ tab: async () => ({ url: 'chrome://newtab/' }) })],
    ['no-tab', world({ tab: async () => null })],
    ['store', world({ replies: { collectPage: { ok: false, error: 'The extensions gallery cannot be scripted.' } } })],
    ['document', world({ replies: { collectPage: { ok: true, value: collected({ ...pageFacts, ...pick(() => false), page: known({ page: { contentType: 'application/pdf' } }).page! }) } } })],
    ['failed', world({ replies: { collectPage: { ok: true, value: 'no JSON' } } })],
    ['failed', world({ replies: { collectPage: { ok: true, value: '{"known":{}}' } } })],
  ])('%s: no report stands', async (kind, outside) => {
    const audit = createAudit(outside);
    await audit.start();
    expect(audit.obstacle.value?.kind).toBe(kind);
    expect(audit.report.value).toBeNull();
  });
  test('a page that still loads is waited for, then audited', async () => {
    let status = 'loading';
    const audit = createAudit(world({ tab: async () => ({ url: 'https://example.com/page', status }) }));
    await audit.start();
    expect(audit.obstacle.value?.kind).toBe('loading');
    await audit.tabChanged();
    expect(audit.obstacle.value?.kind).toBe('loading');
    status = 'complete';
    await audit.tabChanged();
    expect(audit.phase.value).toBe('complete');
  });
  test('"audit now" does not wait', async () => {
    const audit = createAudit(world({ tab: async () => ({ url: 'https://example.com/page', status: 'loading' }) }));
    await audit.start({ whileLoading: true });
    expect(audit.phase.value).toBe('complete');
  });
});

describe('a result that no longer holds', () => {
  test('is marked when the document is gone, and not kept', async () => {
    const outside = world({ replies: { findDocument: { ok: true, value: null } } });
    const audit = createAudit(outside);
    await audit.start();
    expect(audit.stale.value).toMatch(/another page/);
    expect(outside.keepReport).not.toHaveBeenCalled();
  });
  test('auditing again takes the mark away', async () => {
    let place: string | null = null;
    const outside = world();
    const ask = outside.ask;
    const audit = createAudit({ ...outside, ask: ((name, question) => (name === 'findDocument' ? Promise.resolve({ ok: true, value: place }) : ask(name, question))) as World['ask'] });
    await audit.start();
    expect(audit.stale.value).not.toBeNull();
    place = 'https://example.com/page';
    await audit.start();
    expect(audit.stale.value).toBeNull();
  });
  test('a late answer of an earlier run is dropped', async () => {
    const late: ((value: unknown) => void)[] = [];
    const outside = world();
    const ask = outside.ask;
    const audit = createAudit({ ...outside, ask: ((name, question) => (name === 'collectSite' && late.length === 0 ? new Promise((resolve) => { late.push(resolve as (value: unknown) => void); }) : ask(name, question))) as World['ask'] });
    const first = audit.start();
    await eventually(() => expect(late).toHaveLength(1));
    await audit.start();
    late[0]!({ ok: true, value: JSON.stringify({ robotsTxt: { ok: false, reason: 'timeout', detail: 'Too late.' } }) });
    await first;
    expect(audit.known.value.robotsTxt?.ok).toBe(true);
  });
});

describe('what the reader chooses', () => {
  test('is judged at once and kept', async () => {
    const outside = world();
    const audit = createAudit(outside);
    await audit.start();
    await audit.choose({ aiOptOut: true, intent: 'keep-out', pageType: 'product' });
    expect(audit.report.value).toMatchObject({ aiOptOut: true, intent: 'keep-out', pageType: 'product', geo: { score: null } });
    expect(outside.keepChoice).toHaveBeenCalledWith('https://example.com/page', { aiOptOut: true, intent: 'keep-out', pageType: 'product' });
  });
  test('of two quick choices the last one stands', async () => {
    const audit = createAudit(world());
    await audit.start();
    await Promise.all([audit.choose({ pageType: 'product' }), audit.choose({ pageType: 'docs' })]);
    expect(audit.report.value?.pageType).toBe('docs');
    expect(audit.choice.value.pageType).toBe('docs');
  });
  test('live vitals are judged when they come', async () => {
    const audit = createAudit(world());
    await audit.start();
    await audit.readVitals();
    expect(audit.known.value.vitals).toMatchObject({ ok: true, value: { cls: { value: 0.3 } } });
  });
});

test('fixes keep their places while more are found', () => {
  const fix = (signal: string): Fix => ({ signal, status: 'fail', code: '', args: {}, message: '', change: '', auditLost: 0, geoLost: 0 });
  const order = (shown: string[], now: string[]) => steady(shown, now.map(fix)).map(({ signal }) => signal);
  expect(order(['b', 'a'], ['a', 'c', 'b'])).toEqual(['b', 'a', 'c']);
  expect(order(['b', 'a'], ['a'])).toEqual(['a']);
  expect(order([], ['c', 'a'])).toEqual(['c', 'a']);
});

describe('stopping an audit that takes long', () => {
  const never = new Promise<never>(() => undefined);
  test('the page answers with what was read until then', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const outside = world();
    const { ask } = outside;
    const asked: string[] = [];
    const audit = createAudit({ ...outside, ask: ((name, question) => {
      asked.push(name);
      if (name === 'stopPage') answer({ ok: true, value: collected() });
      return name === 'collectPage' ? new Promise((resolve) => { answer = resolve as (value: unknown) => void; }) : name === 'stopPage' ? never : ask(name, question);
    }) as World['ask'] });
    const run = audit.start();
    await eventually(() => expect(asked).toContain('collectPage'));
    void audit.stop();
    await run;
    expect(audit.phase.value).toBe('complete');
    expect(asked).toContain('stopPage');
  });
  test('a page that never answers is told as such, and can be tried again', async () => {
    vi.useFakeTimers();
    try {
      const outside = world();
      const { ask } = outside;
      const audit = createAudit({ ...outside, ask: ((name, question) => (name === 'collectPage' || name === 'stopPage' ? never : ask(name, question))) as World['ask'] });
      const run = audit.start();
      await vi.advanceTimersByTimeAsync(0);
      void audit.stop();
      await vi.advanceTimersByTimeAsync(60_000);
      await run;
      expect(audit.obstacle.value).toMatchObject({ kind: 'no-answer', action: 'try-again' });
    } finally {
      vi.useRealTimers();
    }
  });
  test('a site that never answers is left out', async () => {
    const outside = world();
    const { ask } = outside;
    const audit = createAudit({ ...outside, ask: ((name, question) => (name === 'collectSite' ? never : ask(name, question))) as World['ask'] });
    const run = audit.start();
    await eventually(() => expect(audit.phase.value).toBe('site'));
    await audit.stop();
    await run;
    expect(audit.phase.value).toBe('complete');
    expect(audit.known.value.robotsTxt).toMatchObject({ ok: false, detail: expect.stringContaining('you stopped waiting') });
  });
});
