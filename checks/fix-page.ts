import { runToCompletion, type Steps } from './core/run-to-completion.ts';
import { judgeSignal, type JudgeOptions } from './core/judge.ts';
import type { KnownFacts } from './core/facts.ts';
import { findingWithSentence, type Messages, type ReportFinding } from './core/finding-sentences.ts';
import type { AnySignal } from './core/signal.ts';
import type { Status, Verdict } from './core/verdict.ts';
import { withDerivedFacts } from './derive/derived-facts.ts';
import { fixesOfKinds, fixKinds } from './fixes/index.ts';
import type { FixId, FixKind, FixSetting, PageFix, Values } from './fixes/fix.ts';
import { fixedSteps } from './fixes/with-fix.ts';
import { en } from '../words/en/checks/index.ts';
import { signals } from './signals/index.ts';

/** What a fix changes in one of its signals. */
export interface FixResult {
  signal: string;
  before: Status;
  after: Status;
  /** Findings that remain, most severe first; empty if the signal passes. */
  remaining: ReportFinding[];
}
/** A fix with its results. */
export interface FixOffer {
  fix: PageFix;
  /** The signals that it changes; the one it is offered for is first. */
  results: FixResult[];
  /** It has empty fields, and its signal passes only when they are filled in. */
  unfilled: boolean;
  /** It fixes no finding: it adds what no check requires. */
  optional: boolean;
}

const byId = new Map<string, AnySignal>(signals.map((signal) => [signal.id, signal]));
const isFault = (status: string) => status === 'fail' || status === 'warn';
const faults = ({ findings }: Verdict) => findings.filter(({ status }) => isFault(status)).length;
const rank: Record<Status, number> = { fail: 0, warn: 1, unchecked: 1, na: 2, pass: 3 };

/** Whether a verdict is certainly better: one that can no longer be judged is not. */
function isBetter(before: Verdict, after: Verdict): boolean {
  if (after.status === 'unchecked') return false;
  if (after.status !== before.status) return rank[after.status] > rank[before.status];
  return isFault(after.status) && (faults(after) < faults(before) || (after.score ?? 0) > (before.score ?? 0));
}
/** @param begins whether signals that are judged for the first time count: they must not fail at once. True for added markup, false for a page that was excluded */
function isWorse(before: Verdict, after: Verdict, begins: boolean): boolean {
  if (before.status === 'unchecked') return false;
  if (before.status === 'na') return begins && isFault(after.status);
  if (after.status === 'unchecked') return before.status !== 'fail';
  return isFault(after.status) && rank[after.status] < rank[before.status];
}

/** The signal next to which optional markup is offered: its other recommendations are not faults of that markup. */
const beside = 'schema-properties';
const isAdded = (signal: string, before: Verdict, after: Verdict): boolean =>
  signal === beside && declaresNothing(before) && (after.status === 'pass' || after.status === 'warn');
/** Whether the page has no markup for a rich result, or only lacks that of its kind. */
const declaresNothing = ({ status, findings }: Verdict): boolean =>
  status === 'na' || (status === 'warn' && findings.every((finding) => !isFault(finding.status) || finding.code === 'undeclared'));

/** Verdicts on a page, each judged once. */
function judgeOnce(known: KnownFacts, options: JudgeOptions): (id: string) => Verdict {
  const made = new Map<string, Verdict>();
  return (id) => {
    const verdict = made.get(id) ?? judgeSignal(byId.get(id)!, known, options);
    made.set(id, verdict);
    return verdict;
  };
}

/** Judges the signals of a fix without and with it. */
function* judged(
  fix: PageFix,
  known: KnownFacts,
  options: JudgeOptions,
  before = judgeOnce(known, options),
): Steps<Map<string, { before: Verdict; after: Verdict }>> {
  const then = yield* fixedSteps(known, fix);
  const verdicts = new Map<string, { before: Verdict; after: Verdict }>();
  for (const id of fix.signals) {
    yield;
    const now = before(id);
    yield;
    verdicts.set(id, { before: now, after: judgeSignal(byId.get(id)!, then, options) });
  }
  return verdicts;
}

/**
 * The result of a fix for each of its signals that it changes.
 * @param messages sentences in the language of the report
 */
export function pageFixResults(fix: PageFix, known: KnownFacts, options: JudgeOptions, messages: Messages = en): FixResult[] {
  return resultsOf(runToCompletion(judged(fix, known, options)), messages);
}

const resultsOf = (verdicts: ReadonlyMap<string, { before: Verdict; after: Verdict }>, messages: Messages): FixResult[] =>
  [...verdicts]
    .filter(([, { before, after }]) => before.status !== after.status || isBetter(before, after))
    .map(([signal, { before, after }]) => ({
      signal,
      before: before.status,
      after: after.status,
      remaining: after.findings.filter(({ status }) => isFault(status)).map((finding) => findingWithSentence(messages, signal, finding)),
    }));

/** Example values for what only the author knows, to see whether the rest is right. */
function samples(fix: PageFix, values: Values): Values | null {
  const empty = fix.fields.filter(({ value }) => value.trim() === '');
  if (empty.length === 0) return null;
  const words = (kind: string, index: number) =>
    kind === 'image' ? 'https://example.com/picture-to-share' : `What is there to be seen or read, in a few words of its own: ${index + 1}`;
  return { ...values, ...Object.fromEntries(empty.map(({ id, kind, sample }, index) => [id, sample ?? words(kind, index)])) };
}

const settingOf = (known: KnownFacts, { intent, aiOptOut, now, pageType }: JudgeOptions): FixSetting => ({
  intent,
  aiOptOut,
  now,
  pageType: pageType ?? (known.pageType?.ok ? known.pageType.value.type : 'other'),
});

/**
 * What can be pasted for one signal: only what certainly makes it better, and none of its other signals worse.
 * @param values that the user filled in, by kind of fix
 */
export const pageFixOffers = (...args: Parameters<typeof pageFixOfferSteps>): FixOffer[] => runToCompletion(pageFixOfferSteps(...args));

/** Like {@link pageFixOffers}, in steps: the facts are derived and judged again for each kind. */
export function* pageFixOfferSteps(
  signal: string,
  facts: KnownFacts,
  options: JudgeOptions,
  values: { readonly [K in FixId]?: Values } = {},
  messages: Messages = en,
): Steps<FixOffer[]> {
  const signalOffers = byId.get(signal);
  const kinds = fixKinds.filter(({ signals: served }) => (served as readonly string[]).includes(signal));
  if (!signalOffers || kinds.length === 0) return [];
  const known = withDerivedFacts(facts);
  const before = judgeOnce(known, options);
  const { status } = before(signal);
  const adding = signal === beside && declaresNothing(before(signal));
  if (!isFault(status) && !adding) return [];
  const serving = kinds.filter(({ adds }) => adds || !adding);
  const offers: FixOffer[] = [];
  for (const kind of serving) {
    yield;
    offers.push(...(yield* offerOf(kind, signal, known, options, before, values[kind.id] ?? {}, messages)));
  }
  return offers;
}

function* offerOf(
  kind: FixKind,
  signal: string,
  known: KnownFacts,
  options: JudgeOptions,
  before: (id: string) => Verdict,
  values: Values,
  messages: Messages,
): Steps<FixOffer[]> {
  const setting = settingOf(known, options);
  const [fix] = fixesOfKinds([kind], known, setting, values);
  if (!fix) return [];
  const sampled = samples(fix, values);
  const [whole] = sampled ? fixesOfKinds([kind], known, setting, sampled) : [fix];
  if (!whole) return [];
  yield;
  const best = yield* judged(whole, known, options, before);
  const signalOffers = best.get(signal)!;
  const better = isBetter(signalOffers.before, signalOffers.after);
  const optional = signalOffers.before.status === 'na' || (signal === beside && declaresNothing(signalOffers.before) && !better);
  const helps = better || isAdded(signal, signalOffers.before, signalOffers.after) || (optional && kind.adds === 'unjudged');
  if (
    !helps ||
    [...best].some(([id, { before: then, after }]) => isWorse(then, after, kind.adds !== undefined) && !isAdded(id, then, after))
  ) {
    // A fix that the user has filled in stays visible, whatever its result.
    if (Object.keys(values).length === 0) return [];
  }
  yield;
  const now = sampled ? yield* judged(fix, known, options, before) : best;
  const results = resultsOf(now, messages).toSorted((a, b) => Number(b.signal === signal) - Number(a.signal === signal));
  // A placeholder is pasted too, so without a value something is missing.
  const lacks =
    rank[now.get(signal)!.after.status] < rank[signalOffers.after.status] ||
    fix.fields.some(({ sample, value }) => sample !== undefined && value.trim() === '');
  return [{ fix, results, unfilled: sampled !== null && lacks, optional }];
}
