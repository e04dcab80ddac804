import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Fix, Report, ReportSignal } from '../../checks/core/report/report.ts';
import { noChoice, type Choice } from '../../checks/audit-page.ts';
import { pause } from '../../checks/time-limits.ts';
import type { RequestName, Requests } from '../messages/messages.ts';
import type { Obstacle, Stale } from '../messages/obstacle.ts';
import type { Reply } from '../messages/reply.ts';
import type { AuditRecord, Judgement, JudgementId, SiteFactName } from '../messages/tab-audits.ts';

/**
 * page → site → complete, or an obstacle at any time.
 * `page`: the document is being read, and nothing is known yet. `site`: the page's own site is being requested.
 */
export type Phase = 'page' | 'site' | 'complete' | 'obstacle';

export type Send = <N extends RequestName>(name: N, content: Parameters<Requests[N]>[0]) => Promise<Reply<ReturnType<Requests[N]>>>;

/** What an interface needs from the extension. */
export interface AuditStatePorts {
  /** The tab whose audit is shown; null if there is none. */
  tabId: number | null;
  send: Send;
  readAuditRecord(tabId: number): Promise<AuditRecord | null>;
  watchAudit(tabId: number, changed: (record: AuditRecord | null) => void): () => void;
}

/** How often a request to a stopped worker is repeated, and after how many milliseconds. */
const tries = 4;
const retryAfter = 200;

/** The audit of a tab as an interface shows it. The worker owns it: this watches it and sends the user's requests. */
export class AuditState {
  readonly phase = signal<Phase>('page');
  readonly obstacle = signal<Obstacle | null>(null);
  /** What every view needs, and everything else once it was loaded. */
  readonly known = signal<KnownFacts>({});
  /** Facts of the page's own site that have not arrived yet. */
  readonly awaited = signal<readonly SiteFactName[]>([]);
  readonly choice = signal<Choice>(noChoice);
  /** Why the result is no longer valid for the tab; null if it is. */
  readonly stale = signal<Stale | null>(null);
  /** Whether all facts of this audit are loaded. */
  readonly hasFacts: ReadonlySignal<boolean>;
  /** Whether they cannot be loaded: the worker was stopped, and storage keeps only the reports of the newest tabs. */
  readonly factsGone: ReadonlySignal<boolean>;
  /** Includes the loaded facts. */
  readonly report: ReadonlySignal<Report | null>;
  /** What to change first, in an order that is set once. */
  readonly fixes: ReadonlySignal<Fix[]>;
  readonly #ports: AuditStatePorts;
  readonly #judged = signal<Omit<Report, 'facts'> | null>(null);
  readonly #probing = signal(false);
  readonly #factsOf = signal<JudgementId | null>(null);
  readonly #shownAudit = signal('');
  readonly #refused = signal(false);
  #shownFixes: string[] = [];
  #seen: JudgementId | null = null;
  #signals = new Map<string, ReportSignal>();
  #latest: AuditRecord | null = null;
  #pulling: Promise<void> | null = null;
  #wantsFacts = false;
  /** Choices that the worker has not judged yet. */
  #choosing = 0;
  readonly #unwatch: () => void;

  constructor(ports: AuditStatePorts) {
    this.#ports = ports;
    this.report = computed(() => (this.#judged.value ? { ...this.#judged.value, facts: this.known.value } : null));
    this.hasFacts = computed(() => this.#factsOf.value?.id === this.#shownAudit.value);
    this.factsGone = computed(() => this.#refused.value && !this.hasFacts.value);
    this.fixes = computed(() => {
      const now = this.#judged.value?.fixes ?? [];
      const ordered = this.phase.value === 'complete' && !this.#probing.value ? [...now] : keepShownOrder(this.#shownFixes, now);
      this.#shownFixes = ordered.map((fix) => fix.signal);
      return ordered;
    });
    this.#unwatch =
      ports.tabId === null
        ? () => undefined
        : ports.watchAudit(ports.tabId, (record) => {
            if (record) void this.#take(record);
          });
  }

  /** Shows the running or complete audit of the tab, otherwise starts one. Resolves at its end. @param opened the response to `openAudit`, if that was already sent */
  async open(opened?: Promise<Reply<null>>): Promise<void> {
    const { tabId, send } = this.#ports;
    if (tabId === null) return this.#showObstacle({ code: 'no-tab' });
    const ended = this.#follow(tabId, opened ?? send('openAudit', { tabId }));
    const record = await this.#ports.readAuditRecord(tabId);
    // A complete audit may belong to another document: the worker checks.
    if (record && !this.#latest && (record.step === 'page' || record.step === 'site')) await this.#take(record);
    await ended;
  }

  /** Shows the running or complete audit of the tab without starting one. False if there is none. */
  async openExisting(): Promise<boolean> {
    await this.#takeLatest();
    if (this.#latest) void this.tabChanged();
    // Only the reports of the newest tabs are kept.
    return this.report.value !== null || this.obstacle.value !== null || (this.#latest !== null && this.phase.value !== 'complete');
  }

  /** Audits again. Resolves at the end. */
  async start({ whileLoading = false } = {}): Promise<void> {
    const { tabId } = this.#ports;
    if (tabId === null) return this.#showObstacle({ code: 'no-tab' });
    if (this.obstacle.value || this.stale.value) this.#clear();
    batch(() => {
      this.obstacle.value = null;
      this.phase.value = 'page';
    });
    await this.#follow(tabId, this.#ports.send('startAudit', { tabId, whileLoading }));
  }

  /** Stops waiting, and shows the results so far. */
  async stop(): Promise<void> {
    if (this.#ports.tabId !== null) await this.#ports.send('stopAudit', { tabId: this.#ports.tabId });
  }

  async choose(change: Partial<Choice>): Promise<void> {
    const { tabId, send } = this.#ports;
    this.choice.value = { ...this.choice.value, ...change };
    if (tabId === null) return;
    this.#choosing += 1;
    await send('chooseForPage', { tabId, change });
    this.#choosing -= 1;
    await this.#takeLatest();
  }

  /** Must be called whenever the browser reports a change of the tab. */
  async tabChanged(): Promise<void> {
    if (this.#ports.tabId !== null) await this.#ports.send('checkTab', { tabId: this.#ports.tabId });
  }

  /** Makes the worker read the live vitals again. */
  async updateVitals(): Promise<void> {
    const { tabId, send } = this.#ports;
    if (tabId !== null && this.phase.value === 'complete' && !this.stale.value) await send('updateVitals', { tabId });
  }

  /** Loads the missing facts, and keeps them up to date while `keep` is true. */
  async loadFacts(keep = false): Promise<void> {
    this.#wantsFacts ||= keep;
    if (this.#pulling) await this.#pulling;
    const facts = await this.#fetchFacts();
    if (facts) this.known.value = facts;
  }

  close(): void {
    this.#unwatch();
  }

  /** Waits for the response at the end of the audit; if the worker was stopped in the meantime, starts it again. */
  async #follow(tabId: number, first: Promise<Reply<null>>): Promise<void> {
    let reply = await first;
    for (let time = 1; !reply.ok && time < tries; time++) {
      await pause(retryAfter);
      reply = await this.#ports.send('openAudit', { tabId });
    }
    if (reply.ok) return this.#takeLatest();
    const { failure } = reply;
    this.#showObstacle(failure.code === 'thrown' ? { code: 'failed', detail: failure.args.error } : { code: 'no-worker' });
  }

  /** The worker's latest record. */
  async #takeLatest(): Promise<void> {
    const record = this.#ports.tabId === null ? null : await this.#ports.readAuditRecord(this.#ports.tabId);
    if (record) await this.#take(record);
  }

  /** Reads the progress of the audit, and fetches new verdicts. One at a time, always for the newest record. */
  #take(record: AuditRecord): Promise<void> {
    const before = this.#latest;
    if (before?.id === record.id && record.judgement < before.judgement) return Promise.resolve();
    this.#latest = record;
    this.#pulling ??= this.#pull();
    return this.#pulling;
  }

  async #pull(): Promise<void> {
    let done: AuditRecord | null = null;
    while (this.#latest && this.#latest !== done) {
      const record: AuditRecord = this.#latest;
      const isNewTo = (seen: JudgementId | null) => record.judgement > (seen?.id === record.id ? seen.judgement : 0);
      // The two are answered one after the other, so that one may be of an earlier judgement.
      const [judgement, facts] = await Promise.all([
        isNewTo(this.#seen) ? this.#fetchJudgement() : null,
        this.#wantsFacts && isNewTo(this.#factsOf.value) ? this.#fetchFacts() : null,
      ]);
      batch(() => {
        if (judgement) this.#show(judgement);
        if (facts) this.known.value = facts;
        this.#apply(record);
      });
      done = record;
    }
    // Synchronously: announcements in between would be lost.
    this.#pulling = null;
  }

  async #fetchJudgement(): Promise<Judgement | null> {
    const { tabId, send } = this.#ports;
    const reply = tabId === null ? null : await send('readAudit', { tabId, seen: this.#seen });
    return reply?.ok ? reply.value : null;
  }

  async #fetchFacts(): Promise<KnownFacts | null> {
    const { tabId, send } = this.#ports;
    const reply = tabId === null ? null : await send('readFacts', { tabId, seen: this.#factsOf.value });
    this.#refused.value = !reply?.ok || !reply.value;
    if (!reply?.ok || !reply.value) return null;
    const { id, judgement, facts } = reply.value;
    const before = this.#factsOf.value?.id === id ? this.known.value : {};
    this.#factsOf.value = { id, judgement };
    return { ...before, ...(JSON.parse(facts) as KnownFacts) };
  }

  #show({ id, judgement, report, signals, choice, facts }: Judgement): void {
    const isNew = this.#seen?.id !== id;
    if (isNew) {
      this.#refused.value = false;
      // A first judgement has them all, in their order.
      this.#signals = new Map();
      this.#shownFixes = [];
      if (this.#factsOf.value?.id !== id) this.known.value = {};
    }
    this.#seen = { id, judgement };
    this.#shownAudit.value = id;
    for (const judged of signals) this.#signals.set(judged.id, judged);
    this.#judged.value = { ...(isNew ? null : this.#judged.value), ...report, signals: [...this.#signals.values()] } as Omit<
      Report,
      'facts'
    >;
    this.known.value = { ...this.known.value, ...facts };
    if (this.#choosing === 0) this.choice.value = choice;
  }

  #apply({ step, awaited, probing, obstacle, stale, id }: AuditRecord): void {
    if (obstacle) return this.#showObstacle(obstacle);
    // If the page has changed, nothing is shown while it is read again.
    if (this.#seen && this.#seen.id !== id && (this.stale.value || this.obstacle.value)) this.#clear();
    this.obstacle.value = null;
    this.stale.value = stale;
    this.awaited.value = awaited;
    this.#probing.value = probing;
    this.phase.value = step === 'page' || step === 'site' ? step : 'complete';
  }

  #showObstacle(obstacle: Obstacle): void {
    batch(() => {
      this.#clear();
      this.obstacle.value = obstacle;
      this.phase.value = 'obstacle';
    });
  }

  #clear(): void {
    batch(() => {
      this.known.value = {};
      this.#judged.value = null;
      this.#seen = null;
      this.#factsOf.value = null;
      this.#refused.value = false;
      this.stale.value = null;
    });
  }
}

/** Fixes in the order that is already shown, new ones at the end: nothing moves while the user clicks. */
export function keepShownOrder(shown: readonly string[], fixes: readonly Fix[]): Fix[] {
  const place = (fix: Fix) => (shown.includes(fix.signal) ? shown.indexOf(fix.signal) : shown.length);
  return [...fixes].sort((a, b) => place(a) - place(b));
}
