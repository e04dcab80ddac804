import { table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn } from '../core/verdict.ts';
import { knowsAttribution } from '../language/attribution.ts';
import { findClaims, quotationUnits } from '../derive/claims.ts';

const percent = (share: number) => Math.round(share * 100);

export default defineSignal({
  id: 'sourced-claims',
  title: 'Claims, numbers and quotations carry sources',
  group: 'ai',
  why: 'A number or a quotation with its source can be checked and passed on. One controlled test found that answer engines use such text more; others found that they hardly look at references.',
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
  uses: ['head', 'provenance'],
  limits: { minClaims: 2, pass: 0.5, failClaims: 3, oneSourceClaims: 6, oneSourceLess: 0.15, minMainOfOther: 100, quotationUnits, nothingToCite: 0.25 },
  messages: {
    sourced: (sourced: number, claims: number) => ({ text: `${sourced} of ${claims} numbers and quotations have a source beside them.`, fix: '' }),
    oneSource: () => ({ text: 'All of them rest on the same source. A second one would let readers compare.', fix: '' }),
    noLinks: () => ({ text: 'The sources are named, not linked. A link lets readers check them in one step.', fix: '' }),
    thin: (sourced: number, claims: number) => ({
      text: `${sourced} of ${claims} numbers and quotations have a source beside them; ${claims - sourced} have none.`,
      fix: 'Say in the sentence who says so, link the source in the paragraph, or show the data on the page.',
    }),
    none: (claims: number) => ({
      text: `None of ${claims} numbers and quotations has a source beside it.`,
      fix: 'Say in the sentence who says so, link the source in the paragraph, or show the data on the page.',
    }),
    notForType: (type: string) => ({ text: `Does not apply: pages of this type (${type}) are not expected to cite sources.`, fix: '' }),
    few: () => ({ text: 'Does not apply: the page makes fewer than two claims with a number or a quotation. There is little to cite it for.', fix: '' }),
  },
  judge({ page, text, head, provenance }, { m, limits, pageType, language }) {
    const judged = pageType === 'article' || pageType === 'docs' || pageType === 'faq' || (pageType === 'other' && text.mainUnits >= limits.minMainOfOther);
    if (!judged) return na(m.notForType(pageType));
    const { claims, sourced, domains, sources, referenceList } = findClaims({ page, text, ...(head && { head }), ...(provenance && { provenance }) }, language);
    const count = claims.length;
    // Nothing to check is no fault of the page, but it leaves little to cite (geo.md, Scoring).
    if (count < limits.minClaims) return { ...na(m.few()), geoScore: limits.nothingToCite };
    const rows = [...claims].sort((a, b) => Number(a.source !== 'none') - Number(b.source !== 'none'))
      .map((claim) => ({ cells: [claim.figure || 'quotation', claim.text.slice(0, 200), claim.source === 'none' ? 'no source' : claim.why], at: claim.selector }));
    const evidence = table(['Claim', 'Text', 'Source'], rows);
    const one = sourced >= limits.oneSourceClaims && sources < 2;
    const score = Math.max(0, sourced / count - (one ? limits.oneSourceLess : 0));
    const extra = { score, value: `${percent(sourced / count)} %` };
    if (score >= limits.pass) {
      const advice = one ? [note(m.oneSource())] : domains.length === 0 && !referenceList ? [note(m.noLinks())] : [];
      return verdict([pass(m.sourced(sourced, count), evidence), ...advice], extra);
    }
    if (!knowsAttribution(language)) return unchecked('not-supported', `We have no list of the words by which this language (${language}) names sources; links, notes and names beside quotations alone leave most claims open.`);
    if (sourced === 0) return verdict([count >= limits.failClaims ? fail(m.none(count), evidence) : warn(m.none(count), evidence)], extra);
    return verdict([warn(m.thin(sourced, count), evidence)], extra);
  },
});
