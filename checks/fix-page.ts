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

/** What a fix does to one of its signals. */
export interface FixResult {
  signal: string;
  before: Status;
  after: Status;
  /** What is left to do, most severe first; empty when the signal passes. */
  remaining: ReportFinding[];
}
/** A fix with what comes of it. */
export interface FixOffer {
  fix: PageFix;
  /** Of the signals that it changes, the one it is offered for first. */
  results: FixResult[];
  /** It has gaps, and its signal passes only when they are filled in. */
  unfilled: boolean;
  /** It mends nothing: it adds what no check asks for. */
  optional: boolean;
}

const byId = new Map<string, AnySignal>(signals.map((signal) => [signal.id, signal]));
const isFault = (status: string) => status === 'fail' || status === 'warn';
const faults = ({ findings }: Verdict) => findings.filter(({ status }) => isFault(status)).length;
const rank: Record<Status, number> = { fail: 0, warn: 1, unchecked: 1, na: 2, pass: 3 };

/** Better, and known to be: what cannot be judged any more is no better. */
function isBetter(before: Verdict, after: Verdict): boolean {
  if (after.status === 'unchecked') return false;
  if (after.status !== before.status) return rank[after.status] > rank[before.status];
  return isFault(after.status) && (faults(after) < faults(before) || (after.score ?? 0) > (before.score ?? 0));
}
/** @param begins what is judged for the first time counts, and must not be at fault at once: of markup that is added, not of a page that was kept out */
function isWorse(before: Verdict, after: Verdict, begins: boolean): boolean {
  if (before.status === 'unchecked') return false;
  if (before.status === 'na') return begins && isFault(after.status);
  if (after.status === 'unchecked') return before.status !== 'fail';
  return isFault(after.status) && rank[after.status] < rank[before.status];
}

/** The signal beside which markup is offered that nothing asks for: what it recommends besides is no fault of what is added. */
const beside = 'schema-properties';
const isAdded = (signal: string, before: Verdict, after: Verdict): boolean =>
  signal === beside && before.status === 'na' && (after.status === 'pass' || after.status === 'warn');

/** Verdicts on a page, each made once. */
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
 * What comes of a fix, for each of its signals that it changes.
 * @param messages the language of the sentences about what is left to do
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

/** Stands in for what only the author knows, to see whether the rest is right. */
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
 * What can be pasted for one signal: only what is known to make it better, and no other of its signals worse.
 * @param values what the reader has filled in, by kind of fix
 */
export const pageFixOffers = (...args: Parameters<typeof pageFixOfferSteps>): FixOffer[] => runToCompletion(pageFixOfferSteps(...args));

/** As {@link pageFixOffers}, to be worked off in steps: the page is derived and judged anew for each kind. */
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
  const adding = status === 'na' && signal === beside;
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
  const optional = signalOffers.before.status === 'na';
  const helps =
    isBetter(signalOffers.before, signalOffers.after) ||
    isAdded(signal, signalOffers.before, signalOffers.after) ||
    (optional && kind.adds === 'unjudged');
  if (
    !helps ||
    [...best].some(([id, { before: then, after }]) => isWorse(then, after, kind.adds !== undefined) && !isAdded(id, then, after))
  ) {
    // What its reader has written is judged, and kept in sight, whatever comes of it.
    if (Object.keys(values).length === 0) return [];
  }
  yield;
  const now = sampled ? yield* judged(fix, known, options, before) : best;
  const results = resultsOf(now, messages).toSorted((a, b) => Number(b.signal === signal) - Number(a.signal === signal));
  // A placeholder for a value is part of what is pasted: without it, something is missing.
  const lacks =
    rank[now.get(signal)!.after.status] < rank[signalOffers.after.status] ||
    fix.fields.some(({ sample, value }) => sample !== undefined && value.trim() === '');
  return [{ fix, results, unfilled: sampled !== null && lacks, optional }];
}
