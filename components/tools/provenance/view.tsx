import type { JSX } from 'preact';
import { groupDates, mostDaysApart, daysApart, type DateGroups } from '../../../checks/derive/provenance/dates/groups.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { DateFact, NameFact, ProvenanceFact } from '../../../checks/core/facts/about.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import { headersOfPage } from '../../../checks/derive/head/page-response.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { AbsentFactNote, AddressLink, StatusChip, CutText, Part } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../ai-readiness.css';

type ViewWords = Parts['provenance'];
const useViewWords = (): ViewWords => usePart('provenance');

/** Dates, authors, publisher: every date and name on the page, and where they disagree. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const provenance = factValueOf(facts, 'provenance');
  if (!provenance) return <AbsentFactNote facts={facts} name="provenance" />;
  const groups = groupDates(provenance, factValueOf(facts, 'sitemap'), Date.parse(report.at) || 0);
  const dates = datedOf(provenance, groups, factValueOf(facts, 'response'), words.dates);
  const direct = provenance.aboutLinks.filter(({ indirect }) => !indirect);
  return (
    <div class="stack loose">
      {dates.length > 0 && (
        <Part title={words.timeline.title}>
          <Timeline dates={dates} groups={groups} isFaulty={report.signals.find(({ id }) => id === 'date-agreement')?.status === 'fail'} />
        </Part>
      )}
      <Part title={words.dates.title}>
        <DataTable<Dated>
          name={words.dates.rows}
          rows={dates}
          columns={dateColumns(words.dates)}
          at={({ selector }) => selector}
          act={act}
          empty={words.dates.none}
        />
      </Part>
      <Part title={words.names.title}>
        <DataTable<NameFact>
          name={words.names.rows}
          rows={provenance.names}
          columns={nameColumns(words)}
          at={({ selector }) => selector}
          act={act}
          empty={words.names.none}
        />
      </Part>
      <Part title={words.about.title}>
        {direct.length === 0 ? (
          <p class="empty">{words.about.none}</p>
        ) : (
          <ul class="stack tight">
            {direct.map(({ url, text }, index) => (
              <li key={index}>
                <CutText text={text} max={80} />{' '}
                <span class="muted small">
                  <AddressLink url={url} act={act} max={120} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

interface Dated {
  from: string;
  /** The role in which it is compared. */
  role: DateFact['role'];
  stated: DateFact['role'];
  raw: string;
  iso: string | null;
  visible: boolean;
  selector: string | null;
  compared: boolean;
}

/** Every date that was found, with the role in which it is compared. */
function datedOf(
  provenance: ProvenanceFact,
  groups: DateGroups,
  response: FactTable['response'] | undefined,
  words: ViewWords['dates'],
): Dated[] {
  const kindOf = (date: DateFact) => (groups.published.includes(date) ? 'published' : groups.modified.includes(date) ? 'modified' : null);
  const row = (date: DateFact, from: string): Dated => {
    const { raw, iso, visible, selector, role } = date;
    return {
      from,
      role: kindOf(date) ?? role,
      stated: role,
      raw,
      iso,
      visible,
      selector: selector || null,
      compared: kindOf(date) !== null,
    };
  };
  const header = headersOfPage(response)?.find(({ name }) => name === 'last-modified')?.value;
  const time = header ? Date.parse(header) : Number.NaN;
  return [
    ...provenance.dates.map((date) =>
      row(date, date.label ? words.labelled({ place: words.places[date.from], label: date.label }) : words.places[date.from]),
    ),
    ...(groups.lastmod ? [row(groups.lastmod, words.lastmod)] : []),
    ...(header
      ? [
          {
            from: words.header,
            role: 'modified' as const,
            stated: 'modified' as const,
            raw: header,
            iso: Number.isNaN(time) ? null : new Date(time).toISOString(),
            visible: false,
            selector: null,
            compared: false,
          },
        ]
      : []),
  ];
}

const day = 86_400_000;
/** Last modification and first publication, if the modification is at least a day before the publication; otherwise null. */
function reversedDates(placed: readonly { role: DateFact['role']; time: number }[]): { published: number; modified: number } | null {
  const timesOf = (kind: DateFact['role']) => placed.filter(({ role }) => role === kind).map(({ time }) => time);
  const modified = Math.max(...timesOf('modified'));
  const published = Math.min(...timesOf('published'));
  return Number.isFinite(published - modified) && published - modified >= day ? { published, modified } : null;
}
const kinds = ['published', 'modified'] as const;
/** All dates on one line: dates of one role that are too far apart are connected by a red line. */
function Timeline({ dates, groups, isFaulty }: { dates: readonly Dated[]; groups: DateGroups; isFaulty: boolean }): JSX.Element {
  const words = useViewWords().timeline;
  const placed = dates.flatMap((date) => {
    const time = date.iso ? Date.parse(date.iso) : Number.NaN;
    return Number.isNaN(time) ? [] : [{ ...date, role: date.compared ? date.role : ('unknown' as const), time }];
  });
  if (placed.length === 0) return <p class="empty">{words.none}</p>;
  const times = placed.map(({ time }) => time);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(end - start, day);
  const at = (time: number) => 4 + (92 * (time - start)) / span;
  const reversed = reversedDates(placed);
  const apart = groups.kinds < 2 ? [] : kinds.filter((kind) => daysApart(groups[kind]) > mostDaysApart[kind]);
  const compared = { published: groups.published.length > 1, modified: groups.modified.length > 1 };
  const agreement =
    compared.published && compared.modified ? 'both' : compared.published ? 'published' : compared.modified ? 'modified' : 'none';
  return (
    <figure class="t-time">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 7H98" class="axis" />
        {apart.map((kind) => {
          const kindTimes = placed.filter((date) => date.role === kind).map(({ time }) => time);
          return (
            <path
              key={kind}
              d={`M${at(Math.min(...kindTimes))} ${kind === 'published' ? 3 : 11}H${at(Math.max(...kindTimes))}`}
              class="apart"
            />
          );
        })}
        {reversed && <path d={`M${at(reversed.modified)} 11L${at(reversed.published)} 3`} class="apart" />}
        {placed.map(({ time, role }, index) => (
          <rect
            key={index}
            x={at(time) - 0.6}
            y={role === 'published' ? 1 : role === 'modified' ? 9 : 5}
            width="1.2"
            height="4"
            class={role}
          />
        ))}
      </svg>
      <figcaption class="split small">
        <span>{words.day({ time: start })}</span>
        <span class="legend">
          {(['published', 'modified', 'unknown'] as const).map((kind) => (
            <span key={kind}>
              <span class={`t-time-key ${kind}`} aria-hidden="true" /> {words[kind]}
            </span>
          ))}
        </span>
        <span>{words.day({ time: end })}</span>
      </figcaption>
      {apart.length > 0 || reversed ? (
        <p class="row">
          {reversed && (
            <StatusChip kind="bad">{words.reversed({ days: Math.round((reversed.published - reversed.modified) / day) })}</StatusChip>
          )}
          {apart.map((kind) => (
            <StatusChip key={kind} kind="warn">
              {words.apart[kind]({ days: Math.round(daysApart(groups[kind])) })}
            </StatusChip>
          ))}
        </p>
      ) : isFaulty ? null : (
        <p>
          <StatusChip kind={agreement === 'none' || groups.kinds < 2 ? 'info' : 'good'}>
            {groups.kinds < 2 ? words.one : words.agree[agreement]}
          </StatusChip>
        </p>
      )}
    </figure>
  );
}
const dateColumns = (words: ViewWords['dates']): readonly Column<Dated>[] => [
  {
    id: 'iso',
    title: words.date,
    value: ({ iso }) => iso ?? '',
    cell: ({ iso }) => (iso ? words.when({ iso }) : <StatusChip kind="bad">{words.unreadable}</StatusChip>),
  },
  { id: 'role', title: words.kind, value: ({ stated }) => words.roles[stated] },
  { id: 'from', title: words.where, wide: true, value: ({ from }) => from },
  { id: 'raw', title: words.written, wide: true, value: ({ raw }) => raw, cell: ({ raw }) => <CutText text={raw} max={120} /> },
  { id: 'visible', title: words.visible, value: ({ visible }) => (visible ? words.yes : words.no) },
  {
    id: 'compared',
    title: words.compared,
    value: ({ compared, role, stated }) => (!compared ? words.notOwn : role === stated ? words.yes : words.comparedAs[role]),
  },
];
const nameColumns = ({ names: words, dates: { yes, no } }: ViewWords): readonly Column<NameFact>[] => [
  { id: 'role', title: words.role, value: ({ role }) => words.roles[role] },
  { id: 'name', title: words.name, wide: true, value: ({ name }) => name, cell: ({ name }) => <CutText text={name} max={120} /> },
  { id: 'type', title: words.type, value: ({ type }) => type, cell: ({ type }) => <CutText text={type} max={60} /> },
  { id: 'from', title: words.where, value: ({ from }) => words.origins[from] },
  { id: 'visible', title: words.visible, value: ({ visible }) => (visible ? yes : no) },
  {
    id: 'links',
    title: words.leadsTo,
    wide: true,
    value: ({ url, sameAs }) => [url ?? '', ...sameAs].filter(Boolean).join(' '),
    cell: ({ url, sameAs }) => <CutText text={[url ?? '', ...sameAs].filter(Boolean).join(' ') || words.nothing} max={160} />,
  },
];
