import type { JSX } from 'preact';
import { dateGroups, dateTolerance, daysApart, valueOf, type DateFact, type DateGroups, type FactTable, type NameFact, type ProvenanceFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Address, Chip, count, Cut, Part } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';
import './ai-readiness.css';

/** Dates, authors, publisher: every date and name the page gives, and where they disagree. */
export default function Provenance({ facts, report, act }: ToolProps): JSX.Element {
  const provenance = valueOf(facts, 'provenance');
  if (!provenance) return <Absent facts={facts} name="provenance" />;
  const groups = dateGroups(provenance, valueOf(facts, 'sitemap'), Date.parse(report.at) || 0);
  const dates = datedOf(provenance, groups, valueOf(facts, 'response'));
  return (
    <div class="stack loose">
      <Part title="Timeline"><Timeline dates={dates} groups={groups} /></Part>
      <Part title="Dates">
        <DataTable<Dated> name="dates" rows={dates} columns={dateColumns} at={({ selector }) => selector} act={act} empty="The page shows no date, and none stands in its markup, its sitemap or its headers." />
      </Part>
      <Part title="Authors and publisher">
        <DataTable<NameFact> name="names" rows={provenance.names} columns={nameColumns} at={({ selector }) => selector} act={act} empty="The page names neither an author nor a publisher." />
      </Part>
      <Part title="Pages about who is behind it">
        {provenance.aboutLinks.length === 0
          ? <p class="empty">No link to an about, contact or imprint page was found.</p>
          : <ul class="stack tight">{provenance.aboutLinks.map(({ url, text }, index) => <li key={index}><Cut text={text} max={80} /> <span class="muted small"><Address url={url} act={act} max={120} /></span></li>)}</ul>}
      </Part>
    </div>
  );
}

interface Dated { from: string; role: DateFact['role']; raw: string; iso: string | null; visible: boolean; selector: string | null; compared: boolean }
const places: Record<DateFact['from'], string> = { time: 'time element', text: 'visible text', 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa', meta: 'meta element', url: 'address' };

/** Every date that was found, with the kind as which it is compared with the others. */
function datedOf(provenance: ProvenanceFact, groups: DateGroups, response: FactTable['response'] | undefined): Dated[] {
  const kindOf = (date: DateFact) => (groups.published.includes(date) ? 'published' : groups.modified.includes(date) ? 'modified' : null);
  const row = (date: DateFact, from: string): Dated => {
    const { raw, iso, visible, selector, role } = date;
    return { from, role: kindOf(date) ?? role, raw, iso, visible, selector: selector || null, compared: kindOf(date) !== null };
  };
  const header = response?.headers.find(({ name }) => name === 'last-modified')?.value;
  const time = header ? Date.parse(header) : Number.NaN;
  return [
    ...provenance.dates.map((date) => row(date, date.label ? `${places[date.from]} (${date.label})` : places[date.from])),
    ...(groups.lastmod ? [row(groups.lastmod, 'sitemap lastmod')] : []),
    ...(header ? [{ from: 'Last-Modified header (a hint)', role: 'modified' as const, raw: header, iso: Number.isNaN(time) ? null : new Date(time).toISOString(), visible: false, selector: null, compared: false }] : []),
  ];
}

const day = 86_400_000;
const kinds = ['published', 'modified'] as const;
/** Every date on one line: dates of one kind that lie too far apart are joined by a red line. */
function Timeline({ dates, groups }: { dates: readonly Dated[]; groups: DateGroups }): JSX.Element {
  const placed = dates.flatMap((date) => {
    const time = date.iso ? Date.parse(date.iso) : Number.NaN;
    return Number.isNaN(time) ? [] : [{ ...date, role: date.compared ? date.role : 'unknown' as const, time }];
  });
  if (placed.length === 0) return <p class="empty">There is no date that could be placed on a line.</p>;
  const times = placed.map(({ time }) => time);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(end - start, day);
  const at = (time: number) => 4 + (92 * (time - start)) / span;
  const apart = groups.kinds < 2 ? [] : kinds.filter((kind) => daysApart(groups[kind]) > dateTolerance[kind]);
  return (
    <figure class="t-time">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 7H98" class="axis" />
        {apart.map((kind) => {
          const own = placed.filter((date) => date.role === kind).map(({ time }) => time);
          return <path key={kind} d={`M${at(Math.min(...own))} ${kind === 'published' ? 3 : 11}H${at(Math.max(...own))}`} class="apart" />;
        })}
        {placed.map(({ time, role }, index) => <rect key={index} x={at(time) - 0.6} y={role === 'published' ? 1 : role === 'modified' ? 9 : 5} width="1.2" height="4" class={role} />)}
      </svg>
      <figcaption class="split small">
        <span>{dayOf(start)}</span>
        <span class="legend"><span><span class="t-time-key published" aria-hidden="true" /> published</span><span><span class="t-time-key modified" aria-hidden="true" /> modified</span><span><span class="t-time-key unknown" aria-hidden="true" /> not compared</span></span>
        <span>{dayOf(end)}</span>
      </figcaption>
      {apart.length > 0
        ? <p class="row">{apart.map((kind) => <Chip key={kind} kind="warn">dates of {kind === 'published' ? 'publication' : 'revision'} lie {count(Math.round(daysApart(groups[kind])), 'day')} apart</Chip>)}</p>
        : <p>{groups.kinds < 2 ? <Chip kind="info">nothing to compare: fewer than two sources give a date</Chip> : <Chip kind="good">dates of one kind agree</Chip>}</p>}
    </figure>
  );
}
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const dateColumns: readonly Column<Dated>[] = [
  { id: 'iso', title: 'Date', value: ({ iso }) => iso ?? '', cell: ({ iso }) => iso ?? <Chip kind="bad">cannot be read</Chip> },
  { id: 'role', title: 'Kind', value: ({ role }) => (role === 'unknown' ? 'not said' : role) },
  { id: 'from', title: 'Where', value: ({ from }) => from },
  { id: 'raw', title: 'As written', wide: true, value: ({ raw }) => raw, cell: ({ raw }) => <Cut text={raw} max={120} /> },
  { id: 'visible', title: 'Visible', value: ({ visible }) => (visible ? 'yes' : 'no') },
  { id: 'compared', title: 'Compared', value: ({ compared }) => (compared ? 'yes' : 'no: not taken for the page’s own') },
];
const origins: Record<NameFact['from'], string> = {
  byline: 'byline', 'rel-author': 'rel=author', meta: 'meta element', 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa',
  'site-name': 'site name', 'title-suffix': 'end of the title', copyright: 'copyright line', logo: 'link to the front page', host: 'host name only',
};
const nameColumns: readonly Column<NameFact>[] = [
  { id: 'role', title: 'Role', value: ({ role }) => role },
  { id: 'name', title: 'Name', wide: true, value: ({ name }) => name, cell: ({ name }) => <Cut text={name} max={120} /> },
  { id: 'type', title: 'Type', value: ({ type }) => type, cell: ({ type }) => <Cut text={type} max={60} /> },
  { id: 'from', title: 'Where', value: ({ from }) => origins[from] },
  { id: 'visible', title: 'Visible', value: ({ visible }) => (visible ? 'yes' : 'no') },
  { id: 'links', title: 'Leads to', wide: true, value: ({ url, sameAs }) => [url ?? '', ...sameAs].filter(Boolean).join(' '), cell: ({ url, sameAs }) => <Cut text={[url ?? '', ...sameAs].filter(Boolean).join(' ') || 'nothing'} max={160} /> },
];
