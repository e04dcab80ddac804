import { table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn } from '../core/verdict.ts';
import { lexicon } from '../lists/lexicons/index.ts';
import { passageLimits, passageView, type PassageScore } from '../derive/passages.ts';

const percent = (share: number) => Math.round(share * 100);

function troubles({ passage, opener, pointer, anchor }: PassageScore): string {
  const size = passage.units < passageLimits.from ? 'short' : passage.units > passageLimits.most ? 'long' : '';
  return [size, !anchor && 'names none of the page’s top terms', opener && `opens with “${opener}”`, pointer && `points elsewhere (“${pointer}”)`].filter(Boolean).join('; ');
}

export default defineSignal({
  id: 'self-contained-passages',
  title: 'Passages stand on their own',
  group: 'ai',
  why: 'Answer engines take single passages out of pages. A passage that names its subject and points nowhere else keeps its meaning there.',
  sources: [
    { title: 'Anthropic, Introducing Contextual Retrieval (passages without context are found less often)', url: 'https://www.anthropic.com/news/contextual-retrieval', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Google, AI features and your website: pages need not be cut for AI (counter-evidence)', url: 'https://developers.google.com/search/docs/appearance/ai-features', checked: '2026-11-21', mark: 'secondary' },
    { title: 'The formula is our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 5, grade: 'medium' },
  tools: ['passages'],
  needs: ['page', 'head', 'text'],
  uses: ['provenance'],
  limits: { ...passageLimits, pass: 0.7, warn: 0.35, minPassages: 3, minMainOfOther: 100 },
  messages: {
    stand: (count: number, share: number) => ({ text: `${count} passages stand on their own (${share} of 100 by our heuristic).`, fix: '' }),
    lean: (weak: number, count: number, share: number) => ({
      text: `${weak} of ${count} passages lean on their surroundings (${share} of 100 by our heuristic).`,
      fix: 'Name the subject in the passage or its heading, replace an opening “this” by what it means, and link instead of writing “see above”.',
    }),
    noLexicon: (language: string) => ({ text: `We have no list of openers and pointers for this language (${language}), so only length and terms were judged.`, fix: '' }),
    notForType: (type: string) => ({ text: `Does not apply: passages of this type of page (${type}) are not meant to be quoted.`, fix: '' }),
    few: () => ({ text: 'Does not apply: the page has fewer than three passages.', fix: '' }),
  },
  judge({ page, head, text, provenance }, { m, limits, pageType, language }) {
    const judged = pageType === 'article' || pageType === 'docs' || pageType === 'faq' || (pageType === 'other' && text.mainUnits >= limits.minMainOfOther);
    if (!judged) return na(m.notForType(pageType));
    const { passages } = passageView({ page, head, text, ...(provenance && { provenance }) }, language);
    if (passages.length < limits.minPassages) return na(m.few());
    const score = passages.reduce((sum, passage) => sum + passage.score, 0) / passages.length;
    const rows = [...passages].sort((a, b) => a.score - b.score).map((scored) => ({
      cells: [scored.passage.heading?.text.slice(0, 80) ?? '', scored.lead.slice(0, 160), String(Math.round(scored.passage.units)), String(percent(scored.score)), troubles(scored)],
      at: scored.passage.blocks[0]?.selector ?? '',
    }));
    const evidence = table(['Heading', 'First sentence', 'Words', 'Score', 'Why'], rows);
    const notes = lexicon(language) ? [] : [note(m.noLexicon(language))];
    const extra = { score, value: `${percent(score)} %` };
    if (score >= limits.pass) return verdict([pass(m.stand(passages.length, percent(score)), evidence), ...notes], extra);
    const lean = m.lean(passages.filter((passage) => passage.score < limits.pass).length, passages.length, percent(score));
    return verdict([score >= limits.warn ? warn(lean, evidence) : fail(lean, evidence), ...notes], extra);
  },
});
