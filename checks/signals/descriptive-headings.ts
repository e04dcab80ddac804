import { tableEvidence } from '../core/evidence.ts';
import type { PageType } from '../core/facts/about.ts';
import { defineSignal } from '../core/signal.ts';
import { na, pass, verdict, warn } from '../core/verdict.ts';
import { headingLimits, scoredPassages, type HeadingScore } from '../derive/text/passages.ts';

/** Page types whose sections describe one offer. */
const isOffer = (type: PageType): boolean => type === 'product' || type === 'service';
/** A heading of one word, or one that many pages have: it labels a section instead of describing it. */
const isLabel = ({ generic, question, telling }: HeadingScore): boolean => generic || (!question && telling < 1);

/** What is wrong with a heading, as a message key. */
function trouble({ unanswered, generic, unique, telling, remaining }: HeadingScore) {
  if (generic) return 'generic';
  if (!unique) return 'repeated';
  if (unanswered) return 'unanswered';
  if (telling < 1) return telling === 0 ? 'tooShort' : 'single';
  return remaining === 0 ? 'unrelated' : 'fine';
}

export default defineSignal({
  id: 'descriptive-headings',
  group: 'ai',
  sources: [
    {
      title: 'AirOps and Indig, The Fan-Out Effect (815,484 query–page pairs: 41 % cited with a close heading, 29 % with a weak one)',
      url: 'https://www.airops.com/report/the-fan-out-effect-what-happens-between-a-query-and-a-citation',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 6, grade: 'medium' },
  tools: ['heading-outline', 'passages'],
  needs: ['page', 'head', 'text'],
  uses: ['provenance'],
  limits: { ...headingLimits, pass: 0.7, minSections: 2, minMain: 250 },
  heuristics: ['vague'],
  judge({ page, head, text, provenance }, { m, w, limits, language, pageType }) {
    if (text.mainUnits < limits.minMain) return na(m.little({ minSections: limits.minSections }));
    const view = scoredPassages({ page, head, text, provenance }, language);
    // “Description” and “Specifications” are where shoppers expect the details of an offer.
    const scored = isOffer(pageType) ? view.headings.filter((heading) => !isLabel(heading)) : view.headings;
    if (scored.length < limits.minSections) return na(m.little({ minSections: limits.minSections }));
    const score = scored.reduce((sum, heading) => sum + heading.score, 0) / scored.length;
    const rows = [...scored]
      .sort((a, b) => a.score - b.score)
      .map((heading) => ({
        cells: [heading.section.heading.text.slice(0, 120), String(Math.round(heading.score * 100)), w[trouble(heading)]()],
        at: heading.section.heading.selector,
      }));
    const evidence = tableEvidence([w.heading(), w.score(), w.why()], rows);
    const extra = { score, value: `${Math.round(score * 100)} %` };
    const weak = scored.filter((heading) => heading.score < limits.pass);
    if (score >= limits.pass) return verdict([pass(m.tell({ weak: weak.length, count: scored.length }), evidence)], extra);
    const vague = m.vague({
      weak: weak.length,
      count: scored.length,
      unrelated: weak.filter((heading) => trouble(heading) === 'unrelated').length,
    });
    return verdict([warn(vague, evidence)], extra);
  },
});
