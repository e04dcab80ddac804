import { Worker } from 'node:worker_threads';
import type { Vocabulary } from '../../checks/derive/structured-data/schema-terms.ts';
import type { FromThread, ToThread } from './judge-messages.ts';
import { threadScript } from './made-scripts.ts';
import { unreadableRefusal } from './refusals.ts';

/** One thread that judges one audit at a time (judge-thread.ts). */
export class JudgeThread {
  readonly #worker: Worker;
  readonly #arrived: FromThread[] = [];
  #next: { resolve(message: FromThread): void; reject(error: Error): void } | null = null;
  /** Has ended, and judges no more. */
  gone = false;

  constructor(script: string, vocabulary: Vocabulary) {
    this.#worker = new Worker(script, {
      eval: true,
      execArgv: [],
      env: {},
      workerData: vocabulary,
      // Memory limit of the thread: several times the size of a page's facts and report.
      resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    });
    this.#worker.on('message', (message: FromThread) => {
      if (this.#next) this.#next.resolve(message);
      else this.#arrived.push(message);
      this.#next = null;
    });
    this.#worker.on('error', () => this.#ended());
    this.#worker.on('exit', () => this.#ended());
    // An idle thread must not keep the process running.
    this.#worker.unref();
  }

  send(message: ToThread): void {
    this.#worker.postMessage(message, []);
  }

  /** The thread's next message. @throws AuditRefused if the page's answer crashes the thread */
  async next(): Promise<FromThread> {
    const arrived = this.#arrived.shift();
    if (arrived) return arrived;
    if (this.gone) throw unreadableRefusal();
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

  #ended(): void {
    this.gone = true;
    this.#next?.reject(unreadableRefusal());
    this.#next = null;
  }
}

/** Judge threads, one per concurrent audit; created on demand. */
export class JudgeThreads {
  readonly #script: string;
  readonly #vocabulary: Vocabulary;
  readonly #idle: JudgeThread[] = [];
  readonly #busy = new Set<JudgeThread>();
  private constructor(script: string, vocabulary: Vocabulary) {
    [this.#script, this.#vocabulary] = [script, vocabulary];
  }
  /** @param vocabulary schema.org vocabulary for validating structured data */
  static async open(vocabulary: Vocabulary): Promise<JudgeThreads> {
    const judges = new JudgeThreads(await threadScript('judge-thread'), vocabulary);
    // Created ahead, so that the first audit need not wait for it.
    judges.#idle.push(judges.#create());
    return judges;
  }
  take(): JudgeThread {
    const thread = this.#idle.pop() ?? this.#create();
    this.#busy.add(thread);
    return thread;
  }
  /** @param whole false if its work was interrupted */
  async giveBack(thread: JudgeThread, whole: boolean): Promise<void> {
    this.#busy.delete(thread);
    if (whole && !thread.gone) this.#idle.push(thread);
    else await thread.end();
  }
  /** Ends all threads, also those that still judge. */
  async close(): Promise<void> {
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((thread) => thread.end()));
  }
  #create(): JudgeThread {
    return new JudgeThread(this.#script, this.#vocabulary);
  }
}
