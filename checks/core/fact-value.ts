import type { FactName, FactTable, KnownFacts } from './facts.ts';
import { factFailure, type Gap } from './failure.ts';

// Not in judge.ts or report.ts: views that only read facts would load all that judges them.

/** The value of a fact; undefined if it is missing. */
export function factValueOf<N extends keyof FactTable>(known: KnownFacts, name: N): FactTable[N] | undefined {
  const gathered = known[name];
  return gathered?.ok ? (gathered.value as FactTable[N]) : undefined;
}

/** Why a fact is missing. */
export function whyFactIsMissing(known: KnownFacts, name: FactName): Gap {
  const gathered = known[name] ?? factFailure('pending', 'pending');
  if (gathered.ok) throw new Error(`${name} is not missing.`);
  const { ok: _, ...gap } = gathered;
  return gap;
}
