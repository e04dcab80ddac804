const [doneMark, failedMark] = [1, 2];

/** Which pages of a batch have a result, as far as this process knows. Results are never removed, so marks are only added. */
export class Marks {
  readonly #marks: Uint8Array;
  /** Number of pages with a report and with a failure, counted incrementally because a batch may have a hundred thousand. */
  done = 0;
  failed = 0;

  /** What was read last of each shard of results. */
  readonly #read = new Map<number, string>();

  constructor(pages: number) {
    this.#marks = new Uint8Array(pages);
  }

  /** Whether a shard differs from when it was read last. @param digest the same text means the same results */
  hasChanged(shard: number, digest: string): boolean {
    if (this.#read.get(shard) === digest) return false;
    this.#read.set(shard, digest);
    return true;
  }

  /** Marks a result; a report takes precedence over a failure. */
  set(index: number, isDone: boolean): void {
    const before = this.#marks[index];
    if (before === undefined || before === doneMark || (before === failedMark && !isDone)) return;
    this.#marks[index] = isDone ? doneMark : failedMark;
    if (before === failedMark) this.failed--;
    if (isDone) this.done++;
    else this.failed++;
  }

  of(index: number): 'done' | 'failed' | null {
    const mark = this.#marks[index];
    return mark === doneMark ? 'done' : mark === failedMark ? 'failed' : null;
  }

  get pages(): number {
    return this.#marks.length;
  }

  /** Whether every page in a range of indexes has a result. */
  isWhole(from = 0, to = this.pages): boolean {
    return !this.#marks.subarray(from, to).includes(0);
  }
}
