import { parentPort, workerData } from 'node:worker_threads';
import { checks as englishMessages } from '../../../words/en/checks/index.ts';
import type { AnySignal } from '../../../checks/core/signal.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { isObject } from '../../../checks/core/helpers/is-object.ts';
import { na, note, pass, fail, verdict, warn } from '../../../checks/core/verdict.ts';
import { judgeForReport } from '../../../checks/core/report/report.ts';
import type { JudgeOptions } from '../../../checks/core/judge.ts';
import type { Messages } from '../../../checks/core/report/finding-sentences.ts';
import { factNames } from '../fact-names.ts';
import type { FromPlugin, PluginCard, ToPlugin } from './messages.ts';
import { statuses, type PluginSignal } from './outcome.ts';

/**
 * The thread of one plugin: it loads the module, reports its contents, and runs its checks and reporters. If it hangs, nothing else is
 * affected: the code that started the thread ends it.
 */

/** The exports of a plugin (docs/use/plugins.md), not trusted until validated. */
interface Plugin {
  name: string;
  signals: PluginSignalCard[];
  reporters: Record<string, Reporter>;
}
interface PluginSignalCard {
  signal: AnySignal;
  words: { title: string; problem: string; says: Record<string, (args: never) => string | { message: string; change?: string }> };
}
type Reporter = (run: unknown) => unknown;

const port = parentPort!;
const send = (message: FromPlugin) => port.postMessage(message);
const { url } = workerData as { url: string };
const textOf = (error: unknown) => String(error instanceof Error ? error.message : error).slice(0, 500);

/** Node before 22.18 tells the file extension, of the plugin or of what it imports, only in the message. */
const isTypeScript = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERR_UNKNOWN_FILE_EXTENSION' && /"\.[cm]?tsx?"/.test(textOf(error));

const loading = load().then(
  (plugin) => {
    send({ loaded: cardOf(plugin) });
    return plugin;
  },
  (error: unknown) => {
    send({ unusable: isTypeScript(error) ? null : textOf(error) });
    return null;
  },
);

port.on('message', (message: ToPlugin) => void answer(message));

async function answer(message: ToPlugin): Promise<void> {
  const plugin = await loading;
  if (!plugin) return;
  if ('judge' in message) judge(plugin, message.judge.known, message.judge.options);
  else if ('report' in message) await report(plugin, message.report.name, message.report.run);
  else rows.arrived(message.row);
}

async function load(): Promise<Plugin> {
  const module_ = (await import(url)) as { default?: unknown };
  const plugin = (module_.default ?? {}) as Partial<Record<'name' | 'signals' | 'reporters', unknown>>;
  if (typeof plugin !== 'object' || typeof plugin.name !== 'string' || !/^[a-z][a-z\d-]{0,39}$/.test(plugin.name))
    throw new Error('its default export needs a name of lower-case letters, digits and hyphens, such as "acme".');
  const signals = listOf(plugin.signals, 'signals').map((one, index) => readPluginSignal(plugin.name as string, one, index));
  const twice = signals.find(({ signal }, index) => signals.findIndex((one) => one.signal.id === signal.id) !== index);
  if (twice) throw new Error(`it has two checks called ${twice.signal.id}.`);
  const reporters = (plugin.reporters ?? {}) as Record<string, Reporter>;
  for (const [name, reporter] of Object.entries(reporters))
    if (!/^[a-z][a-z\d-]{0,39}$/.test(name) || typeof reporter !== 'function')
      throw new Error(`its reporter "${name}" has to be a function with a name of lower-case letters, digits and hyphens.`);
  if (signals.length === 0 && Object.keys(reporters).length === 0)
    throw new Error('its default export needs signals (checks) or reporters (report formats), and has neither.');
  return { name: plugin.name, signals, reporters };
}

function listOf(value: unknown, what: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`its ${what} have to be a list.`);
  return value;
}

function readPluginSignal(plugin: string, value: unknown, index: number): PluginSignalCard {
  const { id, needs = [], uses = [], weight = 3, limits = {}, words, judge: judgeIt, ...rest } = (value ?? {}) as Record<string, unknown>;
  const { title, problem, says } = (words ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[a-z][a-z\d-]{0,59}$/.test(id))
    throw new Error(`check ${index + 1} needs an id of lower-case letters, digits and hyphens.`);
  const wants = (what: string) => new Error(`check ${id} needs ${what}.`);
  if (typeof judgeIt !== 'function') throw wants('a function judge(facts, setting)');
  if (typeof title !== 'string' || typeof says !== 'object' || says === null) throw wants('words: { title, says: { code: (args) => … } }');
  if (!Object.values(says).every((one) => typeof one === 'function')) throw wants('a function for each code in words.says');
  if (!isNames(needs) || !isNames(uses)) throw wants('names of facts in needs and uses');
  // Without this, a check with a misspelled name would be unchecked on every page.
  const unknown = [...needs, ...uses].find((name) => !factNames.includes(name));
  if (unknown !== undefined) throw wants(`"${unknown}", which is not a fact. Facts: ${factNames.join(', ')}`);
  if (![1, 3, 5, 10].includes(weight as number)) throw wants('a weight of 1, 3, 5 or 10');
  const signal = {
    group: 'content',
    sources: [],
    scope: [],
    tools: [],
    ...rest,
    id: `${plugin}/${id}`,
    needs,
    uses,
    weight,
    limits,
    judge: (facts: unknown, setting: object) =>
      onlyVerdict((judgeIt as (facts: unknown, setting: object) => unknown)(facts, { ...setting, pass, warn, fail, note, na, verdict })),
  } as unknown as AnySignal;
  return {
    signal,
    words: { title, problem: typeof problem === 'string' ? problem : title, says: says as PluginSignalCard['words']['says'] },
  };
}

function onlyVerdict(value: unknown): unknown {
  if (isObject(value) && statuses.includes(value['status']) && Array.isArray(value['findings'])) return value;
  // If it fails later, it must not end the thread.
  if (value instanceof Promise) value.catch(() => undefined);
  throw new Error(`judge must return a verdict: verdict([…]) or na(…). It returned ${kindOf(value)}.`);
}
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Promise) return 'a promise';
  if (isObject(value)) return 'code' in value ? `a ${'status' in value ? 'finding' : 'message'}` : 'another object';
  return `a ${typeof value}`;
}

const isNames = (names: unknown): names is string[] => Array.isArray(names) && names.every((name) => typeof name === 'string');

const cardOf = ({ name, signals, reporters }: Plugin): PluginCard => ({
  name,
  signals: signals.map(({ signal }) => signal.id),
  reporters: Object.keys(reporters),
});

function judge({ signals }: Plugin, known: KnownFacts, options: JudgeOptions): void {
  const found: PluginSignal[] = [];
  const faults: string[] = [];
  for (const { signal, words } of signals) {
    try {
      found.push(judged(signal, words, known, options));
    } catch (error) {
      faults.push(`${signal.id}: ${textOf(error)}`);
    }
  }
  send({ judged: { signals: found, faults } });
}

/** Like our signals: a missing fact makes it unchecked. */
function judged(signal: AnySignal, words: PluginSignalCard['words'], known: KnownFacts, options: JudgeOptions): PluginSignal {
  const says = Object.fromEntries(
    Object.entries(words.says).map(([code, tell]) => [
      code,
      (args: never) => {
        const sentence = tell(args);
        return typeof sentence === 'string'
          ? { message: sentence, change: '' }
          : { message: sentence.message, change: sentence.change ?? '' };
      },
    ]),
  );
  const messages = { ...englishMessages, signals: { ...englishMessages.signals, [signal.id]: { says } } } as unknown as Messages;
  const { id, status, weight, message, change, value, code, more = [], args } = judgeForReport(signal, known, options, messages);
  if (code === 'signal-failed') throw new Error(String((args as { error?: unknown }).error ?? message));
  if (!Object.hasOwn(words.says, code) && status !== 'unchecked' && status !== 'na')
    throw new Error(`it returned the code "${code}", which is not in its words.`);
  const isBad = status === 'warn' || status === 'fail';
  return {
    id,
    status,
    weight,
    title: isBad ? words.problem : words.title,
    message,
    change,
    ...(value !== undefined && { value }),
    codes: [code, ...more.map((one) => one.code)],
  };
}

/** Rows of a run, requested one by one, because a run may be larger than memory. Answers come in the order of requests. */
const rows = {
  waiting: [] as ((row: unknown) => void)[],
  arrived(row: unknown): void {
    rows.waiting.shift()?.(row);
  },
  /** They can be read several times, also at the same time. */
  all: (count: number): AsyncIterable<unknown> => ({
    async *[Symbol.asyncIterator]() {
      for (let index = 0; index < count; index++) {
        const row = await new Promise<unknown>((resolve) => {
          rows.waiting.push(resolve);
          send({ want: index });
        });
        if (row !== null) yield row;
      }
    },
  }),
};

async function report({ reporters }: Plugin, name: string, run: { pages: number; summary: object }): Promise<void> {
  rows.waiting = [];
  try {
    for await (const part of partsOf(await reporters[name]!({ ...run.summary, pages: rows.all(run.pages) }))) {
      if (typeof part !== 'string') throw noText(part);
      send({ part });
    }
    send({ reported: null });
  } catch (error) {
    send({ reported: textOf(error) });
  }
}

function partsOf(made: unknown): AsyncIterable<unknown> | Iterable<unknown> {
  if (typeof made === 'string') return [made];
  if (typeof made === 'object' && made !== null && (Symbol.asyncIterator in made || Symbol.iterator in made))
    return made as AsyncIterable<unknown> | Iterable<unknown>;
  throw noText(made);
}
const noText = (value: unknown) => new Error(`a reporter returns or yields text only, not ${value === null ? 'null' : typeof value}.`);
