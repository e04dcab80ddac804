import type { JSX } from 'preact';
import { outlineOf, valueOf, type HeadingFact, type OutlineRow } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ShowButton } from '../evidence.tsx';
import { Absent, Chip, CopyButton, count, Cut, Facts, MarkToggle } from '../tool-parts.tsx';
import type { Column, Mark, ToolProps } from '../tool-props.ts';

interface Row extends OutlineRow { index: number; notes: string }
const drawnAtMost = 300;

/** Heading outline: the tree of headings with skips, empty and hidden ones. */
export default function HeadingOutline({ facts, act }: ToolProps): JSX.Element {
  const headings = valueOf(facts, 'headings');
  if (!headings) return <Absent facts={facts} name="headings" />;
  const rows = outlineOf(headings.items).map((row, index): Row => ({ ...row, index, notes: notesOf(row) }));
  if (rows.length === 0) return <p class="empty">The page has no headings. Readers and machines find their way through long text by them.</p>;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => ({ level, number: rows.filter(({ heading }) => heading.level === level).length })).filter(({ number }) => number > 0);
  const skips = rows.filter(({ skipped }) => skipped > 0).length;
  const empty = rows.filter((row) => row.read && row.empty).length;
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
        {rows.slice(0, drawnAtMost).map(({ heading, index, read, empty: nameless, above, skipped }) => (
          <li key={index} style={{ '--depth': String(heading.level - 1) }} class={heading.visible ? '' : 'hidden-heading'}>
            <span class={`t-outline-level l${heading.level}`}>h{heading.level}</span>
            <span class="t-outline-text">
              {nameless ? <span class="muted">(empty)</span> : <Cut text={heading.text} max={220} />}
              {skipped > 0 && <> <Chip kind="warn">skips {skipped === 1 ? `h${above + 1}` : `h${above + 1} to h${heading.level - 1}`}</Chip></>}
              {read && nameless && <> <Chip kind="bad">no text</Chip></>}
              {!heading.visible && <> <Chip kind="muted">{hiddenHow(read)}</Chip></>}
              {heading.byRole && <> <Chip kind="muted">by role</Chip></>}
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

/** Not displayed: nobody reads it, and it is no part of the outline. */
const hiddenHow = (read: boolean) => (read ? 'hidden' : 'not displayed');

const notesOf = ({ heading, read, empty, skipped }: OutlineRow) => [
  skipped > 0 && `skips ${count(skipped, 'level')}`, empty && 'empty', !heading.visible && hiddenHow(read), heading.byRole && 'by role',
].filter(Boolean).join(', ');

function markOf({ heading, read, empty, skipped }: Row): Mark {
  const nameless = read && empty;
  const kind = nameless ? 'bad' : skipped > 0 ? 'warn' : !heading.visible ? 'muted' : heading.level === 1 ? 'good' : 'info';
  return { selector: heading.selector, label: `h${heading.level}${nameless ? ', empty' : skipped > 0 ? ', skips a level' : ''}`, kind };
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
