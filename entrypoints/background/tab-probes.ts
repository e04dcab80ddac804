import browser from 'webextension-polyfill';
import { failed, hostsToProbe, probedFacts, probedOf, valueOf, type KnownFacts, type ProbeProgress, type Prober } from '../../checks/index.ts';
import type { Handlers } from '../../bridge/messages.ts';
import { grantedHosts } from '../../bridge/permissions.ts';
import {
  dropProbes, forgetTab, keepMoreProbes, keepProbes, keepRate, rates, readProbes, takePendingGrant, type FoundPart, type KeptProbes, type ProbeTargets,
} from '../../bridge/probe-storage.ts';
import { messageOf } from '../../bridge/reply.ts';
import { forgetAudit } from '../../bridge/tab-audits.ts';
import type { TabAudit } from './tab-audit.ts';
import type { TabAudits } from './tab-audits.ts';
import { documentKey } from './tab.ts';
import { visitOf } from './visits.ts';

/** Facts are written at most so often, in milliseconds: thousands of links make a large text. */
const factsEvery = 1_000;
/** The browser puts a worker to sleep that has called none of its functions for 30 s. */
const wakeEvery = 20_000;

const noProgress: ProbeProgress = { done: 0, total: 0, broken: 0, unverified: 0, perSecond: 0, secondsLeft: null, phase: 'probing' };

/** Probes of a tab's document that are under way. They live in this worker only: what they have found is in session storage. */
class Probing {
  readonly abort = new AbortController();
  readonly audit: TabAudit;
  readonly document: string;
  readonly hosts: string[] | null;
  prober: Prober | null = null;
  paused = false;
  /** Left for good, or to begin again: it writes nothing any more. */
  over = false;
  progress = noProgress;
  error = '';
  #state: KeptProbes['state'] = 'running';
  #toldAt = 0;
  #facts: KnownFacts;
  /** Facts as they were last written, and in how many parts beside the whole; null before the first writing. */
  #kept: KnownFacts | null = null;
  #parts = 0;
  #writing: Promise<void> = Promise.resolve();
  #queued = false;

  constructor(audit: TabAudit, document: string, hosts: string[] | null, again: boolean) {
    this.audit = audit;
    this.document = document;
    this.hosts = hosts;
    // What an earlier, interrupted try has found stands until this one has found it again.
    this.#facts = again ? {} : probedOf(audit.audit.known);
  }

  /** Takes in what was found. */
  found(progress: ProbeProgress, facts: KnownFacts): void {
    this.progress = progress;
    this.#facts = { ...this.#facts, ...facts };
    if (!this.paused) this.write('running');
  }

  end(state: KeptProbes['state']): void {
    this.#facts = probedOf(this.audit.audit.known);
    this.write(state);
  }

  /** Writes state and progress, and the facts when they are due: one write at a time, of the newest that there is. */
  write(state: KeptProbes['state']): void {
    this.#state = state;
    if (this.#queued) return;
    this.#queued = true;
    this.#writing = this.#writeNext(this.#writing).catch(() => undefined);
  }
  get written(): Promise<void> {
    return this.#writing;
  }
  async #writeNext(before: Promise<void>): Promise<void> {
    await before;
    this.#queued = false;
    if (this.over) return;
    const { audit: { tabId }, document, hosts, error } = this;
    const kept = this.#kept;
    const facts = this.#facts;
    const moving = this.#state === 'running' && kept !== null;
    const due = !moving || Date.now() - this.#toldAt >= factsEvery;
    const part = moving && due ? foundSince(kept, facts) : null;
    if (due) [this.#kept, this.#toldAt] = [facts, Date.now()];
    if (part) this.#parts += 1;
    const probes: KeptProbes = { version: 1, document, hosts, state: this.#state, progress: phased(this.progress, this.#state), error, parts: this.#parts };
    if (moving) return keepMoreProbes(tabId, probes, part);
    this.#parts = 0;
    return keepProbes(tabId, probes, JSON.stringify(facts));
  }
}

/** What was found since facts were written, null when nothing was. Links only ever join those that are there. */
function foundSince(before: KnownFacts, now: KnownFacts): FoundPart | null {
  const linksOf = ({ linkStatus }: KnownFacts) => (linkStatus?.ok ? linkStatus.value.probes : []);
  const probes = linksOf(now).slice(linksOf(before).length);
  const facts = Object.fromEntries(Object.entries(now).filter(([name, fact]) => name !== 'linkStatus' && before[name as keyof KnownFacts] !== fact));
  return probes.length > 0 || Object.keys(facts).length > 0 ? { facts, probes } : null;
}

type ProbeRequests = 'probeTargets' | 'startProbes' | 'refuseProbes' | 'pauseProbes' | 'resumeProbes' | 'stopProbes' | 'setProbeRate' | 'findProbes';
export interface TabProbes {
  handlers: Pick<Handlers, ProbeRequests>;
  /** What probes of this document have found before. Those of another document end. */
  foundBefore(tabId: number, document: string | null): Promise<KnownFacts>;
  /** The page is audited anew: probes under way rest until it is complete, then go on. */
  rest(tabId: number): void;
  goOn(tabId: number): void;
  /** To be called when the worker begins: hosts that are granted, and tabs that close. */
  watch(): void;
}

/** @param audits asked for when they are needed: each of the two needs the other */
export function createTabProbes(audits: () => TabAudits): TabProbes {
  const underWay = new Map<number, Probing>();
  const resting = new Set<number>();
  /** Two may want the same at once: the popup, and the grant that it waited for. */
  const beginning = new Map<number, Promise<null>>();

  function leave(tabId: number): void {
    const one = underWay.get(tabId);
    underWay.delete(tabId);
    if (!one) return;
    one.over = true;
    one.abort.abort();
  }

  function steer(tabId: number, act: (one: Probing) => void): boolean {
    const one = underWay.get(tabId);
    if (one) act(one);
    return one !== undefined;
  }

  function start(tabId: number, hosts: string[] | null, again = false): Promise<null> {
    const begun = beginning.get(tabId) ?? begin(tabId, hosts, again).finally(() => beginning.delete(tabId));
    beginning.set(tabId, begun);
    return begun;
  }

  async function begin(tabId: number, hosts: string[] | null, again: boolean): Promise<null> {
    const [document, audit] = await Promise.all([documentKey(tabId), audits().complete(tabId)]);
    if (document === null) throw new Error('The page was left or loaded again.');
    if (!audit) throw new Error('The page has not been audited yet.');
    if (underWay.get(tabId)?.document === document) return null;
    leave(tabId);
    const one = new Probing(audit, document, hosts, again);
    underWay.set(tabId, one);
    one.write('running');
    await one.written;
    void run(one, again);
    return null;
  }

  async function run(one: Probing, again: boolean): Promise<void> {
    const { audit, document, hosts, abort } = one;
    const { tabId } = audit;
    // A pause may last for hours: then the worker may sleep, and the popup begins again where it was.
    const awake = setInterval(() => { if (!one.paused) void browser.runtime.getPlatformInfo(); }, wakeEvery);
    const unwatch = watchDocument(tabId, document, () => {
      if (underWay.get(tabId) !== one) return;
      leave(tabId);
      void dropProbes(tabId);
    });
    try {
      await audit.probe({
        signal: abort.signal, hosts, again, visit: await visitOf(tabId, document, audit.audit.known),
        onProber(prober) {
          one.prober = prober;
          if (one.paused) prober.pause();
        },
        onProgress: (progress, facts) => one.found(progress, facts),
      });
      one.end(abort.signal.aborted ? 'stopped' : 'finished');
    } catch (thrown) {
      one.error = messageOf(thrown);
      one.write('failed');
    }
    await one.written;
    clearInterval(awake);
    unwatch();
    if (underWay.get(tabId) === one) underWay.delete(tabId);
  }

  /** On Chromium the browser's question closes the popup: what waited for the answer begins here, and the next popup shows it. */
  async function beginGranted(): Promise<void> {
    const granted = await grantedHosts();
    const pending = await takePendingGrant(Date.now());
    if (pending && pending.urls.every(granted)) await start(pending.tabId, pending.hosts).catch(() => undefined);
  }

  async function foundBefore(tabId: number, document: string | null): Promise<KnownFacts> {
    const kept = await readProbes(tabId);
    if (!kept) return {};
    if (kept.probes.document === document) return kept.facts;
    resting.delete(tabId);
    leave(tabId);
    await dropProbes(tabId);
    return {};
  }

  return {
    foundBefore,
    rest(tabId) {
      const one = underWay.get(tabId);
      // One that is paused waits for its reader.
      if (one && !one.paused) resting.add(tabId);
      leave(tabId);
    },
    goOn(tabId) {
      if (!resting.delete(tabId)) return;
      void readProbes(tabId).then((kept) => kept && start(tabId, kept.probes.hosts)).catch(() => undefined);
    },
    watch() {
      browser.permissions.onAdded.addListener(() => void beginGranted());
      browser.tabs.onRemoved.addListener((tabId) => {
        leave(tabId);
        audits().forget(tabId);
        void Promise.all([forgetTab(tabId), forgetAudit(tabId)]);
      });
    },
    handlers: {
      probeTargets: async ({ tabId }) => targetsOf((await audits().complete(tabId))?.audit.known ?? {}),
      startProbes: ({ tabId, hosts, again }) => start(tabId, hosts, again),
      async refuseProbes({ tabId }) {
        const audit = await audits().complete(tabId);
        // What is known stays: it was requested while it was allowed.
        const refused = probedFacts.filter((name) => !audit?.audit.known[name]?.ok);
        await audit?.add(Object.fromEntries(refused.map((name) => [name, notAllowed])));
        return null;
      },
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
        if (kept) await keepMoreProbes(tabId, { ...kept.probes, state: 'stopped' }, null);
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
        if (!kept || kept.probes.document !== document) {
          await foundBefore(tabId, document);
          return null;
        }
        return { probes: kept.probes, alive: underWay.has(tabId) || resting.has(tabId) || beginning.has(tabId) };
      },
    },
  };
}

const notAllowed = failed('no-permission', 'hosts-refused');

/** Whom probes of a page would request; null for a page without addresses. */
function targetsOf(known: KnownFacts): ProbeTargets | null {
  const page = valueOf(known, 'page')?.url;
  if (page === undefined) return null;
  const hostOf = (url: string) => new URL(url).hostname;
  const bare = (host: string) => host.replace(/^www\./, '');
  const urls = [...new Map(hostsToProbe(known).map((url) => [hostOf(url), url])).values()];
  const home = URL.canParse(page) ? bare(hostOf(page)) : '';
  const own = urls.filter((url) => bare(hostOf(url)) === home);
  const links = valueOf(known, 'links')?.items ?? [];
  const addresses = new Set(links.flatMap(({ url }) => (url && /^https?:/i.test(url) ? [url.split('#', 1)[0]!] : []))).size;
  return { urls: [...own, ...urls.filter((url) => !own.includes(url))], own, addresses };
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
