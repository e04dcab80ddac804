import { table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, verdict, warn } from '../core/verdict.ts';
import { headingLimits, passageView, type HeadingScore } from '../derive/passages.ts';

const percent = (share: number) => Math.round(share * 100);

function trouble({ unanswered, generic, unique, telling, kept }: HeadingScore): string {
  if (generic) return 'says nothing about its section';
  if (!unique) return 'stands on the page more than once';
  if (unanswered) return 'is a question without a short answer right under it';
  if (telling < 1) return telling === 0 ? 'is too short to tell what follows' : 'is a single word';
  return kept === 0 ? `shares no telling term with the first ${headingLimits.firstUnits} words under it` : '';
}

export default defineSignal({
  id: 'descriptive-headings',
  group: 'ai',
  sources: [
    { title: 'AirOps and Indig, The Fan-Out Effect (815,484 query–page pairs: 41 % cited with a close heading, 29 % with a weak one)', url: 'https://www.airops.com/report/the-fan-out-effect-what-happens-between-a-query-and-a-citation', checked: '2026-11-21', mark: 'primary' },
    { title: 'The formula is our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'answerability', points: 6, grade: 'medium' },
  tools: ['heading-outline', 'passages'],
  needs: ['page', 'head', 'text'],
  uses: ['provenance'],
  limits: { ...headingLimits, pass: 0.7, warn: 0.35, minSections: 2, minMain: 250 },
  judge({ page, head, text, provenance }, { m, limits, pageType, language }) {
    if (pageType === 'home' || pageType === 'listing' || pageType === 'tool' || pageType === 'utility') return na(m.notForType({ type: pageType }));
    if (text.mainUnits < limits.minMain) return na(m.little());
    const view = passageView({ page, head, text, ...(provenance && { provenance }) }, language);
    const scored = view.headings;
    if (scored.length < limits.minSections) return na(m.little());
    const score = scored.reduce((sum, heading) => sum + heading.score, 0) / scored.length;
    const rows = [...scored].sort((a, b) => a.score - b.score).map((heading) => ({
      cells: [heading.section.heading.text.slice(0, 120), String(percent(heading.score)), trouble(heading)], at: heading.section.heading.selector,
    }));
    const evidence = table(['Heading', 'Score', 'Why'], rows);
    const extra = { score, value: `${percent(score)} %` };
    if (score >= limits.pass) return verdict([pass(m.tell({ count: scored.length, share: percent(score) }), evidence)], extra);
    const vague = m.vague({ weak: scored.filter((heading) => heading.score < limits.pass).length, count: scored.length, share: percent(score) });
    return verdict([score >= limits.warn ? warn(vague, evidence) : fail(vague, evidence)], extra);
  },
});
