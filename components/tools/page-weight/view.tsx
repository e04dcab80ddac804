import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import type { ResourceFact } from '../../../checks/core/facts/page.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ElementLineView } from '../../findings/evidence.tsx';
import { AbsentFactNote, BarChart, Part, TableUrl, useWhyAbsent } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../media.css';

type ViewWords = Parts['page-weight'];
const useViewWords = (): ViewWords => usePart('page-weight');

/** Page weight: bytes and requests by type and host, and the HTML compared with what crawlers read. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords().html;
  const absence = useWhyAbsent();
  const resources = factValueOf(facts, 'resources');
  const page = factValueOf(facts, 'page');
  const served = factValueOf(facts, 'served');
  const html = served?.bytes ?? page?.navigation?.htmlBytes ?? null;
  return (
    <div class="stack loose">
      <Part title={words.title}>
        {html === null ? <p class="empty">{absence(facts, 'served')}</p> : <HtmlBar bytes={html} />}
        {served?.cutAt && (
          <>
            <p>{words.cut}</p>
            <ul class="evidence-list">
              <li>
                <ElementLineView element={served.cutAt} act={act} />
              </li>
            </ul>
          </>
        )}
      </Part>
      {resources ? (
        <Weights items={[...documentOf(page), ...resources.items]} total={resources.total} act={act} />
      ) : (
        <AbsentFactNote facts={facts} name="resources" />
      )}
    </div>
  );
}

const crawlLimit = 2e6;
function HtmlBar({ bytes }: { bytes: number }): JSX.Element {
  const words = useViewWords().html;
  const end = Math.max(bytes, crawlLimit) * 1.08;
  return (
    <figure class="t-weight">
      <div class="t-gauge" aria-hidden="true">
        <i class={bytes > crawlLimit ? 'over' : bytes > crawlLimit / 2 ? 'near' : ''} style={{ inlineSize: `${(100 * bytes) / end}%` }} />
        <b style={{ insetInlineStart: `${(100 * crawlLimit) / end}%` }} />
      </div>
      <figcaption>
        {words.size({ count: bytes })} <span class="muted">{words.limit}</span>
      </figcaption>
    </figure>
  );
}

/** The HTML itself, which browsers do not list among the resources; nothing if its size is unknown. */
function documentOf(page: FactTable['page'] | undefined): ResourceFact[] {
  const { navigation, url } = page ?? {};
  const size = navigation?.transferBytes || navigation?.htmlBytes;
  if (!navigation || !url || !size) return [];
  const { hostname } = parseUrl(url) ?? { hostname: '' };
  return [{ url, type: 'html', host: hostname, transferBytes: size, encodedBytes: null, decodedBytes: null, duration: 0 }];
}

/** @param items the document first, then resources. @param total number of resources, including those not in `items` */
function Weights({ items, total, act }: { items: readonly ResourceFact[]; total: number; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  if (items.length === 0) return <p class="empty">{words.none}</p>;
  const hidden = items.filter((item) => bytesOf(item) === null).length;
  const documents = items.filter(({ type }) => type === 'html').length;
  const all = { requests: total + documents, size: sum(items) };
  const types = grouped(items, (item) => kindOf(item, words.types), words);
  const hosts = grouped(items, ({ host }) => host || words.hosts.inline, words);
  return (
    <>
      <Part title={words.types.title} note={hidden > 0 ? words.types.totalHidden({ ...all, hidden }) : words.types.total(all)}>
        <BarChart label={words.types.bars} rows={types} />
      </Part>
      <Part title={words.hosts.title}>
        <BarChart label={words.hosts.bars} rows={hosts.slice(0, hostsDrawn)} />
        {hosts.length > hostsDrawn && <p class="muted small">{words.morePlaces({ count: hosts.length - hostsDrawn })}</p>}
      </Part>
      <Part title={words.all.title}>
        <DataTable<ResourceFact>
          name={words.all.rows}
          rows={items}
          total={all.requests}
          columns={columnsOf(words)}
          act={act}
          empty={words.none}
        />
      </Part>
    </>
  );
}

/** What requested it, in plain words: by the browser's initiator, or by file name for link elements and style sheets. */
const requesters: Record<string, keyof ViewWords['types']['kinds']> = {
  html: 'html',
  img: 'img',
  image: 'img',
  input: 'img',
  script: 'script',
  iframe: 'iframe',
  frame: 'iframe',
  video: 'video',
  audio: 'audio',
  fetch: 'fetch',
  xmlhttprequest: 'fetch',
  beacon: 'beacon',
  ping: 'beacon',
};
const files: readonly [file: RegExp, kind: keyof ViewWords['types']['kinds']][] = [
  [/\.(?:woff2?|ttf|otf|eot)$/i, 'font'],
  [/\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i, 'img'],
  [/\.m?js$/i, 'script'],
  [/\.css$/i, 'css'],
];
function kindOf({ type, url }: ResourceFact, { kinds, other }: ViewWords['types']): string {
  const path = url.split(/[?#]/, 1)[0]!;
  const kind = requesters[type] ?? files.find(([file]) => file.test(path))?.[1];
  return kind ? kinds[kind] : type || other;
}

const hostsDrawn = 15;
const bytesOf = ({ transferBytes, encodedBytes }: ResourceFact) => transferBytes || encodedBytes || null;
const sum = (items: readonly ResourceFact[]) => items.reduce((all, item) => all + (bytesOf(item) ?? 0), 0);

function grouped(
  items: readonly ResourceFact[],
  keyOf: (item: ResourceFact) => string,
  words: ViewWords,
): { name: string; value: number; label: string }[] {
  const groups = new Map<string, ResourceFact[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups]
    .map(([name, list]) => ({
      name,
      value: sum(list),
      label: list.every((item) => bytesOf(item) === null)
        ? words.barHidden({ requests: list.length })
        : words.bar({ size: sum(list), requests: list.length }),
    }))
    .sort((a, b) => b.value - a.value);
}

const columnsOf = ({ all: words, types }: ViewWords): readonly Column<ResourceFact>[] => [
  { id: 'url', title: words.resource, wide: true, value: ({ url }) => url, cell: ({ url }) => <TableUrl url={url} max={140} /> },
  { id: 'type', title: words.type, value: (item) => kindOf(item, types) },
  {
    id: 'bytes',
    title: words.bytes,
    numeric: true,
    value: bytesOf,
    cell: (item) => {
      const bytes = bytesOf(item);
      return bytes === null ? words.hidden : words.size({ count: bytes });
    },
  },
  {
    id: 'duration',
    title: words.time,
    numeric: true,
    // The time for the HTML is in another tool, part by part.
    value: ({ type, duration }) => (type === 'html' ? null : Math.round(duration)),
    cell: ({ type, duration }) => (type === 'html' ? '' : words.took({ ms: duration })),
  },
];
