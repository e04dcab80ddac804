import browser from 'webextension-polyfill';
import { probedFacts, type KnownFacts, type ProbeProgress, type Prober } from '../../checks/index.ts';
import type { Handlers } from '../../bridge/messages.ts';
import { grantedHosts } from '../../bridge/permissions.ts';
import {
  dropProbes, forgetTab, keepProbes, keepRate, rates, readProbes, readReport, takeWish, type KeptProbes,
} from '../../bridge/probe-storage.ts';
import { messageOf } from '../../bridge/reply.ts';
import { probeFacts } from './probes.ts';
import { documentKey } from './tab.ts';
import { visitOf } from './visits.ts';

/** Probes of a tab's document that are under way. They live in this worker only: what they have found is in session storage. */
interface Probing {
  document: string;
  abort: AbortController;
  prober: Prober | null;
  paused: boolean;
  /** Writes state and progress, and the facts when they are due. */
  write(state: KeptProbes['state']): void;
}
const underWay = new Map<number, Probing>();
/** Two may want the same at once: the popup, and the wish that the browser's question left behind. */
const beginning = new Map<number, Promise<null>>();

/** Facts are written at most so often, in milliseconds: thousands of links make a large text. */
const factsEvery = 1_000;
/** The browser puts a worker to sleep that has called none of its functions for 30 s. */
const wakeEvery = 20_000;

const nothing: ProbeProgress = { done: 0, total: 0, broken: 0, unverified: 0, perSecond: 0, secondsLeft: null, phase: 'probing' };
const pick = (facts: KnownFacts): KnownFacts => Object.fromEntries(probedFacts.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));

type ProbeQuestions = 'startProbes' | 'pauseProbes' | 'resumeProbes' | 'stopProbes' | 'setProbeRate' | 'findProbes';
export const probeQuestions: Pick<Handlers, ProbeQuestions> = {
  startProbes: ({ tabId, known, hosts }) => start(tabId, known, hosts),
  pauseProbes: async ({ tabId }) => steer(tabId, (one) => {
    one.paused = true;
    one.prober?.pause();
    one.write('paused');
  }),
  resumeProbes: async ({ tabId }) => steer(tabId, (one) => {
    one.paused = false;
    one.prober?.resume();
    one.write('running');
  }),
  async stopProbes({ tabId }) {
    if (steer(tabId, (one) => one.abort.abort())) return true;
    // Nobody is at it any more: what was found stands.
    const kept = await readProbes(tabId);
    if (kept) await keepProbes(tabId, { ...kept.probes, state: 'stopped' }, null);
    return false;
  },
  async setProbeRate({ rate }) {
    await keepRate(rate);
    const { inFlight, perHost } = rates[rate];
    for (const { prober } of underWay.values()) prober?.setLimits({ inFlight, perHost });
    return null;
  },
  async findProbes({ tabId }) {
    const [kept, document] = await Promise.all([readProbes(tabId), documentKey(tabId)]);
    if (!kept) return null;
    if (kept.probes.document !== document) {
      leave(tabId);
      await dropProbes(tabId);
      return null;
    }
    return { probes: kept.probes, facts: JSON.stringify(kept.facts), alive: underWay.has(tabId) };
  },
};

/** To be called when the worker begins: what was wished before the browser asked, and tabs that close. */
export function watchWishes(): void {
  browser.permissions.onAdded.addListener(() => void fulfil());
  browser.tabs.onRemoved.addListener((tabId) => {
    leave(tabId);
    void forgetTab(tabId);
  });
}

/** On Chromium the browser's question closes the popup: what it wished begins here, and the next popup shows it. */
async function fulfil(): Promise<void> {
  const granted = await grantedHosts();
  const wish = await takeWish(Date.now());
  if (wish && wish.urls.every(granted)) await start(wish.tabId, null, wish.hosts).catch(() => undefined);
}

function steer(tabId: number, act: (one: Probing) => void): boolean {
  const one = underWay.get(tabId);
  if (one) act(one);
  return one !== undefined;
}

function leave(tabId: number): void {
  const one = underWay.get(tabId);
  underWay.delete(tabId);
  one?.abort.abort();
}

function start(tabId: number, json: string | null, hosts: string[] | null): Promise<null> {
  const begun = beginning.get(tabId) ?? begin(tabId, json, hosts).finally(() => beginning.delete(tabId));
  beginning.set(tabId, begun);
  return begun;
}

async function begin(tabId: number, json: string | null, hosts: string[] | null): Promise<null> {
  const [document, known] = await Promise.all([
    documentKey(tabId), json === null ? readReport(tabId).then((report) => report?.facts ?? null) : (JSON.parse(json) as KnownFacts),
  ]);
  if (document === null) throw new Error('The page was left or loaded again.');
  if (!known) throw new Error('The page has not been audited yet.');
  const before = underWay.get(tabId);
  if (before?.document === document) return null;
  leave(tabId);
  await run(tabId, document, known, hosts);
  return null;
}

/** Begins to probe; resolves when that is written, long before the end. */
async function run(tabId: number, document: string, known: KnownFacts, hosts: string[] | null): Promise<void> {
  const abort = new AbortController();
  const current = () => underWay.get(tabId) === one;
  let progress = nothing;
  // What an earlier, interrupted try has found stands until this one has found it again.
  let facts = pick(known);
  let told = '';
  let toldAt = 0;
  let writing: Promise<void> = Promise.resolve();
  let queued = false;
  let state: KeptProbes['state'] = 'running';
  let error = '';

  const writeNow = async (before: Promise<void>) => {
    await before;
    queued = false;
    if (!current()) return;
    const due = state !== 'running' || Date.now() - toldAt >= factsEvery;
    const text = due ? JSON.stringify(facts) : told;
    const fresh = text !== told;
    if (fresh) [told, toldAt] = [text, Date.now()];
    await keepProbes(tabId, { version: 1, document, hosts, state, progress: phased(progress, state), error }, fresh ? text : null);
  };
  /** One write at a time, of the newest that there is. */
  const write = (now: KeptProbes['state']) => {
    state = now;
    if (queued) return;
    queued = true;
    writing = writeNow(writing).catch(() => undefined);
  };
  const one: Probing = { document, abort, prober: null, paused: false, write };
  underWay.set(tabId, one);
  // A pause may last for hours: then the worker may sleep, and the popup begins again where it was.
  const awake = setInterval(() => { if (!one.paused) void browser.runtime.getPlatformInfo(); }, wakeEvery);
  const unwatch = watchDocument(tabId, document, () => {
    if (current()) void dropProbes(tabId);
    if (current()) leave(tabId);
  });
  write('running');
  await writing;

  const probe = async () => {
    try {
      const probed = await probeFacts(known, {
        signal: abort.signal,
        hosts,
        visit: await visitOf(tabId, document, known),
        onProber(prober) {
          one.prober = prober;
          if (one.paused) prober.pause();
        },
        onProgress(now, all) {
          progress = now;
          facts = { ...facts, ...found(pick(all)) };
          if (!one.paused) write('running');
        },
      });
      facts = abort.signal.aborted ? { ...facts, ...found(pick(probed)), ...stoppedLinks(probed) } : pick(probed);
      write(abort.signal.aborted ? 'stopped' : 'finished');
    } catch (thrown) {
      error = `The links could not be checked: ${messageOf(thrown)}`;
      write('failed');
    }
    await writing;
    clearInterval(awake);
    unwatch();
    if (current()) underWay.delete(tabId);
  };
  void probe();
}

/** While probes are under way, a failure is not yet the last word. */
const found = (facts: KnownFacts): KnownFacts => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact.ok));

/** Stopped: nothing of what is missing is still to come. */
function stoppedLinks({ linkStatus }: KnownFacts): KnownFacts {
  return linkStatus ? { linkStatus } : {};
}

function phased(progress: ProbeProgress, state: KeptProbes['state']): ProbeProgress {
  if (state === 'paused') return { ...progress, phase: 'paused', perSecond: 0, secondsLeft: null };
  if (state === 'finished') return { ...progress, phase: 'done', secondsLeft: 0 };
  return state === 'stopped' ? { ...progress, phase: 'stopped' } : progress;
}

/** Calls back once when the tab shows another document. Listens only meanwhile: such events wake the worker. */
function watchDocument(tabId: number, document: string, gone: () => void): () => void {
  const look = async () => {
    if ((await documentKey(tabId)) === document) return;
    unwatch();
    gone();
  };
  const changed = (id: number, change: browser.Tabs.OnUpdatedChangeInfoType) => {
    if (id === tabId && (change.url !== undefined || change.status !== undefined || change.discarded)) void look();
  };
  const unwatch = () => browser.tabs.onUpdated.removeListener(changed);
  browser.tabs.onUpdated.addListener(changed);
  return unwatch;
}
