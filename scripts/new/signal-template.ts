/** The files of a new signal: a small working criterion to edit. docs/contribute/adding-a-signal.md shows them. */
import { keyInCode, newCodeName } from '../tree-changes.ts';

/**
 * Contents by path.
 * @param today YYYY-MM-DD
 */
export const newSignalFiles = (id: string, today: string): Record<string, string> => ({
  [`checks/signals/${id}.ts`]: `import { headingRef } from '../core/block-refs.ts';
import { elementsEvidence, measuredEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { pass, verdict, warn } from '../core/verdict.ts';

export default defineSignal({
  id: '${id}',
  group: 'content',
  sources: [
    {
      title: 'W3C, Headings',
      url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
      checked: '${today}',
      mark: 'general',
    },
    { url: '', checked: '${today}', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  tools: ['heading-outline'],
  needs: ['headings'],
  limits: { most: 100 },
  heuristics: ['many'],
  judge({ headings }, { m, w, limits }) {
    const shown = headings.items.filter(({ text, visible }) => visible && text.trim() !== '');
    const count = shown.length;
    if (count > limits.most) return verdict([warn(m.many({ count, most: limits.most }), elementsEvidence(shown.map(headingRef)))], { value: count });
    return verdict([pass(m.fits({ count }), measuredEvidence(count, limits.most, w.headings()))], { value: count });
  },
});
`,
  [`words/en/checks/${id}.ts`]: `import { amount, number } from './grammar.ts';

export const ${newCodeName(id)} = {
  title: 'Headings give an overview',
  problem: 'Too many headings',
  why: 'People who use screen readers navigate by the list of headings. A list of hundreds does not help them.',
  heuristic: 'Our own rule: a list of headings should be short enough to choose from',
  says: {
    fits: ({ count }: { count: number }) => ({ message: \`The page shows \${amount(count, 'heading')}.\`, change: '' }),
    many: ({ count, most }: { count: number; most: number }) => ({
      message: \`The page shows \${amount(count, 'heading')}, more than \${number(most)}.\`,
      change: 'Split the page, or use headings only for its sections.',
    }),
  },
  words: { headings: 'headings' },
};
`,
  [`tests/checks/signals/${id}.test.ts`]: `import { expect } from 'vitest';
import type { HeadingFact } from '../../../checks/core/facts/text.ts';
import signal from '../../../checks/signals/${id}.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { most } = signal.limits;

const heading = (changes: Partial<HeadingFact> = {}): HeadingFact => ({
  level: 2, text: 'Bridges', visible: true, fontSize: 20, firstScreen: false, region: 'main', main: true, selector: 'h2', ...changes,
});
/** A page with so many headings. */
const page = (count: number, changes: Partial<HeadingFact> = {}, ...others: HeadingFact[]) => {
  const items = [...Array.from({ length: count }, () => heading(changes)), ...others];
  return { headings: { items, total: items.length } };
};

testSignal(signal, [
  { when: 'at the limit', facts: page(most), status: 'pass', says: ['fits'], score: 1 },
  { when: 'one more', facts: page(most + 1), status: 'warn', says: ['many'], also: ({ findings }) => expect(findings[0]?.message).toContain(\`\${most + 1} headings\`) },
  { when: 'one more in Japanese', facts: page(most + 1, { text: '橋' }), status: 'warn', says: ['many'] },
  { when: 'one more in Arabic', facts: page(most + 1, { text: 'الجسور' }), status: 'warn', says: ['many'] },
  { when: 'one more that is hidden', facts: page(most, {}, heading({ visible: false })), status: 'pass', says: ['fits'] },
  { when: 'one more that is empty', facts: page(most, {}, heading({ text: ' ' })), status: 'pass', says: ['fits'] },
  { when: 'headings are unknown', facts: { headings: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
`,
});

/** A page of the demo site with that fault, for scripts/demo/faulty-pages.ts. */
export const newSignalFaultyPage = (id: string) => `  {
    path: '/faults/${id}', about: 'more headings than anybody chooses from',
    html: frame('/faults/${id}', 'Every leaf of the sample book', \`<h1>Every leaf of the sample book</h1>
\${Array.from({ length: 101 }, (_, leaf) => \`<h2>Leaf \${leaf + 1}</h2><p>Cut and pressed by hand.</p>\`).join('\\n')}\`),
  },
`;
/** The expected verdict, for tests/support/expected-verdicts.ts. */
export const newSignalExpectedVerdict = (id: string) =>
  `  ${keyInCode(id)}: { passes: '/guides/oil-leather-covers', faulty: ['/faults/${id}', 'warn'] },\n`;
