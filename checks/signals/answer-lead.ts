import { elementsEvidence, measuredEvidence, tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, verdict, warn } from '../core/verdict.ts';
import { blockRef } from '../core/block-refs.ts';
import { leadLimits, scoredPassages } from '../derive/text/passages.ts';
import { lengthOfText } from '../derive/text/length.ts';

export default defineSignal({
  id: 'answer-lead',
  group: 'ai',
  sources: [
    {
      title: 'Indig, The science of how AI pays attention (18,012 ChatGPT citations: 44.2 % from the first 30 % of the page)',
      url: 'https://www.growth-memo.com/p/the-science-of-how-ai-pays-attention',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Google, AI features and your website: no rewriting for AI is needed (counter-evidence)',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 5, grade: 'medium' },
  tools: ['passages'],
  needs: ['page', 'head', 'text'],
  uses: ['provenance'],
  limits: { ...leadLimits, pass: 0.7, minMain: 40 },
  heuristics: ['none', 'weak'],
  judge({ page, head, text, provenance }, { m, w, limits, language }) {
    if (text.mainUnits < limits.minMain) return na(m.little());
    const { lead } = scoredPassages({ page, head, text, provenance }, language);
    if (!lead)
      return verdict([warn(m.none({ within: limits.within }), measuredEvidence(0, limits.minUnits, w.words())), note(m.ours())], {
        score: 0,
      });
    const { block, before, namedWords, missingWords, score, parts } = lead;
    const length = lengthOfText(block.units, text, language);
    const extra = { score, value: `${Math.round(score * 100)} %` };
    const ours = note(
      m.ours(),
      tableEvidence(
        [w.part(), w.weight(), w.score()],
        parts.map(({ name, weight, score: part }) => ({
          cells: [w[name](), w.share({ value: weight }), part === null ? w.notApplicable() : w.share({ value: part })],
          at: block.selector,
        })),
      ),
    );
    const where = elementsEvidence([blockRef(block)]);
    if (score >= limits.pass) return verdict([pass(m.early({ length, named: namedWords }), where), ours], extra);
    const lacking = parts.filter(({ score: part }) => part !== null && part < 1).map(({ name }) => name);
    const weak = m.weak({ weak: lacking, length, before: lengthOfText(before, text, language), missing: missingWords });
    return verdict([warn(weak, where), ours], extra);
  },
});
