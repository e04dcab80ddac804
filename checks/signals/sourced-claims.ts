import { table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn } from '../core/verdict.ts';
import { knowsAttribution } from '../language/attribution.ts';
import { findClaims, quotationUnits } from '../derive/claims.ts';
import { itemsOfPage } from '../derive/page-items.ts';

export default defineSignal({
  id: 'sourced-claims',
  group: 'ai',
  sources: [
    { title: 'Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024', url: 'https://arxiv.org/abs/2311.09735', checked: '2026-11-21', mark: 'secondary' },
    { title: 'C-SEO Bench: Does Conversational SEO Work?, NeurIPS 2025 (counter-evidence: 3 of 54 cells significant)', url: 'https://arxiv.org/abs/2506.11097', checked: '2026-11-21', mark: 'abstract' },
    { title: 'Wan et al., What Evidence Do Language Models Find Convincing?, ACL 2024 (counter-evidence: references mostly ignored)', url: 'https://arxiv.org/abs/2402.11782', checked: '2026-11-21', mark: 'abstract' },
    { title: 'What counts as a claim and as a source is our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'evidence', points: 7, grade: 'medium' },
  tools: ['evidence'],
  needs: ['page', 'text'],
  uses: ['head', 'provenance', 'structuredData', 'about'],
  limits: { minClaims: 2, pass: 0.5, failClaims: 3, oneSourceClaims: 6, oneSourceLess: 0.15, minMainOfOther: 100, quotationUnits, nothingToCite: 0.25 },
  judge({ page, text, head, provenance, structuredData, about }, { m, w, limits, pageType, language }) {
    const judged = pageType === 'article' || pageType === 'docs' || pageType === 'faq' || (pageType === 'other' && text.mainUnits >= limits.minMainOfOther);
    if (!judged) return na(pageType === 'other' ? m.little() : m.notForType({ type: pageType }));
    // Grams, degrees and minutes of a recipe are its writer's own.
    const isRecipe = itemsOfPage(structuredData?.items ?? [], about?.headline ?? '', page.url).some(({ types }) => types.includes('Recipe'));
    if (isRecipe) return na(m.recipe());
    const { claims, sourced, domains, sources, referenceList } = findClaims({ page, text, ...(head && { head }), ...(provenance && { provenance }) }, language);
    const count = claims.length;
    // Nothing to check is no fault of the page, but it leaves little to cite (geo.md, Scoring).
    if (count < limits.minClaims) return { ...na(m.few({ minClaims: limits.minClaims })), geoScore: limits.nothingToCite };
    const rows = [...claims].sort((a, b) => Number(a.source !== 'none') - Number(b.source !== 'none'))
      .map((claim) => ({ cells: [claim.figure || w.quotation(), claim.text.slice(0, 200), w.sourceOf({ kind: claim.source, why: claim.why })], at: claim.selector }));
    const evidence = table([w.claim(), w.text(), w.source()], rows);
    const one = sourced >= limits.oneSourceClaims && sources < 2;
    const score = Math.max(0, sourced / count - (one ? limits.oneSourceLess : 0));
    const extra = { score, value: `${Math.round((sourced / count) * 100)} %` };
    if (score >= limits.pass) {
      const advice = one ? [note(m.oneSource())] : domains.length === 0 && !referenceList ? [note(m.noLinks())] : [];
      return verdict([pass(m.sourced({ sourced, claims: count }), evidence), ...advice], extra);
    }
    if (!knowsAttribution(language)) return uncheckedAs('not-supported', m.wordsUnknown({ language }));
    if (sourced === 0) return verdict([count >= limits.failClaims ? fail(m.none({ claims: count }), evidence) : warn(m.none({ claims: count }), evidence)], extra);
    return verdict([warn(m.thin({ sourced, claims: count }), evidence)], extra);
  },
});
