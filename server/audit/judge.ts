import type { Vocabulary } from '../../checks/derive/structured-data/schema-terms.ts';
import type { FromThread, ToThread } from './judge-messages.ts';
import { threadScript } from './made-scripts.ts';
import { MessageThread } from './message-thread.ts';
import { unreadableRefusal } from './refusals.ts';

/** One thread that judges one audit at a time (judge-thread.ts). */
export type JudgeThread = MessageThread<ToThread, FromThread>;

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
    return new MessageThread(
      this.#script,
      {
        execArgv: [],
        env: {},
        workerData: this.#vocabulary,
        // Several times the size of a page's facts and report.
        resourceLimits: { maxOldGenerationSizeMb: 1_024 },
      },
      // The page's answer has crashed it.
      () => unreadableRefusal(),
    );
  }
}
