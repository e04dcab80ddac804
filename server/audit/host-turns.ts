interface Host<T> {
  waiting: T[];
  /** Place of the next in `waiting`. */ at: number;
  /** Items that are to be begun again, before all others. */ again: T[];
  running: number;
  freeAt: number;
  /** Milliseconds between two turns; more than was asked for while the host wants less. */ gapMs: number;
  /** Only one at a time. */ single: boolean;
}

/** Whose turn it is: pages by host, each host only so many at a time and not too often. */
export class HostTurns<T> {
  readonly #hosts = new Map<string, Host<T>>();
  readonly #perHost: number;
  readonly #delayMs: number;

  /** @param delayMs milliseconds between two turns of one host */
  constructor(items: readonly { host: string; item: T }[], perHost: number, delayMs: number) {
    this.#perHost = perHost;
    this.#delayMs = delayMs;
    for (const { host, item } of items) this.add(host, item);
  }

  add(host: string, item: T): void {
    this.#of(host).waiting.push(item);
  }

  /** The next that may begin; milliseconds until one may (Infinity: when another ends); null when all have begun. */
  take(now: number): { host: string; item: T } | number | null {
    let [soonest, some] = [Number.POSITIVE_INFINITY, false];
    for (const [host, turns] of this.#hosts) {
      if (turns.at >= turns.waiting.length && turns.again.length === 0) {
        // Nothing has to be remembered of a host that may be requested at any time.
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
      const item = turns.again.shift() ?? turns.waiting[turns.at++]!;
      // A list that grows while it is worked off keeps only what is left.
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

  /** It is to be begun once more, before the others of its host. */
  putBack(host: string, item: T): void {
    this.#of(host).again.push(item);
  }

  /** From now on the host has so many milliseconds between two turns, one at a time where it is `slow`, and none before `freeAt`. */
  pace(host: string, { gapMs, slow, freeAt }: { gapMs: number; slow: boolean; freeAt: number }): void {
    const turns = this.#of(host);
    turns.gapMs = Math.max(this.#delayMs, gapMs);
    turns.single = slow;
    turns.freeAt = Math.max(turns.freeAt, freeAt);
  }

  /** Nothing more of this host is begun. @returns what was waiting */
  close(host: string): T[] {
    const { waiting, at, again } = this.#of(host);
    Object.assign(this.#of(host), { waiting: [], at: 0, again: [] });
    return [...again, ...waiting.slice(at)];
  }

  #of(host: string): Host<T> {
    let known = this.#hosts.get(host);
    if (!known)
      this.#hosts.set(host, (known = { waiting: [], at: 0, again: [], running: 0, freeAt: 0, gapMs: this.#delayMs, single: false }));
    return known;
  }
}
