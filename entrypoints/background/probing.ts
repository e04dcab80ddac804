import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { onlyProbedFacts } from '../../checks/audit-page.ts';
import type { ProbeProgress } from '../../checks/fetch/probe-progress.ts';
import type { Prober } from '../../checks/fetch/prober.ts';
import { keepMoreProbes, keepProbes, type FoundPart, type StoredProbes } from '../../extension/storage/probes.ts';
import type { TabAudit } from './tab-audit.ts';

/** Minimum milliseconds between two writes of the facts: thousands of links make a large text. */
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
  /** Ended for good, or about to start again: it writes nothing any more. */
  over = false;
  progress = noProgress;
  error = '';
  #state: StoredProbes['state'] = 'running';
  #reportedAt = 0;
  #facts: KnownFacts;
  /** Facts as they were last written, and the number of parts besides the whole; null before the first write. */
  #written: KnownFacts | null = null;
  #parts = 0;
  readonly #inTurn = serialQueue();
  #queued = false;

  constructor(audit: TabAudit, document: string, hosts: string[] | null, again: boolean) {
    this.audit = audit;
    this.document = document;
    this.hosts = hosts;
    // Results of an earlier, interrupted attempt are shown until this one has them again.
    this.#facts = again ? {} : onlyProbedFacts(audit.audit.known);
  }

  /** Adds results. */
  found(progress: ProbeProgress, facts: KnownFacts): void {
    this.progress = progress;
    this.#facts = { ...this.#facts, ...facts };
    if (!this.paused) this.write('running');
  }

  end(state: StoredProbes['state']): void {
    this.#facts = onlyProbedFacts(this.audit.audit.known);
    this.write(state);
  }

  /** Writes state and progress, and the facts when they are due: one write at a time, always the newest state. */
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
    const stored = this.#written;
    const facts = this.#facts;
    const moving = this.#state === 'running' && stored !== null;
    const due = !moving || Date.now() - this.#reportedAt >= factsEvery;
    const part = moving && due ? foundSince(stored, facts) : null;
    if (due) [this.#written, this.#reportedAt] = [facts, Date.now()];
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
