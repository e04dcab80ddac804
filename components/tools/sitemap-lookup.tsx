import type { JSX } from 'preact';
import { faultText, valueOf, type SitemapFact, type SitemapFile } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Address, Chip, count, Cut, Part, size, Verdict, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolActions, ToolProps } from '../tool-props.ts';

type Entry = SitemapFact['entries'][number];
/** Limits of one file: sitemaps.org. */
const most = { urls: 50_000, bytes: 50 * 1024 * 1024 };
const drawnFiles = 60;

/** Sitemap lookup: the tree of files, and whether this address is listed. */
export default function SitemapLookup({ facts, act }: ToolProps): JSX.Element {
  const sitemap = valueOf(facts, 'sitemap');
  if (!sitemap) return <Absent facts={facts} name="sitemap" />;
  const readable = sitemap.files.filter(({ kind }) => kind !== 'unreadable' && kind !== 'html');
  if (sitemap.files.length === 0) return <p class="empty">No sitemap was found: robots.txt names none, and there is none at /sitemap.xml. A sitemap is optional; pages can be found through links.</p>;
  const exact = sitemap.entries.some(({ match }) => match === 'exact');
  const total = readable.reduce((sum, { kind, urls }) => sum + (kind === 'index' ? 0 : urls), 0);
  return (
    <div class="stack loose">
      {exact ? <Verdict kind="good">This address is listed.</Verdict>
        : sitemap.entries.length > 0 ? <Verdict kind="warn">A variant of this address is listed, not the address itself.</Verdict>
          : readable.length === 0 ? <Verdict kind="muted">Sitemaps are named, but none could be read.</Verdict>
            : sitemap.complete ? <Verdict kind="warn">This address is not listed in any of the sitemaps.</Verdict>
              : <Verdict kind="muted">Not found so far: not every sitemap was read to its end.</Verdict>}
      <p class="muted small">{count(sitemap.files.length, 'file')}, {count(total, 'address', 'addresses')} read{sitemap.complete ? '' : '; at most 10 child files and 20 MB are read'}.</p>
      <Part title="Where it is listed">
        <DataTable<Entry> name="sitemap entries" rows={sitemap.entries} columns={columns} act={act} empty="No entry is this address or a variant of it (http and https, www, slash, upper case, tracking parameters)." />
      </Part>
      <Part title="Sitemap files">
        <Tree files={sitemap.files} entries={sitemap.entries} act={act} />
      </Part>
    </div>
  );
}

const columns: readonly Column<Entry>[] = [
  { id: 'loc', title: 'Address', wide: true, value: ({ loc }) => loc, cell: ({ loc }) => <Cut text={loc} max={200} /> },
  { id: 'match', title: 'Match', value: ({ match }) => match, cell: ({ match }) => <Chip kind={match === 'exact' ? 'good' : 'warn'}>{match === 'exact' ? 'exactly' : 'a variant'}</Chip> },
  { id: 'lastmod', title: 'Last modified', value: ({ lastmod }) => lastmod, cell: ({ lastmod }) => (lastmod ? <Cut text={lastmod} max={40} /> : <span class="muted">not said</span>) },
  { id: 'file', title: 'File', wide: true, value: ({ file }) => file, cell: ({ file }) => <Cut text={file} max={120} /> },
];

const kinds: Record<SitemapFile['kind'], string> = { urlset: 'list of addresses', index: 'index of sitemaps', text: 'plain text list', feed: 'feed', html: 'an HTML page, not a sitemap', unreadable: 'could not be read' };

/** Files below the file that names them. Files that were named but not read stand there too. */
function Tree({ files, entries, act }: { files: readonly SitemapFile[]; entries: readonly Entry[]; act: ToolActions }): JSX.Element {
  const byUrl = new Map(files.map((file) => [file.url, file]));
  const children = new Set(files.flatMap((file) => file.children));
  const roots = files.filter((file) => file.from !== 'index' || !children.has(file.url));
  let left = drawnFiles;
  const seen = new Set<string>();
  const branch = (url: string, depth: number): JSX.Element | null => {
    if (left <= 0 || seen.has(url) || depth > 5) return null;
    left--;
    seen.add(url);
    const file = byUrl.get(url);
    const below = file?.children.map((child) => branch(child, depth + 1)).filter(Boolean) ?? [];
    return (
      <li key={url}>
        <FileLine url={url} file={file} listed={entries.filter((entry) => entry.file === url).length} act={act} />
        {below.length > 0 && <ul>{below}</ul>}
      </li>
    );
  };
  const drawn = roots.map((file) => branch(file.url, 0));
  const all = new Set([...byUrl.keys(), ...children]).size;
  return (
    <>
      <ul class="t-sitemap">{drawn}</ul>
      {all > seen.size && <p class="muted small">{count(all - seen.size, 'more file')} {all - seen.size === 1 ? 'is' : 'are'} named.</p>}
    </>
  );
}

function FileLine({ url, file, listed, act }: { url: string; file: SitemapFile | undefined; listed: number; act: ToolActions }): JSX.Element {
  return (
    <div class={`t-sitemap-file ${listed > 0 ? 'here' : ''}`}>
      <p><Address url={url} act={act} max={140} /></p>
      <p class="row small">
        {!file && <Chip kind="muted">not read</Chip>}
        {file && <Chip kind={stateOf(file)}>{file.failure ? <Cut text={file.failure} max={80} /> : `status ${file.status}`}</Chip>}
        {file && <span class="muted">{kinds[file.kind]}{file.urls > 0 ? `, ${count(file.urls, file.kind === 'index' ? 'file' : 'address', file.kind === 'index' ? 'files' : 'addresses')}` : ''}{file.bytes > 0 ? `, ${size(file.bytes)}` : ''}{file.from === 'index' ? '' : `, found through ${file.from}`}</span>}
        {file?.fault && <Chip kind="bad">not well-formed: {faultText(file.fault)}</Chip>}
        {file?.truncated && <Chip kind="warn">not read to its end</Chip>}
        {file && (file.urls > most.urls || file.bytes > most.bytes) && <Chip kind="bad">over the limit of 50,000 addresses or 50 MB</Chip>}
        {listed > 0 && <Chip kind="info">lists this page</Chip>}
      </p>
    </div>
  );
}
const stateOf = ({ status, failure, kind }: SitemapFile): ChipKind => (failure || status >= 400 || status === 0 ? 'bad' : kind === 'html' || kind === 'unreadable' ? 'warn' : 'good');
