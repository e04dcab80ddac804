import type { Evidence } from './evidence.ts';
import type { UncheckedReason } from './facts/missing.ts';
import type { Gap } from './failure.ts';
import type { CapId } from './report/geo-ids.ts';

/**
 * `na`: does not apply to this page. `unchecked`: applies, but could not be measured here.
 * They are never mixed, and neither costs points.
 */
export type Status = 'pass' | 'warn' | 'fail' | 'na' | 'unchecked';

/** Arguments of a finding's sentence: JSON. */
export type Args = Readonly<Record<string, Arg>>;
export type Arg = string | number | boolean | null | readonly Arg[] | { readonly [name: string]: Arg };
/** A finding without its sentence, which words/en/checks/ has. */
export interface CodedMessage {
  /** Name of the message: the signal's own, or one that any signal may use. */
  code: string;
  args: Args;
}
/** One finding. A note informs and never costs points. */
export interface Finding extends CodedMessage {
  status: 'pass' | 'warn' | 'fail' | 'note' | 'na';
  evidence?: Evidence;
}

export interface Verdict {
  status: Status;
  /** 0…1; null for na and unchecked. */
  score: number | null;
  /** Most severe first. */
  findings: Finding[];
  reason?: UncheckedReason;
  /** The measured value, if one number or word expresses it. */
  value?: string | number;
  /** Score of the GEO part, if it differs from the score, or if only that part applies, does not apply, or was not measured. */
  geoScore?: number | 'na' | 'unchecked';
  caps?: CapId[];
  /** It decides what search engines do with the page, so it comes before everything else. If it fails, it is a gate; if it passes, its note is shown. */
  leads?: true;
}

const severity = { fail: 4, warn: 3, pass: 2, na: 1, note: 0 } as const;

const find =
  (status: Finding['status']) =>
  (message: CodedMessage, evidence?: Evidence): Finding =>
    evidence ? { ...message, status, evidence } : { ...message, status };

export const pass = find('pass');
export const warn = find('warn');
export const fail = find('fail');
export const note = find('note');

/** Share of a signal's points that a finding about everything loses. */
const lost = { pass: 0, warn: 0.5, fail: 1 } as const;

/** The share that a finding is about, 0…1: `count` of `total`; 1 if it does not say so, since it is then about the page. */
export function affectedShare({ count, total }: Args): number {
  return typeof count === 'number' && typeof total === 'number' && total > 0 ? Math.min(1, Math.max(0, count / total)) : 1;
}

/**
 * A verdict from findings: the worst one determines the status, and the most expensive one the score. A finding about some of many
 * things costs in proportion: a warning about 1 of 200 links loses 1/400 of the points.
 * @param findings at least one that is not a note
 */
export function verdict(
  findings: Finding[],
  extra: Partial<Pick<Verdict, 'score' | 'value' | 'geoScore' | 'caps' | 'leads'>> = {},
): Verdict {
  const sorted = [...findings].sort(bySeverity);
  const worst = sorted[0];
  if (!worst || worst.status === 'note') throw new Error('A verdict needs a finding that is not a note.');
  const status = worst.status;
  const score = status === 'na' ? null : (extra.score ?? scoreOf(sorted));
  return { ...extra, status, score, findings: sorted };
}

const scoreOf = (findings: readonly Finding[]): number =>
  1 - Math.max(...findings.map(({ status, args }) => (status in lost ? lost[status as keyof typeof lost] * affectedShare(args) : 0)));

const bySeverity = (a: Finding, b: Finding) => severity[b.status] - severity[a.status];

/**
 * The verdict with heuristic findings downgraded: they warn at most, and cost what a warning costs.
 * @param heuristics codes of findings that rest only on a heuristic
 */
export function markHeuristics(result: Verdict, heuristics: readonly string[]): Verdict {
  if (!result.findings.some(({ code, status }) => status === 'fail' && heuristics.includes(code))) return result;
  const findings = result.findings
    .map((finding): Finding => (finding.status === 'fail' && heuristics.includes(finding.code) ? { ...finding, status: 'warn' } : finding))
    .sort(bySeverity);
  return {
    ...result,
    findings,
    status: result.status === 'fail' && findings[0]!.status === 'warn' ? 'warn' : result.status,
    score: result.score === null ? null : Math.max(result.score, scoreOf(findings)),
  };
}

/** Does not apply to this page. */
export const na = (message: CodedMessage, notes: Finding[] = []): Verdict => ({
  status: 'na',
  score: null,
  findings: [{ ...message, status: 'na' }, ...notes],
});

/** Applies, but could not be measured because something else is missing. */
export const unchecked = ({ reason, code, args }: Gap, notes: Finding[] = []): Verdict => uncheckedAs(reason, { code, args }, notes);

/** Applies, but could not be measured, with its own message. */
export const uncheckedAs = (reason: UncheckedReason, message: CodedMessage, notes: Finding[] = []): Verdict => ({
  status: 'unchecked',
  score: null,
  reason,
  findings: [{ ...message, status: 'note' }, ...notes],
});
