import type { JSX } from 'preact';
import { valueOf, type HeadingFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ShowButton } from '../evidence.tsx';
import { Absent, Chip, CopyButton, count, Cut, Facts, MarkToggle } from '../tool-parts.tsx';
import type { Column, Mark, ToolProps } from '../tool-props.ts';

interface Row { heading: HeadingFact; index: number; skipped: number; notes: string }
const drawnAtMost = 300;

/** Heading outline: the tree of headings with skips, empty and hidden ones. */
export default function HeadingOutline({ facts, act }: ToolProps): JSX.Element {
  const headings = valueOf(facts, 'headings');
  if (!headings) return <Absent facts={facts} name="headings" />;
  const rows = outline(headings.items);
  if (rows.length === 0) return <p class="empty">The page has no headings. Readers and machines find their way through long text by them.</p>;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => ({ level, number: rows.filter(({ heading }) => heading.level === level).length })).filter(({ number }) => number > 0);
  const skips = rows.filter(({ skipped }) => skipped > 0).length;
  const empty = rows.filter(({ heading }) => heading.text === '').length;
  const hidden = rows.filter(({ heading }) => !heading.visible).length;
  return (
    <div class="stack">
      <div class="row">
        <CopyButton act={act} label="Copy as Markdown" text={markdown(headings.items)} />
        <MarkToggle act={act} label="Show levels on the page" marks={rows.map(markOf)} />
      </div>
      <Facts rows={[
        ['Headings', `${count(headings.total, 'heading')}: ${levels.map(({ level, number }) => `${number} × h${level}`).join(', ')}`],
        ['To look at', [skips > 0 && count(skips, 'skipped level'), empty > 0 && `${empty} empty`, hidden > 0 && `${hidden} hidden`].filter(Boolean).join(', ') || 'no skips, none empty, none hidden'],
      ]} />
      <ol class="t-outline">
        {rows.slice(0, drawnAtMost).map(({ heading, index, skipped }) => (
          <li key={index} style={{ '--depth': String(heading.level - 1) }} class={heading.visible ? '' : 'hidden-heading'}>
            <span class={`t-outline-level l${heading.level}`}>h{heading.level}</span>
            <span class="t-outline-text">
              {heading.text === '' ? <span class="muted">(empty)</span> : <Cut text={heading.text} max={220} />}
              {skipped > 0 && <> <Chip kind="warn">skips {skipped === 1 ? `h${heading.level - 1}` : `h${heading.level - skipped} to h${heading.level - 1}`}</Chip></>}
              {heading.text === '' && <> <Chip kind="bad">no text</Chip></>}
              {!heading.visible && <> <Chip kind="muted">hidden</Chip></>}
              {!heading.main && heading.region !== 'none' && heading.region !== 'main' && <> <span class="muted small">in {heading.region}</span></>}
            </span>
            <ShowButton selector={heading.selector} name={heading.text || `empty h${heading.level}`} act={act} />
          </li>
        ))}
      </ol>
      {rows.length > drawnAtMost && <p class="muted small">The first {drawnAtMost} are drawn; the table holds all.</p>}
      <details class="rule">
        <summary>As a table, to filter and save</summary>
        <DataTable<Row> name="headings" rows={rows} total={headings.total} columns={columns} act={act} at={({ heading }) => heading.selector} empty="The page has no headings." />
      </details>
    </div>
  );
}

function outline(items: readonly HeadingFact[]): Row[] {
  let above = 0;
  return items.map((heading, index) => {
    // The first heading may be of any level: the outline starts there.
    const skipped = above === 0 ? 0 : Math.max(0, heading.level - above - 1);
    above = heading.level;
    const notes = [skipped > 0 && `skips ${count(skipped, 'level')}`, heading.text === '' && 'empty', !heading.visible && 'hidden'].filter(Boolean).join(', ');
    return { heading, index, skipped, notes };
  });
}

function markOf({ heading, skipped }: Row): Mark {
  const kind = heading.text === '' ? 'bad' : skipped > 0 ? 'warn' : !heading.visible ? 'muted' : heading.level === 1 ? 'good' : 'info';
  return { selector: heading.selector, label: `h${heading.level}${heading.text === '' ? ', empty' : skipped > 0 ? ', skips a level' : ''}`, kind };
}

/** Text of a page cannot break out of its line or start another heading. */
const markdown = (items: readonly HeadingFact[]) =>
  `${items.map(({ level, text }) => `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>])/g, '\\$1') || '(empty)'}`).join('\n')}\n`;

const columns: readonly Column<Row>[] = [
  { id: 'text', title: 'Heading', wide: true, value: ({ heading }) => heading.text, cell: ({ heading }) => (heading.text ? <Cut text={heading.text} max={160} /> : <span class="muted">(empty)</span>) },
  { id: 'level', title: 'Level', numeric: true, value: ({ heading }) => heading.level },
  { id: 'place', title: 'Place', value: ({ heading }) => (heading.main ? 'main content' : heading.region) },
  { id: 'notes', title: 'Notes', value: ({ notes }) => notes },
];
