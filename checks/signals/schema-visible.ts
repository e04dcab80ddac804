import { tableEvidence, type TableRow } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { applies } from '../core/applies.ts';
import { deriveContentFrame } from '../derive/text/framed.ts';
import { deriveMarkupVisibility, type MarkedValue } from '../derive/structured-data/markup-visible.ts';

const dates = new Set(['datePublished', 'dateModified']);

export default defineSignal({
  id: 'schema-visible',
  group: 'structured-data',
  sources: [
    {
      title: 'Google, General structured data guidelines',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { title: 'How values are compared with the text is our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'entity', points: 3, grade: 'weak' },
  tools: ['markup-vs-page'],
  needs: ['structuredData', 'text'],
  uses: ['headings', 'images', 'parts', 'main', 'provenance', 'language', 'semantics'],
  limits: { secondaryMissing: 2 },
  judge(facts, { m, w, limits, language, pageType }) {
    const rows = (compared: readonly MarkedValue[]) =>
      tableEvidence(
        [w.value(), w.marked(), w.shown()],
        compared.map(({ property, marked, shown, state, selector, at }): TableRow => ({
          cells: [property, marked, state === 'found' ? shown : state === 'different' ? w.different({ shown }) : w.missing()],
          at: at ?? selector,
        })),
      );
    // Page types without a required date need not show one.
    const isDated = applies('date-visible', pageType) === 'yes';
    const values = deriveMarkupVisibility(facts, language).filter(({ property }) => isDated || !dates.has(property));
    if (values.length === 0) return na(facts.structuredData.blocks.some(({ error }) => error) ? m.unreadable() : m.nothing());
    const absent = values.filter(({ state }) => state !== 'found');
    const decisive = absent.filter(({ grave }) => grave);
    const secondary = absent.filter(({ grave }) => !grave);
    const findings: Finding[] = [];
    if (decisive.length > 0) findings.push(fail(m.decisive({ count: decisive.length }), rows(decisive)));
    if (secondary.length > limits.secondaryMissing) findings.push(fail(m.many({ count: secondary.length }), rows(secondary)));
    else if (secondary.length > 0) findings.push(warn(m.secondary({ count: secondary.length }), rows(secondary)));
    const frame = deriveContentFrame(facts);
    if (frame && findings.length > 0) return uncheckedAs('not-supported', m.framed({ url: frame.url }));
    if (findings.length === 0) findings.push(pass(m.allVisible({ count: values.length }), rows(values)));
    return verdict(findings, { value: `${values.length - absent.length}/${values.length}` });
  },
});
