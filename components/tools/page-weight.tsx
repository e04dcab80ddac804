import type { JSX } from 'preact';
import { valueOf, type ResourceFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ElementLine } from '../evidence.tsx';
import { Absent, absence, Bars, count, Cut, Part, size } from '../tool-parts.tsx';
import type { Column, ToolActions, ToolProps } from '../tool-props.ts';
import './media.css';

/** Page weight: bytes and requests by type and host, and the HTML beside what crawlers read. */
export default function PageWeight({ facts, act }: ToolProps): JSX.Element {
  const resources = valueOf(facts, 'resources');
  const page = valueOf(facts, 'page');
  const served = valueOf(facts, 'served');
  const html = served?.bytes ?? page?.navigation?.htmlBytes ?? null;
  return (
    <div class="stack loose">
      <Part title="The HTML and what crawlers read of it">
        {html === null
          ? <p class="empty">The size of the HTML is not known: {absence(facts, 'served')}</p>
          : <HtmlBar bytes={html} />}
        {served?.cutAt && <><p>Googlebot’s limit falls here:</p><ul class="evidence-list"><li><ElementLine element={served.cutAt} act={act} /></li></ul></>}
      </Part>
      {resources ? <Weights items={resources.items} total={resources.total} act={act} /> : <Absent facts={facts} name="resources" />}
    </div>
  );
}

const crawlLimit = 2e6;
function HtmlBar({ bytes }: { bytes: number }): JSX.Element {
  const end = Math.max(bytes, crawlLimit) * 1.08;
  return (
    <figure class="t-weight">
      <div class="t-weight-bar" aria-hidden="true">
        <i class={bytes > crawlLimit ? 'over' : bytes > crawlLimit / 2 ? 'near' : ''} style={{ inlineSize: `${(100 * bytes) / end}%` }} />
        <b style={{ insetInlineStart: `${(100 * crawlLimit) / end}%` }} />
      </div>
      <figcaption>{size(bytes)} of HTML, uncompressed. <span class="muted">Googlebot reads the first 2 MB (the mark).</span></figcaption>
    </figure>
  );
}

function Weights({ items, total, act }: { items: readonly ResourceFact[]; total: number; act: ToolActions }): JSX.Element {
  if (items.length === 0) return <p class="empty">The browser has recorded no resources of this page.</p>;
  const known = items.filter((item) => bytesOf(item) !== null);
  const hidden = items.length - known.length;
  return (
    <>
      <Part title="By type" note={`${count(total, 'request')}, ${size(sum(items))} over the network or from the cache${hidden > 0 ? `; ${count(hidden, 'request')} of other origins hide their size` : ''}.`}>
        <Bars label="Bytes by type" unit="kB" rows={grouped(items, (item) => item.type || 'other')} />
      </Part>
      <Part title="By host"><Bars label="Bytes by host" unit="kB" rows={grouped(items, ({ host }) => host || '(inline)').slice(0, 15)} /></Part>
      <Part title="All resources">
        <DataTable<ResourceFact> name="resources" rows={items} total={total} columns={columns} act={act} empty="The browser has recorded no resources of this page." />
      </Part>
    </>
  );
}

const bytesOf = ({ transferBytes, encodedBytes }: ResourceFact) => transferBytes || encodedBytes || null;
const sum = (items: readonly ResourceFact[]) => items.reduce((all, item) => all + (bytesOf(item) ?? 0), 0);

function grouped(items: readonly ResourceFact[], keyOf: (item: ResourceFact) => string): { name: string; value: number; note: string }[] {
  const groups = new Map<string, ResourceFact[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups]
    .map(([name, list]) => ({ name, value: Math.round(sum(list) / 100) / 10, note: `in ${count(list.length, 'request')}` }))
    .sort((a, b) => b.value - a.value);
}

const columns: readonly Column<ResourceFact>[] = [
  { id: 'url', title: 'Resource', wide: true, value: ({ url }) => url, cell: ({ url }) => <Cut text={url} max={140} /> },
  { id: 'type', title: 'Type', value: ({ type }) => type },
  { id: 'bytes', title: 'Bytes', numeric: true, value: bytesOf, cell: (item) => { const bytes = bytesOf(item); return bytes === null ? 'hidden' : size(bytes); } },
  { id: 'duration', title: 'Time', numeric: true, value: ({ duration }) => Math.round(duration), cell: ({ duration }) => `${Math.round(duration)} ms` },
];
