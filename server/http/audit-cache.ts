/** Cached audits and audits in progress: equal orders share one visit. */
import { LRUCache } from 'lru-cache';
import { AuditRefused, type Auditor, type AuditOrder, type Visit } from '../audit/auditor.ts';
import type { Snapshot } from './bodies/common-fields.ts';
import { packVisit, unpackVisit, type PackedVisit } from './packed-visit.ts';
import { ulid } from '../batches/ulid.ts';
import { inProcessLanguage } from '../words.ts';
import { problemDetail } from './problems.ts';

/** Where a response came from, for Cache-Status. */
export type CacheStatus = 'hit' | 'stored' | 'collapsed';
export interface CacheAnswer {
  snapshot: Snapshot;
  cacheStatus: CacheStatus;
  ageSeconds: number;
}

/** A cached visit: uncompressed at first, then compressed until its space is needed. */
interface StoredSnapshot extends Omit<Snapshot, 'visit'> {
  visit: Visit | PackedVisit;
  loose?: { visit: WeakRef<Visit>; withFacts: boolean };
}
/** An audit that runs now, and how many requests wait for it. */
interface Running {
  snapshot: Promise<Snapshot>;
  abort: AbortController;
  waiting: number;
}

/** Maximum seconds that an audit is cached, which is also the maximum of maxAge. */
const longest = 86_400;
const keyOf = (order: AuditOrder) => JSON.stringify(order);

export class AuditCache {
  readonly #auditor: Auditor;
  readonly #clock: () => number;
  readonly #snapshots: LRUCache<string, StoredSnapshot>;
  /** Id of the newest audit by order. */
  readonly #newest = new Map<string, string>();
  readonly #running = new Map<string, Running>();
  readonly #keeps: boolean;

  /** @param bytes size of the cache; 0 for none @param clock epoch milliseconds */
  constructor(auditor: Auditor, bytes: number, clock: () => number) {
    this.#auditor = auditor;
    this.#clock = clock;
    this.#snapshots = new LRUCache<string, StoredSnapshot>({
      max: 10_000,
      maxSize: Math.max(1, bytes),
      ttl: longest * 1000,
      perf: { now: clock },
      noDisposeOnSet: true,
      dispose: (snapshot, id) => {
        const key = keyOf(snapshot.order);
        if (this.#newest.get(key) === id) this.#newest.delete(key);
      },
    });
    this.#keeps = bytes > 0;
  }

  /** A cached audit by its id, with its facts. */
  async byId(id: string): Promise<Snapshot | null> {
    const stored = this.#snapshots.get(id);
    return stored ? unpacked(stored, true) : null;
  }

  /**
   * A cached audit that is recent enough, or a new one.
   * @param maxAge seconds
   * @param withFacts false if only the report is needed
   * @param signal aborted when this client no longer waits; the visit ends when no client waits
   * @throws AuditRefused
   */
  async getOrAudit(order: AuditOrder, maxAge: number, withFacts: boolean, signal: AbortSignal): Promise<CacheAnswer> {
    const key = keyOf(order);
    const stored = maxAge > 0 ? this.#snapshots.get(this.#newest.get(key) ?? '') : undefined;
    if (stored && this.ageOf(stored) <= maxAge)
      return { snapshot: await unpacked(stored, withFacts), cacheStatus: 'hit', ageSeconds: this.ageOf(stored) };
    if (signal.aborted) throw cancelled();
    const running = this.#running.get(key);
    const snapshot = await this.#wait(running ?? this.#begin(key, order), key, signal);
    return { snapshot, cacheStatus: running ? 'collapsed' : 'stored', ageSeconds: 0 };
  }

  /** Seconds since the visit. */
  ageOf({ at }: Pick<Snapshot, 'at'>): number {
    return Math.max(0, Math.floor((this.#clock() - at) / 1000));
  }

  #begin(key: string, order: AuditOrder): Running {
    const abort = new AbortController();
    const snapshot = inProcessLanguage(() => this.#auditor.audit(order, abort.signal))
      .then((visit): Snapshot => {
        const made: Snapshot = { id: ulid(this.#clock()), order, visit, at: this.#clock() };
        this.#keep(key, made);
        return made;
      })
      .finally(() => {
        if (this.#running.get(key) === running) this.#running.delete(key);
      });
    // Every waiting client gets the error. If nobody waits anymore, it is ignored.
    snapshot.catch(() => undefined);
    const running: Running = { snapshot, abort, waiting: 0 };
    this.#running.set(key, running);
    return running;
  }

  #keep(key: string, snapshot: Snapshot): void {
    if (!this.#keeps) return;
    // Available to other requests while it is being compressed.
    this.#snapshots.set(snapshot.id, snapshot, { size: 1 });
    // The next request audits the page again.
    if (snapshot.visit.report.geo.reason !== 'incomplete') this.#newest.set(key, snapshot.id);
    this.#pack(key, snapshot).catch(() => this.#snapshots.delete(snapshot.id));
  }

  async #pack(key: string, snapshot: Snapshot): Promise<void> {
    const visit = await packVisit(snapshot.visit);
    if (this.#snapshots.has(snapshot.id))
      this.#snapshots.set(
        snapshot.id,
        { ...snapshot, visit, loose: { visit: new WeakRef(snapshot.visit), withFacts: true } },
        { size: visit.size, start: snapshot.at },
      );
    // An audit larger than the whole cache is not cached.
    if (!this.#snapshots.has(snapshot.id) && this.#newest.get(key) === snapshot.id) this.#newest.delete(key);
  }

  async #wait(running: Running, key: string, signal: AbortSignal): Promise<Snapshot> {
    running.waiting++;
    let left = () => undefined as void;
    const gone = new Promise<never>((_, reject) => {
      left = () => reject(cancelled());
    });
    gone.catch(() => undefined);
    signal.addEventListener('abort', left, { once: true });
    try {
      return await Promise.race([running.snapshot, gone]);
    } finally {
      signal.removeEventListener('abort', left);
      if (--running.waiting === 0 && signal.aborted) {
        // A new client starts a new visit instead of joining one that is being stopped.
        if (this.#running.get(key) === running) this.#running.delete(key);
        running.abort.abort();
      }
    }
  }
}

const cancelled = () => new AuditRefused('cancelled', () => problemDetail('cancelled'));

async function unpacked(stored: StoredSnapshot, withFacts: boolean): Promise<Snapshot> {
  const { visit, loose, ...rest } = stored;
  if (!('size' in visit)) return { ...rest, visit };
  const known = loose && (loose.withFacts || !withFacts) ? loose.visit.deref() : undefined;
  if (known) return { ...rest, visit: known };
  const again = await unpackVisit(visit, withFacts);
  stored.loose = { visit: new WeakRef(again), withFacts };
  return { ...rest, visit: again };
}
