import type { JSX } from 'preact';
import { compareFields, valueOf, type FactTable, type FieldChange, type HeadFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ShowButton } from '../evidence.tsx';
import { Absent, Chip, count, Cut, MarkToggle, Part, Verdict } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';
import './rendering.css';

/** Source and rendered: what scripts changed, field by field and block by block. */
export default function SourceVsRendered({ facts, act }: ToolProps): JSX.Element {
  const served = valueOf(facts, 'served');
  const head = valueOf(facts, 'head');
  if (!served) return <Absent facts={facts} name="served" />;
  if (!head) return <Absent facts={facts} name="head" />;
  const rows = fieldRows(served, head, {
    headings: valueOf(facts, 'headings'), links: valueOf(facts, 'links'), data: valueOf(facts, 'structuredData'), page: valueOf(facts, 'page'),
  });
  const blocks = (valueOf(facts, 'text')?.blocks ?? []).filter((block) => block.main);
  const missing = blocks.flatMap((block, index) => ((served.presence[index] ?? 1) < present ? [{ block, share: served.presence[index] ?? 0 }] : []));
  const changed = rows.filter(({ same }) => !same).length;
  return (
    <div class="stack loose">
      <Verdict kind={served.coverage >= 0.9 && changed === 0 ? 'good' : served.coverage >= 0.5 ? 'warn' : 'bad'}>
        {Math.round(served.inText * 100)} % of the main text stands in the source{changed === 0 ? ', and no field differs' : `; ${count(changed, 'field')} ${changed === 1 ? 'differs' : 'differ'}`}.
      </Verdict>
      <Part title="Fields" note="Left: the HTML as the server sends it, read without JavaScript. Right: the page as it stands in your browser.">
        <DataTable<FieldRow> name="fields" rows={rows} columns={columns} act={act} empty="There is nothing to compare." />
      </Part>
      <Part title="Main text that is missing from the source">
        {missing.length === 0
          ? <p class="empty">{blocks.length === 0 ? 'No main content was found on the page.' : 'Nothing is missing: every block of the main text stands in the source.'}</p>
          : (
            <>
              <p><MarkToggle act={act} label="Mark missing text on the page" marks={missing.map(({ block, share }) => ({ selector: block.selector, kind: 'bad' as const, label: share > 0 ? `${Math.round(share * 100)} % in the source` : 'not in the source' }))} /></p>
              <ul class="evidence-list t-source-list">
                {missing.slice(0, 100).map(({ block, share }, index) => (
                  <li key={index}>
                    <span><Chip kind="bad">{share > 0 ? `${Math.round(share * 100)} % there` : 'missing'}</Chip> <Cut text={block.text} max={220} /></span>
                    <ShowButton selector={block.selector} name={block.text} act={act} />
                  </li>
                ))}
              </ul>
              {missing.length > 100 && <p class="muted small">{missing.length - 100} more blocks are missing.</p>}
            </>
          )}
      </Part>
    </div>
  );
}

/** A block counts as present from this share of its text on. */
const present = 0.7;

const fieldNames: Record<FieldChange['field'], string> = { title: 'Title', description: 'Meta description', h1: 'Main heading', canonical: 'Canonical', robots: 'Robots' };
interface FieldRow { field: string; source: string; rendered: string; same: boolean }
interface Rendered { headings: FactTable['headings'] | undefined; links: FactTable['links'] | undefined; data: FactTable['structuredData'] | undefined; page: FactTable['page'] | undefined }

function fieldRows(served: FactTable['served'], head: HeadFact, { headings, links, data, page }: Rendered): FieldRow[] {
  const row = (field: string, source: string, rendered: string): FieldRow => ({ field, source, rendered, same: source === rendered });
  // The fields that the signal judges, compared as it compares them.
  const judged = compareFields({ head, served, headings: headings ?? { items: [], total: 0 } });
  return [
    ...judged.map(({ field, served: source, rendered, change }): FieldRow => ({ field: fieldNames[field], source, rendered, same: change === 'same' })),
    row('hreflang', alternates(served.head), alternates(head)),
    row('Language', served.lang ?? '', page?.lang ?? ''),
    ...(headings ? [row('Headings', String(served.headings.length), String(headings.total))] : []),
    ...(links ? [row('Links', String(served.linkTotal), String(links.total))] : []),
    ...(data ? [row('JSON-LD blocks', String(served.jsonLd.length), String(data.blocks.length))] : []),
    row('Open Graph tags', String(openGraph(served.head)), String(openGraph(head))),
  ];
}
const alternates = (head: HeadFact) => head.links.filter(({ rel, hreflang }) => rel.includes('alternate') && hreflang !== '').map(({ hreflang }) => hreflang).join(', ');
const openGraph = (head: HeadFact) => head.metas.filter(({ property }) => property.startsWith('og:')).length;

const shown = (text: string) => (text === '' ? <span class="muted">none</span> : <Cut text={text} max={200} />);
const columns: readonly Column<FieldRow>[] = [
  { id: 'field', title: 'Field', value: ({ field }) => field },
  { id: 'same', title: 'Compared', value: ({ same }) => (same ? 'same' : 'differs'), cell: ({ same }) => <Chip kind={same ? 'good' : 'warn'}>{same ? 'same' : 'differs'}</Chip> },
  { id: 'source', title: 'Source', wide: true, value: ({ source }) => source, cell: ({ source }) => shown(source) },
  { id: 'rendered', title: 'Rendered', wide: true, value: ({ rendered }) => rendered, cell: ({ rendered }) => shown(rendered) },
];
