import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import { failureReason } from '../../checks/core/failure.ts';
import { probedFacts, type KnownFacts } from '../../checks/core/facts.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { Messages } from '../../checks/core/report/finding-sentences.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { PageAudit, siteFacts, type AuditPorts, type Choice, type PagePort, type ProbeRequest } from '../../checks/audit-page.ts';
import type { Obstacle, Stale } from '../../extension/messages/obstacle.ts';
import type { AuditRecord, Judgement, JudgementId } from '../../extension/messages/tab-audits.ts';
import type { TabReport } from '../../extension/storage/tab-reports.ts';
import { obstacleFromFailure, obstacleOf, whyStale, type TabInfo } from './obstacles.ts';

/** At which judgement each part of an audit last changed, so that a client with an earlier judgement gets only the parts that changed since. */
class TabAuditChanges {
  readonly #parts = new Map<string, { value: unknown; judgement: number }>();

  /** @param parts by name. They are compared by identity, so pass texts for parts that are new objects each time */
  note(judgement: number, parts: Iterable<readonly [name: string, value: unknown]>): void {
    for (const [name, value] of parts) {
      const before = this.#parts.get(name);
      if (before?.value !== value) this.#parts.set(name, { value, judgement });
    }
  }

  /** @param seen number of the judgement that the client has; 0 for none */
  isNew(name: string, seen: number): boolean {
    return (this.#parts.get(name)?.judgement ?? 0) > seen;
  }
}

/** The browser and its storage, as far as audits of tabs need them. */
export interface TabAuditPorts extends Omit<AuditPorts, 'page'> {
  tab(tabId: number): Promise<TabInfo | null>;
  page(tabId: number): PagePort;
  /** URL of the document that was read; null if it is no longer there. */
  urlOfDocument(tabId: number): Promise<string | null>;
  /** Identifies the tab's document. */
  documentKey(tabId: number): Promise<string | null>;
  /** Results of earlier probes of that document. */
  foundBefore(tabId: number, document: string | null): Promise<KnownFacts>;
  readChoice(url: string): Promise<Choice>;
  keepChoice(url: string, choice: Choice): Promise<void>;
  readAuditRecord(tabId: number): Promise<AuditRecord | null>;
  keepAuditRecord(tabId: number, record: AuditRecord): Promise<void>;
  readTabReport(tabId: number): Promise<TabReport | null>;
  keepReport(tabId: number, report: Report, choice: Choice, later: KnownFacts, facts: string | null): Promise<boolean>;
  dropReport(tabId: number): Promise<void>;
  /** Sentences in the language that interfaces have now. */
  messages(): Promise<Messages>;
  newId(): string;
}

const notProbed = failureReason('links-not-checked');

/** One audit of one tab: it runs here, stores its progress and its report, and gives interfaces what they do not have yet when they ask. */
export class TabAudit {
  readonly tabId: number;
  readonly audit: PageAudit;
  documentKey: string | null = null;
  obstacle: Obstacle | null = null;
  stale: Stale | null = null;
  /** Resolves when it is complete or has failed. */
  ended: Promise<void> = Promise.resolve();
  #id: string;
  #judgement = 0;
  #notedReport: Report | null = null;
  readonly #changes = new TabAuditChanges();
  readonly #ports: TabAuditPorts;
  #superseded = false;
  /** Facts as they were written when the audit was complete. */
  #written: KnownFacts | null = null;
  readonly #inTurn = serialQueue();
  #queued = false;

  constructor(tabId: number, ports: TabAuditPorts, before?: { record: AuditRecord; stored: TabReport }) {
    this.tabId = tabId;
    this.#ports = ports;
    const auditPorts: AuditPorts = {
      page: ports.page(tabId),
      openProber: ports.openProber,
      vocabulary: ports.vocabulary,
      clock: ports.clock,
    };
    if (before) {
      const { record, stored } = before;
      this.audit = PageAudit.restored(auditPorts, stored.report, stored.choice, () => this.#onAuditChange());
      [this.#id, this.documentKey, this.#judgement, this.#notedReport] = [record.id, record.document, record.judgement, stored.report];
      this.stale = record.stale as Stale | null;
      this.#written = unprobed(this.audit.known);
      this.#noteChanges();
    } else {
      this.#id = ports.newId();
      this.audit = new PageAudit(
        auditPorts,
        { notProbed, choiceFor: (url) => ports.readChoice(url), foundBefore: () => this.#findBefore() },
        () => this.#onAuditChange(),
      );
    }
  }

  get running(): boolean {
    return this.audit.step === 'page' || this.audit.step === 'site';
  }

  /** Reads the tab from the start. */
  begin(whileLoading: boolean): void {
    this.#keyWhenBegun = this.#ports.documentKey(this.tabId);
    this.ended = this.#run(whileLoading).catch((error: unknown) => this.#fail({ code: 'failed', detail: errorMessage(error) }));
  }
  #keyWhenBegun: Promise<string | null> = Promise.resolve(null);

  /** Another audit of this tab has started: this one reports nothing any more. */
  supersede(): void {
    this.#superseded = true;
    this.audit.cancel();
  }

  /** Whether it is complete, and of the document that is in the tab now. */
  async isCurrent(): Promise<boolean> {
    return this.audit.step === 'complete' && this.documentKey !== null && (await this.#ports.documentKey(this.tabId)) === this.documentKey;
  }

  /** Compares it with what the tab shows now. @returns whether an obstacle may be gone, so that it is time to try again */
  async check(): Promise<boolean> {
    if (this.obstacle) {
      const tab = await this.#ports.tab(this.tabId);
      return !this.#superseded && tab?.status !== 'loading';
    }
    const page = factValueOf(this.audit.known, 'page');
    if (page) {
      const stale = whyStale(page.url, await this.#ports.urlOfDocument(this.tabId));
      if (stale !== this.stale) {
        this.stale = stale;
        this.write();
      }
    }
    return false;
  }

  async choose(change: Partial<Choice>): Promise<void> {
    const page = factValueOf(this.audit.known, 'page');
    if (!page) return;
    await Promise.all([this.audit.choose(change), this.#ports.keepChoice(page.url, { ...this.audit.choice, ...change })]);
    await this.keep();
  }

  async updateVitals(): Promise<void> {
    if (this.audit.step === 'complete' && !this.stale && (await this.audit.updateVitals())) await this.keep();
  }

  async add(facts: KnownFacts): Promise<void> {
    await this.audit.add(facts);
    await this.keep();
  }

  /** Resolves when the results are judged and stored. */
  async probe(request: ProbeRequest): Promise<void> {
    await this.audit.probe(request);
    await this.keep();
  }

  /** The parts of the latest report that an interface does not have; null if there are none. The user may have chosen another language since. */
  async read(seen: JudgementId | null): Promise<Judgement | null> {
    this.audit.setMessages(await this.#ports.messages());
    const { report, choice, judgedMs } = this.audit;
    const since = this.#judgementOf(seen);
    if (!report || since >= this.#judgement) return null;
    const { facts: _, signals, ...rest } = report;
    const { page, pageType } = this.audit.known;
    return {
      id: this.#id,
      judgement: this.#judgement,
      report: Object.fromEntries(Object.entries(rest).filter(([name]) => this.#changes.isNew(memberPart(name), since))),
      signals: signals.filter(({ id }) => this.#changes.isNew(signalPart(id), since)),
      choice,
      judgedMs,
      facts: { ...(page && { page }), ...(pageType && { pageType }) },
    };
  }

  /** JSON of the facts that an interface does not have. */
  readFacts(seen: JudgementId | null): JudgementId & { facts: string } {
    const since = this.#judgementOf(seen);
    const facts = Object.entries(this.audit.known).filter(([name]) => this.#changes.isNew(factPart(name), since));
    return { id: this.#id, judgement: this.#judgement, facts: JSON.stringify(Object.fromEntries(facts)) };
  }
  #judgementOf(seen: JudgementId | null): number {
    return seen?.id === this.#id ? seen.judgement : 0;
  }

  /** Stores the report, once it is complete and as long as it is valid. */
  async keep(): Promise<void> {
    const { audit } = this;
    if (audit.step !== 'complete' || audit.probing || this.stale || this.#superseded || !audit.report) return;
    const { report, choice } = audit;
    const facts = unprobed(audit.known);
    const first = this.#written === null;
    this.#written ??= facts;
    const stored = this.#written;
    const later = Object.fromEntries(Object.entries(facts).filter(([name, fact]) => stored[name as keyof KnownFacts] !== fact));
    await this.#inTurn(async () => {
      if (this.#superseded) return;
      // The next time, it is stored whole.
      if (!(await this.#ports.keepReport(this.tabId, report, choice, later, first ? JSON.stringify(facts) : null))) this.#written = null;
    }).catch(() => undefined);
  }

  /** Writes the progress: one write at a time, always the newest state. */
  write(): void {
    // The reason for the failure comes a moment later.
    if (this.#queued || (this.audit.step === 'failed' && !this.obstacle)) return;
    this.#queued = true;
    this.#inTurn(async () => {
      this.#queued = false;
      if (!this.#superseded) await this.#ports.keepAuditRecord(this.tabId, this.#record());
    }).catch(() => undefined);
  }

  async #run(whileLoading: boolean): Promise<void> {
    this.write();
    const [tab, messages] = await Promise.all([this.#ports.tab(this.tabId), this.#ports.messages(), this.#ports.dropReport(this.tabId)]);
    this.audit.setMessages(messages);
    if (this.#superseded) return;
    const waits = tab !== null && whileLoading && tab.status === 'loading';
    const obstacle = obstacleOf(waits ? { ...tab, status: 'complete' } : tab);
    if (obstacle) return this.#fail(obstacle);
    const failure = await this.audit.run();
    if (this.#superseded || failure?.code === 'cancelled') return;
    if (failure) return this.#fail(obstacleFromFailure(failure, await this.#ports.tab(this.tabId)));
    await this.check();
    await this.keep();
  }

  #fail(obstacle: Obstacle): void {
    this.audit.step = 'failed';
    this.obstacle = obstacle;
    this.write();
  }

  async #findBefore(): Promise<KnownFacts> {
    this.documentKey = await this.#keyWhenBegun;
    return this.#ports.foundBefore(this.tabId, this.documentKey);
  }

  #onAuditChange(): void {
    if (this.#superseded) return;
    const { report } = this.audit;
    if (report && report !== this.#notedReport) {
      this.#notedReport = report;
      this.#judgement += 1;
      this.#noteChanges();
    }
    this.write();
  }

  #noteChanges(): void {
    const { report, known } = this.audit;
    const { facts: _, signals: __, ...members } = report ?? {};
    this.#changes.note(
      this.#judgement,
      Object.entries(members).map(([name, value]) => [memberPart(name), JSON.stringify(value)] as const),
    );
    this.#changes.note(
      this.#judgement,
      (report?.signals ?? []).map((signal) => [signalPart(signal.id), JSON.stringify(signal)] as const),
    );
    this.#changes.note(
      this.#judgement,
      Object.entries(known).map(([name, fact]) => [factPart(name), fact] as const),
    );
  }

  #record(): AuditRecord {
    const { step, probing, known } = this.audit;
    return {
      version: 1,
      id: this.#id,
      document: this.documentKey,
      step,
      judgement: this.#judgement,
      probing,
      obstacle: this.obstacle,
      stale: this.stale,
      awaited: step === 'site' ? siteFacts.filter((name) => !known[name]) : [],
    };
  }
}

const memberPart = (name: string) => `member ${name}`;
const signalPart = (id: string) => `signal ${id}`;
const factPart = (name: string) => `fact ${name}`;

/** All facts except what probes found, which is stored separately; that they found nothing stays. */
const unprobed = (known: KnownFacts): KnownFacts =>
  Object.fromEntries(Object.entries(known).filter(([name, fact]) => !fact.ok || !(probedFacts as readonly string[]).includes(name)));
