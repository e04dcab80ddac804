import type { PageType, PageTypeFact } from '../../core/facts.ts';
import { evidence, type EvidenceId } from './evidence.ts';
import { gates } from './gates.ts';
import { viewOf, type PageTypeFacts, type View } from './view.ts';
import { fittedTypes, weights } from './weights.ts';

/** Types of our own weights: few pages with labels are known of them. */
const ownTypes = ['faq', 'about', 'local', 'media', 'tool'] as const satisfies readonly PageType[];
/** The score of a type that nothing on the page shows. */
const notShown = -100;
/** What speaks against them where nothing speaks for them. */
const ownStart = -2;
export const weighedTypes: readonly PageType[] = [...fittedTypes, ...ownTypes];

/**
 * Of each fitted type, what a page must show at least one of. Without it, what is missing would decide alone: a short page without a date
 * is no list because of that.
 */
const shown: Readonly<Partial<Record<PageType, readonly EvidenceId[]>>> = {
  article: [
    'markup-article',
    'og-article',
    'meta-published',
    'meta-citation',
    'path-day',
    'path-article',
    'path-article-end',
    'host-articles',
    'day-at-title',
    'day-declared',
    'signed',
    'author-declared',
    'headline-is-title',
    'prose-much',
    'prose-enough',
  ],
  listing: [
    'markup-list',
    'path-category',
    'links-most',
    'links-some',
    'targets-many',
    'targets-some',
    'headings-lead-on',
    'cards',
    'cards-hold-text',
    'alike-links',
    'one-folder',
    'pages-below',
    'pages',
    'prices-many',
    'to-cart-many',
  ],
  forum: ['markup-thread', 'made-for-threads', 'path-thread', 'host-threads', 'posts', 'accounts', 'post-actions'],
  product: [
    'markup-product',
    'og-product',
    'meta-price',
    'made-for-shops',
    'host-shop',
    'path-product',
    'price-at-headline',
    'price-one',
    'prices-many',
    'to-cart',
    'button-at-headline',
    'specification',
    'rows',
  ],
  docs: [
    'markup-manual',
    'made-for-docs',
    'path-docs',
    'path-docs-wide',
    'path-version',
    'host-docs',
    'code',
    'code-in-text',
    'menu-beside',
    'chapters',
    'source-of-page',
    'in-page-links',
  ],
  service: [
    'markup-service',
    'path-service',
    'calls',
    'leads-to-contact',
    'leads-to-order',
    'phone',
    'form',
    'address',
    'price-one',
    'prices-many',
    'sections',
    'sections-brief',
    'sections-brief-with-calls',
  ],
};

/** Share of the likelihood below which no type is clear; pieces of evidence that a reason names. */
export const detectLimits = { clear: 0.4, named: 3 } as const;

/** Ids of what was found on a page. */
export const evidenceOn = (view: View): EvidenceId[] => evidence.flatMap(({ id, find }) => (find(view) ? [id] : []));

/** Weight of a piece of evidence for each of the weighed types; '' is what they have before any. */
export function weightsOf(id: EvidenceId | ''): number[] {
  const row = evidence.find((piece) => piece.id === id);
  const ours = (type: PageType) => row?.ours?.[type] ?? 0;
  return [
    ...fittedTypes.map((type, index) => (weights[id]?.[index] ?? 0) + ours(type)),
    ...ownTypes.map((type) => (id === '' ? ownStart : ours(type))),
  ];
}

/**
 * The type of a page: by what it is for the site where that is plain (gates), else by the sum of the weights of all that speaks for each
 * type. Deterministic, and without words of a language.
 */
export function detectPageType(facts: PageTypeFacts): PageTypeFact {
  const view = viewOf(facts);
  for (const [type, gate] of gates) {
    const reason = gate(view);
    if (reason) return { type, reason, evidence: [] };
  }
  const found = evidenceOn(view).map((id) => ({ id, weights: weightsOf(id) }));
  const isShown = (type: PageType) => shown[type]?.some((id) => found.some((piece) => piece.id === id)) ?? true;
  const scores = weightsOf('').map((start, type) =>
    isShown(weighedTypes[type]!) ? found.reduce((sum, piece) => sum + piece.weights[type]!, start) : notShown,
  );
  const order = scores.map((_, type) => type).sort((a, b) => scores[b]! - scores[a]!);
  const [best, second] = [order[0]!, order[1]!];
  const told = found
    .map(({ id, weights: by }) => ({ id, weight: Math.round((by[best]! - by[second]!) * 100) / 100 }))
    .sort((a, b) => b.weight - a.weight);
  const share = 1 / scores.reduce((sum, score) => sum + Math.exp(score - scores[best]!), 0);
  const ids = told
    .filter(({ weight }) => weight > 0)
    .slice(0, detectLimits.named)
    .map(({ id }) => id);
  if (share < detectLimits.clear || ids.length === 0) return { type: 'other', reason: { code: 'none', args: {} }, evidence: told };
  return { type: weighedTypes[best]!, reason: { code: 'evidence', args: { ids } }, evidence: told };
}
