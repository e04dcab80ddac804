import type { PhrasedEvidence } from '../../checks/core/evidence.ts';

const element = { selector: 'main > p:nth-of-type(2)', snippet: '<p class="lead">', text: 'An element with text' };
/** One evidence of every kind; each word in them is found in the files that show it. A kind without one does not compile. */
export const evidenceByKind: { readonly [K in PhrasedEvidence['type']]: Extract<PhrasedEvidence, { type: K }> } = {
  value: { type: 'value', label: 'Valuelabel', value: 'Valuetext' },
  list: { type: 'list', items: ['Listitem', 'Another'], total: 40 },
  table: {
    type: 'table',
    columns: ['Columnone', 'Columntwo'],
    rows: [{ cells: ['Cellone', 'Celltwo'] }, { cells: ['Short'], at: 'main' }],
    total: 2,
  },
  elements: { type: 'elements', items: [element, { selector: 'Selectoronly', snippet: '', text: '' }], total: 2 },
  source: { type: 'source', line: 12, column: 5, excerpt: 'before Markedpart after', mark: [7, 17] },
  measure: { type: 'measure', value: 2_500_000, limit: 1_000_000, unit: 'Bytesunit' },
  difference: { type: 'difference', label: 'Differencelabel', before: '', after: 'Aftertext' },
};
export const everyEvidence: readonly PhrasedEvidence[] = Object.values(evidenceByKind);
