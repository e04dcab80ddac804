import { Worker } from 'node:worker_threads';
import type { HostCalls, FromThread, JudgeOrder, Judgement, ToThread } from './judge-messages.ts';
import { madeScript } from './made-scripts.ts';
import { refusedUnreadable } from './refusals.ts';

/** One thread that judges one audit at a time (judge-thread.ts). */
class JudgeThread {
  readonly #worker: Worker;
  #asked: HostCalls | null = null;
  #done: { resolve(judgement: Judgement): void; reject(error: Error): void } | null = null;
  /** It has ended, and judges no more. */
  gone = false;

  constructor(script: string) {
    // What the thread may take: a page's facts and their report, several times over.
    this.#worker = new Worker(script, { eval: true, execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 1_024 } });
    this.#worker.on('message', (message: FromThread) => this.#read(message));
    this.#worker.on('error', () => this.#ended());
    this.#worker.on('exit', () => this.#ended());
    // A thread without work holds nobody up.
    this.#worker.unref();
  }

  /** @throws AuditRefused when the thread does not survive what the page answered */
  async run(order: JudgeOrder, calls: HostCalls): Promise<Judgement> {
    this.#asked = calls;
    this.#worker.ref();
    try {
      return await new Promise((resolve, reject) => {
        this.#done = { resolve, reject };
        this.#send({ run: order });
      });
    } finally {
      this.#asked = this.#done = null;
      this.#worker.unref();
    }
  }

  /** Waits no longer: what is known by now is judged. */
  stop(): void {
    this.#send({ stop: true });
  }

  async end(): Promise<void> {
    this.gone = true;
    await this.#worker.terminate();
  }

  #send(message: ToThread, transfer: ReadableStream[] = []): void {
    this.#worker.postMessage(message, transfer as never);
  }

  #ended(): void {
    this.gone = true;
    this.#done?.reject(refusedUnreadable());
  }

  #read(message: FromThread): void {
    if ('done' in message) this.#done?.resolve(message.done);
    else void this.#answer(message.ask, message.name, message.args);
  }

  async #answer(id: number, name: keyof HostCalls, args: unknown[]): Promise<void> {
    try {
      const value = await (this.#asked?.[name] as ((...args: unknown[]) => Promise<unknown>) | undefined)?.(...args);
      const body =
        typeof value === 'object' && value !== null && 'body' in value && value.body instanceof ReadableStream ? [value.body] : [];
      this.#send({ answer: id, value }, body);
    } catch (error) {
      const { message, cause } = error as Error;
      this.#send({ answer: id, error: { message, code: codeOf(error) || codeOf(cause) } });
    }
  }
}
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** Threads, as many as audits at a time; made when first needed. */
export class Judges {
  readonly #script: string;
  readonly #idle: JudgeThread[] = [];
  private constructor(script: string) {
    this.#script = script;
  }
  static async open(): Promise<Judges> {
    const judges = new Judges(await madeScript('judge-thread'));
    // The first audit need not wait for it.
    judges.#idle.push(new JudgeThread(judges.#script));
    return judges;
  }
  take(): JudgeThread {
    return this.#idle.pop() ?? new JudgeThread(this.#script);
  }
  /** @param whole false for one that was left in the middle of its work */
  async giveBack(thread: JudgeThread, whole: boolean): Promise<void> {
    if (whole && !thread.gone) this.#idle.push(thread);
    else await thread.end();
  }
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }
}
