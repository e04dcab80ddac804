import { serialQueue } from '../../../checks/core/helpers/serial-queue.ts';
import { TimeLimitOver, withinTimeLimit } from '../../../checks/time-limits.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { JudgeOptions } from '../../../checks/core/judge.ts';
import type { AuditOrder, Auditor } from '../auditor.ts';
import { threadScript } from '../made-scripts.ts';
import { MessageThread } from '../message-thread.ts';
import type { FromPlugin, PluginCard, ToPlugin } from './messages.ts';
import { isSignalOutcome, type PluginOutcome } from './outcome.ts';
import { describeSystemError } from '../system-error.ts';
import { serverWords } from '../../words.ts';

/** Milliseconds to load, to judge one page, and between two messages of a reporter; and maximum numbers. */
export const pluginLimits = { load: 10_000, judge: 5_000, report: 30_000, signals: 200, failures: 3 };

/** A plugin could not be loaded; the message contains its file and the reason. */
export class PluginUnusable extends Error {}

type PluginThread = MessageThread<ToPlugin, FromPlugin>;

/** A plugin in its own thread, which is replaced when it hangs or dies. */
export class Plugin {
  readonly card: PluginCard;
  readonly #url: string;
  readonly #script: string;
  readonly #log: (text: string) => void;
  readonly #inTurn = serialQueue();
  #thread: PluginThread | null;
  /** Number of consecutive pages on which it failed; after several, it no longer runs. */
  #failures = 0;

  private constructor(card: PluginCard, url: string, script: string, thread: PluginThread, log: (text: string) => void) {
    [this.card, this.#url, this.#script, this.#thread, this.#log] = [card, url, script, thread, log];
  }

  /**
   * @param url URL of the module
   * @param log called with what the plugin writes to standard output and standard error
   * @throws PluginUnusable
   */
  static async open(url: string, log: (text: string) => void): Promise<Plugin> {
    const script = await threadScript('plugin-thread');
    const { thread, card } = await startThread(url, script, log);
    return new Plugin(card, url, script, thread, log);
  }

  /** Runs its checks on a page, one page at a time. Never throws: errors are among the faults. */
  judge(known: KnownFacts, options: JudgeOptions): Promise<PluginOutcome> {
    return this.#inTurn(async () => {
      const { name, signals: ids } = this.card;
      if (ids.length === 0) return { signals: [], faults: [] };
      const fault = (message: string): PluginOutcome => ({ signals: [], faults: [{ plugin: name, message: message.slice(0, 500) }] });
      if (this.#failures >= pluginLimits.failures) return fault(serverWords().plugins.givenUp({ failures: this.#failures }));
      try {
        const thread = await this.#ready();
        thread.send({ judge: { known, options } });
        const answer = await withinTimeLimit(pluginLimits.judge, thread.next());
        if (!('judged' in answer)) throw new Error(serverWords().plugins.nonsense);
        this.#failures = 0;
        const signals = answer.judged.signals.slice(0, pluginLimits.signals).filter((one) => isSignalOutcome(one) && ids.includes(one.id));
        return { signals, faults: answer.judged.faults.map((message) => ({ plugin: name, message: message.slice(0, 500) })) };
      } catch (error) {
        this.#failures++;
        await this.#drop();
        return fault(
          error instanceof TimeLimitOver ? serverWords().plugins.tooSlow({ ms: pluginLimits.judge }) : describeSystemError(error),
        );
      }
    });
  }

  /** @param row reads the row of a page by index @param write called with each part @returns why it failed; null if it did not. @throws as `row` and `write` do */
  report(
    name: string,
    run: { pages: number; summary: object },
    row: (index: number) => Promise<unknown>,
    write: (part: string) => Promise<void>,
  ): Promise<string | null> {
    return this.#inTurn(async () => {
      let thread: PluginThread;
      try {
        thread = await this.#ready();
      } catch (error) {
        return describeSystemError(error);
      }
      thread.send({ report: { name, run } });
      for (;;) {
        let answer: FromPlugin;
        try {
          answer = await withinTimeLimit(pluginLimits.report, thread.next());
        } catch (error) {
          await this.#drop();
          return error instanceof TimeLimitOver ? serverWords().plugins.tooSlow({ ms: pluginLimits.report }) : describeSystemError(error);
        }
        try {
          if ('want' in answer) thread.send({ row: await row(answer.want) });
          else if ('part' in answer) await write(answer.part);
          else return 'reported' in answer ? answer.reported : serverWords().plugins.nonsense;
        } catch (error) {
          // What it still sends is not of the next report.
          await this.#drop();
          throw error;
        }
      }
    });
  }

  async close(): Promise<void> {
    await this.#drop();
  }

  async #ready(): Promise<PluginThread> {
    if (this.#thread && !this.#thread.gone) return this.#thread;
    const { thread } = await startThread(this.#url, this.#script, this.#log);
    this.#thread = thread;
    return thread;
  }
  async #drop(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }
}

async function startThread(url: string, script: string, log: (text: string) => void): Promise<{ thread: PluginThread; card: PluginCard }> {
  const thread: PluginThread = new MessageThread(
    script,
    {
      workerData: { url },
      // A plugin's output must not get into a report.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    },
    (error = serverWords().plugins.ended) => (error instanceof Error ? error : new Error(String(error))),
  );
  thread.onOutput(log);
  try {
    const answer = await withinTimeLimit(pluginLimits.load, thread.next());
    if ('loaded' in answer) return { thread, card: answer.loaded };
    throw new PluginUnusable('unusable' in answer ? (answer.unusable ?? serverWords().plugins.typescript) : serverWords().plugins.nonsense);
  } catch (error) {
    await thread.end();
    if (error instanceof PluginUnusable) throw error;
    throw new PluginUnusable(
      error instanceof TimeLimitOver ? serverWords().plugins.tooSlow({ ms: pluginLimits.load }) : describeSystemError(error),
    );
  }
}

/** The auditor, which also runs the plugins' checks after its own. They get the same facts and do not change the report. */
export function withPlugins(auditor: Pick<Auditor, 'audit'>, plugins: readonly Plugin[]): Pick<Auditor, 'audit'> {
  if (plugins.length === 0) return auditor;
  return {
    async audit(order: AuditOrder, signal: AbortSignal) {
      const visit = await auditor.audit(order, signal);
      const { facts, at } = visit.report;
      if (!facts) return visit;
      const { intent, pageType, aiOptOut } = order.choice;
      const options: JudgeOptions = { intent, pageType, aiOptOut, now: Date.parse(at) };
      const outcomes = await Promise.all(plugins.map((plugin) => plugin.judge(facts, options)));
      return {
        ...visit,
        plugins: { signals: outcomes.flatMap(({ signals }) => signals), faults: outcomes.flatMap(({ faults }) => faults) },
      };
    },
  };
}
