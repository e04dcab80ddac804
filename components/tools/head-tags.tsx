import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { headGroups, headRows, valueOf, type HeadGroup, type HeadRow } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ShowButton } from '../evidence.tsx';
import { Absent, Chip, Choice, count, Cut, Facts, Part, Verdict, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

const changes: Record<HeadRow['change'], readonly [kind: ChipKind, words: string]> = {
  same: ['good', 'same'],
  changed: ['warn', 'changed by a script'],
  added: ['info', 'added by a script'],
  removed: ['bad', 'only in the source'],
  unknown: ['muted', 'source not read'],
};
type Filter = 'all' | 'changed' | HeadGroup;

/** Head inspector: all head elements in source order, rendered beside served. */
export default function HeadTags({ facts, act }: ToolProps): JSX.Element {
  const [filter, setFilter] = useState<Filter>('all');
  const head = valueOf(facts, 'head');
  const served = valueOf(facts, 'served');
  const rows = useMemo(() => (head ? headRows(head, served?.head ?? null) : []), [head, served]);
  if (!head) return <Absent facts={facts} name="head" />;

  const outside = rows.filter(({ inHead, rendered }) => !inHead && rendered !== null);
  const differing = rows.filter(({ change }) => change === 'changed' || change === 'added' || change === 'removed');
  const shown = filter === 'all' ? rows : filter === 'changed' ? differing : rows.filter(({ group }) => group === filter);
  const groups = headGroups.map((group) => ({ group, number: rows.filter((row) => row.group === group).length })).filter(({ number }) => number > 0);
  const options: [Filter, string][] = [['all', `All ${rows.length}`], ...groups.map(({ group, number }): [Filter, string] => [group, `${group} ${number}`])];
  if (differing.length > 0) options.push(['changed', `Changed ${differing.length}`]);
  const ended = served?.headEndedBy;

  return (
    <div class="stack">
      <HeadStrip rows={rows} />
      {head.leftHeadAt
        ? (
          <Verdict kind="bad">
            The parser left the head at <code><Cut text={head.leftHeadAt.snippet || head.leftHeadAt.selector} max={120} /></code>
            {ended && <> (line {ended.line} of the source)</>}: {count(outside.length, 'element')} after it {outside.length === 1 ? 'stands' : 'stand'} in the body.{' '}
            <ShowButton selector={head.leftHeadAt.selector} name={head.leftHeadAt.snippet} act={act} />
          </Verdict>
        )
        : ended
          ? <Verdict kind="warn">In the served HTML, <code><Cut text={ended.snippet || ended.tag} max={120} /></code> on line {ended.line} ends the head before metadata that follows it.</Verdict>
          : null}
      {!served && <Absent facts={facts} name="served" />}
      <Facts rows={[
        ['Elements', `${head.nodesTotal.toLocaleString('en')}${head.nodesTotal > head.nodes.length ? `, the first ${head.nodes.length} are listed` : ''}`],
        ['In the body', outside.length === 0 ? 'none of them' : String(outside.length)],
        ['Base address', head.base ? <Cut text={head.base.href || head.base.target || '(empty)'} /> : 'no base element'],
      ]} />
      <Part title="In source order">
        <Choice label="Group of elements" value={filter} choose={setFilter} options={options} />
        <DataTable<HeadRow> key={filter} name="head elements" rows={shown} act={act} at={({ selector }) => selector} columns={served ? columns : columns.slice(0, 2)}
          empty={filter === 'all' ? 'The head is empty: no title, meta, link, script or style was found.' : 'No element of this kind.'} />
      </Part>
    </div>
  );
}

const columns: readonly Column<HeadRow>[] = [
  {
    id: 'tag', title: 'Element', wide: true, value: ({ tag }) => tag,
    cell: ({ tag, times, inHead, group }) => (
      <span class="t-head-tag">
        <code><Cut text={tag} max={80} /></code>
        {times > 1 && <Chip kind="warn">{times} times</Chip>}
        {!inHead && <Chip kind="bad">in the body</Chip>}
        <span class="visually-hidden">{group}</span>
      </span>
    ),
  },
  { id: 'rendered', title: 'Rendered', wide: true, value: ({ rendered }) => rendered, cell: ({ rendered }) => side(rendered, 'not there') },
  {
    id: 'served', title: 'Source', wide: true, value: ({ served }) => served,
    cell: ({ served, change }) => (change === 'same' ? <span class="muted">same</span> : change === 'unknown' ? <span class="muted">not read</span> : side(served, 'not there')),
  },
  { id: 'change', title: 'Change', value: ({ change }) => changes[change][1], cell: ({ change }) => <Chip kind={changes[change][0]}>{changes[change][1]}</Chip> },
];
const side = (text: string | null, absent: string) =>
  text === null ? <span class="muted">{absent}</span> : text === '' ? <span class="muted">(empty)</span> : <Cut text={text} max={180} />;

/** The head as a strip: one cell an element, in order, with a line where the parser left it. */
function HeadStrip({ rows }: { rows: readonly HeadRow[] }): JSX.Element | null {
  const drawn = rows.filter(({ rendered }) => rendered !== null);
  if (drawn.length === 0) return null;
  const left = drawn.findIndex(({ inHead }) => !inHead);
  const present = headGroups.filter((group) => drawn.some((row) => row.group === group));
  return (
    <figure class="t-head">
      <div class="t-head-strip" aria-hidden="true">
        {drawn.map((row, index) => (
          <span key={index} class={`t-head-cell ${row.inHead ? '' : 'out'} ${index === left ? 'left' : ''}`} data-group={headGroups.indexOf(row.group)} title={row.tag} />
        ))}
      </div>
      <figcaption class="legend">
        <span class="visually-hidden">{drawn.length} elements in order, by group:</span>
        {present.map((group) => (
          <span key={group}><span class="t-head-cell" data-group={headGroups.indexOf(group)} aria-hidden="true" /> {group} ({drawn.filter((row) => row.group === group).length})</span>
        ))}
        {left >= 0 && <span><span class="t-head-cell out" aria-hidden="true" /> struck through: in the body</span>}
      </figcaption>
    </figure>
  );
}
