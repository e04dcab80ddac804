import type { JSX } from 'preact';
import { findLeftovers, valueOf, type LeftoverKind, type PlacedLeftover } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, absence, Chip, count, Cut, Verdict, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

const kinds: Record<LeftoverKind, readonly [name: string, help: string]> = {
  token: ['Template token', 'a variable that was never filled in, such as {{title}} or %s'],
  empty: ['Empty value', 'undefined, null, NaN or [object Object] in place of a value'],
  dummy: ['Dummy text', 'lorem ipsum and other text that designers fill pages with'],
  host: ['Unpublished host', 'localhost, a private network, or a staging copy of the site'],
};

/** Leftovers: what a template, a script or a designer left behind, with its place. */
export default function Leftovers({ facts, act }: ToolProps): JSX.Element {
  const page = valueOf(facts, 'page');
  const head = valueOf(facts, 'head');
  const headings = valueOf(facts, 'headings');
  const text = valueOf(facts, 'text');
  const absent = (['page', 'head', 'headings', 'text'] as const).find((name) => absence(facts, name));
  if (absent || !page || !head || !headings || !text) return <Absent facts={facts} name={absent ?? 'page'} />;
  const links = valueOf(facts, 'links');
  const images = valueOf(facts, 'images');
  const structuredData = valueOf(facts, 'structuredData');
  const rows = findLeftovers({ page, head, headings, text, ...(links && { links }), ...(images && { images }), ...(structuredData && { structuredData }) });
  const prominent = rows.filter((row) => row.prominent).length;
  const unread = (['links', 'images', 'structuredData'] as const).map((name) => absence(facts, name)).filter(Boolean);
  return (
    <div class="stack">
      {rows.length === 0
        ? <Verdict kind="good">Nothing was left behind.</Verdict>
        : <Verdict kind={prominent > 0 ? 'bad' : 'warn'}>{count(rows.length, 'leftover')}{prominent > 0 ? `, ${prominent} of them where search results and shared links are made` : ''}.</Verdict>}
      <ul class="t-left">
        {(Object.keys(kinds) as LeftoverKind[]).map((kind) => {
          const number = rows.filter((row) => row.kind === kind).length;
          return (
            <li key={kind} class={number > 0 ? 'found' : ''}>
              <span class="t-left-number">{number}</span>
              <span><strong>{kinds[kind][0]}</strong><br /><span class="muted small">{kinds[kind][1]}</span></span>
            </li>
          );
        })}
      </ul>
      {unread.map((sentence) => <p key={sentence} class="muted small">{sentence}</p>)}
      <DataTable<PlacedLeftover> name="leftovers" rows={rows} columns={columns} act={act} at={({ at }) => at.selector}
        empty="Title, headings, meta elements, links, pictures, structured data and text were searched; code samples were left out." />
    </div>
  );
}

const tone = ({ prominent, certain }: PlacedLeftover): ChipKind => (prominent && certain ? 'bad' : 'warn');
const columns: readonly Column<PlacedLeftover>[] = [
  { id: 'found', title: 'Found', wide: true, value: ({ found }) => found, cell: ({ found }) => <code><Cut text={found} max={100} /></code> },
  { id: 'kind', title: 'Kind', value: ({ kind }) => kinds[kind][0], cell: (row) => <Chip kind={tone(row)}>{kinds[row.kind][0]}</Chip> },
  { id: 'place', title: 'Where', value: ({ place }) => place, cell: ({ place }) => <Cut text={place} max={60} /> },
  { id: 'around', title: 'Text around it', wide: true, value: ({ at }) => at.text, cell: ({ at }) => <Cut text={at.text} max={140} /> },
];
