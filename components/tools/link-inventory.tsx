import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { countLinks, linkRows, valueOf, type LinkCounts, type LinkKind, type LinkRow } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Bars, Chip, count, Cut, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

const regions: Record<LinkRow['link']['region'], string> = {
  main: 'main content', header: 'header', nav: 'navigation', aside: 'aside', footer: 'footer', comments: 'comments', dialog: 'dialog', none: 'elsewhere',
};
const kinds: Record<LinkKind, readonly [kind: ChipKind, words: string]> = {
  internal: ['good', 'internal'], subdomain: ['good', 'subdomain'], external: ['info', 'external'], 'same-page': ['muted', 'this page'],
  mail: ['muted', 'e-mail'], phone: ['muted', 'phone'], script: ['warn', 'script'], other: ['muted', 'other scheme'], invalid: ['bad', 'not an address'], none: ['warn', 'no address'],
};

/** Link inventory: how many of what kind, where they stand, which domains they lead to. */
export default function LinkInventory({ facts, act }: ToolProps): JSX.Element {
  const links = valueOf(facts, 'links');
  const pageUrl = valueOf(facts, 'page')?.url ?? '';
  const rows = useMemo(() => linkRows(links?.items ?? [], pageUrl), [links, pageUrl]);
  const counts = useMemo(() => countLinks(rows), [rows]);
  if (!links) return <Absent facts={facts} name="links" />;
  if (rows.length === 0) return <p class="empty">The page has no links.</p>;
  const places = Object.entries(counts.regions).filter(([, number]) => number > 0).sort((a, b) => b[1] - a[1]);
  return (
    <div class="stack loose">
      <Part title={`${count(links.total, 'link')}, by where they lead`}>
        <Kinds counts={counts} total={rows.length} />
        {links.total > rows.length && <p class="muted small">The first {rows.length.toLocaleString('en')} were read and are counted here.</p>}
        <p class="muted small">
          {count(counts.rels.follow, 'link')} without rel limits, {counts.rels.nofollow} nofollow, {counts.rels.sponsored} sponsored, {counts.rels.ugc} ugc, {counts.newTab} to a new tab.
        </p>
      </Part>
      <div class="columns">
        <Part title="Where they stand">
          <Bars label="Links by place" rows={places.map(([region, value]) => ({ name: regions[region as LinkRow['link']['region']], value }))} />
        </Part>
        <Part title="Domains they lead to">
          {counts.domains.length === 0
            ? <p class="empty">No link leads to another site.</p>
            : <Bars label="Outbound links by domain" rows={counts.domains.slice(0, 12).map(({ domain, links: value }) => ({ name: domain, value }))} />}
          {counts.domains.length > 12 && <p class="muted small">{count(counts.domains.length - 12, 'more domain')}.</p>}
        </Part>
      </div>
      <Part title="All links">
        <DataTable<LinkRow> name="links" rows={rows} total={links.total} columns={columns} act={act} at={({ link }) => link.selector} empty="The page has no links." />
      </Part>
    </div>
  );
}

/** One bar of all links, a piece for each kind. */
function Kinds({ counts, total }: { counts: LinkCounts; total: number }): JSX.Element {
  const present = (Object.keys(kinds) as LinkKind[]).filter((kind) => counts.kinds[kind] > 0);
  return (
    <figure class="t-links">
      <div class="t-links-bar" aria-hidden="true">
        {present.map((kind) => <span key={kind} data-kind={kind} style={{ flexGrow: counts.kinds[kind] }} />)}
      </div>
      <figcaption class="legend">
        {present.map((kind) => (
          <span key={kind}><span class="t-links-key" data-kind={kind} aria-hidden="true" /> {counts.kinds[kind].toLocaleString('en')} {kinds[kind][1]} <span class="muted">({Math.round((100 * counts.kinds[kind]) / total)} %)</span></span>
        ))}
      </figcaption>
    </figure>
  );
}

const columns: readonly Column<LinkRow>[] = [
  {
    id: 'text', title: 'Text', wide: true, value: ({ link }) => link.name,
    cell: ({ link }) => (link.name ? <>{link.nameFrom !== 'text' && <span class="muted">{link.nameFrom === 'alt' ? 'image: ' : `${link.nameFrom}: `}</span>}<Cut text={link.name} max={120} /></> : <Chip kind="warn">no text</Chip>),
  },
  { id: 'target', title: 'Target', wide: true, value: ({ link }) => link.url ?? link.href, cell: ({ link }) => (link.url ?? link.href ? <Cut text={link.url ?? link.href ?? ''} max={140} /> : <span class="muted">none</span>) },
  { id: 'kind', title: 'Kind', value: ({ kind }) => kinds[kind][1], cell: ({ kind }) => <Chip kind={kinds[kind][0]}>{kinds[kind][1]}</Chip> },
  {
    id: 'rel', title: 'rel', value: ({ link, newTab }) => [...link.rel, newTab ? 'target=_blank' : ''].filter(Boolean).join(' '),
    cell: ({ link, newTab }) => <>{link.rel.length > 0 ? <Cut text={link.rel.join(' ')} max={60} /> : !newTab && <span class="muted">–</span>}{newTab && <> <Chip kind="muted">new tab</Chip></>}</>,
  },
  { id: 'place', title: 'Place', value: ({ link }) => regions[link.region] },
];
