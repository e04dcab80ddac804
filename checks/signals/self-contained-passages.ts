import { tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, verdict, warn } from '../core/verdict.ts';
import { lexiconFor } from '../language/language-words.ts';
import { passageLimits, scoredPassages, type PassageScore } from '../derive/text/passages.ts';
import { lengthOfText } from '../derive/text/length.ts';

const sizeOf = ({ passage }: PassageScore) =>
  passage.units < passageLimits.from ? 'short' : passage.units > passageLimits.most ? 'long' : '';
/** A page with few blocks has no top terms, so none are missing. */
const isAnchored = ({ parts }: PassageScore) => parts.every(({ name, score }) => name !== 'anchor' || score !== 0);

export default defineSignal({
  id: 'self-contained-passages',
  group: 'ai',
  sources: [
    {
      title: 'Anthropic, Introducing Contextual Retrieval (passages without context are found less often)',
      url: 'https://www.anthropic.com/news/contextual-retrieval',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Google, AI features and your website: pages need not be cut for AI (counter-evidence)',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 4, grade: 'medium' },
  tools: ['passages'],
  needs: ['page', 'head', 'text'],
  uses: ['provenance'],
  limits: { ...passageLimits, pass: 0.7, minPassages: 3 },
  heuristics: ['lean'],
  judge({ page, head, text, provenance }, { m, w, limits, language }) {
    const { passages } = scoredPassages({ page, head, text, provenance }, language);
    if (passages.length < limits.minPassages) return na(m.few({ minPassages: limits.minPassages }));
    const score = passages.reduce((sum, passage) => sum + passage.score, 0) / passages.length;
    const rows = [...passages]
      .sort((a, b) => a.score - b.score)
      .map((scored) => ({
        cells: [
          scored.passage.heading?.text.slice(0, 80) ?? '',
          scored.lead.slice(0, 160),
          String(lengthOfText(scored.passage.units, text, language).count),
          String(Math.round(scored.score * 100)),
          w.troubles({ size: sizeOf(scored), anchor: isAnchored(scored), opener: scored.opener, pointer: scored.pointer }),
        ],
        at: scored.passage.blocks[0]?.selector ?? '',
      }));
    const evidence = tableEvidence([w.heading(), w.first(), w[lengthOfText(0, text, language).in](), w.score(), w.why()], rows);
    const notes = lexiconFor(language) ? [] : [note(m.noLexicon({ language }))];
    const extra = { score, value: `${Math.round(score * 100)} %` };
    const counts = { weak: passages.filter((passage) => passage.score < limits.pass).length, count: passages.length };
    if (score >= limits.pass) return verdict([pass(m.stand(counts), evidence), ...notes], extra);
    const lean = m.lean(counts);
    return verdict([warn(lean, evidence), ...notes], extra);
  },
});
