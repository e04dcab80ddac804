import browser from 'webextension-polyfill';
import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { dropProbes, readProbes } from '../../extension/storage/probes.ts';
import { ReplyFailed } from '../../extension/messages/reply.ts';
import { TabProbing } from './probing.ts';
import type { TabAudits } from './tab-audits.ts';
import { documentKey } from './tab.ts';
import { redirectsOfVisit } from './visits.ts';

/** The browser stops a worker that has called no extension API for 30 s. */
const wakeEvery = 20_000;

/** The running probes of all tabs in this worker. */
export class ActiveTabProbes {
  readonly #audits: () => TabAudits;
  readonly #underWay = new Map<number, TabProbing>();
  readonly #resting = new Set<number>();
  /** Both the popup and the grant that it waited for may start the same probes. */
  readonly #beginning = new Map<number, Promise<null>>();

  /** @param audits called when needed, because the two depend on each other */
  constructor(audits: () => TabAudits) {
    this.#audits = audits;
  }

  has(tabId: number): boolean {
    return this.#underWay.has(tabId) || this.#resting.has(tabId) || this.#beginning.has(tabId);
  }

  all(): Iterable<TabProbing> {
    return this.#underWay.values();
  }

  leave(tabId: number): void {
    const one = this.#underWay.get(tabId);
    this.#underWay.delete(tabId);
    if (!one) return;
    one.over = true;
    one.abort.abort();
  }

  /** Applies the user's command: to probes that are starting, once they run; not to those that rest. @returns whether there are any */
  async steer(tabId: number, act: (one: TabProbing) => void): Promise<boolean> {
    this.#resting.delete(tabId);
    await this.#beginning.get(tabId)?.catch(() => undefined);
    const one = this.#underWay.get(tabId);
    if (one) act(one);
    return one !== undefined;
  }

  start(tabId: number, hosts: string[] | null, again = false): Promise<null> {
    const begun = this.#beginning.get(tabId) ?? this.#begin(tabId, hosts, again).finally(() => this.#beginning.delete(tabId));
    this.#beginning.set(tabId, begun);
    return begun;
  }

  /** The page is audited again: the probes pause until it is complete, then continue. */
  rest(tabId: number): void {
    const one = this.#underWay.get(tabId);
    // If the user paused them, only the user resumes them.
    if (one && !one.paused) this.#resting.add(tabId);
    this.leave(tabId);
  }

  goOn(tabId: number): void {
    if (!this.#resting.has(tabId)) return;
    void readProbes(tabId)
      .then((stored) => this.#resting.delete(tabId) && stored && this.start(tabId, stored.probes.hosts))
      .catch(() => undefined);
  }

  /** Results of earlier probes of this document. Probes of another document end. */
  async foundBefore(tabId: number, document: string | null): Promise<KnownFacts> {
    const stored = await readProbes(tabId);
    if (!stored) return {};
    if (stored.probes.document === document) return stored.facts;
    // Without an identity, the page may be the same.
    if (document === null) return {};
    this.#resting.delete(tabId);
    this.leave(tabId);
    await dropProbes(tabId);
    return {};
  }

  async #begin(tabId: number, hosts: string[] | null, again: boolean): Promise<null> {
    const [document, audit] = await Promise.all([documentKey(tabId), this.#audits().findCurrent(tabId)]);
    if (document === null) throw new ReplyFailed('page-left');
    if (!audit) throw new ReplyFailed('not-audited');
    if (this.#underWay.get(tabId)?.document === document) return null;
    this.leave(tabId);
    const one = new TabProbing(audit, document, hosts, again);
    this.#underWay.set(tabId, one);
    one.write('running');
    await one.written;
    void this.#run(one, again);
    return null;
  }

  async #run(one: TabProbing, again: boolean): Promise<void> {
    const { audit, document, hosts, abort } = one;
    const { tabId } = audit;
    // A pause may last for hours: the worker may stop, and the popup resumes from the stored state.
    const awake = setInterval(() => {
      if (!one.paused) void browser.runtime.getPlatformInfo();
    }, wakeEvery);
    const unwatch = watchDocument(tabId, document, () => {
      if (this.#underWay.get(tabId) !== one) return;
      this.leave(tabId);
      void dropProbes(tabId);
    });
    try {
      await audit.probe({
        signal: abort.signal,
        hosts,
        again,
        visit: await redirectsOfVisit(tabId, document, audit.audit.known),
        onProber(prober) {
          one.prober = prober;
          if (one.paused) prober.pause();
        },
        onProgress: (progress, facts) => one.found(progress, facts),
      });
      one.end(abort.signal.aborted ? 'stopped' : 'finished');
    } catch (thrown) {
      one.error = errorMessage(thrown);
      one.write('failed');
    }
    await one.written;
    clearInterval(awake);
    unwatch();
    if (this.#underWay.get(tabId) === one) this.#underWay.delete(tabId);
  }
}

/** Calls back once when the tab shows another document. Listens only during probes, because such events wake the worker. */
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
