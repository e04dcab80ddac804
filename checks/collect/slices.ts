/** Does work in slices and measures the longest of them. */
export class Slices {
  /** Longest time without a pause, in milliseconds. */
  longest = 0;
  /** Time of all slices together, in milliseconds: work without the pauses, in which the page's own tasks run. */
  work = 0;
  private readonly length: number;
  private start = performance.now();
  private channel: MessageChannel | null = null;

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
    await this.breathe();
    this.start = performance.now();
  }

  /**
   * Lets the page's own tasks run. Not by a timer, which background tabs throttle, and not by scheduler.yield(), whose
   * continuation would come before the tasks that the page has waiting.
   */
  private breathe(): Promise<void> {
    // One channel for all pauses: making one takes as long as hundreds of elements.
    const { port1, port2 } = (this.channel ??= new MessageChannel());
    return new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }

  /** Ends the last slice. */
  finish(): void {
    this.stop();
    this.channel?.port1.close();
    this.channel = null;
  }

  private stop(): void {
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
