import type { JSX } from 'preact';
import { findLeftovers, type LeftoverKind, type PlacedLeftover } from '../../../checks/derive/text/leftovers.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { AbsentFactNote, StatusChip, CutText, useWhyAbsent, SummaryLine, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { useWords, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['leftovers'];
const kinds: readonly LeftoverKind[] = ['token', 'empty', 'dummy', 'host'];

/** Leftovers: what a template, a script or a designer left on the page, and where. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = usePart('leftovers');
  const { number: written } = useWords().wording;
  const absence = useWhyAbsent();
  const page = factValueOf(facts, 'page');
  const head = factValueOf(facts, 'head');
  const headings = factValueOf(facts, 'headings');
  const text = factValueOf(facts, 'text');
  const absent = (['page', 'head', 'headings', 'text'] as const).find((name) => absence(facts, name));
  if (absent || !page || !head || !headings || !text) return <AbsentFactNote facts={facts} name={absent ?? 'page'} />;
  const links = factValueOf(facts, 'links');
  const images = factValueOf(facts, 'images');
  const structuredData = factValueOf(facts, 'structuredData');
  const rows = findLeftovers({
    page,
    head,
    headings,
    text,
    ...(links && { links }),
    ...(images && { images }),
    ...(structuredData && { structuredData }),
  });
  const prominent = rows.filter((row) => row.prominent).length;
  const unread = (['links', 'images', 'structuredData'] as const).map((name) => absence(facts, name)).filter(Boolean);
  return (
    <div class="stack">
      {rows.length === 0 ? (
        <SummaryLine kind="good">{words.none}</SummaryLine>
      ) : (
        <SummaryLine kind={prominent > 0 ? 'bad' : 'warn'}>
          {prominent > 0 ? words.prominent({ count: rows.length, prominent }) : words.found({ count: rows.length })}
        </SummaryLine>
      )}
      <ul class="t-left">
        {kinds.map((kind) => {
          const number = rows.filter((row) => row.kind === kind).length;
          return (
            <li key={kind} class={number > 0 ? 'found' : ''}>
              <span class="t-left-number">{written(number)}</span>
              <span>
                <strong>{words.kinds[kind].name}</strong>
                <br />
                <span class="muted small">{words.kinds[kind].help}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {unread.map((sentence) => (
        <p key={sentence} class="muted small">
          {sentence}
        </p>
      ))}
      <DataTable<PlacedLeftover>
        name={words.rows}
        rows={rows}
        columns={columnsOf(words)}
        act={act}
        at={({ at }) => at.selector}
        empty={words.searched}
      />
    </div>
  );
}

const tone = ({ prominent, certain }: PlacedLeftover): ChipKind => (prominent && certain ? 'bad' : 'warn');
const columnsOf = (words: ViewWords): readonly Column<PlacedLeftover>[] => [
  {
    id: 'found',
    title: words.what,
    wide: true,
    value: ({ found }) => found,
    cell: ({ found }) => (
      <code>
        <CutText text={found} max={100} />
      </code>
    ),
  },
  {
    id: 'kind',
    title: words.kind,
    value: ({ kind }) => words.kinds[kind].name,
    cell: (row) => <StatusChip kind={tone(row)}>{words.kinds[row.kind].name}</StatusChip>,
  },
  {
    id: 'place',
    title: words.where,
    value: ({ place, name }) => words.places[place]({ name }),
    cell: ({ place, name }) => <CutText text={words.places[place]({ name })} max={60} />,
  },
  { id: 'around', title: words.around, wide: true, value: ({ at }) => at.text, cell: ({ at }) => <CutText text={at.text} max={140} /> },
];
