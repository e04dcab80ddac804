import type { KnownFacts } from '../../checks/core/facts.ts';
import type { PagePort } from '../../checks/audit-page.ts';
import type { RequestName } from '../../extension/messages/messages.ts';
import { failureOf, type Reply } from '../../extension/messages/reply.ts';
import type { AuditRecord } from '../../extension/messages/tab-audits.ts';
import type { TabReport } from '../../extension/storage/tab-reports.ts';
import type { TabAuditPorts } from '../../entrypoints/background/tab-audit.ts';
import { createTabAudits, type TabAudits } from '../../entrypoints/background/tab-audits.ts';
import type { AuditStatePorts, Send } from '../../extension/app/audit-state.ts';
import { checks as english } from '../../words/en/checks/index.ts';
import { known } from './facts.ts';
import { partsOf } from './page-parts.ts';

const everything = known();
export interface TabHost {
  tabId: number;
  /** What the tab, its page and the storage do; change it before an audit begins. */
  ports: TabAuditPorts;
  page: PagePort;
  audits: TabAudits;
  /** What is in storage: lost with the browser, not with the worker. */
  records: Map<number, AuditRecord>;
  reports: Map<number, TabReport & { facts: string }>;
  sent: RequestName[];
  /** What an interface needs; each interface gets its own. */
  interface(): AuditStatePorts;
  /** The browser stops the worker: whoever waits for it hears of it, and the next request starts another. */
  stopWorker(): void;
}

function later<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** One tab, the worker with its audits, and storage, without a browser. */
export function createTabHost(facts: KnownFacts = everything, others: Record<string, (content: never) => unknown> = {}): TabHost {
  const tabId = 7;
  const { page: pageFacts, site } = partsOf(facts);
  const url = (facts.page as { value: { url: string } }).value.url;
  const watchers = new Set<(record: AuditRecord | null) => void>();
  const page: PagePort = {
    collect: async () => ({ known: pageFacts, ms: { collect: 30 } }),
    stop: async () => undefined,
    fetchSite: async () => site,
    readVitals: async () => ({ background: false, lcp: null, cls: { value: 0.3, shifts: [] }, inp: null }),
  };
  let time = 0;
  let ids = 0;
  const host: TabHost = {
    tabId,
    page,
    records: new Map(),
    reports: new Map(),
    sent: [],
    ports: {
      tab: async () => ({ url, status: 'complete' }),
      page: () => page,
      urlOfDocument: async () => url,
      documentKey: async () => `1 ${url}`,
      foundBefore: async () => ({}),
      readChoice: async () => ({ intent: 'index', pageType: null, aiOptOut: false }),
      keepChoice: async () => undefined,
      openProber: null,
      vocabulary: async () => ({ release: '1' }) as never,
      clock: () => {
        time += 10;
        return time;
      },
      messages: async () => english,
      newId: () => `audit-${(ids += 1)}`,
      readAuditRecord: async (id) => host.records.get(id) ?? null,
      async keepAuditRecord(id, record) {
        host.records.set(id, structuredClone(record));
        for (const tell of watchers) tell(structuredClone(record));
      },
      async readTabReport(id) {
        const stored = host.reports.get(id);
        return stored
          ? { ...stored, report: { ...stored.report, facts: { ...(JSON.parse(stored.facts) as KnownFacts), ...stored.report.facts } } }
          : null;
      },
      async keepReport(id, report, choice, laterFacts, text) {
        host.reports.set(id, { tabId: id, choice, facts: text ?? host.reports.get(id)!.facts, report: { ...report, facts: laterFacts } });
        return true;
      },
      async dropReport(id) {
        host.reports.delete(id);
      },
    },
    audits: null as unknown as TabAudits,
    stopWorker() {
      workers += 1;
      host.audits.forget(tabId);
      host.audits = createTabAudits(host.ports);
      for (const end of waiting) end({ ok: false, failure: { code: 'no-answer', args: {} } });
      waiting.clear();
    },
    interface: () => ({
      tabId,
      send,
      readAuditRecord: async (id) => host.records.get(id) ?? null,
      watchAudit(_, changed) {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
    }),
  };
  let workers = 0;
  const waiting = new Set<(reply: Reply<never>) => void>();
  const send = (async (name: RequestName, content: never): Promise<Reply<unknown>> => {
    host.sent.push(name);
    const handlers = { ...others, ...host.audits.handlers } as Record<string, (content: unknown) => unknown>;
    const own = workers;
    const answer = (async (): Promise<Reply<unknown>> => {
      try {
        // What crosses between contexts is a copy.
        return { ok: true, value: structuredClone(await handlers[name]!(content)) };
      } catch (error) {
        return { ok: false, failure: failureOf(error) };
      }
    })();
    const { promise, resolve } = later<Reply<unknown>>();
    waiting.add(resolve);
    const reply = await Promise.race([answer, promise]);
    waiting.delete(resolve);
    // What a worker that was stopped says is heard by nobody.
    return own === workers ? reply : promise;
  }) as unknown as Send;
  host.audits = createTabAudits(host.ports);
  return host;
}
