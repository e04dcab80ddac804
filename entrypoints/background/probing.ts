import { serialQueue } from '../../checks/doors/basics.ts';
import type { KnownFacts } from '../../checks/doors/facts.ts';
import { pageAuditProbeFacts } from '../../checks/doors/audit.ts';
import type { ProbeProgress, Prober } from '../../checks/doors/net.ts';
import { keepMoreProbes, keepProbes, type FoundPart, type StoredProbes } from '../../bridge/probe-storage.ts';
import type { TabAudit } from './tab-audit.ts';

/** Facts are written at most so often, in milliseconds: thousands of links make a large text. */
const factsEvery = 1_000;

const noProgress: ProbeProgress = { done: 0, total: 0, broken: 0, unverified: 0, perSecond: 0, secondsLeft: null, phase: 'probing' };

/** Running probes of a tab's document. They exist only in this worker; their results are in session storage. */
export class TabProbing {
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
  #state: StoredProbes['state'] = 'running';
  #toldAt = 0;
  #facts: KnownFacts;
  /** Facts as they were last written, and in how many parts beside the whole; null before the first writing. */
  #kept: KnownFacts | null = null;
  #parts = 0;
  readonly #inTurn = serialQueue();
  #queued = false;

  constructor(audit: TabAudit, document: string, hosts: string[] | null, again: boolean) {
    this.audit = audit;
    this.document = document;
    this.hosts = hosts;
    // Results of an earlier, interrupted try are shown until this one has them again.
    this.#facts = again ? {} : pageAuditProbeFacts(audit.audit.known);
  }

  /** Adds results. */
  found(progress: ProbeProgress, facts: KnownFacts): void {
    this.progress = progress;
    this.#facts = { ...this.#facts, ...facts };
    if (!this.paused) this.write('running');
  }

  end(state: StoredProbes['state']): void {
    this.#facts = pageAuditProbeFacts(this.audit.audit.known);
    this.write(state);
  }

  /** Writes state and progress, and the facts when they are due: one write at a time, of the newest that there is. */
  write(state: StoredProbes['state']): void {
    this.#state = state;
    if (this.#queued) return;
    this.#queued = true;
    this.#inTurn(() => this.#writeNext()).catch(() => undefined);
  }
  /** Resolves when all that was to be written is, or has failed. */
  get written(): Promise<void> {
    return this.#inTurn(async () => undefined);
  }
  async #writeNext(): Promise<void> {
    this.#queued = false;
    if (this.over) return;
    const {
      audit: { tabId },
      document,
      hosts,
      error,
    } = this;
    const stored = this.#kept;
    const facts = this.#facts;
    const moving = this.#state === 'running' && stored !== null;
    const due = !moving || Date.now() - this.#toldAt >= factsEvery;
    const part = moving && due ? foundSince(stored, facts) : null;
    if (due) [this.#kept, this.#toldAt] = [facts, Date.now()];
    if (part) this.#parts += 1;
    const probes: StoredProbes = {
      version: 1,
      document,
      hosts,
      state: this.#state,
      progress: phased(this.progress, this.#state),
      error,
      parts: this.#parts,
    };
    if (moving) return keepMoreProbes(tabId, probes, part);
    this.#parts = 0;
    return keepProbes(tabId, probes, JSON.stringify(facts));
  }
}

/** Results since the facts were last written; null if there are none. Links are only ever added. */
function foundSince(before: KnownFacts, now: KnownFacts): FoundPart | null {
  const linksOf = ({ linkStatus }: KnownFacts) => (linkStatus?.ok ? linkStatus.value.probes : []);
  const probes = linksOf(now).slice(linksOf(before).length);
  const facts = Object.fromEntries(
    Object.entries(now).filter(([name, fact]) => name !== 'linkStatus' && before[name as keyof KnownFacts] !== fact),
  );
  return probes.length > 0 || Object.keys(facts).length > 0 ? { facts, probes } : null;
}

function phased(progress: ProbeProgress, state: StoredProbes['state']): ProbeProgress {
  if (state === 'paused') return { ...progress, phase: 'paused', perSecond: 0, secondsLeft: null };
  if (state === 'finished') return { ...progress, phase: 'done', secondsLeft: 0 };
  return state === 'stopped' ? { ...progress, phase: 'stopped' } : progress;
}
