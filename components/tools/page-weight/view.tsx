import type { JSX } from 'preact';
import { valueOf, type ResourceFact } from '../../../checks/index.ts';
import { DataTable } from '../../data-table.tsx';
import { ElementLine } from '../../evidence.tsx';
import { Absent, Bars, Part, UrlText, useAbsence } from '../../tool-parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool-props.ts';
import { words as en } from './words.ts';
import { useToolWords } from '../../words/use-words.ts';
import '../media.css';

type ViewWords = typeof en;
const useViewWords = (): ViewWords => useToolWords('page-weight', en);

/** Page weight: bytes and requests by type and host, and the HTML beside what crawlers read. */
export default function PageWeight({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords().html;
  const absence = useAbsence();
  const resources = valueOf(facts, 'resources');
  const page = valueOf(facts, 'page');
  const served = valueOf(facts, 'served');
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
                <ElementLine element={served.cutAt} act={act} />
              </li>
            </ul>
          </>
        )}
      </Part>
      {resources ? (
        <Weights
          items={resources.items}
          total={resources.total}
          html={page?.navigation?.transferBytes || page?.navigation?.htmlBytes || 0}
          act={act}
        />
      ) : (
        <Absent facts={facts} name="resources" />
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
      <div class="t-weight-bar" aria-hidden="true">
        <i class={bytes > crawlLimit ? 'over' : bytes > crawlLimit / 2 ? 'near' : ''} style={{ inlineSize: `${(100 * bytes) / end}%` }} />
        <b style={{ insetInlineStart: `${(100 * crawlLimit) / end}%` }} />
      </div>
      <figcaption>
        {words.size({ count: bytes })} <span class="muted">{words.limit}</span>
      </figcaption>
    </figure>
  );
}

function Weights({
  items,
  total,
  html,
  act,
}: {
  items: readonly ResourceFact[];
  total: number;
  html: number;
  act: ToolActions;
}): JSX.Element {
  const words = useViewWords();
  if (items.length === 0) return <p class="empty">{words.none}</p>;
  const known = items.filter((item) => bytesOf(item) !== null);
  const hidden = items.length - known.length;
  const document = html > 0 ? 1 : 0;
  const all = { requests: total + document, size: sum(items) + html };
  const types = grouped(items, (item) => kindOf(item, words.types), words);
  if (document > 0) types.push({ name: words.types.kinds.html, value: html, label: words.bar({ size: html, requests: 1 }) });
  const hosts = grouped(items, ({ host }) => host || words.hosts.inline, words);
  return (
    <>
      <Part title={words.types.title} note={hidden > 0 ? words.types.totalHidden({ ...all, hidden }) : words.types.total(all)}>
        <Bars label={words.types.bars} rows={types.toSorted((a, b) => b.value - a.value)} />
      </Part>
      <Part title={words.hosts.title}>
        <Bars label={words.hosts.bars} rows={hosts.slice(0, hostsDrawn)} />
        {hosts.length > hostsDrawn && <p class="muted small">{words.morePlaces({ count: hosts.length - hostsDrawn })}</p>}
      </Part>
      <Part title={words.all.title}>
        <DataTable<ResourceFact>
          name={words.all.rows}
          rows={items}
          total={total}
          columns={columnsOf(words.all)}
          act={act}
          empty={words.none}
        />
      </Part>
    </>
  );
}

/** Who requested it, as the browser says, in the words of people; what a link element or a style sheet requested, by its file. */
const requesters: Record<string, keyof ViewWords['types']['kinds']> = {
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

const columnsOf = (words: ViewWords['all']): readonly Column<ResourceFact>[] => [
  { id: 'url', title: words.resource, wide: true, value: ({ url }) => url, cell: ({ url }) => <UrlText url={url} max={140} /> },
  { id: 'type', title: words.type, value: ({ type }) => type },
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
    value: ({ duration }) => Math.round(duration),
    cell: ({ duration }) => words.took({ ms: duration }),
  },
];
