import type { PageType, PageTypeFact } from '../../core/facts/about.ts';
import { typeByDeclaration } from './declared.ts';
import { evidence, type EvidenceId } from './evidence.ts';
import { gates } from './gates.ts';
import { viewOf, type PageTypeFacts, type View } from './view.ts';
import { fittedTypes, weights } from './weights.ts';

/** Types whose weights we set ourselves, because too few labeled pages are known. */
const narrowTypes = ['faq', 'about', 'local', 'media', 'tool'] as const satisfies readonly PageType[];
/** Base weight of these types: unlikely without evidence. */
const narrowStart = -2;
export const weighedTypes: readonly PageType[] = [...fittedTypes, ...narrowTypes];

/** Minimum share of the likelihood for a type to be clear; maximum number of pieces of evidence that a reason names. */
export const detectLimits = { clear: 0.4, named: 3 } as const;

/** Ids of the evidence found on a page. */
export const findEvidence = (view: View): EvidenceId[] => evidence.flatMap(({ id, find }) => (find(view) ? [id] : []));

/** Weight of a piece of evidence for each of the weighed types; '' for their base weights. */
export function evidenceWeights(id: EvidenceId | ''): number[] {
  const row = evidence.find((piece) => piece.id === id);
  const ours = (type: PageType) => row?.ours?.[type] ?? 0;
  return [
    ...fittedTypes.map((type, index) => (weights[id]?.[index] ?? 0) + ours(type)),
    ...narrowTypes.map((type) => (id === '' ? narrowStart : ours(type))),
  ];
}

/**
 * The two types with the highest scores, as indices, and whether the first is clear. A page whose headline has a date and an author is not
 * a list, however many cards it has beside its text.
 */
export function twoLikeliestTypes(weighed: readonly number[], ids: readonly string[]): { best: number; second: number; isClear: boolean } {
  const isSignedAndDated = ids.includes('day-at-title') && (ids.includes('signed') || ids.includes('author-declared'));
  const scores = weighed.map((score, type) => (isSignedAndDated && weighedTypes[type] === 'listing' ? -100 : score));
  const [best, second] = scores.map((_, type) => type).sort((a, b) => scores[b]! - scores[a]!) as [number, number];
  const share = 1 / scores.reduce((sum, score) => sum + Math.exp(score - scores[best]!), 0);
  return { best, second, isClear: share >= detectLimits.clear };
}

/**
 * The type of a page: by its role in the site if that is plain (gates), otherwise what it declares itself to be (declared.ts), otherwise
 * by the sum of the weights of all evidence for each type. Deterministic.
 */
export function detectPageType(facts: PageTypeFacts): PageTypeFact {
  const view = viewOf(facts);
  for (const [type, gate] of gates) {
    const reason = gate(view);
    if (reason) return { type, reason, evidence: [] };
  }
  const declared = typeByDeclaration(view);
  if (declared) return { ...declared, evidence: [] };
  const found = findEvidence(view).map((id) => ({ id, weights: evidenceWeights(id) }));
  const scores = evidenceWeights('').map((start, type) => found.reduce((sum, piece) => sum + piece.weights[type]!, start));
  const { best, second, isClear } = twoLikeliestTypes(
    scores,
    found.map(({ id }) => id),
  );
  const decided = found
    .map(({ id, weights: by }) => ({ id, weight: Math.round((by[best]! - by[second]!) * 100) / 100 }))
    .sort((a, b) => b.weight - a.weight);
  const named = decided
    .filter(({ weight }) => weight > 0)
    .slice(0, detectLimits.named)
    .map(({ id }) => id);
  if (!isClear || named.length === 0) return { type: 'other', reason: { code: 'none', args: {} }, evidence: decided };
  return { type: weighedTypes[best]!, reason: { code: 'evidence', args: { ids: named } }, evidence: decided };
}
