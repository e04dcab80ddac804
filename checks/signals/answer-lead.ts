import { elements, measure, table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn } from '../core/verdict.ts';
import { blockRef } from '../core/block-refs.ts';
import { leadLimits, passageView } from '../derive/passages.ts';

const percent = (share: number) => Math.round(share * 100);
const mostWords = 6;
const listed = (words: readonly string[]) => words.slice(0, mostWords).map((word) => `“${word}”`).join(', ') + (words.length > mostWords ? ` and ${words.length - mostWords} more` : '');

export default defineSignal({
  id: 'answer-lead',
  title: 'The page states its answer early',
  group: 'ai',
  why: 'Answer engines quote the first third of pages more often than the rest, and readers decide there whether to stay. A lead that names the subject can be quoted alone.',
  sources: [
    { title: 'Indig, The science of how AI pays attention (18,012 ChatGPT citations: 44.2 % from the first 30 % of the page)', url: 'https://www.growth-memo.com/p/the-science-of-how-ai-pays-attention', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Google, AI features and your website: no rewriting for AI is needed (counter-evidence)', url: 'https://developers.google.com/search/docs/appearance/ai-features', checked: '2026-11-21', mark: 'secondary' },
    { title: 'The formula is our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 6, grade: 'medium' },
  tools: ['passages'],
  needs: ['page', 'head', 'text'],
  uses: ['provenance'],
  limits: { ...leadLimits, pass: 0.7, warn: 0.35, minMain: 40 },
  messages: {
    early: (words: number, named: readonly string[]) => ({ text: `The page opens with a paragraph of ${words} words${named.length > 0 ? ` that names ${listed(named)}` : ''}.`, fix: '' }),
    weak: (words: number, before: number, named: readonly string[], missing: readonly string[]) => ({
      text: `The first paragraph has ${words} words${before > 0 ? ` and comes after ${before} others` : ''}. Of the words in title and main heading it names ${named.length > 0 ? listed(named) : 'none'}${missing.length > 0 ? `, not ${listed(missing)}` : ''}.`,
      fix: 'Open the main content with one short paragraph that names the subject and says what the page answers.',
    }),
    none: () => ({
      text: 'No paragraph stands in the first 30 % of the main content.',
      fix: 'Open the main content with a short paragraph that names the subject and says what the page answers.',
    }),
    ours: () => ({ text: 'This is our heuristic over position, subject, length and form of the first paragraph.', fix: '' }),
    notForType: (type: string) => ({ text: `Does not apply: this type of page (${type}) leads to answers instead of stating one.`, fix: '' }),
    little: () => ({ text: 'Does not apply: there is too little main content to have a lead.', fix: '' }),
  },
  judge({ page, head, text, provenance }, { m, limits, pageType, language }) {
    if (pageType === 'home' || pageType === 'listing' || pageType === 'utility') return na(m.notForType(pageType));
    if (text.mainUnits < limits.minMain) return na(m.little());
    const { lead } = passageView({ page, head, text, ...(provenance && { provenance }) }, language);
    if (!lead) return verdict([fail(m.none(), measure(0, limits.minUnits, 'words')), note(m.ours())]);
    const { block, before, namedWords, missingWords, score, parts } = lead;
    const words = Math.round(block.units);
    const extra = { score, value: `${percent(score)} %` };
    const ours = note(m.ours(), table(['Part', 'Weight', 'Score'], parts.map(({ name, weight, score: part }) => ({
      cells: [name, String(weight), part === null ? 'does not apply' : part.toFixed(2)], at: block.selector,
    }))));
    const where = elements([blockRef(block)]);
    if (score >= limits.pass) return verdict([pass(m.early(words, namedWords), where), ours], extra);
    const weak = m.weak(words, Math.round(before), namedWords, missingWords);
    return verdict([score >= limits.warn ? warn(weak, where) : fail(weak, where), ours], extra);
  },
});
