import { tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, uncheckedAs, verdict, warn } from '../core/verdict.ts';
import { knowsAttribution } from '../language/attribution.ts';
import { findClaims, quotationUnits, type Claims } from '../derive/text/claims.ts';
import { itemsOfPage } from '../derive/structured-data/page-items.ts';
import { lengthOfText } from '../derive/text/length.ts';
import { linearStep } from '../core/helpers/linear-step.ts';

export default defineSignal({
  id: 'sourced-claims',
  group: 'ai',
  sources: [
    {
      title: 'Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024',
      url: 'https://arxiv.org/abs/2311.09735',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'C-SEO Bench: Does Conversational SEO Work?, NeurIPS 2025 (counter-evidence: 3 of 54 cells significant)',
      url: 'https://arxiv.org/abs/2506.11097',
      checked: '2026-11-21',
      mark: 'abstract',
    },
    {
      title: 'Wan et al., What Evidence Do Language Models Find Convincing?, ACL 2024 (counter-evidence: references mostly ignored)',
      url: 'https://arxiv.org/abs/2402.11782',
      checked: '2026-11-21',
      mark: 'abstract',
    },
    {
      title:
        'emmabau, GEO in B2B enterprise IT, data of a master’s thesis, 2026 (one small model: texts that state more quantities are cited more, texts with more quotations are not)',
      url: 'https://github.com/emmabau/Masterthesis-Generative-Engine-Optimization-GEO-in-B2B-Enterprise-IT',
      checked: '2026-11-23',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'evidence', points: 7, grade: 'medium' },
  tools: ['evidence'],
  needs: ['page', 'text'],
  uses: ['head', 'provenance', 'structuredData', 'about'],
  limits: { minClaims: 2, pass: 0.5, densityFull: 1.5, densityPart: 0.5, sparse: 0.5, oneSourceClaims: 6, quotationUnits },
  heuristics: ['none', 'thin'],
  judge({ page, text, head, provenance, structuredData, about }, { m, w, limits, pageType, language }) {
    // Grams, degrees and minutes of a recipe come from its author.
    const isRecipe = itemsOfPage(structuredData?.items ?? [], about?.headline ?? '', page.url).some(({ types }) =>
      types.includes('Recipe'),
    );
    if (isRecipe) return na(m.recipe());
    const found = findClaims({ page, text, head, provenance }, language, pageType);
    const { claims, sourced, domains, sources, referenceList, quantities } = found;
    const count = claims.length;
    const score = scoreOf(found, limits);
    // Nothing to check is no fault of the page, but leaves little to cite (docs/judging/geo-score.md, Evidence).
    if (count < limits.minClaims) return { ...na(m.few({ minClaims: limits.minClaims })), geoScore: score };
    const rows = [...claims]
      .sort((a, b) => Number(a.source !== 'none') - Number(b.source !== 'none'))
      .map((claim) => ({
        cells: [claim.figure || w.quotation(), claim.text.slice(0, 200), w.sourceOf({ kind: claim.source, why: claim.why })],
        at: claim.selector,
      }));
    const evidence = tableEvidence([w.claim(), w.text(), w.source()], rows);
    const share = sourced / count;
    const extra = { score, value: `${Math.round(share * 100)} %` };
    const sparse =
      densityOf(quantities.length, found.units, limits.densityFull) < limits.sparse
        ? [note(m.sparse({ quantities: quantities.length, length: lengthOfText(found.units, text, language) }))]
        : [];
    if (share >= limits.pass) {
      const one = sourced >= limits.oneSourceClaims && sources < 2;
      const advice = one ? [note(m.oneSource())] : domains.length === 0 && !referenceList ? [note(m.noLinks())] : [];
      return verdict([pass(m.sourced({ sourced, claims: count }), evidence), ...advice, ...sparse], extra);
    }
    if (!knowsAttribution(language)) return uncheckedAs('not-supported', m.wordsUnknown({ language }));
    return verdict([warn(sourced === 0 ? m.none({ claims: count }) : m.thin({ sourced, claims: count }), evidence), ...sparse], extra);
  },
});

/** Density of quantities in a text, 0…1. @param units text units */
const densityOf = (quantities: number, units: number, full: number): number =>
  units === 0 ? 0 : linearStep((100 * quantities) / units, 0, full);

/**
 * Half for the density of quantities, half for the share of claims with a source. An unsourced quantity counts, with the words of its
 * sentence, only as far as it raises the score: deleting a true number never helps.
 */
function scoreOf(
  { claims, units, quantities }: Claims,
  { minClaims, densityFull, densityPart }: { minClaims: number; densityFull: number; densityPart: number },
): number {
  const sizes = (sourced: boolean) => quantities.filter((quantity) => quantity.sourced === sourced).map((quantity) => quantity.units);
  // Capped at the length at which density is full, so that a long sentence does not dilute the rest.
  const sized = (size: number) => Math.min(size, 100 / densityFull);
  const [backed, open] = [sizes(true), sizes(false).sort((a, b) => a - b)];
  const sourced = claims.filter(({ source }) => source !== 'none').length;
  let read =
    Math.max(0, units - quantities.reduce((sum, quantity) => sum + quantity.units, 0)) + backed.reduce((sum, size) => sum + sized(size), 0);
  let best = 0;
  for (let unsourced = 0; unsourced <= open.length; unsourced++) {
    if (unsourced > 0) read += sized(open[unsourced - 1]!);
    const density = densityOf(backed.length + unsourced, read, densityFull);
    const share = sourced / Math.max(claims.length - open.length + unsourced, minClaims);
    best = Math.max(best, densityPart * density + (1 - densityPart) * share);
  }
  return best;
}
