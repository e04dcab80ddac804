import { runToCompletion, type Steps } from './core/helpers/run-to-completion.ts';
import { judgeSignal, type JudgeOptions } from './core/judge.ts';
import type { FactName, KnownFacts } from './core/facts.ts';
import { findingClassOf } from './core/report/finding-classes.ts';
import { withSentence, type Messages, type ReportFinding } from './core/report/finding-sentences.ts';
import { losesPoints, newFaults } from './core/report/new-faults.ts';
import { isFailedGate } from './core/report/score.ts';
import type { AnySignal } from './core/signal.ts';
import type { Status, Verdict } from './core/verdict.ts';
import { withDerivedFacts } from './derive/derived-facts.ts';
import { fixesOfKinds, fixKinds } from './fixes/index.ts';
import { isUncoveredByFix, type FixId, type FixKind, type FixSetting, type PageFix, type Values } from './fixes/fix.ts';
import { applyFixInSteps } from './fixes/with-fix.ts';
import { checks as en } from '../words/en/checks/index.ts';
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
const isWorse = (signal: string, before: Verdict, after: Verdict): boolean =>
  (after.status === 'unchecked' && (before.status === 'pass' || before.status === 'warn')) ||
  newFaults(signal, before, after).length > 0 ||
  losesPoints(before, after);

/** A gate that the page itself contradicts: its owner means the page to be found, and mends the rest with it. */
const contradictedGate = 'canonical-tag';

/** The signal next to which optional markup is offered. */
const beside = 'schema-properties';
const isAdded = (signal: string, before: Verdict, after: Verdict): boolean =>
  signal === beside && declaresNothing(before) && (after.status === 'pass' || (after.status === 'warn' && declaresNothing(after)));
/** Whether the page has no markup for a rich result, or only lacks that of its kind. */
const declaresNothing = ({ status, findings }: Verdict): boolean =>
  status === 'na' || (status === 'warn' && findings.every((finding) => !isFault(finding.status) || finding.code === 'undeclared'));

/** Whether all that a verdict finds is of the class note: then what stands there is fine, and no paste replaces it. */
const nobodyHasToAct = (signal: string, { findings }: Verdict): boolean =>
  findings.every(({ status, code }) => !isFault(status) || findingClassOf(signal, code) === 'note');

/** Verdicts on a page, each judged once. */
function judgeOnce(known: KnownFacts, options: JudgeOptions): (id: string) => Verdict {
  const made = new Map<string, Verdict>();
  return (id) => {
    const verdict = made.get(id) ?? judgeSignal(byId.get(id)!, known, options);
    made.set(id, verdict);
    return verdict;
  };
}

type Compared = Map<string, { before: Verdict; after: Verdict }>;

/** Judges without and with a fix every signal whose facts it changes, those that it may fix first. */
function* judged(fix: PageFix, known: KnownFacts, options: JudgeOptions, before: (id: string) => Verdict): Steps<Compared> {
  const then = yield* applyFixInSteps(known, fix);
  const read = ({ needs, uses = [] }: AnySignal) => [...needs, ...uses, 'language', 'pageType'] as FactName[];
  const reread = signals.filter((signal) => read(signal).some((name) => known[name] !== then[name])).map(({ id }) => id);
  const verdicts: Compared = new Map();
  for (const id of new Set<string>([...fix.signals, ...reread])) {
    yield;
    const now = before(id);
    yield;
    verdicts.set(id, { before: now, after: judgeSignal(byId.get(id)!, then, options) });
  }
  return verdicts;
}

/** The result of a fix for each of its signals that it changes. */
const resultsOf = ({ signals: served }: PageFix, verdicts: Compared, messages: Messages): FixResult[] =>
  [...verdicts]
    .filter(
      ([id, { before, after }]) =>
        (served as readonly string[]).includes(id) && (before.status !== after.status || isBetter(before, after)),
    )
    .map(([signal, { before, after }]) => ({
      signal,
      before: before.status,
      after: after.status,
      remaining: after.findings.filter(({ status }) => isFault(status)).map((finding) => withSentence(messages, signal, finding)),
    }));

/** Values of a fix with examples for what only its reader knows, to see whether the rest is right; null if no field is empty. */
export function fillEmptyFields(fix: PageFix, values: Values = {}): Values | null {
  const empty = fix.fields.filter(({ value }) => value.trim() === '');
  if (empty.length === 0) return null;
  // The name of the image has no words, which the share image would be compared by.
  const words = (kind: string, index: number) =>
    kind === 'image' ? 'https://example.com/1' : `What is there to be seen or read, in a few words of its own: ${index + 1}`;
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
export const fixOffers = (...args: Parameters<typeof fixOffersInSteps>): FixOffer[] => runToCompletion(fixOffersInSteps(...args));

/** Like {@link fixOffers}, in steps: the facts are derived and judged again for each kind. */
export function* fixOffersInSteps(
  signal: string,
  facts: KnownFacts,
  options: JudgeOptions,
  values: { readonly [K in FixId]?: Values } = {},
  messages: Messages = en,
): Steps<FixOffer[]> {
  const kinds = fixKinds.filter(({ signals: served }) => (served as readonly string[]).includes(signal));
  if (kinds.length === 0) return [];
  const known = withDerivedFacts(facts);
  const before = judgeOnce(known, options);
  const { status } = before(signal);
  const adding = signal === beside && declaresNothing(before(signal));
  if (!isFault(status) && !adding) return [];
  if (!adding && nobodyHasToAct(signal, before(signal))) return [];
  // A page that looks like an error page is only warned about, but it is not what its owner wants to be found either.
  const isClosedBy = (one: AnySignal) =>
    isFailedGate({ signal: one, verdict: before(one.id) }) || before(one.id).caps?.includes('error-page') === true;
  const closed = signals.filter((one) => one.id !== contradictedGate && isClosedBy(one)).map(({ id }) => id);
  // Nobody sees what is pasted into a page that a gate closes, so the gate comes first.
  const serving = kinds.filter(
    ({ adds, signals: served }) => (adds || !adding) && (closed.length === 0 || served.some((id) => closed.includes(id))),
  );
  const offers: FixOffer[] = [];
  for (const kind of serving) {
    yield;
    const offered = yield* offerOf(kind, signal, known, options, before, values[kind.id] ?? {}, messages);
    if (offered) offers.push(offered);
  }
  return offers;
}

/** The first proposal of a kind that makes its signal better, and nothing worse. */
function* offerOf(
  kind: FixKind,
  signal: string,
  known: KnownFacts,
  options: JudgeOptions,
  before: (id: string) => Verdict,
  values: Values,
  messages: Messages,
): Steps<FixOffer | null> {
  const setting = settingOf(known, options);
  for (const [place, fix] of fixesOfKinds([kind], known, setting, values).entries()) {
    const sampled = fillEmptyFields(fix, values);
    const whole = sampled ? fixesOfKinds([kind], known, setting, sampled)[place] : fix;
    if (!whole) continue;
    yield;
    const best = yield* judged(whole, known, options, before);
    const verdicts = best.get(signal)!;
    const better = isBetter(verdicts.before, verdicts.after);
    const optional = verdicts.before.status === 'na' || (signal === beside && declaresNothing(verdicts.before) && !better);
    const helps = better || isAdded(signal, verdicts.before, verdicts.after) || (optional && kind.adds === 'unjudged');
    const harms = [...best].some(([id, { before: then, after }]) => isWorse(id, then, after) && !isUncoveredByFix(fix, id, then));
    // A fix that the user has filled in stays visible, whatever its result.
    if ((!helps || harms) && Object.keys(values).length === 0) continue;
    yield;
    const now = sampled ? yield* judged(fix, known, options, before) : best;
    const results = resultsOf(fix, now, messages).toSorted((a, b) => Number(b.signal === signal) - Number(a.signal === signal));
    // A placeholder is pasted too, so without a value something is missing.
    const lacks =
      rank[now.get(signal)!.after.status] < rank[verdicts.after.status] ||
      fix.fields.some(({ sample, value }) => sample !== undefined && value.trim() === '');
    return { fix, results, unfilled: sampled !== null && lacks, optional };
  }
  return null;
}
