import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { PendingGrant } from '../bridge/pending-grant.ts';
import { rates, type StoredProbes, type ProbeTargets, type Rate } from '../bridge/probe-storage.ts';
import type { RequestFailure } from '../bridge/reply.ts';
import type { ProbeActions, ProbeView } from '../components/probe-card.tsx';
import { sentenceOf } from '../words/sentence.ts';
import type { Phrase } from '../components/words/use-words.ts';
import type { AuditState, AuditStatePorts } from './audit-state.ts';

/** What probes need of the browser beside the worker. */
export interface ProbeStatePorts extends Pick<AuditStatePorts, 'tabId' | 'send'> {
  grantedHosts(): Promise<(url: string) => boolean>;
  /** To be called in the click, with nothing awaited before. On Chromium the question may close the popup: the worker begins what is pending. */
  requestHosts(urls: string[], pending: PendingGrant): Promise<boolean>;
  withdrawHosts(): Promise<boolean>;
  watchHosts(changed: () => void): () => void;
  watchProbes(tabId: number, changed: (probes: StoredProbes) => void): () => void;
  takePendingGrant(now: number): Promise<unknown>;
  readRate(): Promise<Rate>;
  /** Epoch milliseconds. */
  now(): number;
  say(phrase: Phrase): void;
}

export interface ProbeState extends ProbeActions {
  /** Null while there is nothing to ask for, or nothing is known yet. */
  view: ReadonlySignal<ProbeView | null>;
  /** To be called now and then: finds out whether the worker is still at it. */
  look(): Promise<void>;
  close(): void;
}

/** What an interface waits for, or was refused. */
type StartState = '' | 'asking' | 'refused' | 'starting' | 'failed';

/** What is drawn of the probes of a page that has something to ask for. */
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
    stage: startState || (stored?.state ?? 'idle'),
    progress: stored?.progress ?? null,
    interrupted,
    problem: failure ? ({ requestFailures }) => sentenceOf(requestFailures, failure) : () => stored?.error ?? '',
    addresses,
    hosts: urls.map(hostOf),
    missing: missing.map(hostOf),
    pageHost: siteUrls[0] ? hostOf(siteUrls[0]) : '',
    siteNotAllowed: siteUrls.some((url) => missing.includes(url)),
    canWithdraw: missing.length < urls.length,
    rate,
    rates: Object.entries(rates).map(([id, { name }]) => ({ id, name })),
  };
}

/** The probes of the tab as an interface sees them. The worker probes and judges what they find; this steers it. */
export function createProbes(audit: AuditState, ports: ProbeStatePorts): ProbeState {
  const stored = signal<StoredProbes | null>(null);
  const startState = signal<StartState>('');
  const failure = signal<RequestFailure | null>(null);
  const interrupted = signal(false);
  const allowed = signal<(url: string) => boolean>(() => false);
  const rate = signal<Rate>('normal');
  let heardAt = 0;

  const targets = signal<ProbeTargets | null>(null);
  const view = computed<ProbeView | null>(() => {
    const what = targets.value;
    if (!what || what.urls.length === 0 || audit.stale.value) return null;
    return viewOf(what, stored.value, {
      allowed: allowed.value,
      startState: startState.value,
      failure: failure.value,
      interrupted: interrupted.value,
      rate: rate.value,
    });
  });

  async function renew(): Promise<void> {
    const next = await ports.grantedHosts();
    allowed.value = next;
  }
  const closers = [ports.watchHosts(() => void renew())];
  void renew();
  void readRate();
  async function readRate(): Promise<void> {
    rate.value = await ports.readRate();
  }
  if (ports.tabId !== null) {
    closers.push(
      ports.watchProbes(ports.tabId, (probes) => {
        heardAt = ports.now();
        stored.value = probes;
        startState.value = '';
        failure.value = null;
      }),
    );
  }
  // Each time the page was audited, what is known of its probes is looked up: they may be older than this popup.
  closers.push(
    audit.phase.subscribe((phase) => {
      if (phase === 'complete') void complete();
      else if (phase !== 'site') [stored.value, startState.value, interrupted.value, targets.value] = [null, '', false, null];
    }),
  );
  async function complete(): Promise<void> {
    if (ports.tabId === null) return;
    const [answer] = await Promise.all([ports.send('probeTargets', { tabId: ports.tabId }), look()]);
    if (audit.phase.value === 'complete') targets.value = answer.ok ? answer.value : null;
  }

  async function look(): Promise<void> {
    const { tabId } = ports;
    if (tabId === null || audit.phase.value !== 'complete' || startState.value === 'starting') return;
    const answer = await ports.send('findProbes', { tabId });
    if (!answer.ok || audit.phase.value !== 'complete') return;
    heardAt = ports.now();
    stored.value = answer.value?.probes ?? null;
    if (answer.value && !answer.value.alive && answer.value.probes.state === 'running') {
      interrupted.value = true;
      // What was found is not requested again.
      await begin(answer.value.probes.hosts);
    }
  }

  async function begin(hosts: string[] | null, again = false): Promise<void> {
    if (ports.tabId === null) return;
    startState.value = 'starting';
    const answer = await ports.send('startProbes', { tabId: ports.tabId, hosts, again });
    if (startState.value !== 'starting') return;
    startState.value = answer.ok ? '' : 'failed';
    failure.value = answer.ok ? null : answer.failure;
    if (answer.ok) await look();
  }

  async function finishAsking(answer: Promise<boolean>, tabId: number, hosts: string[] | null, again: boolean): Promise<void> {
    const granted = await answer;
    // The worker may have started it when the browser reported the permission: starting twice does no harm.
    await ports.takePendingGrant(ports.now());
    await renew();
    if (granted) return begin(hosts, again);
    startState.value = 'refused';
    await ports.send('refuseProbes', { tabId });
  }

  async function steer(name: 'pauseProbes' | 'resumeProbes' | 'stopProbes'): Promise<void> {
    const { tabId } = ports;
    if (tabId === null) return;
    const answer = await ports.send(name, { tabId });
    // Nobody is at it any more: resuming begins where it was.
    if (name === 'resumeProbes' && (!answer.ok || !answer.value)) await begin(stored.value?.hosts ?? null);
    else await look();
  }

  return {
    view,
    look: async () => {
      if (stored.value?.state === 'running' && ports.now() - heardAt > quietMs) await look();
    },
    close: () => {
      for (const close of closers) close();
    },
    start(scope, again) {
      const what = targets.value;
      if (!what || ports.tabId === null || startState.value === 'asking' || startState.value === 'starting') return;
      const urls = scope === 'own' ? what.onThisSite : what.urls;
      const hosts = scope === 'own' ? urls.map(hostOf) : null;
      interrupted.value = false;
      if (urls.every(allowed.value)) return void begin(hosts, again);
      startState.value = 'asking';
      void finishAsking(ports.requestHosts(urls, { tabId: ports.tabId, urls, hosts, at: ports.now() }), ports.tabId, hosts, again);
    },
    pause: () => void steer('pauseProbes'),
    resume: () => void steer('resumeProbes'),
    stop: () => void steer('stopProbes'),
    setRate(id) {
      rate.value = id as Rate;
      void ports.send('setProbeRate', { rate: rate.value });
    },
    withdraw: () => void withdraw(),
  };

  async function withdraw(): Promise<void> {
    const gone = await ports.withdrawHosts();
    await renew();
    ports.say(({ notices }) => (gone ? notices.withdrawn : notices.keptByBrowser));
  }
}

/** A running probe writes several times a second; after this long without a change, the worker is asked whether it is still running. */
const quietMs = 3_000;

const hostOf = (url: string) => new URL(url).hostname;
