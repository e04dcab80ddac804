import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { hostnameOf } from '../../checks/parse/urls.ts';
import type { PendingGrant } from '../browser/pending-grant.ts';
import { rates, type StoredProbes, type ProbeTargets, type Rate } from '../storage/probes.ts';
import type { RequestFailure } from '../messages/reply.ts';
import type { ProbeActions, ProbeView } from '../../components/report/probe-card.tsx';
import { sentenceOf } from '../../words/sentence.ts';
import type { AuditState, AuditStatePorts } from './audit-state.ts';
import type { Phrase } from '../../words/locale.ts';

/** Ports of probes to the browser. */
export interface ProbeStatePorts extends Pick<AuditStatePorts, 'tabId' | 'send'> {
  grantedHosts(): Promise<(url: string) => boolean>;
  /** Must be called in a click handler, before anything is awaited. On Chromium, the prompt may close the popup; the worker then starts the pending work. */
  requestHosts(urls: string[], pending: PendingGrant): Promise<boolean>;
  withdrawPermissions(): Promise<boolean>;
  watchHosts(changed: () => void): () => void;
  watchProbes(tabId: number, changed: (probes: StoredProbes) => void): () => void;
  takePendingGrant(now: number): Promise<unknown>;
  readRate(): Promise<Rate>;
  /** Epoch milliseconds. */
  now(): number;
  say(phrase: Phrase): void;
}

export interface ProbeState extends ProbeActions {
  /** Null if there is nothing to check, or nothing is known yet. */
  view: ReadonlySignal<ProbeView | null>;
  /** To be called regularly: finds out whether the worker is still running the probes. */
  look(): Promise<void>;
  close(): void;
}

/** What an interface waits for, or why it does not start. */
type StartState = '' | 'asking' | 'refused' | 'starting' | 'failed';

/** View of the probes of a page that has URLs to request. */
function viewOf(
  { urls, onThisSite: siteUrls, addresses }: ProbeTargets,
  stored: StoredProbes | null,
  {
    allowed,
    startState,
    failure,
    interrupted,
    rate,
  }: { allowed(url: string): boolean; startState: StartState; failure: RequestFailure | null; interrupted: boolean; rate: Rate },
): ProbeView {
  const missing = urls.filter((url) => !allowed(url));
  return {
    // One that goes on after the browser interrupted it can be paused meanwhile.
    stage: startState === 'starting' && interrupted ? 'running' : startState || (stored?.state ?? 'idle'),
    progress: stored?.progress ?? null,
    interrupted,
    problem: failure ? ({ requestFailures }) => sentenceOf(requestFailures, failure) : () => stored?.error ?? '',
    addresses,
    hosts: urls.map(hostnameOf),
    missing: missing.map(hostnameOf),
    pageHost: siteUrls[0] ? hostnameOf(siteUrls[0]) : '',
    siteNotAllowed: siteUrls.some((url) => missing.includes(url)),
    canWithdraw: missing.length < urls.length,
    rate,
    rates: Object.entries(rates).map(([id, { name }]) => ({ id, name })),
  };
}

export const createProbeState = (audit: AuditState, ports: ProbeStatePorts): ProbeState => new TabProbes(audit, ports);

/** The probes of the tab as an interface sees them. The worker probes and judges the results; this controls it. */
class TabProbes implements ProbeState {
  readonly #audit: AuditState;
  readonly #ports: ProbeStatePorts;
  readonly #stored = signal<StoredProbes | null>(null);
  readonly #startState = signal<StartState>('');
  readonly #failure = signal<RequestFailure | null>(null);
  readonly #interrupted = signal(false);
  readonly #allowed = signal<(url: string) => boolean>(() => false);
  readonly #rate = signal<Rate>('normal');
  readonly #targets = signal<ProbeTargets | null>(null);
  readonly #closers: (() => void)[] = [];
  #lastChangeAt = 0;
  /** What resumes an interrupted check must not overtake the click that pauses it. */
  readonly #inTurn = serialQueue();

  readonly view = computed<ProbeView | null>(() => {
    const targets = this.#targets.value;
    if (!targets || targets.urls.length === 0 || this.#audit.stale.value) return null;
    return viewOf(targets, this.#stored.value, {
      allowed: this.#allowed.value,
      startState: this.#startState.value,
      failure: this.#failure.value,
      interrupted: this.#interrupted.value,
      rate: this.#rate.value,
    });
  });

  constructor(audit: AuditState, ports: ProbeStatePorts) {
    this.#audit = audit;
    this.#ports = ports;
    this.#closers.push(ports.watchHosts(() => void this.#readHosts()));
    void this.#readHosts();
    void this.#readRate();
    if (ports.tabId !== null) {
      this.#closers.push(
        ports.watchProbes(ports.tabId, (probes) => {
          this.#lastChangeAt = ports.now();
          this.#stored.value = probes;
          this.#startState.value = '';
          this.#failure.value = null;
        }),
      );
    }
    // After each audit of the page, its probes are looked up: they may be older than this popup.
    this.#closers.push(
      audit.phase.subscribe((phase) => {
        if (phase === 'complete') void this.#complete();
        else if (phase !== 'site') this.#reset();
      }),
    );
  }

  async look(): Promise<void> {
    if (this.#stored.value?.state === 'running' && this.#ports.now() - this.#lastChangeAt > quietMs) await this.#inTurn(() => this.#look());
  }

  close(): void {
    for (const close of this.#closers) close();
  }

  start(scope: 'all' | 'own', again: boolean): void {
    const targets = this.#targets.value;
    const { tabId } = this.#ports;
    if (!targets || tabId === null || this.#startState.value === 'asking' || this.#startState.value === 'starting') return;
    const urls = scope === 'own' ? targets.onThisSite : targets.urls;
    const hosts = scope === 'own' ? urls.map(hostnameOf) : null;
    this.#interrupted.value = false;
    if (urls.every(this.#allowed.value)) return void this.#begin(hosts, again);
    this.#startState.value = 'asking';
    const answer = this.#ports.requestHosts(urls, { tabId, urls, hosts, at: this.#ports.now() });
    void this.#finishAsking(answer, tabId, hosts, again);
  }

  // Passed to buttons as they are, so they are bound.
  readonly pause = () => void this.#inTurn(() => this.#steer('pauseProbes'));
  readonly resume = () => void this.#inTurn(() => this.#steer('resumeProbes'));
  readonly stop = () => void this.#inTurn(() => this.#steer('stopProbes'));
  readonly withdraw = () => void this.#withdraw();

  setRate(id: string): void {
    this.#rate.value = id as Rate;
    void this.#ports.send('setProbeRate', { rate: this.#rate.value });
  }

  #reset(): void {
    this.#stored.value = null;
    this.#startState.value = '';
    this.#interrupted.value = false;
    this.#targets.value = null;
  }

  async #readHosts(): Promise<void> {
    const allowed = await this.#ports.grantedHosts();
    this.#allowed.value = allowed;
  }

  async #readRate(): Promise<void> {
    const rate = await this.#ports.readRate();
    this.#rate.value = rate;
  }

  async #complete(): Promise<void> {
    const { tabId } = this.#ports;
    if (tabId === null) return;
    const [answer] = await Promise.all([this.#ports.send('probeTargets', { tabId }), this.#inTurn(() => this.#look())]);
    if (this.#audit.phase.value === 'complete') this.#targets.value = answer.ok ? answer.value : null;
  }

  async #look(): Promise<void> {
    const { tabId } = this.#ports;
    if (tabId === null || this.#audit.phase.value !== 'complete' || this.#startState.value === 'starting') return;
    const answer = await this.#ports.send('findProbes', { tabId });
    if (!answer.ok || this.#audit.phase.value !== 'complete') return;
    this.#lastChangeAt = this.#ports.now();
    this.#stored.value = answer.value?.probes ?? null;
    if (answer.value && !answer.value.alive && answer.value.probes.state === 'running') {
      this.#interrupted.value = true;
      // Known results are not requested again.
      await this.#begin(answer.value.probes.hosts);
    }
  }

  async #begin(hosts: string[] | null, again = false): Promise<void> {
    const { tabId } = this.#ports;
    if (tabId === null) return;
    this.#startState.value = 'starting';
    const answer = await this.#ports.send('startProbes', { tabId, hosts, again });
    if (this.#startState.value !== 'starting') return;
    this.#startState.value = answer.ok ? '' : 'failed';
    this.#failure.value = answer.ok ? null : answer.failure;
    if (answer.ok) await this.#look();
  }

  async #finishAsking(answer: Promise<boolean>, tabId: number, hosts: string[] | null, again: boolean): Promise<void> {
    const granted = await answer;
    // The worker may already have started it when the browser reported the grant: either may start it.
    await this.#ports.takePendingGrant(this.#ports.now());
    await this.#readHosts();
    if (granted) return this.#begin(hosts, again);
    this.#startState.value = 'refused';
    await this.#ports.send('refuseProbes', { tabId });
  }

  async #steer(name: 'pauseProbes' | 'resumeProbes' | 'stopProbes'): Promise<void> {
    const { tabId } = this.#ports;
    if (tabId === null) return;
    const answer = await this.#ports.send(name, { tabId });
    // No worker is running it anymore: resuming continues from the stored state.
    if (name === 'resumeProbes' && (!answer.ok || !answer.value)) await this.#begin(this.#stored.value?.hosts ?? null);
    else await this.#look();
  }

  async #withdraw(): Promise<void> {
    const withdrawn = await this.#ports.withdrawPermissions();
    await this.#readHosts();
    this.#ports.say(({ notices }) => (withdrawn ? notices.withdrawn : notices.keptByBrowser));
  }
}

/** A running probe writes several times a second; after this long without a change, the worker is asked whether it is still running. */
const quietMs = 3_000;
