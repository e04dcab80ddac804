import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { countLinks, linkRows, type LinkCounts, type LinkKind, type LinkRow } from '../../../checks/derive/links/kinds.ts';
import { groupLinks, type LinkGroup } from '../../../checks/derive/links/groups.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { Region } from '../../../checks/core/facts/page.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { AbsentFactNote, BarChart, StatusChip, CutText, Part, TableUrl, type ChipKind } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { useLocale, useWords, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['link-inventory'];
const useViewWords = (): ViewWords => usePart('link-inventory');

const kinds: Record<LinkKind, ChipKind> = {
  internal: 'good',
  subdomain: 'good',
  external: 'info',
  'same-page': 'muted',
  mail: 'muted',
  phone: 'muted',
  script: 'warn',
  other: 'muted',
  invalid: 'bad',
  none: 'warn',
};

/** Link inventory: number of links by kind and place, and the domains they lead to. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const { number } = useWords().wording;
  const links = factValueOf(facts, 'links');
  const pageUrl = factValueOf(facts, 'page')?.url ?? '';
  const rows = useMemo(() => linkRows(links?.items ?? [], pageUrl), [links, pageUrl]);
  const counts = useMemo(() => countLinks(rows), [rows]);
  if (!links) return <AbsentFactNote facts={facts} name="links" />;
  if (rows.length === 0) return <p class="empty">{words.none}</p>;
  const places = (Object.keys(counts.regions) as Region[])
    .map((region) => ({ name: words.places.names[region], value: counts.regions[region] }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const bars = (amounts: readonly { name: string; value: number }[]) =>
    amounts.map((amount) => ({ ...amount, label: number(amount.value) }));
  return (
    <div class="stack loose">
      <Part
        title={
          links.total > rows.length
            ? words.kinds.titleOfFirst({ read: rows.length, total: links.total })
            : words.kinds.title({ count: links.total })
        }
      >
        <Kinds counts={counts} total={rows.length} />
        {links.total > rows.length && <p class="muted small">{words.kinds.firstRead({ count: rows.length })}</p>}
        <p class="muted small">{words.kinds.rels({ ...counts.rels, newTab: counts.newTab })}</p>
      </Part>
      <div class="columns">
        <Part title={words.places.title}>
          <BarChart label={words.places.bars} rows={bars(places)} />
        </Part>
        <Part title={words.domains.title}>
          {counts.domains.length === 0 ? (
            <p class="empty">{words.domains.none}</p>
          ) : (
            <BarChart
              label={words.domains.bars}
              rows={bars(counts.domains.slice(0, 12).map(({ domain, links: value }) => ({ name: domain, value })))}
            />
          )}
          {counts.domains.length > 12 && <p class="muted small">{words.domains.more({ count: counts.domains.length - 12 })}</p>}
        </Part>
      </div>
      <AllLinks rows={rows} total={links.total} act={act} />
    </div>
  );
}

type View = 'each' | 'target' | 'domain';

/** All links, or their targets with the number of links. */
function AllLinks({ rows, total, act }: { rows: readonly LinkRow[]; total: number; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  const { comma } = useLocale().words.punctuation;
  const [view, setView] = useState<View>('each');
  const groups = useMemo(() => ({ target: groupLinks(rows, 'target'), domain: groupLinks(rows, 'domain') }), [rows]);
  return (
    <Part title={words.all.title}>
      <RadioChoice
        label={words.groups.choose}
        value={view}
        choose={setView}
        options={[
          ['each', words.groups.each({ count: rows.length })],
          ['target', words.groups.target({ count: groups.target.length })],
          ['domain', words.groups.domain({ count: groups.domain.length })],
        ]}
      />
      {view === 'each' ? (
        <DataTable<LinkRow>
          key={view}
          name={words.all.rows}
          rows={rows}
          total={total}
          columns={columnsOf(words)}
          act={act}
          at={({ link }) => link.selector}
          empty={words.none}
        />
      ) : (
        <DataTable<LinkGroup>
          key={view}
          name={words.groups.rows[view]}
          rows={groups[view]}
          columns={groupColumns(words, view, comma)}
          act={act}
          at={({ links }) => links[0]?.link.selector}
          empty={words.none}
        />
      )}
    </Part>
  );
}

/** One bar for all links, divided by kind. */
function Kinds({ counts, total }: { counts: LinkCounts; total: number }): JSX.Element {
  const words = useViewWords().kinds;
  const present = (Object.keys(kinds) as LinkKind[]).filter((kind) => counts.kinds[kind] > 0);
  return (
    <figure class="t-links">
      <div class="t-links-bar" aria-hidden="true">
        {present.map((kind) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: counts.kinds[kind] }} />
        ))}
      </div>
      <figcaption class="legend">
        {present.map((kind) => (
          <span key={kind}>
            <span class="t-key" data-kind={kind} aria-hidden="true" />{' '}
            {words.share({ count: counts.kinds[kind], kind: words.names[kind], share: counts.kinds[kind] / total })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const columnsOf = ({ all: words, kinds: { names }, places }: ViewWords): readonly Column<LinkRow>[] => [
  {
    id: 'text',
    title: words.text,
    wide: true,
    value: ({ link }) => link.name,
    cell: ({ link }) =>
      link.name ? (
        <>
          {link.nameFrom !== 'text' && <span class="muted">{words.from[link.nameFrom]} </span>}
          <CutText text={link.name} max={120} />
        </>
      ) : (
        <StatusChip kind="warn">{words.noText}</StatusChip>
      ),
  },
  {
    id: 'target',
    title: words.target,
    wide: true,
    value: ({ link }) => link.url ?? link.href,
    cell: ({ link }) =>
      (link.url ?? link.href) ? <TableUrl url={link.url ?? link.href ?? ''} max={140} /> : <span class="muted">{words.noTarget}</span>,
  },
  {
    id: 'kind',
    title: words.kind,
    value: ({ kind }) => names[kind],
    cell: ({ kind }) => <StatusChip kind={kinds[kind]}>{names[kind]}</StatusChip>,
  },
  {
    id: 'rel',
    title: words.rel,
    value: ({ link, newTab }) => [...link.rel, newTab ? 'target=_blank' : ''].filter(Boolean).join(' '),
    cell: ({ link, newTab }) => (
      <>
        {link.rel.length > 0 ? <CutText text={link.rel.join(' ')} max={60} /> : !newTab && <span class="muted">–</span>}
        {newTab && (
          <>
            {' '}
            <StatusChip kind="muted">{words.newTab}</StatusChip>
          </>
        )}
      </>
    ),
  },
  { id: 'place', title: words.place, value: ({ link }) => places.names[link.region] },
];

const different = (texts: readonly string[]) => [...new Set(texts)];
const textsOf = ({ links }: LinkGroup) => different(links.flatMap(({ link }) => (link.name ? [link.name] : [])));
const placesOf = ({ links }: LinkGroup, { names }: ViewWords['places'], comma: string) =>
  different(links.map(({ link }) => names[link.region])).join(comma);
const groupColumns = (
  { all, groups: words, kinds: { names }, places }: ViewWords,
  by: 'target' | 'domain',
  comma: string,
): readonly Column<LinkGroup>[] => [
  {
    id: by,
    title: words.name[by],
    wide: true,
    value: ({ name }) => name,
    cell: ({ name }) => (name ? <CutText text={name} max={140} /> : <span class="muted">{all.noTarget}</span>),
  },
  { id: 'links', title: words.links, numeric: true, value: ({ links }) => links.length },
  {
    id: 'kind',
    title: all.kind,
    value: ({ kind }) => names[kind],
    cell: ({ kind }) => <StatusChip kind={kinds[kind]}>{names[kind]}</StatusChip>,
  },
  { id: 'rel', title: all.rel, value: ({ links }) => different(links.flatMap(({ link }) => link.rel)).join(' ') },
  { id: 'place', title: all.place, value: (group) => placesOf(group, places, comma) },
  {
    id: 'texts',
    title: words.texts,
    wide: true,
    value: (group) => textsOf(group).join(' | '),
    cell: (group) => <CutText text={textsOf(group).slice(0, 5).join(' | ') || all.noText} max={160} />,
  },
];
