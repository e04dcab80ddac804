/** Types for plugins. The shapes are those of our own checks (checks/core/signal.ts, checks/core/verdict.ts), without their imports. */
// Reports are large and have their own schema, so they are `any` here: plugins read what they need.
// oxlint-disable typescript/no-explicit-any
import type { FactTable } from './facts.js';

/** A JSON value that a sentence is made of. */
export type Arg = string | number | boolean | null | readonly Arg[] | { readonly [name: string]: Arg };
export interface Message {
  code: string;
  args: Readonly<Record<string, Arg>>;
}
export interface Finding extends Message {
  status: 'pass' | 'warn' | 'fail' | 'note' | 'na';
}
export interface Verdict {
  status: 'pass' | 'warn' | 'fail' | 'na' | 'unchecked';
  /** 0 to 1; null for na and unchecked. It affects no score. */
  score: number | null;
  /** Most severe first. */
  findings: Finding[];
  /** The measured value, if it is a single number or word. */
  value?: string | number;
}
export type Sentence = string | { message: string; change?: string };

export type FactName = keyof FactTable;
/** Each fact itself, not its `{ ok, value }` of the HTTP API. Only those of `needs` and `uses` are there; one of `uses` may be undefined. */
export type Facts<Needs extends FactName = FactName, Uses extends FactName = never> = Pick<FactTable, Exclude<Needs, Uses>> &
  Partial<Pick<FactTable, Uses>>;

/** `Setting<'branded' | 'unbranded'>` has these codes only; without them, any. */
export interface Setting<Code extends string = string> {
  /** Your codes, with their arguments: `m.unbranded({ title })`. */
  m: string extends Code ? Record<string, any> : Record<Code, (args?: Record<string, Arg>) => Message>;
  limits: Record<string, any>;
  intent: 'index' | 'keep-out';
  pageType: string;
  /** Primary language subtag of the page, or `und`. */
  language: string;
  /** Epoch milliseconds: the time of the audit. */
  now: number;
  pass(message: Message): Finding;
  warn(message: Message): Finding;
  fail(message: Message): Finding;
  note(message: Message): Finding;
  /** The check does not apply to this page. */
  na(message: Message): Verdict;
  /** The status is that of the worst finding. */
  verdict(findings: Finding[], extra?: { value?: string | number }): Verdict;
}

/** `Signal<'branded' | 'unbranded', 'head', 'text'>` says which codes it has, and which facts it needs and uses. */
export interface Signal<Code extends string = string, Needs extends FactName = FactName, Uses extends FactName = never> {
  /** Lower-case letters, digits and hyphens; reported as `plugin/id`. */
  id: string;
  /** Weight, which decides its position in reports: 10, 5, 3 or 1. */
  weight?: 10 | 5 | 3 | 1;
  /** Names of facts; without one of them the check is unchecked. */
  needs: Needs[];
  /** Names of facts that are used if they are known. */
  uses?: FactName[];
  limits?: Record<string, number>;
  words: { title: string; problem?: string; says: Record<Code, (args: any) => Sentence> };
  judge(facts: Facts<Needs, Uses>, setting: Setting<Code>): Verdict;
}

/** A failed assertion of a page. */
export interface Breach {
  level: 'error' | 'warn';
  /** Id of the check; `score`, `geo`, `geo:<category>` or `links` for the others. */
  rule: string;
  title: string;
  /** Code of the finding that the message is about; '' if it is about a number. */
  code: string;
  message: string;
  /** The first of the findings, such as URLs or elements, on one line; '' if the message contains it. */
  where: string;
  /** What to change; '' if unknown. */
  change: string;
  /** Who can mend it; null for scores, links and plugins. */
  who: 'developer' | 'editor' | null;
  /** Codes of findings, or URLs of links. */
  details: string[];
  /** The score or value that is too low, or too high with `over`; null for the others. */
  score: number | null;
  over?: true;
  weight: number;
  /** A warning because nothing could be measured. */
  unmeasured?: true;
}
/** One line of results.ndjson, and its failed assertions. */
export interface Row {
  schemaVersion: string;
  index: number;
  url: string;
  state: 'done' | 'failed' | 'cancelled';
  error: { code: string; message: string; status?: number } | null;
  settings: any;
  http: any;
  warnings: readonly any[];
  ms: any;
  digest: any;
  checks?: 'failing';
  /** docs/report.schema.json, without facts. */
  report: any;
  extracted?: Readonly<Record<string, { values: readonly string[]; total: number; error: string | null }>>;
  plugins?: { signals: readonly any[]; faults: readonly { plugin: string; message: string }[] };
  /** Failed assertions that are not in the baseline. */
  breaches: readonly Breach[];
  /** Those that are in the baseline. */
  known: readonly Breach[];
}
export interface Totals {
  pages: number;
  audited: number;
  /** Without a report, also those that were not reached. */
  failed: number;
  unreached: number;
  /** Of the failed ones, those that --allow-unreachable tolerates: all or none. */
  tolerated: number;
  errors: number;
  warnings: number;
  /** Number of faults that the baseline excluded, and of those that are gone. */
  known: number;
  fixed: number;
  /** Assertions that could not be checked, among the warnings. */
  unmeasured: number;
  /** About the whole run, such as too many warnings. */
  notes: readonly string[];
  /** What could not be read completely; `allowIncomplete`: it does not change the exit code. */
  losses: readonly { kind: 'sitemap' | 'page' | 'crawl'; url: string; reason: string }[];
  allowIncomplete: boolean;
  /** Milliseconds; null for saved results. */
  ms: number | null;
  exitCode: number;
}
/** A check that failed, over all pages; or pages that could not be audited for the same reason. */
export interface BreachGroup extends Pick<Breach, 'level' | 'rule' | 'title' | 'change' | 'who' | 'weight'> {
  /** Number of pages. */
  pages: number;
  /** The first pages in audit order, with their findings. */
  first: readonly { url: string; message: string; where: string }[];
}
export interface Run {
  /** Read one at a time with `for await`, as often as needed. */
  pages: AsyncIterable<Row>;
  totals: Totals;
  /** Worst first. */
  groups: readonly BreachGroup[];
  tool: { name: string; version: string };
}
export type Report = string | AsyncIterable<string> | Iterable<string>;
export type Reporter = (run: Run) => Report | Promise<Report>;

export interface Plugin {
  /** Lower-case letters, digits and hyphens. */
  name: string;
  signals?: Signal[];
  reporters?: Record<string, Reporter>;
}
