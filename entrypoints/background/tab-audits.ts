import type { Handlers } from '../../bridge/messages.ts';
import { TabAudit, type TabAuditPorts } from './tab-audit.ts';

/** Audits that are held in memory; the reports of more are in storage. */
const held = 5;

type AuditRequests = 'openAudit' | 'startAudit' | 'stopAudit' | 'checkTab' | 'readAudit' | 'readFacts' | 'chooseForPage' | 'readVitals';

/** The audits of tabs. They belong to the worker: who shows them may come and go. */
export interface TabAudits {
  handlers: Pick<Handlers, AuditRequests>;
  /** The audit of a tab, from memory or storage; null when there is none, or its document was left. */
  complete(tabId: number): Promise<TabAudit | null>;
  /** The audit of a tab that is in memory. */
  current(tabId: number): TabAudit | null;
  forget(tabId: number): void;
}

export interface TabAuditsOptions {
  /** Called before an audit begins anew, and when it is complete. */
  begins?(tabId: number): void;
  completed?(tabId: number): void;
  /** While audits run: the browser stops workers that seem idle. */
  stayAwake?(on: boolean): void;
}

export function createTabAudits(ports: TabAuditPorts, { begins, completed, stayAwake }: TabAuditsOptions = {}): TabAudits {
  const audits = new Map<number, TabAudit>();
  const opening = new Map<number, Promise<TabAudit>>();

  function start(tabId: number, whileLoading: boolean): TabAudit {
    audits.get(tabId)?.supersede();
    begins?.(tabId);
    const audit = new TabAudit(tabId, ports);
    hold(tabId, audit);
    audit.begin(whileLoading);
    stayAwake?.(true);
    void endOf(tabId, audit);
    return audit;
  }
  async function endOf(tabId: number, audit: TabAudit): Promise<void> {
    await audit.ended;
    if (![...audits.values()].some(({ running }) => running)) stayAwake?.(false);
    if (audits.get(tabId) === audit && audit.audit.step === 'complete') completed?.(tabId);
  }

  function hold(tabId: number, audit: TabAudit): void {
    audits.delete(tabId);
    audits.set(tabId, audit);
    const idle = [...audits].filter(
      ([
        ,
        {
          running,
          audit: { probing },
        },
      ]) => !running && !probing,
    );
    for (const [id] of idle.slice(0, Math.max(0, audits.size - held))) if (id !== tabId) audits.delete(id);
  }

  /** A complete audit that an earlier worker has left. */
  async function restore(tabId: number): Promise<TabAudit | null> {
    const record = await ports.readAuditRecord(tabId);
    if (record?.step !== 'complete' || record.stale) return null;
    const stored = await ports.readTabReport(tabId);
    // Another request may have begun one in the meantime.
    if (!stored || audits.has(tabId)) return audits.get(tabId) ?? null;
    const audit = new TabAudit(tabId, ports, { record, stored });
    hold(tabId, audit);
    return audit;
  }
  const find = async (tabId: number) => audits.get(tabId) ?? (await restore(tabId));

  async function open(tabId: number): Promise<TabAudit> {
    const there = await find(tabId);
    if (there && (there.running || (await there.holds()))) return there;
    const now = audits.get(tabId);
    return now?.running ? now : start(tabId, false);
  }
  /** Two interfaces that open at once open the same. */
  function openOnce(tabId: number): Promise<TabAudit> {
    const begun = opening.get(tabId) ?? open(tabId).finally(() => opening.delete(tabId));
    opening.set(tabId, begun);
    return begun;
  }

  async function check(tabId: number): Promise<void> {
    const audit = await find(tabId);
    if (audit && (await audit.check()) && audits.get(tabId) === audit) start(tabId, false);
  }

  return {
    handlers: {
      openAudit: async ({ tabId }) => done((await openOnce(tabId)).ended),
      startAudit: ({ tabId, whileLoading }) => done(start(tabId, whileLoading).ended),
      stopAudit: async ({ tabId }) => done(audits.get(tabId)?.audit.stop()),
      checkTab: ({ tabId }) => done(check(tabId)),
      readAudit: async ({ tabId, seen }) => (await find(tabId))?.read(seen) ?? null,
      readFacts: async ({ tabId, seen }) => (await find(tabId))?.readFacts(seen) ?? null,
      chooseForPage: async ({ tabId, change }) => done((await find(tabId))?.choose(change)),
      readVitals: async ({ tabId }) => done((await find(tabId))?.readVitals()),
    },
    current: (tabId) => audits.get(tabId) ?? null,
    async complete(tabId) {
      const audit = await find(tabId);
      return audit && (await audit.holds()) ? audit : null;
    },
    forget(tabId) {
      audits.get(tabId)?.supersede();
      audits.delete(tabId);
    },
  };
}

const done = async (work: Promise<unknown> | undefined): Promise<null> => {
  await work;
  return null;
};
