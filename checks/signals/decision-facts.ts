import { table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, unchecked, verdict, warn } from '../core/verdict.ts';
import { decisionFacts, wantedSpecifications, type DecisionFact } from '../derive/decision-facts.ts';

const names: Record<string, string> = { product: 'product', local: 'local organisation', tool: 'tool' };
const known = (facts: readonly DecisionFact[]) => facts.filter((fact): fact is DecisionFact & { score: number } => typeof fact.score === 'number');
const mean = (facts: readonly (DecisionFact & { score: number })[]) =>
  facts.reduce((sum, { weight, score }) => sum + weight * score, 0) / facts.reduce((sum, { weight }) => sum + weight, 0);
const list = (facts: readonly DecisionFact[]) => facts.map(({ name }) => name).join(', ');

export default defineSignal({
  id: 'decision-facts',
  group: 'ai',
  sources: [
    { title: 'What Gets Cited: Competitive GEO in AI Answer Engines (252,000 trials; a stated price helps after topic match and position)', url: 'https://arxiv.org/abs/2605.25517', checked: '2026-11-21', mark: 'abstract' },
    { title: 'Which facts count, and their weights, are our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'R'],
  weight: 1,
  geo: { category: 'evidence', points: 5, grade: 'medium' },
  tools: ['evidence'],
  needs: ['page', 'text', 'offer', 'structuredData', 'links', 'parts', 'provenance'],
  uses: ['served'],
  limits: { pass: 0.7, warn: 0.35, specifications: wantedSpecifications },
  judge({ page, text, offer, structuredData, links, parts, provenance, served }, { m, limits, missing, pageType, language }) {
    const type = names[pageType];
    if (!type) return na(m.notForType());
    const facts = decisionFacts({ page, text, offer, structuredData, links, parts, provenance, ...(served && { served }) }, pageType, language);
    const status = (score: number) => (score >= limits.pass ? 'pass' : score >= limits.warn ? 'warn' : 'fail');
    const measured = known(facts);
    const open = facts.filter(({ score }) => score === 'unknown');
    const score = mean(measured);
    if (open.length > 0) {
      const withOpen = (value: number) => status(mean([...measured, ...open.map((fact) => ({ ...fact, score: value }))]));
      if (withOpen(0) !== withOpen(1)) {
        const gap = served ? { reason: 'too-large' as const, detail: 'The source is longer than the part of it that was read for prices.' } : missing('served');
        return unchecked(gap.reason, gap.detail);
      }
    }
    const evidence = table(['Fact', 'Weight', 'Found'], facts.map(({ name, weight, score: part, found, selector }) => ({
      cells: [name, weight.toFixed(2), part === null ? 'cannot be told here' : part === 'unknown' ? 'source not read' : found || (part === 1 ? 'yes' : 'no')],
      ...(selector && { at: selector }),
    })));
    const extra = { score, value: `${Math.round(score * 100)} %` };
    const lacks = list(measured.filter((fact) => fact.score === 0));
    if (status(score) === 'pass') return verdict([pass(m.stated({ type, facts: list(measured.filter((fact) => fact.score === 1)) }), evidence)], extra);
    return verdict([status(score) === 'warn' ? warn(m.lacking({ type, facts: lacks }), evidence) : fail(m.lacking({ type, facts: lacks }), evidence)], extra);
  },
});
