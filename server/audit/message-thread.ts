import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread that is sent messages, and whose messages are taken one at a time. */
export class MessageThread<Sent extends object, Received> {
  /** Has ended, and takes no more messages. */
  gone = false;
  readonly #worker: Worker;
  readonly #whyGone: (error?: unknown) => Error;
  readonly #arrived: Received[] = [];
  #next: { resolve(message: Received): void; reject(error: Error): void } | null = null;

  /**
   * @param script its code
   * @param whyGone what {@link next} throws when the thread has ended, from the error that ended it, if there was one
   */
  constructor(script: string, options: WorkerOptions, whyGone: (error?: unknown) => Error) {
    this.#whyGone = whyGone;
    this.#worker = new Worker(script, { ...options, eval: true });
    this.#worker.on('message', (message: Received) => {
      if (this.#next) this.#next.resolve(message);
      else this.#arrived.push(message);
      this.#next = null;
    });
    this.#worker.on('error', (error) => this.#ended(error));
    this.#worker.on('exit', () => this.#ended());
    // An idle thread must not keep the process running.
    this.#worker.unref();
  }

  /** What the thread writes, if its options keep it apart. */
  onOutput(log: (text: string) => void): void {
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) stream.on('data', (part: Buffer) => log(part.toString()));
  }

  send(message: Sent): void {
    this.#worker.postMessage(message, []);
  }

  /** The thread's next message. @throws what `whyGone` makes, if the thread ends */
  async next(): Promise<Received> {
    const arrived = this.#arrived.shift();
    if (arrived) return arrived;
    if (this.gone) throw this.#whyGone();
    this.#worker.ref();
    try {
      return await new Promise((resolve, reject) => {
        this.#next = { resolve, reject };
      });
    } finally {
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    this.gone = true;
    await this.#worker.terminate();
  }

  #ended(error?: unknown): void {
    this.gone = true;
    this.#next?.reject(this.#whyGone(error));
    this.#next = null;
  }
}
