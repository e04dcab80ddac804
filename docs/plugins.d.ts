/** Types for plugins. The shapes are those of our own checks (checks/core/signal.ts, checks/core/verdict.ts), without their imports. */
// Facts and reports are large and have their own schema, so they are `any` here: plugins read what they need.
// oxlint-disable typescript/no-explicit-any

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

export interface Setting {
  /** Your codes, with their arguments: `m.unbranded({ title })`. */
  m: Record<string, (args?: Record<string, Arg>) => Message>;
  limits: Record<string, number>;
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

export interface Signal {
  /** Lower-case letters, digits and hyphens; reported as `plugin/id`. */
  id: string;
  /** Weight, which decides its position in reports: 10, 5, 3 or 1. */
  weight?: 10 | 5 | 3 | 1;
  /** Names of facts; without one of them the check is unchecked. */
  needs: string[];
  /** Names of facts that are used if they are known. */
  uses?: string[];
  limits?: Record<string, number>;
  words: { title: string; problem?: string; says: Record<string, (args: any) => Sentence> };
  judge(facts: any, setting: Setting): Verdict;
}

/** One line of results.ndjson. */
export interface Row {
  index: number;
  url: string;
  state: 'done' | 'failed' | 'cancelled';
  error: { code: string; message: string } | null;
  digest: any;
  /** docs/report.schema.json, without facts. */
  report: any;
  extracted?: Record<string, { values: string[]; total: number; error: string | null }>;
  plugins?: { signals: any[]; faults: { plugin: string; message: string }[] };
}
export interface Run {
  /** Read one at a time with `for await`, as often as needed. */
  pages: AsyncIterable<Row>;
  totals: { pages: number; audited: number; failed: number; errors: number; warnings: number; exitCode: number };
  groups: { rule: string; level: 'error' | 'warn'; title: string; pages: number }[];
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
