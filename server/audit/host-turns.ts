interface Host<T> {
  waiting: T[];
  /** Place of the next in `waiting`. */ at: number;
  running: number;
  freeAt: number;
  /** Milliseconds between two turns; more than was asked for while the host wants less. */ gapMs: number;
  /** Only one at a time. */ single: boolean;
}

/** Decides which page is next, so that each host has a limited number of open pages and a pause between two starts. */
export class HostTurns<T> {
  readonly #hosts = new Map<string, Host<T>>();
  readonly #perHost: number;
  readonly #delayMs: number;

  /** @param delayMs milliseconds between two turns of one host */
  constructor(perHost: number, delayMs: number) {
    this.#perHost = perHost;
    this.#delayMs = delayMs;
  }

  add(host: string, item: T): void {
    this.#of(host).waiting.push(item);
  }

  /** The next item that may start; or the milliseconds until one may (Infinity: after another ends); or null if all have started. */
  take(now: number): { host: string; item: T } | number | null {
    let [soonest, some] = [Number.POSITIVE_INFINITY, false];
    for (const [host, turns] of this.#hosts) {
      if (turns.at >= turns.waiting.length) {
        // A host that may be requested at any time needs no record.
        if (turns.running === 0 && turns.freeAt <= now && turns.gapMs === this.#delayMs) this.#hosts.delete(host);
        continue;
      }
      some = true;
      if (turns.running >= (turns.single ? 1 : this.#perHost)) continue;
      if (turns.freeAt > now) {
        soonest = Math.min(soonest, turns.freeAt - now);
        continue;
      }
      turns.running += 1;
      turns.freeAt = now + turns.gapMs;
      const item = turns.waiting[turns.at++]!;
      // The list grows while it is processed, so drop what was processed.
      if (turns.at >= 1000 && turns.at * 2 > turns.waiting.length) {
        turns.waiting = turns.waiting.slice(turns.at);
        turns.at = 0;
      }
      return { host, item };
    }
    return some ? soonest : null;
  }

  ended(host: string): void {
    this.#of(host).running -= 1;
  }

  /** Sets the pause of a host between two starts in milliseconds, one at a time if `slow`, and no start before `freeAt`. */
  pace(host: string, { gapMs, slow, freeAt }: { gapMs: number; slow: boolean; freeAt: number }): void {
    const turns = this.#of(host);
    turns.gapMs = Math.max(this.#delayMs, gapMs);
    turns.single = slow;
    turns.freeAt = Math.max(turns.freeAt, freeAt);
  }

  /** Starts no more items of this host. @returns the items that were waiting */
  close(host: string): T[] {
    const { waiting, at } = this.#of(host);
    Object.assign(this.#of(host), { waiting: [], at: 0 });
    return waiting.slice(at);
  }

  #of(host: string): Host<T> {
    let known = this.#hosts.get(host);
    if (!known) this.#hosts.set(host, (known = { waiting: [], at: 0, running: 0, freeAt: 0, gapMs: this.#delayMs, single: false }));
    return known;
  }
}
