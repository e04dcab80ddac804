/** Whose turn it is: pages by host, each host only so many at a time and not too often. */
export class HostTurns<T> {
  readonly #hosts = new Map<string, { waiting: T[]; at: number; running: number; freeAt: number }>();
  readonly #perHost: number;
  readonly #delayMs: number;

  /** @param delayMs milliseconds between two turns of one host */
  constructor(items: readonly { host: string; item: T }[], perHost: number, delayMs: number) {
    this.#perHost = perHost;
    this.#delayMs = delayMs;
    for (const { host, item } of items) {
      const known = this.#hosts.get(host) ?? { waiting: [], at: 0, running: 0, freeAt: 0 };
      known.waiting.push(item);
      this.#hosts.set(host, known);
    }
  }

  /** The next that may begin; milliseconds until one may (Infinity: when another ends); null when all have begun. */
  take(now: number): { host: string; item: T } | number | null {
    let [soonest, some] = [Number.POSITIVE_INFINITY, false];
    for (const [host, turns] of this.#hosts) {
      if (turns.at >= turns.waiting.length) continue;
      some = true;
      if (turns.running >= this.#perHost) continue;
      if (turns.freeAt > now) {
        soonest = Math.min(soonest, turns.freeAt - now);
        continue;
      }
      turns.running += 1;
      turns.freeAt = now + this.#delayMs;
      return { host, item: turns.waiting[turns.at++]! };
    }
    return some ? soonest : null;
  }

  ended(host: string): void {
    const turns = this.#hosts.get(host)!;
    turns.running -= 1;
    if (turns.running === 0 && turns.at >= turns.waiting.length) this.#hosts.delete(host);
  }
}
