import type { Judged } from '../judge.ts';
import type { Status } from '../verdict.ts';

/** Number of signals by status. */
export type Counts = Record<Status, number>;

export interface Gate {
  /** Id of the failed signal. */
  signal: string;
}

/** Maximum audit score while a gate fails (docs/judging/signals.md, Gates). */
export const gateCap = 30;

export function countStatuses(judged: readonly Judged[]): Counts {
  const counts: Counts = { pass: 0, warn: 0, fail: 0, na: 0, unchecked: 0 };
  for (const { verdict } of judged) counts[verdict.status]++;
  return counts;
}

/** Whether a verdict is a failure that keeps the page from being found. */
export const isFailedGate = ({ signal, verdict }: Judged): boolean =>
  verdict.status === 'fail' && (signal.gate === true || verdict.leads === true);

/** The first failed gate in catalogue order, or null. */
export function firstFailedGate(judged: readonly Judged[]): Gate | null {
  const hit = judged.find(isFailedGate);
  return hit ? { signal: hit.signal.id } : null;
}

/**
 * Score of the audit, 0…100: 100 × Σ(weight·score) / Σweight over signals that are pass, warn or fail,
 * rounded down, capped while a gate fails. Null if nothing could be judged.
 */
export function auditScore(judged: readonly Judged[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { signal, verdict } of judged) {
    if (verdict.score === null) continue;
    sum += signal.weight * verdict.score;
    weights += signal.weight;
  }
  if (weights === 0) return null;
  // Rounding noise must not lower a sum of products such as 0.1 × 3 below a whole number.
  const score = Math.floor((100 * sum) / weights + 1e-9);
  return firstFailedGate(judged) ? Math.min(score, gateCap) : score;
}

/** Band of the audit score. Our convention: a page capped by a gate is poor, one whose important checks pass is good. */
export const scoreBand = (score: number): 'excellent' | 'good' | 'fair' | 'poor' =>
  score >= 90 ? 'excellent' : score >= 75 ? 'good' : score >= 50 ? 'fair' : 'poor';
