import { applies } from './applies.ts';
import type { Phrase } from './evidence.ts';
import type { FactName, KnownFacts } from './facts.ts';
import type { PageType } from './facts/about.ts';
import { whyFactIsMissing } from './fact-value.ts';
import { factFailure } from './failure.ts';
import { sortFindings } from './report/finding-order.ts';
import { noOwnLists, type OwnLists } from '../lists/own-lists.ts';
import { whyPartlyRead } from './partial.ts';
import type { AnySignal, Intent } from './signal.ts';
import { undeliveredStatus } from './undelivered-page.ts';
import { note, unchecked, uncheckedAs, markHeuristics, type Args, type CodedMessage, type Finding, type Verdict } from './verdict.ts';
import { errorMessage } from './helpers/error-message.ts';

/** The user's settings for this page, and the time of the audit. */
export interface JudgeOptions {
  intent: Intent;
  /** The user's page type; null to use the detected one. */
  pageType: PageType | null;
  /** The user blocks AI crawlers on purpose, so there is no GEO score. */
  aiOptOut: boolean;
  /** The user's additions to our lists. */
  ownLists?: OwnLists;
  /** Epoch milliseconds. */
  now: number;
}

export interface Judged {
  signal: AnySignal;
  verdict: Verdict;
}

/** Judges every signal by the known facts. Pure: run it again when there are more facts. */
export function judge(signals: readonly AnySignal[], known: KnownFacts, options: JudgeOptions): Judged[] {
  const status = undeliveredStatus(known);
  return signals.map((signal) => ({
    signal,
    verdict:
      status === null || signal.judgesResponse
        ? judgeSignal(signal, known, options)
        : unchecked(factFailure('refused', 'not-delivered', { status })),
  }));
}

/** Judges one signal by the known facts. If it throws, the signal is unchecked; the report never fails. */
export function judgeSignal(signal: AnySignal, known: KnownFacts, options: JudgeOptions): Verdict {
  if (signal.searchOnly && options.intent === 'keep-out') {
    return { status: 'na', score: null, findings: [{ code: 'kept-out', args: {}, status: 'na' }] };
  }
  const facts: Record<string, unknown> = {};
  for (const name of signal.needs as readonly FactName[]) {
    const gathered = known[name];
    if (!gathered?.ok) return unchecked(whyFactIsMissing(known, name));
    facts[name] = gathered.value;
  }
  for (const name of (signal.uses ?? []) as readonly FactName[]) {
    const gathered = known[name];
    if (gathered?.ok) facts[name] = gathered.value;
  }
  const pageType = options.pageType ?? (known.pageType?.ok ? known.pageType.value.type : 'other');
  const applying = applies(signal.id, pageType);
  if (applying === 'no') return { status: 'na', score: null, findings: [{ code: 'not-for-type', args: { type: pageType }, status: 'na' }] };
  try {
    const judged = signal.judge(facts, {
      m: says,
      w: words,
      limits: signal.limits,
      intent: options.intent,
      pageType,
      whenPresent: applying === 'given',
      language: known.language?.ok ? known.language.value.page : 'und',
      ownLists: options.ownLists ?? noOwnLists,
      now: options.now,
      missing: (name: FactName) => whyFactIsMissing(known, name),
    });
    return limitVerdictToWhatWasRead(
      sortFindings(markHeuristics(judged, (signal.heuristics ?? []) as readonly string[]), signal, known),
      signal.needs as readonly FactName[],
      known,
    );
  } catch (error) {
    return unchecked(factFailure('signal-failed', 'signal-failed', { error: errorMessage(error) }));
  }
}

/** Returns each code with its arguments: the types know which codes there are, and with which arguments. */
const says = new Proxy(
  {},
  {
    get:
      (_, code) =>
      (args: Args = {}): CodedMessage => ({ code: String(code), args }),
  },
);
/** The same for words of evidence. */
const words = new Proxy(
  {},
  {
    get:
      (_, phrase) =>
      (args: Phrase['args'] = {}): Phrase => ({ phrase: String(phrase), args }),
  },
);

/** Facts that are collected all over the document, or derived from such. */
const overall = new Set<FactName>([
  'headings',
  'links',
  'images',
  'text',
  'main',
  'semantics',
  'structuredData',
  'parts',
  'controls',
  'offer',
  'provenance',
  'about',
  'schemaTerms',
]);

/**
 * Adds to a verdict what it does not cover. If the page was not read to its end, nothing is called missing or broken that may be in
 * the rest: such a verdict is unchecked, and its findings become notes.
 * @param needs facts on which the verdict depends
 */
function limitVerdictToWhatWasRead(result: Verdict, needs: readonly FactName[], known: KnownFacts): Verdict {
  if (result.status === 'na' || result.status === 'unchecked') return result;
  const page = known.page?.ok ? known.page.value : null;
  const args = page && needs.some((name) => overall.has(name)) ? whyPartlyRead(page) : null;
  if (args && result.status !== 'pass') {
    return uncheckedAs(
      'too-large',
      { code: 'partly-judged', args },
      result.findings.map((finding): Finding => ({ ...finding, status: 'note' })),
    );
  }
  return args === null ? result : { ...result, findings: [...result.findings, note({ code: 'partly-read', args })] };
}
