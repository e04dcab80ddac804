const [doneMark, failedMark] = [1, 2];

/** Which pages of a batch have a result, as far as this process knows. Results never go away, so that marks are only added. */
export class Marks {
  readonly #marks: Uint8Array;
  /** Pages with a report, and with a failure. Counted as they come: a batch may have a hundred thousand. */
  done = 0;
  failed = 0;

  /** How many results were in a folder of them when it was read last, by its number. */
  readonly read = new Map<number, number>();

  constructor(pages: number) {
    this.#marks = new Uint8Array(pages);
  }

  /** A report goes before a failure. */
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

  /** Whether every page from one place up to another has a result. */
  isWhole(from = 0, to = this.pages): boolean {
    return !this.#marks.subarray(from, to).includes(0);
  }
}
