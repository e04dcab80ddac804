/** The folder of a new tool: a small working view to edit. */
import type { ToolGroupId } from '../../checks/tool-groups.ts';
import { toolCardFolder } from '../catalogue/tool-cards.ts';

/** Contents by path. */
export function newToolFiles(id: string, group: ToolGroupId, place: number): Record<string, string> {
  const folder = toolCardFolder(id);
  return {
    [`${folder}/tool.ts`]: `import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: '${group}',
  place: ${place},
  name: '${id.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ')}',
  help: 'Every heading of the page with its level.',
  search: 'h1, h2, h3',
  demo: { page: '/guides/oil-leather-covers', shows: 'Which oil is safe for leather covers' },
  // Delete this when a signal names the tool.
  factsOnly: true,
};
`,
    [`words/en/tools/${id}.ts`]: `export const words = {
  rows: 'headings',
  level: 'Level',
  text: 'Text',
  none: 'The page has no headings.',
};
`,
    [`${folder}/view.tsx`]: `import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { HeadingFact } from '../../../checks/core/facts/text.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { AbsentFactNote, CutText } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';

/** Every heading of the page with its level. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = usePart('${id}');
  const headings = factValueOf(facts, 'headings');
  // Not collected yet, or could not be: AbsentFactNote says which, and why.
  if (!headings) return <AbsentFactNote facts={facts} name="headings" />;
  const columns: readonly Column<HeadingFact>[] = [
    { id: 'level', title: words.level, value: ({ level }) => level },
    { id: 'text', title: words.text, wide: true, value: ({ text }) => text, cell: ({ text }) => <CutText text={text} max={200} /> },
  ];
  return (
    <div class="stack">
      <DataTable<HeadingFact>
        name={words.rows}
        rows={headings.items}
        columns={columns}
        act={act}
        at={({ selector }) => selector}
        empty={words.none}
      />
    </div>
  );
}
`,
    [`tests/components/tools/${id}.test.tsx`]: `import { expect, test } from 'vitest';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { drawTool } from '../../support/draw-tool.tsx';
import { failure, known } from '../../support/facts.ts';
import { richFacts } from '../../support/rich-facts.ts';

test.each<[page: string, facts: KnownFacts, says: string]>([
  ['a page with everything', richFacts(), 'How to brew pour-over coffee'],
  ['a page without headings', known(), 'The page has no headings.'],
  ['a page that is still being read', {}, 'Still reading the headings…'],
  ['a page that could not be read', { headings: failure() }, 'The request failed'],
])('%s', async (_, facts, says) => expect(await drawTool('${id}', facts)).toContain(says));
`,
  };
}
