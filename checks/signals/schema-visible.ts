import { tableEvidence, type TableRow } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { findContentFrame } from '../derive/text/framed.ts';
import { findMarkedValues, markedPath, type MarkedValue } from '../derive/structured-data/markup-visible.ts';

/** How many values differ, and the first of them. */
const decisiveArgs = (values: readonly MarkedValue[]) => {
  const { property, marked, shown } = values[0]!;
  return { count: values.length, example: { property, marked, shown } };
};

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
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'entity', points: 3, grade: 'weak' },
  tools: ['markup-vs-page', 'structured-data'],
  needs: ['structuredData', 'text'],
  uses: ['headings', 'images', 'parts', 'main', 'provenance', 'language', 'semantics', 'links', 'page'],
  limits: { secondaryMissing: 2 },
  judge(facts, { m, w, limits, language }) {
    const rows = (compared: readonly MarkedValue[]) =>
      tableEvidence(
        [w.value(), w.marked(), w.shown()],
        compared.map(({ property, marked, shown, state, selector, at }): TableRow => ({
          cells: [property, marked, state === 'found' ? shown : state === 'different' ? w.different({ shown }) : w.missing()],
          at: at ?? selector,
        })),
      );
    // A date that only the markup has may be right: date-visible advises to show it.
    const values = findMarkedValues(facts, language).filter(({ property, state }) => state === 'found' || !dates.has(property));
    if (values.length === 0) return na(facts.structuredData.blocks.some(({ error }) => error) ? m.unreadable() : m.nothing());
    const absent = values.filter(({ state }) => state !== 'found');
    const decisive = absent.filter(({ grave }) => grave);
    const [path] = absent.filter(({ property }) => property === markedPath);
    const secondary = absent.filter((one) => !one.grave && one !== path);
    const findings: Finding[] = [];
    if (decisive.length > 0) findings.push(fail(m.decisive(decisiveArgs(decisive)), rows(decisive)));
    if (secondary.length > limits.secondaryMissing)
      findings.push(
        fail(
          m.many({ count: secondary.length, names: [...new Set(secondary.map(({ property }) => property))].slice(0, 2) }),
          rows(secondary),
        ),
      );
    else if (secondary.length > 0) findings.push(warn(m.secondary({ count: secondary.length }), rows(secondary)));
    if (path) findings.push(warn(m.otherPath({ marked: path.marked, shown: path.shown }), rows([path])));
    const frame = findContentFrame(facts);
    if (frame && findings.length > 0) return uncheckedAs('not-supported', m.framed({ url: frame.url }));
    if (findings.length === 0) findings.push(pass(m.allVisible({ count: values.length }), rows(values)));
    return verdict(findings, { value: `${values.length - absent.length}/${values.length}` });
  },
});
