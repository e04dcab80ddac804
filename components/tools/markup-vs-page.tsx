import type { JSX } from 'preact';
import { compareMarkup, valueOf, type MarkedValue } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { absence, Chip, count, Cut, MarkToggle, Verdict } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

/** Markup and page: each value of the markup beside what readers see. */
export default function MarkupVsPage({ facts, report, act }: ToolProps): JSX.Element {
  const structuredData = valueOf(facts, 'structuredData');
  const text = valueOf(facts, 'text');
  if (!structuredData || !text) return <p class="empty">{absence(facts, text ? 'structuredData' : 'text')}</p>;
  const [headings, images, parts, provenance, language] = [valueOf(facts, 'headings'), valueOf(facts, 'images'), valueOf(facts, 'parts'), valueOf(facts, 'provenance'), valueOf(facts, 'language')];
  const rows = compareMarkup({
    structuredData, text, ...(headings ? { headings } : {}), ...(images ? { images } : {}), ...(parts ? { parts } : {}), ...(provenance ? { provenance } : {}), ...(language ? { language } : {}),
  }, report.language);
  if (rows.length === 0) {
    return <p class="empty">The markup of this page has no values to compare: names, prices, ratings, authors, dates or questions.</p>;
  }
  const number = (state: MarkedValue['state']) => rows.filter((row) => row.state === state).length;
  const visible = rows.filter(({ at }) => at !== null);
  return (
    <div class="stack">
      <Verdict kind={number('different') > 0 ? 'bad' : number('missing') > 0 ? 'warn' : 'good'}>
        {number('found')} of {count(rows.length, 'value')} in the markup {rows.length === 1 ? 'is' : 'are'} visible on the page{number('different') > 0 ? `; ${number('different')} ${number('different') === 1 ? 'says' : 'say'} something else` : ''}.
      </Verdict>
      {visible.length > 0 && (
        <p><MarkToggle act={act} label="Mark the values on the page" marks={visible.map(({ at, property, state }) => ({ selector: at!, label: property, kind: state === 'found' ? 'good' : 'bad' }))} /></p>
      )}
      <DataTable<MarkedValue> name="marked-up values" rows={rows} columns={columns} at={({ at, selector }) => at ?? selector} act={act} empty="The markup has no values to compare." />
    </div>
  );
}

const columns: readonly Column<MarkedValue>[] = [
  { id: 'property', title: 'Property', value: ({ types, property }) => `${types.join(', ')} ${property}`, cell: ({ types, property }) => <><span class="muted"><Cut text={types.join(', ')} max={50} /></span><br /><code><Cut text={property} max={60} /></code></> },
  { id: 'marked', title: 'In the markup', wide: true, value: ({ marked }) => marked, cell: ({ marked }) => <Cut text={marked} max={160} /> },
  { id: 'shown', title: 'On the page', wide: true, value: ({ shown }) => shown, cell: ({ shown }) => (shown ? <Cut text={shown} max={160} /> : <span class="muted">nothing</span>) },
  {
    id: 'state', title: 'Compared', value: ({ state }) => state,
    cell: ({ state, grave }) => <Chip kind={state === 'found' ? 'good' : grave ? 'bad' : 'warn'}>{state === 'found' ? 'the same' : state === 'different' ? 'different' : 'not visible'}</Chip>,
  },
];
