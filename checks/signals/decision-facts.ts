import { tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { note, pass, unchecked, uncheckedAs, verdict, warn } from '../core/verdict.ts';
import { findDecisionFacts, wantedSpecifications, type DecisionFact, type DecisionFactId } from '../derive/text/decision-facts.ts';

const withKnownScore = (facts: readonly DecisionFact[]) =>
  facts.filter((fact): fact is DecisionFact & { score: number } => typeof fact.score === 'number');
const mean = (facts: readonly (DecisionFact & { score: number })[]) =>
  facts.reduce((sum, { weight, score }) => sum + weight * score, 0) / facts.reduce((sum, { weight }) => sum + weight, 0);
const names = (facts: readonly DecisionFact[]) => facts.map(({ id }) => id);
/**
 * Facts that a page can do without if it states the rest: how a product is described differs from shop to shop, and software that runs on its
 * maker's servers has no version.
 */
const details: ReadonlySet<DecisionFactId> = new Set<DecisionFactId>([
  'version',
  'specifications',
  'availability',
  'marked-price',
  'included',
  'area',
]);

export default defineSignal({
  id: 'decision-facts',
  group: 'ai',
  sources: [
    {
      title: 'What Gets Cited: Competitive GEO in AI Answer Engines (252,000 trials; a stated price helps after topic match and position)',
      url: 'https://arxiv.org/abs/2605.25517',
      checked: '2026-11-21',
      mark: 'abstract',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'R'],
  weight: 1,
  geo: { category: 'evidence', points: 5, grade: 'medium' },
  tools: ['evidence'],
  needs: ['page', 'text', 'offer', 'structuredData', 'links', 'parts', 'provenance'],
  uses: ['served'],
  limits: { pass: 0.7, specifications: wantedSpecifications },
  heuristics: ['lacking'],
  judge({ page, text, offer, structuredData, links, parts, provenance, served }, { m, w, limits, missing, pageType, language }) {
    const facts = findDecisionFacts({ page, text, offer, structuredData, links, parts, provenance, served }, pageType, language);
    const status = (score: number) => (score >= limits.pass ? 'pass' : 'warn');
    const measured = withKnownScore(facts);
    const open = facts.filter(({ score }) => score === 'unknown');
    const score = mean(measured);
    if (open.length > 0) {
      const withOpen = (value: number) => status(mean([...measured, ...open.map((fact) => ({ ...fact, score: value }))]));
      if (withOpen(0) !== withOpen(1)) {
        return served ? uncheckedAs('too-large', m.sourceTooLong()) : unchecked(missing('served'));
      }
    }
    const { specifications } = limits;
    const evidence = tableEvidence(
      [w.fact(), w.weight(), w.found()],
      facts.map(({ id, weight, score: part, found, selector }) => ({
        cells: [
          w.named({ id, specifications }),
          w.share({ value: weight }),
          part === null ? w.untold() : part === 'unknown' ? w.unknown() : found || (part === 1 ? w.yes() : w.no()),
        ],
        ...(selector && { at: selector }),
      })),
    );
    const extra = { score, value: `${Math.round(score * 100)} %` };
    const unstated = names(measured.filter((fact) => fact.score === 0));
    if (status(score) === 'pass' || unstated.every((id) => details.has(id))) {
      const stated = pass(
        m.stated({ type: pageType, facts: names(measured.filter((fact) => fact.score === 1)), specifications }),
        evidence,
      );
      return verdict([stated, ...(unstated.length > 0 ? [note(m.unstated({ facts: unstated, specifications }))] : [])], extra);
    }
    return verdict([warn(m.lacking({ type: pageType, facts: unstated, specifications }), evidence)], extra);
  },
});
