/** Thrown where the time for a page is over. */
export class OutOfTime extends Error {}

/** In Node, one turn of the event loop: it handles up to 1,000 messages of a channel in one, which would be seconds of work. No page has it. */
export const nodeTurn =
  typeof document === 'undefined' ? (globalThis as { setImmediate?: (next: () => void) => unknown }).setImmediate : undefined;

/** Runs work in slices and measures the longest one. */
export class TimeSlices {
  /** Longest slice, in milliseconds. */
  longest = 0;
  /** Total time of all slices, in milliseconds: work without the pauses in which the page's tasks run. */
  work = 0;
  /** Time after which drive() stops. */
  deadline = Number.POSITIVE_INFINITY;
  readonly #length: number;
  #start = performance.now();
  #channel: MessageChannel | null = null;
  #resume = () => {};

  /** @param length milliseconds of work between two pauses */
  constructor(length = 8) {
    this.#length = length;
  }

  /** Time at which the current slice should end. */
  get end(): number {
    return this.#start + this.#length;
  }

  get over(): boolean {
    return performance.now() > this.end;
  }

  async pause(): Promise<void> {
    this.#stop();
    await this.#yieldToPage();
    this.#start = performance.now();
  }

  /**
   * Lets the page's tasks run. A timer would be throttled in background tabs, and the continuation of scheduler.yield()
   * would run before the tasks that the page has queued.
   */
  #yieldToPage(): Promise<void> {
    if (nodeTurn)
      return new Promise((resolve) => {
        nodeTurn(resolve);
      });
    this.#channel ??= this.#open();
    return new Promise((resolve) => {
      this.#resume = resolve;
      this.#channel!.port2.postMessage(null);
    });
  }

  /** One channel and listener for all pauses, because creating them takes as long as reading hundreds of elements. */
  #open(): MessageChannel {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => this.#resume());
    channel.port1.start();
    return channel;
  }

  /** Ends the last slice. */
  finish(): void {
    this.#stop();
    this.#channel?.port1.close();
    this.#channel = null;
  }

  #stop(): void {
    const took = performance.now() - this.#start;
    this.work += took;
    this.longest = Math.max(this.longest, took);
  }

  /**
   * Runs a generator to its end, with a pause at the first yield after each slice is over.
   * @throws OutOfTime if the deadline has passed
   * @param every number of yields between reads of the clock, which cost as much as a small step
   */
  async drive<T>(work: Generator<void, T>, every = 1): Promise<T> {
    for (let steps = 1; ; steps++) {
      const { done, value } = work.next();
      if (done) return value;
      if (steps % every !== 0 || !this.over) continue;
      if (performance.now() > this.deadline) throw new OutOfTime();
      await this.pause();
    }
  }
}
