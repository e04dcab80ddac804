import { table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, verdict, warn } from '../core/verdict.ts';
import { findClaims, quotationUnits } from '../text/claims.ts';

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
  limits: { minClaims: 2, pass: 0.5, passDomains: 2, failClaims: 3, capClaims: 6, capSources: 2, cap: 0.5, quotationUnits },
  messages: {
    sourced: (sourced: number, claims: number) => ({ text: `${sourced} of ${claims} numbers and quotations have a source beside them.`, fix: '' }),
    thin: (sourced: number, claims: number, domains: number) => ({
      text: `${sourced} of ${claims} numbers and quotations have a source beside them, from ${domains} other ${domains === 1 ? 'site' : 'sites'}.`,
      fix: 'Link the source in the paragraph of the claim, name it, or show the data on the page.',
    }),
    none: (claims: number) => ({
      text: `None of ${claims} numbers and quotations has a source beside it.`,
      fix: 'Link the source in the paragraph of the claim, name it, or show the data on the page.',
    }),
    notForType: (type: string) => ({ text: `Does not apply: pages of this type (${type}) are not expected to cite sources.`, fix: '' }),
    few: () => ({ text: 'Does not apply: the page makes fewer than two claims with a number or a quotation.', fix: '' }),
  },
  judge({ page, text }, { m, limits, pageType, language }) {
    if (pageType !== 'article' && pageType !== 'docs' && pageType !== 'faq') return na(m.notForType(pageType));
    const { claims, sourced, domains, sources, referenceList } = findClaims({ page, text }, language);
    const count = claims.length;
    if (count < limits.minClaims) return na(m.few());
    const share = sourced / count;
    const score = count >= limits.capClaims && sources < limits.capSources ? Math.min(share, limits.cap) : share;
    const rows = [...claims].sort((a, b) => Number(a.source !== 'none') - Number(b.source !== 'none'))
      .map((claim) => ({ cells: [claim.figure || 'quotation', claim.text.slice(0, 200), claim.source === 'none' ? 'no source' : claim.why], at: claim.selector }));
    const evidence = table(['Claim', 'Text', 'Source'], rows);
    const extra = { score, value: `${percent(share)} %` };
    if (sourced === 0) return verdict([count >= limits.failClaims ? fail(m.none(count), evidence) : warn(m.none(count), evidence)], extra);
    if (score >= limits.pass && (domains.length >= limits.passDomains || referenceList)) return verdict([pass(m.sourced(sourced, count), evidence)], extra);
    return verdict([warn(m.thin(sourced, count, domains.length), evidence)], extra);
  },
});
