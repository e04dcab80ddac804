/** The files of a new tool: a small view that works, to be written over. */
import { codeName } from './tree-changes.ts';

/** Contents by path. */
export function toolFiles(id: string): Record<string, string> {
  const name = codeName(id);
  const Component = name.replace(/^./, (letter) => letter.toUpperCase());
  return {
    [`components/tools/${id}.tsx`]: `import type { JSX } from 'preact';
import { valueOf, type HeadingFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Cut } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';
import { ${name} as en } from '../../words/en/app/tools/${id}.ts';
import { useToolWords } from '../words/use-words.ts';

/** Every heading of the page with its level. */
export default function ${Component}({ facts, act }: ToolProps): JSX.Element {
  const words = useToolWords('${id}', en);
  const headings = valueOf(facts, 'headings');
  // Not collected yet, or could not be: Absent says which, and why.
  if (!headings) return <Absent facts={facts} name="headings" />;
  const columns: readonly Column<HeadingFact>[] = [
    { id: 'level', title: words.level, value: ({ level }) => level },
    { id: 'text', title: words.text, wide: true, value: ({ text }) => text, cell: ({ text }) => <Cut text={text} max={200} /> },
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
    [`words/en/app/tools/${id}.ts`]: `export const ${name} = {
  rows: 'headings',
  level: 'Level',
  text: 'Text',
  none: 'The page has no headings.',
};
`,
  };
}
