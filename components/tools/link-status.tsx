import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { linkRows, valueOf, type LinkClass, type LinkRow, type LinkStatusFact, type Probe } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, absence, Chip, count, Cut, MarkToggle, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, Mark, ToolProps } from '../tool-props.ts';

interface Target { url: string; links: LinkRow[]; probe: Probe | null }
const classes: Record<LinkClass, readonly [kind: ChipKind, words: string]> = {
  ok: ['good', 'ok'], redirected: ['warn', 'redirected'], broken: ['bad', 'broken'], unverified: ['info', 'unverified'], skipped: ['muted', 'skipped'],
};
const order: readonly LinkClass[] = ['broken', 'redirected', 'unverified', 'skipped', 'ok'];

/** Link status: every address the page links to, with what its probe brought. */
export default function LinkStatus({ facts, act }: ToolProps): JSX.Element {
  const links = valueOf(facts, 'links');
  const status = valueOf(facts, 'linkStatus');
  const pageUrl = valueOf(facts, 'page')?.url ?? '';
  const rows = useMemo(() => linkRows(links?.items ?? [], pageUrl), [links, pageUrl]);
  const targets = useMemo(() => unique(rows, status), [rows, status]);
  if (!links) return <Absent facts={facts} name="links" />;
  const invalid = rows.filter(({ kind }) => kind === 'invalid');
  return (
    <div class="stack loose">
      {status ? <Progress status={status} targets={targets} /> : <p class="empty">{absence(facts, 'linkStatus')} {knownWithout(targets, invalid)}</p>}
      {status && (
        <p><MarkToggle act={act} label="Colour the links on the page" marks={targets.flatMap(marksOf)} /></p>
      )}
      <Part title="Addresses the page links to">
        <DataTable<Target> name="link targets" rows={targets} columns={status ? [...columns.slice(0, 1), probeColumn, ...columns.slice(1)] : columns} act={act} at={({ links: own }) => own[0]?.link.selector} empty="No link of the page leads to an address of the web." />
      </Part>
      {invalid.length > 0 && (
        <Part title="Not an address" note="These cannot be followed: the address does not parse.">
          <DataTable<LinkRow> name="invalid links" rows={invalid} columns={invalidColumns} act={act} at={({ link }) => link.selector} empty="None." />
        </Part>
      )}
    </div>
  );
}

const knownWithout = (targets: readonly Target[], invalid: readonly LinkRow[]) =>
  `Known from the page alone: ${count(targets.length, 'different address', 'different addresses')}, ${count(targets.filter(({ links }) => links[0]?.kind === 'external').length, 'of them on another site', 'of them on other sites')}, and ${count(invalid.length, 'link that is not an address', 'links that are not addresses')}.`;

/** http(s) targets without fragment, broken first, then in document order. */
function unique(rows: readonly LinkRow[], status: LinkStatusFact | undefined): Target[] {
  const byUrl = new Map<string, Target>();
  const probes = new Map(status?.probes.map((probe) => [withoutFragment(probe.url), probe]));
  for (const row of rows) {
    const { url } = row.link;
    if (!url || !/^https?:/i.test(url)) continue;
    const key = withoutFragment(url);
    const known = byUrl.get(key);
    if (known) known.links.push(row);
    else byUrl.set(key, { url: key, links: [row], probe: probes.get(key) ?? null });
  }
  const rank = ({ probe }: Target) => (probe ? order.indexOf(probe.class) : order.length - 2);
  return status ? [...byUrl.values()].sort((a, b) => rank(a) - rank(b)) : [...byUrl.values()];
}
const withoutFragment = (url: string) => url.split('#', 1)[0]!;

function Progress({ status, targets }: { status: LinkStatusFact; targets: readonly Target[] }): JSX.Element {
  const numbers = order.map((name) => ({ name, number: status.probes.filter((probe) => probe.class === name).length })).filter(({ number }) => number > 0);
  const rest = Math.max(0, targets.length - status.probes.length);
  return (
    <figure class="t-links">
      <div class="t-links-bar" aria-hidden="true">
        {numbers.map(({ name, number }) => <span key={name} class={`t-status-${name}`} style={{ flexGrow: number }} />)}
        {!status.finished && rest > 0 && <span class="t-status-rest" style={{ flexGrow: rest }} />}
      </div>
      <figcaption class="legend">
        {numbers.length === 0 && <span>Nothing has been probed yet.</span>}
        {numbers.map(({ name, number }) => <span key={name}><span class={`t-links-key t-status-${name}`} aria-hidden="true" /> {number} {classes[name][1]}</span>)}
        <span class="muted">{status.finished ? 'finished' : `${status.probes.length} of about ${targets.length} probed so far`}</span>
      </figcaption>
      <p class="muted small">Unverified: the site refuses checks or asks for a sign-in. That does not mean that the link is broken.</p>
    </figure>
  );
}

function marksOf({ links, probe }: Target): Mark[] {
  if (!probe || probe.class === 'skipped') return [];
  const [kind, words] = classes[probe.class];
  return links.map(({ link }) => ({ selector: link.selector, label: `${words}${probe.status ? ` (${probe.status})` : ''}`, kind }));
}

const probeColumn: Column<Target> = {
  id: 'status', title: 'Status', wide: true, value: ({ probe }) => (probe ? `${classes[probe.class][1]}${probe.status ? `, ${probe.status}` : ''}` : 'not probed'),
  cell: ({ probe }) => (probe
    ? (
      <>
        <Chip kind={classes[probe.class][0]}>{classes[probe.class][1]}{probe.status ? ` (${probe.status})` : ''}</Chip>
        {probe.redirects > 0 && <span class="muted small"><br />{count(probe.redirects, 'redirect')} to <Cut text={probe.finalUrl} max={80} /></span>}
        {probe.reason && <span class="muted small"><br /><Cut text={probe.reason} max={80} /></span>}
      </>
    )
    : <span class="muted">not probed</span>),
};
const columns: readonly Column<Target>[] = [
  { id: 'target', title: 'Address', wide: true, value: ({ url }) => url, cell: ({ url }) => <Cut text={url} max={140} /> },
  { id: 'text', title: 'First text', wide: true, value: ({ links }) => links[0]?.link.name ?? '', cell: ({ links }) => (links[0]?.link.name ? <Cut text={links[0].link.name} max={80} /> : <span class="muted">no text</span>) },
  { id: 'kind', title: 'Where to', value: ({ links }) => (links[0]?.kind === 'external' ? 'another site' : 'this site') },
  { id: 'times', title: 'Links', numeric: true, value: ({ links }) => links.length },
];
const invalidColumns: readonly Column<LinkRow>[] = [
  { id: 'href', title: 'As written', wide: true, value: ({ link }) => link.href, cell: ({ link }) => <code><Cut text={link.href ?? ''} max={140} /></code> },
  { id: 'text', title: 'Text', wide: true, value: ({ link }) => link.name, cell: ({ link }) => <Cut text={link.name} max={80} /> },
];
