import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { probedFacts, type KnownFacts } from '../checks/index.ts';
import { rates, type KeptProbes, type ProbeWish, type Rate } from '../bridge/probe-storage.ts';
import type { ProbeActions, ProbeView } from '../components/probe-card.tsx';
import type { Targets } from './probe-targets.ts';
import type { AuditState, World } from './audit-state.ts';

/** What probes need of the browser beside the worker. */
export interface ProbeWorld extends Pick<World, 'tabId' | 'ask' | 'clock'> {
  grantedHosts(): Promise<(url: string) => boolean>;
  /** To be called in the click, with nothing awaited before. */
  requestHosts(urls: string[]): Promise<boolean>;
  withdrawHosts(): Promise<boolean>;
  watchHosts(changed: () => void): () => void;
  watchProbes(tabId: number, changed: (probes: KeptProbes | null, facts: KnownFacts | null) => void): () => void;
  keepWish(wish: ProbeWish): Promise<void>;
  takeWish(now: number): Promise<unknown>;
  readRate(): Promise<Rate>;
  /** Epoch milliseconds. */
  now(): number;
  say(text: string): void;
}

export interface ProbeState extends ProbeActions {
  /** Null while there is nothing to ask for, or nothing is known yet. */
  view: ReadonlySignal<ProbeView | null>;
  /** To be called now and then: finds out whether the worker is still at it. */
  look(): Promise<void>;
  close(): void;
}

/** The probes of the tab as the popup sees them. The worker probes; this asks it to, and takes in what it finds. */
export function createProbes(audit: AuditState, world: ProbeWorld): ProbeState {
  const kept = signal<KeptProbes | null>(null);
  /** What this popup waits for, or was refused. */
  const own = signal<'' | 'asking' | 'refused' | 'starting' | 'failed'>('');
  const failure = signal('');
  const interrupted = signal(false);
  const allowed = signal<(url: string) => boolean>(() => false);
  const rate = signal<Rate>('normal');
  let heardAt = 0;

  const targets = signal<Targets | null>(null);
  const view = computed<ProbeView | null>(() => {
    const what = targets.value;
    if (!what || what.urls.length === 0 || audit.stale.value) return null;
    const missing = what.urls.filter((url) => !allowed.value(url));
    return {
      stage: own.value || (kept.value?.state ?? 'idle'),
      progress: kept.value?.progress ?? null,
      interrupted: interrupted.value,
      error: failure.value || (kept.value?.error ?? ''),
      addresses: what.addresses,
      hosts: what.urls.map(hostOf),
      missing: missing.map(hostOf),
      ownHost: what.own[0] ? hostOf(what.own[0]) : '',
      ownMissing: what.own.some((url) => missing.includes(url)),
      canWithdraw: missing.length < what.urls.length,
      rate: rate.value,
      rates: Object.entries(rates).map(([id, { name }]) => ({ id, name })),
    };
  });

  async function renew(): Promise<void> {
    const next = await world.grantedHosts();
    allowed.value = next;
  }
  const closers = [world.watchHosts(() => void renew())];
  void renew();
  void readRate();
  async function readRate(): Promise<void> {
    rate.value = await world.readRate();
  }
  if (world.tabId !== null) {
    closers.push(world.watchProbes(world.tabId, (probes, facts) => {
      heardAt = world.now();
      if (probes) {
        kept.value = probes;
        own.value = '';
        failure.value = '';
      }
      const more = (probes ?? kept.value)?.state === 'running';
      if (facts || !more) void audit.addFacts(facts ?? {}, more);
    }));
  }
  // Each time the page was audited, what is known of its probes is looked up: they may be older than this popup.
  closers.push(audit.phase.subscribe((phase) => {
    if (phase === 'complete') void complete();
    else if (phase !== 'site') [kept.value, own.value, interrupted.value, targets.value] = [null, '', false, null];
  }));
  async function complete(): Promise<void> {
    const [{ default: targetsOf }] = await Promise.all([import('./probe-targets.ts'), look()]);
    if (audit.phase.value === 'complete') targets.value = targetsOf(audit.known.value);
  }

  async function look(): Promise<void> {
    const { tabId } = world;
    if (tabId === null || audit.phase.value !== 'complete' || own.value === 'starting') return;
    const answer = await world.ask('findProbes', { tabId });
    if (!answer.ok || audit.phase.value !== 'complete') return;
    heardAt = world.now();
    kept.value = answer.value?.probes ?? null;
    if (answer.value && !answer.value.alive && answer.value.probes.state === 'running') {
      interrupted.value = true;
      // What was found is not asked again.
      await begin({ ...audit.known.value, ...(JSON.parse(answer.value.facts) as KnownFacts) }, answer.value.probes.hosts);
    }
  }

  async function begin(known: KnownFacts, hosts: string[] | null): Promise<void> {
    if (world.tabId === null) return;
    own.value = 'starting';
    const answer = await world.ask('startProbes', { tabId: world.tabId, known: JSON.stringify(known), hosts });
    if (own.value !== 'starting') return;
    own.value = answer.ok ? '' : 'failed';
    failure.value = answer.ok ? '' : answer.error;
    if (answer.ok) await look();
  }

  async function finishAsking(answer: Promise<boolean>, known: KnownFacts, hosts: string[] | null): Promise<void> {
    const granted = await answer;
    // The worker may have taken the wish when the browser told it of the yes: both are welcome to begin.
    await world.takeWish(world.now());
    await renew();
    if (granted) return begin(known, hosts);
    own.value = 'refused';
    // Already known facts stay: they were asked for while it was allowed.
    const refused = probedFacts.filter((name) => !audit.known.value[name]?.ok);
    await audit.addFacts(Object.fromEntries(refused.map((name) => [name, notAllowed])), false);
  }

  async function steer(name: 'pauseProbes' | 'resumeProbes' | 'stopProbes'): Promise<void> {
    const { tabId } = world;
    if (tabId === null) return;
    const answer = await world.ask(name, { tabId });
    // Nobody is at it any more: resuming begins where it was.
    if (name === 'resumeProbes' && (!answer.ok || !answer.value)) await begin(audit.known.value, kept.value?.hosts ?? null);
    else await look();
  }

  return {
    view,
    look: async () => {
      if (kept.value?.state === 'running' && world.now() - heardAt > quietMs) await look();
    },
    close: () => { for (const close of closers) close(); },
    start(scope, again) {
      const what = targets.value;
      if (!what || world.tabId === null || own.value === 'asking' || own.value === 'starting') return;
      const known = again ? without(audit.known.value) : audit.known.value;
      const urls = scope === 'own' ? what.own : what.urls;
      const hosts = scope === 'own' ? urls.map(hostOf) : null;
      interrupted.value = false;
      if (urls.every(allowed.value)) return void begin(known, hosts);
      own.value = 'asking';
      // Kept first: on Chromium the browser's question may close this popup.
      void world.keepWish({ tabId: world.tabId, urls, hosts, at: world.now() });
      void finishAsking(world.requestHosts(urls), known, hosts);
    },
    pause: () => void steer('pauseProbes'),
    resume: () => void steer('resumeProbes'),
    stop: () => void steer('stopProbes'),
    setRate(id) {
      rate.value = id as Rate;
      void world.ask('setProbeRate', { rate: rate.value });
    },
    withdraw: () => void withdraw(),
  };

  async function withdraw(): Promise<void> {
    const gone = await world.withdrawHosts();
    await renew();
    world.say(gone ? 'Taken back: Pageloupe may ask no other address.' : 'The browser keeps this permission: take it back in its settings of this extension.');
  }
}

/** A running probe writes several times a second; after so long without a word the worker is asked whether it is still there. */
const quietMs = 3_000;

const notAllowed = { ok: false, reason: 'no-permission', detail: 'You have not allowed Pageloupe to ask these addresses.' } as const;
const without = (known: KnownFacts): KnownFacts =>
  Object.fromEntries(Object.entries(known).filter(([name]) => !(probedFacts as readonly string[]).includes(name)));

const hostOf = (url: string) => new URL(url).hostname;
