import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { SitemapFact, SitemapFile } from '../../../checks/core/facts/site.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { AbsentFactNote, AddressLink, StatusChip, CutText, Part, UrlText, SummaryLine, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['sitemap-lookup'];
const useViewWords = (): ViewWords => usePart('sitemap-lookup');

type Entry = SitemapFact['entries'][number];
/** Limits of one file: sitemaps.org. */
const most = { urls: 50_000, bytes: 50 * 1024 * 1024 };
const drawnFiles = 60;

/** Sitemap lookup: the tree of files, and whether this URL is listed. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const sitemap = factValueOf(facts, 'sitemap');
  if (!sitemap) return <AbsentFactNote facts={facts} name="sitemap" />;
  const readable = sitemap.files.filter(({ kind }) => kind !== 'unreadable' && kind !== 'html');
  if (sitemap.files.length === 0) return <p class="empty">{words.none}</p>;
  // A page that is not meant to be listed: noindex, or another canonical.
  const unmeant = report.signals.some(({ id, status }) => id === 'sitemap-entry' && status === 'na');
  const exact = sitemap.entries.some(({ match }) => match === 'exact');
  const total = readable.reduce((sum, { kind, urls }) => sum + (kind === 'index' ? 0 : urls), 0);
  return (
    <div class="stack loose">
      {exact ? (
        <SummaryLine kind="good">{words.listed}</SummaryLine>
      ) : sitemap.entries.length > 0 ? (
        <SummaryLine kind="warn">{words.variant}</SummaryLine>
      ) : readable.length === 0 ? (
        <SummaryLine kind="muted">{sitemap.files.some(isNamed) ? words.unreadable : words.unfound}</SummaryLine>
      ) : sitemap.complete ? (
        <SummaryLine kind={unmeant ? 'muted' : 'warn'}>{words.unlisted}</SummaryLine>
      ) : (
        <SummaryLine kind="muted">{words.notYet}</SummaryLine>
      )}
      {/* Where nothing could be read, nothing is said of what it lists. */}
      {readable.length > 0 && (
        <>
          <p class="muted small">{words[sitemap.complete ? 'read' : 'readPart']({ files: readable.length, urls: total })}</p>
          <Part title={words.entries.title}>
            <DataTable<Entry>
              name={words.entries.rows}
              rows={sitemap.entries}
              columns={columnsOf(words.entries)}
              act={act}
              empty={words.entries.none}
            />
          </Part>
        </>
      )}
      <Part title={readable.length > 0 ? words.files.title : words.files.requested}>
        <Tree files={sitemap.files} entries={sitemap.entries} act={act} />
      </Part>
    </div>
  );
}

const columnsOf = (words: ViewWords['entries']): readonly Column<Entry>[] => [
  { id: 'loc', title: words.url, wide: true, value: ({ loc }) => loc, cell: ({ loc }) => <UrlText url={loc} max={200} /> },
  {
    id: 'match',
    title: words.match,
    value: ({ match }) => words[match],
    cell: ({ match }) => <StatusChip kind={match === 'exact' ? 'good' : 'warn'}>{words[match]}</StatusChip>,
  },
  {
    id: 'lastmod',
    title: words.lastmod,
    value: ({ lastmod }) => lastmod,
    cell: ({ lastmod }) => (lastmod ? <CutText text={lastmod} max={40} /> : <span class="muted">{words.unsaid}</span>),
  },
  { id: 'file', title: words.file, wide: true, value: ({ file }) => file, cell: ({ file }) => <UrlText url={file} max={120} /> },
];

/** Something declares that there is one, other than a failed request at the usual place. */
const isNamed = ({ from, status }: Pick<SitemapFile, 'from' | 'status'>) => from !== '/sitemap.xml' || (status !== 404 && status !== 410);

/** Files below the file that lists them, including those that were listed but not read. */
function Tree({ files, entries, act }: { files: readonly SitemapFile[]; entries: readonly Entry[]; act: ToolActions }): JSX.Element {
  const words = useViewWords().files;
  const byUrl = new Map(files.map((file) => [file.url, file]));
  const children = new Set(files.flatMap((file) => file.children));
  const roots = files.filter((file) => file.from !== 'index' || !children.has(file.url));
  let remaining = drawnFiles;
  const seen = new Set<string>();
  const branch = (url: string, depth: number): JSX.Element | null => {
    if (remaining <= 0 || seen.has(url) || depth > 5) return null;
    remaining--;
    seen.add(url);
    const file = byUrl.get(url);
    const below = file?.children.map((child) => branch(child, depth + 1)).filter(Boolean) ?? [];
    return (
      <li key={url}>
        <FileLine url={url} file={file} listsPage={entries.some((entry) => entry.file === url)} act={act} />
        {below.length > 0 && <ul>{below}</ul>}
      </li>
    );
  };
  const drawn = roots.map((file) => branch(file.url, 0));
  const all = new Set([...byUrl.keys(), ...children]).size;
  return (
    <>
      <ul class="t-sitemap">{drawn}</ul>
      {all > seen.size && <p class="muted small">{words.more({ count: all - seen.size })}</p>}
    </>
  );
}

function FileLine({
  url,
  file,
  listsPage,
  act,
}: {
  url: string;
  file: SitemapFile | undefined;
  listsPage: boolean;
  act: ToolActions;
}): JSX.Element {
  const words = useViewWords().files;
  const about =
    file && !isNamed(file)
      ? [words.looked]
      : file &&
        [
          words.kinds[file.kind],
          file.urls > 0 && words[file.kind === 'index' ? 'files' : 'urls']({ count: file.urls }),
          file.bytes > 0 && words.bytes({ count: file.bytes }),
          file.from !== 'index' && words.from[file.from],
        ].filter(Boolean);
  return (
    <div class={`t-sitemap-file ${listsPage ? 'here' : ''}`}>
      <p>
        <AddressLink url={url} act={act} max={140} />
      </p>
      <p class="row small">
        {!file && <StatusChip kind="muted">{words.unread}</StatusChip>}
        {file && (
          <StatusChip kind={stateOf(file)}>
            {file.failure ? <CutText text={words.failed({ why: file.failure })} max={80} /> : words.status({ status: file.status })}
          </StatusChip>
        )}
        {about && <span class="muted">{about.join(' · ')}</span>}
        {file?.fault && <StatusChip kind="bad">{words.fault({ fault: file.fault })}</StatusChip>}
        {file?.truncated && <StatusChip kind="warn">{words.truncated}</StatusChip>}
        {file && (file.urls > most.urls || file.bytes > most.bytes) && <StatusChip kind="bad">{words.overLimit}</StatusChip>}
        {listsPage && <StatusChip kind="info">{words.lists}</StatusChip>}
      </p>
    </div>
  );
}
const stateOf = ({ status, failure, kind, from }: SitemapFile): ChipKind =>
  !isNamed({ from, status })
    ? 'muted'
    : failure || status >= 400 || status === 0
      ? 'bad'
      : kind === 'html' || kind === 'unreadable'
        ? 'warn'
        : 'good';
