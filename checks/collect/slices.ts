/**
 * Lets the page's own tasks run. Not by a timer, which background tabs throttle, and not by scheduler.yield(), whose
 * continuation would come before the tasks that the page has waiting.
 */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    }, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Does work in slices and measures the longest of them. */
export class Slices {
  /** Longest time without a pause, in milliseconds. */
  longest = 0;
  /** Time of all slices together, in milliseconds: work without the pauses, in which the page's own tasks run. */
  work = 0;
  private readonly length: number;
  private start = performance.now();

  /** @param length milliseconds of work between two pauses */
  constructor(length: number) {
    this.length = length;
  }

  /** Time at which the running slice should end. */
  get end(): number {
    return this.start + this.length;
  }

  get over(): boolean {
    return performance.now() > this.end;
  }

  async pause(): Promise<void> {
    this.stop();
    await breathe();
    this.start = performance.now();
  }

  stop(): void {
    const took = performance.now() - this.start;
    this.work += took;
    this.longest = Math.max(this.longest, took);
  }

  /** Runs a generator to its end, with a pause whenever a slice is over at one of its yields. */
  async drive<T>(work: Generator<void, T>): Promise<T> {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (this.over) await this.pause();
    }
  }
}
