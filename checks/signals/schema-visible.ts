import { table, type TableRow } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { compareMarkup, type MarkedValue } from '../derive/markup-visible.ts';

const rows = (values: readonly MarkedValue[]) => table(['Value', 'In the markup', 'On the page'], values.map(({ property, marked, shown, state, selector, at }): TableRow => ({
  cells: [property, marked, state === 'found' ? shown : state === 'different' ? `different: ${shown}` : 'not found'], at: at ?? selector,
})));
const are = (count: number) => (count === 1 ? '1 value' : `${count} values`);

export default defineSignal({
  id: 'schema-visible',
  title: 'Marked-up facts are visible on the page',
  group: 'structured-data',
  why: 'Search engines ask that markup says what readers see. Markup that says more can cost the page its rich results, and gives assistants facts nobody can check.',
  sources: [
    { title: 'Google, General structured data guidelines', url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies', checked: '2026-11-21', mark: 'primary' },
    { title: 'How values are compared with the text is our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'entity', points: 3, grade: 'weak' },
  tools: ['markup-vs-page'],
  needs: ['structuredData', 'text'],
  uses: ['headings', 'images', 'parts', 'provenance', 'language'],
  limits: { secondaryMissing: 2 },
  messages: {
    nothing: () => ({ text: 'The markup holds no names, prices, ratings, authors, dates or questions to compare with the page.', fix: '' }),
    unreadable: () => ({ text: 'Does not apply: the JSON-LD of the page cannot be read, and no other markup holds values to compare with the page.', fix: '' }),
    allVisible: (count: number) => ({ text: count === 1 ? 'The one value compared is visible on the page.' : `All ${count} values compared are visible on the page.`, fix: '' }),
    decisive: (count: number) => ({
      text: `${are(count)} that people decide on (price, rating, number of reviews) ${count === 1 ? 'is' : 'are'} in the markup, but not the same in the visible text.`,
      fix: 'Show the same value on the page, or correct the markup. Both should come from one source of data.',
    }),
    secondary: (count: number) => ({ text: `${are(count)} of the markup ${count === 1 ? 'was' : 'were'} not found in the visible text.`, fix: 'Show them on the page in the same words, or leave them out of the markup.' }),
    many: (count: number) => ({ text: `${are(count)} of the markup were not found in the visible text: it describes another page than readers see.`, fix: 'Mark up only what this page shows.' }),
  },
  judge(facts, { m, limits, language }) {
    const values = compareMarkup(facts, language);
    if (values.length === 0) return na(facts.structuredData.blocks.some(({ error }) => error) ? m.unreadable() : m.nothing());
    const absent = values.filter(({ state }) => state !== 'found');
    const decisive = absent.filter(({ grave }) => grave);
    const secondary = absent.filter(({ grave }) => !grave);
    const findings: Finding[] = [];
    if (decisive.length > 0) findings.push(fail(m.decisive(decisive.length), rows(decisive)));
    if (secondary.length > limits.secondaryMissing) findings.push(fail(m.many(secondary.length), rows(secondary)));
    else if (secondary.length > 0) findings.push(warn(m.secondary(secondary.length), rows(secondary)));
    if (findings.length === 0) findings.push(pass(m.allVisible(values.length), rows(values)));
    return verdict(findings, { value: `${values.length - absent.length}/${values.length}` });
  },
});
