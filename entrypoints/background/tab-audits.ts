import type { Handlers } from '../../extension/messages/messages.ts';
import { TabAudit, type TabAuditPorts } from './tab-audit.ts';

/** Maximum number of audits in memory; the reports of others are in storage. */
const mostHeld = 5;

type AuditRequests = 'openAudit' | 'startAudit' | 'stopAudit' | 'checkTab' | 'readAudit' | 'readFacts' | 'chooseForPage' | 'updateVitals';

/** The audits of tabs. The worker owns them, whichever interfaces are open. */
export interface TabAudits {
  handlers: Pick<Handlers, AuditRequests>;
  /** The audit of a tab, from memory or storage; null if there is none, or if its document is no longer there. */
  findCurrent(tabId: number): Promise<TabAudit | null>;
  /** The audit of a tab that is in memory, also of a document that is gone. */
  inMemory(tabId: number): TabAudit | null;
  forget(tabId: number): void;
}

export interface TabAuditsOptions {
  /** Called before an audit starts again, and when it is complete. */
  begins?(tabId: number): void;
  completed?(tabId: number): void;
  /** While audits run: the browser stops workers that seem idle. */
  stayAwake?(on: boolean): void;
}

export function createTabAudits(ports: TabAuditPorts, options: TabAuditsOptions = {}): TabAudits {
  const audits = new HeldAudits(ports, options);
  return {
    handlers: handlersOf(audits),
    inMemory: (tabId) => audits.get(tabId),
    async findCurrent(tabId) {
      const audit = await audits.find(tabId);
      return audit && (await audit.isCurrent()) ? audit : null;
    },
    forget: (tabId) => audits.forget(tabId),
  };
}

function handlersOf(audits: HeldAudits): TabAudits['handlers'] {
  return {
    openAudit: async ({ tabId }) => done((await audits.open(tabId)).ended),
    startAudit: ({ tabId, whileLoading }) => done(audits.start(tabId, whileLoading).ended),
    stopAudit: async ({ tabId }) => done(audits.get(tabId)?.audit.stop()),
    checkTab: ({ tabId }) => done(audits.check(tabId)),
    readAudit: async ({ tabId, seen }) => (await audits.find(tabId))?.read(seen) ?? null,
    readFacts: async ({ tabId, seen }) => (await audits.find(tabId))?.readFacts(seen) ?? null,
    chooseForPage: async ({ tabId, change }) => done((await audits.find(tabId))?.choose(change)),
    updateVitals: async ({ tabId }) => done((await audits.find(tabId))?.updateVitals()),
  };
}

/** The audits in memory, the most recently used last. */
class HeldAudits {
  readonly #ports: TabAuditPorts;
  readonly #options: TabAuditsOptions;
  readonly #audits = new Map<number, TabAudit>();
  readonly #opening = new Map<number, Promise<TabAudit>>();

  constructor(ports: TabAuditPorts, options: TabAuditsOptions) {
    this.#ports = ports;
    this.#options = options;
  }

  get(tabId: number): TabAudit | null {
    return this.#audits.get(tabId) ?? null;
  }

  async find(tabId: number): Promise<TabAudit | null> {
    return this.get(tabId) ?? (await this.#restore(tabId));
  }

  start(tabId: number, whileLoading: boolean): TabAudit {
    this.get(tabId)?.supersede();
    this.#options.begins?.(tabId);
    const audit = new TabAudit(tabId, this.#ports);
    this.#hold(tabId, audit);
    audit.begin(whileLoading);
    this.#options.stayAwake?.(true);
    void this.#end(tabId, audit);
    return audit;
  }

  /** Two interfaces that open at the same time share one audit. */
  open(tabId: number): Promise<TabAudit> {
    const begun = this.#opening.get(tabId) ?? this.#open(tabId).finally(() => this.#opening.delete(tabId));
    this.#opening.set(tabId, begun);
    return begun;
  }

  async check(tabId: number): Promise<void> {
    const audit = await this.find(tabId);
    if (audit && (await audit.check()) && this.get(tabId) === audit) this.start(tabId, false);
  }

  forget(tabId: number): void {
    this.get(tabId)?.supersede();
    this.#audits.delete(tabId);
  }

  async #end(tabId: number, audit: TabAudit): Promise<void> {
    await audit.ended;
    if (![...this.#audits.values()].some(({ running }) => running)) this.#options.stayAwake?.(false);
    if (this.get(tabId) === audit && audit.audit.step === 'complete') this.#options.completed?.(tabId);
  }

  #hold(tabId: number, audit: TabAudit): void {
    this.#audits.delete(tabId);
    this.#audits.set(tabId, audit);
    const idle = [...this.#audits].filter(([, one]) => !one.running && !one.audit.probing);
    for (const [id] of idle.slice(0, Math.max(0, this.#audits.size - mostHeld))) if (id !== tabId) this.#audits.delete(id);
  }

  /** A complete audit of an earlier worker, from storage: also of a document that is gone, because an interface may still show it. */
  async #restore(tabId: number): Promise<TabAudit | null> {
    const record = await this.#ports.readAuditRecord(tabId);
    if (record?.step !== 'complete') return null;
    const stored = await this.#ports.readTabReport(tabId);
    // Another request may have started one in the meantime.
    if (!stored || this.#audits.has(tabId)) return this.get(tabId);
    const audit = new TabAudit(tabId, this.#ports, { record, stored });
    this.#hold(tabId, audit);
    return audit;
  }

  async #open(tabId: number): Promise<TabAudit> {
    const found = await this.find(tabId);
    if (found && (found.running || (await found.isCurrent()))) return found;
    const current = this.get(tabId);
    return current?.running ? current : this.start(tabId, false);
  }
}

const done = async (work: Promise<unknown> | undefined): Promise<null> => {
  await work;
  return null;
};
