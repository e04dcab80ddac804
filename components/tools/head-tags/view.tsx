import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { headGroups, headRows, type HeadGroup, type HeadRow } from '../../../checks/views/head-rows.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ShowButton } from '../../findings/evidence.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { AbsentFactNote, StatusChip, CutText, FactRows, Part, VerdictLine, type ChipKind } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { useWords, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['head-tags'];
const useViewWords = (): ViewWords => usePart('head-tags');

const changes: Record<HeadRow['change'], ChipKind> = { same: 'good', changed: 'warn', added: 'info', removed: 'bad', unknown: 'muted' };
type Filter = 'all' | 'changed' | HeadGroup;

/** Head inspector: all head elements in source order, in the rendered page and in the raw HTML. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const [filter, setFilter] = useState<Filter>('all');
  const head = factValueOf(facts, 'head');
  const served = factValueOf(facts, 'served');
  const words = useViewWords();
  const { number: written } = useWords().wording;
  const rows = useMemo(() => (head ? headRows(head, served?.head ?? null) : []), [head, served]);
  if (!head) return <AbsentFactNote facts={facts} name="head" />;

  const outside = rows.filter(({ inHead, rendered }) => !inHead && rendered !== null);
  const differing = rows.filter(({ change }) => change === 'changed' || change === 'added' || change === 'removed');
  const shown = filter === 'all' ? rows : filter === 'changed' ? differing : rows.filter(({ group }) => group === filter);
  const groups = headGroups
    .map((group) => ({ group, number: rows.filter((row) => row.group === group).length }))
    .filter(({ number }) => number > 0);
  const options: [Filter, string][] = [
    ['all', words.all({ count: rows.length })],
    ...groups.map(({ group, number }): [Filter, string] => [group, words.group({ name: words.groups[group], count: number })]),
  ];
  if (differing.length > 0) options.push(['changed', words.changed({ count: differing.length })]);
  const ended = served?.headEndedBy;
  const leaver = head.leftHeadAt && {
    element: isolateQuote(head.leftHeadAt.snippet || head.leftHeadAt.selector, 120),
    count: outside.length,
  };

  return (
    <div class="stack">
      <HeadStrip rows={rows} />
      {head.leftHeadAt && leaver ? (
        <VerdictLine kind="bad">
          <ProseText text={ended ? words.leftAtLine({ ...leaver, line: ended.line }) : words.left(leaver)} />{' '}
          <ShowButton selector={head.leftHeadAt.selector} name={head.leftHeadAt.snippet} act={act} />
        </VerdictLine>
      ) : ended ? (
        <VerdictLine kind="warn">
          <ProseText text={words.ended({ element: isolateQuote(ended.snippet || ended.tag, 120), line: ended.line })} />
        </VerdictLine>
      ) : null}
      {!served && <AbsentFactNote facts={facts} name="served" />}
      <FactRows
        rows={[
          [
            words.elements,
            words.listed({
              total: head.nodesTotal,
              listed: head.nodes.length,
              repeated: rows.reduce((sum, { times }) => sum + Math.max(0, times - 1), 0),
            }),
          ],
          [words.inBody, outside.length === 0 ? words.none : written(outside.length)],
          [
            words.base,
            head.base ? <CutText text={head.base.href || head.base.target || words.empty} /> : <ProseText text={words.noBase} />,
          ],
        ]}
      />
      <Part title={words.order}>
        <RadioChoice label={words.choose} value={filter} choose={setFilter} options={options} />
        <DataTable<HeadRow>
          key={filter}
          name={words.rows}
          rows={shown}
          act={act}
          at={({ selector }) => selector}
          columns={columnsOf(words).slice(0, served ? undefined : 2)}
          empty={filter === 'all' ? words.emptyHead : words.noneOfKind}
        />
      </Part>
    </div>
  );
}

const columnsOf = (words: ViewWords): readonly Column<HeadRow>[] => [
  {
    id: 'tag',
    title: words.element,
    wide: true,
    value: ({ tag }) => tag,
    cell: ({ tag, times, inHead, group }) => (
      <span class="t-head-tag">
        <code>
          <CutText text={tag} max={80} />
        </code>
        {times > 1 && <StatusChip kind="warn">{words.times({ count: times })}</StatusChip>}
        {!inHead && <StatusChip kind="bad">{words.inBody}</StatusChip>}
        <span class="visually-hidden">{words.groups[group]}</span>
      </span>
    ),
  },
  { id: 'rendered', title: words.rendered, wide: true, value: ({ rendered }) => rendered, cell: ({ rendered }) => side(rendered, words) },
  {
    id: 'served',
    title: words.source,
    wide: true,
    value: ({ served }) => served,
    cell: ({ served, change }) =>
      change === 'same' ? (
        <span class="muted">{words.same}</span>
      ) : change === 'unknown' ? (
        <span class="muted">{words.unread}</span>
      ) : (
        side(served, words)
      ),
  },
  {
    id: 'change',
    title: words.change,
    value: ({ change }) => words.changes[change],
    cell: ({ change }) => <StatusChip kind={changes[change]}>{words.changes[change]}</StatusChip>,
  },
];
const side = (text: string | null, { absent, empty }: ViewWords) =>
  text === null ? (
    <span class="muted">{absent}</span>
  ) : text === '' ? (
    <span class="muted">{empty}</span>
  ) : (
    <CutText text={text} max={180} />
  );

/** The head as a strip: one cell per element, in order, with a line where the parser ended the head. */
function HeadStrip({ rows }: { rows: readonly HeadRow[] }): JSX.Element | null {
  const words = useViewWords();
  const drawn = rows.filter(({ rendered }) => rendered !== null);
  if (drawn.length === 0) return null;
  const left = drawn.findIndex(({ inHead }) => !inHead);
  const present = headGroups.filter((group) => drawn.some((row) => row.group === group));
  return (
    <figure class="t-head">
      <div class="t-head-strip" aria-hidden="true">
        {drawn.map((row, index) => (
          <span
            key={index}
            class={`t-head-cell ${row.inHead ? '' : 'out'} ${index === left ? 'left' : ''}`}
            data-group={headGroups.indexOf(row.group)}
            title={row.tag}
          />
        ))}
      </div>
      <figcaption class="legend">
        <span class="visually-hidden">{words.strip({ count: drawn.length })}</span>
        {present.map((group) => (
          <span key={group}>
            <span class="t-head-cell" data-group={headGroups.indexOf(group)} aria-hidden="true" />{' '}
            {words.ofGroup({ name: words.groups[group], count: drawn.filter((row) => row.group === group).length })}
          </span>
        ))}
        {left >= 0 && (
          <span>
            <span class="t-head-cell out" aria-hidden="true" /> {words.struck}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
