import type { PageType, PageTypeFact } from '../../core/facts.ts';
import { declaredPageType } from './declared.ts';
import { evidence, type EvidenceId } from './evidence.ts';
import { gates } from './gates.ts';
import { derivePageTypeView, type PageTypeFacts, type View } from './view.ts';
import { fittedTypes, weights } from './weights.ts';

/** Types whose weights we set ourselves, because too few labeled pages are known. */
const narrowTypes = ['faq', 'about', 'local', 'media', 'tool'] as const satisfies readonly PageType[];
/** Score of a type that no evidence on the page shows. */
const notShown = -100;
/** Base weight of these types: unlikely without evidence. */
const narrowStart = -2;
export const weighedTypes: readonly PageType[] = [...fittedTypes, ...narrowTypes];

/** Minimum share of the likelihood for a type to be clear; maximum number of pieces of evidence that a reason names. */
export const detectLimits = { clear: 0.4, named: 3 } as const;

/** Ids of the evidence found on a page. */
export const derivePageTypeEvidence = (view: View): EvidenceId[] => evidence.flatMap(({ id, find }) => (find(view) ? [id] : []));

/** Weight of a piece of evidence for each of the fitted types; '' for their base weights. */
export function pageTypeEvidenceWeights(id: EvidenceId | ''): number[] {
  const row = evidence.find((piece) => piece.id === id);
  const ours = (type: PageType) => row?.ours?.[type] ?? 0;
  return [
    ...fittedTypes.map((type, index) => (weights[id]?.[index] ?? 0) + ours(type)),
    ...narrowTypes.map((type) => (id === '' ? narrowStart : ours(type))),
  ];
}

/**
 * Whether a page with this evidence can be of this type: some evidence must show the type (`shows`), and a page whose headline has a date
 * and an author is not a list, however many cards it has beside its text.
 */
export function pageTypeEvidenceAllows(type: PageType, ids: readonly string[]): boolean {
  if (type === 'listing' && ids.includes('day-at-title') && (ids.includes('signed') || ids.includes('author-declared'))) return false;
  const shows = shownBy.get(type);
  return !shows || ids.some((id) => shows.has(id));
}
const shownBy = new Map(
  weighedTypes.flatMap((type) => {
    const ids = evidence.filter(({ shows }) => shows?.includes(type)).map(({ id }) => id as string);
    return ids.length > 0 ? [[type, new Set(ids)]] : [];
  }),
);

/**
 * The type of a page: by its role in the site if that is plain (gates), otherwise by the sum of the weights of all evidence for each
 * type. Deterministic, without words of any language.
 */
export function derivePageType(facts: PageTypeFacts): PageTypeFact {
  const view = derivePageTypeView(facts);
  for (const [type, gate] of gates) {
    const reason = gate(view);
    if (reason) return { type, reason, evidence: [] };
  }
  const declared = declaredPageType(view);
  if (declared) return { ...declared, evidence: [] };
  const found = derivePageTypeEvidence(view).map((id) => ({ id, weights: pageTypeEvidenceWeights(id) }));
  const ids = found.map(({ id }) => id);
  const scores = pageTypeEvidenceWeights('').map((start, type) =>
    pageTypeEvidenceAllows(weighedTypes[type]!, ids) ? found.reduce((sum, piece) => sum + piece.weights[type]!, start) : notShown,
  );
  const order = scores.map((_, type) => type).sort((a, b) => scores[b]! - scores[a]!);
  const [best, second] = [order[0]!, order[1]!];
  const decided = found
    .map(({ id, weights: by }) => ({ id, weight: Math.round((by[best]! - by[second]!) * 100) / 100 }))
    .sort((a, b) => b.weight - a.weight);
  const share = 1 / scores.reduce((sum, score) => sum + Math.exp(score - scores[best]!), 0);
  const named = decided
    .filter(({ weight }) => weight > 0)
    .slice(0, detectLimits.named)
    .map(({ id }) => id);
  if (share < detectLimits.clear || named.length === 0) return { type: 'other', reason: { code: 'none', args: {} }, evidence: decided };
  return { type: weighedTypes[best]!, reason: { code: 'evidence', args: { ids: named } }, evidence: decided };
}
