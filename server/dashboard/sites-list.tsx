import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LongTable } from '../../components/tables/long-table.tsx';
import { PageText } from '../../components/findings/page-text.tsx';
import { usePrinting, lineAttributes, type LinePlace } from '../../components/tables/windowed-table.tsx';
import type { SiteBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { Sparkline } from './lines.tsx';
import { number, ScoreChange, scoreText, Time } from './parts.tsx';
import { siteLink } from './route.ts';
import { usePart } from '../../components/use-locale.ts';

const words = dashboard.list;

type ColumnId = keyof typeof words.columns;
/** The sort value of each column; the sparkline cannot be sorted. */
const values: Readonly<Record<Exclude<ColumnId, 'recent'>, (site: SiteBody) => string | number | null>> = {
  site: ({ name }) => name,
  score: ({ latest }) => latest.score,
  change: ({ change }) => change?.score ?? null,
  geo: ({ latest }) => latest.geo,
  worse: ({ latest }) => latest.became?.newFailures ?? null,
  fails: ({ latest }) => latest.fails,
  pages: ({ latest }) => latest.pages,
  at: ({ latest }) => latest.startedAt,
};
const columns: readonly ColumnId[] = ['site', 'score', 'change', 'geo', 'recent', 'worse', 'fails', 'pages', 'at'];
/** Columns that narrow screens hide, the widest first. */
const narrow: readonly (readonly [query: string, without: readonly ColumnId[]])[] = [
  ['(max-width: 800px)', ['recent', 'pages', 'at']],
  ['(max-width: 560px)', ['geo', 'fails']],
  ['(max-width: 360px)', ['change']],
];
function columnsThatFit(): ColumnId[] {
  const without = narrow.flatMap(([query, ids]) => (matchMedia(query).matches ? ids : []));
  return columns.filter((id) => !without.includes(id));
}
function useColumns(): readonly ColumnId[] {
  const [fit, setFit] = useState(columnsThatFit);
  useEffect(() => {
    const lists = narrow.map(([query]) => matchMedia(query));
    const change = () => setFit(columnsThatFit());
    for (const list of lists) list.addEventListener('change', change);
    return () => {
      for (const list of lists) list.removeEventListener('change', change);
    };
  }, []);
  return fit;
}
interface Sorting {
  column: ColumnId;
  down: boolean;
}

const gotWorse = ({ latest, change }: SiteBody): boolean => (latest.became?.newFailures ?? 0) > 0 || (change?.score ?? 0) < 0;

function sorted(sites: readonly SiteBody[], { column, down }: Sorting): SiteBody[] {
  const of = column === 'recent' ? values.site : values[column];
  return sites.toSorted((a, b) => {
    const [one, two] = [of(a), of(b)];
    // Missing values come last in either order.
    if (one === null || two === null) return one === two ? 0 : one === null ? 1 : -1;
    const order = one < two ? -1 : one > two ? 1 : 0;
    return down ? -order : order;
  });
}

/** One line per site. */
export function SitesList({ sites }: { sites: readonly SiteBody[] }): JSX.Element {
  const [query, setQuery] = useState('');
  const [worse, setWorse] = useState(false);
  const [sorting, setSorting] = useState<Sorting>({ column: 'site', down: false });
  const shown = useMemo(
    () =>
      sorted(
        sites.filter((site) => `${site.id} ${site.name}`.includes(query.trim().toLowerCase()) && (!worse || gotWorse(site))),
        sorting,
      ),
    [sites, query, worse, sorting],
  );
  const shownColumns = useColumns();
  const sort = (column: ColumnId) => setSorting({ column, down: sorting.column === column ? !sorting.down : column !== 'site' });
  return (
    <div class="stack table-frame">
      <div class="table-bar row">
        <input
          class="field"
          type="search"
          dir="auto"
          placeholder={words.find}
          aria-label={words.find}
          spellcheck={false}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <label class="check">
          <input type="checkbox" checked={worse} onChange={(event) => setWorse(event.currentTarget.checked)} />
          {words.worse}
        </label>
        <output class="muted small">{dashboard.sites({ count: shown.length })}</output>
      </div>
      <LongTable
        name={words.table}
        class="data sites"
        region="results"
        columns={shownColumns.join()}
        count={shown.length}
        order={[query, worse, sorting]}
        printing={usePrinting()}
        head={(index) => <Heads columns={shownColumns} sorting={sorting} sort={sort} index={index} />}
        line={(index, measure) => (
          <SiteLine columns={shownColumns} key={shown[index]!.id} site={shown[index]!} place={measure && lineAttributes(index, measure)} />
        )}
      >
        {shown.length === 0 && <p class="empty">{words.none}</p>}
      </LongTable>
    </div>
  );
}

const isNumber = (id: ColumnId) => id !== 'site' && id !== 'recent' && id !== 'at';

interface HeadsProps {
  columns: readonly ColumnId[];
  sorting: Sorting;
  sort(column: ColumnId): void;
  /** In a windowed table. */
  index: number | undefined;
}
function Heads({ columns: ids, sorting, sort, index }: HeadsProps): JSX.Element {
  return (
    <thead>
      <tr aria-rowindex={index} data-sort={usePart('tables').sortBy}>
        {ids.map((id) => (
          <th
            key={id}
            scope="col"
            class={isNumber(id) ? 'number' : ''}
            aria-sort={sorting.column === id ? (sorting.down ? 'descending' : 'ascending') : undefined}
          >
            {id === 'recent' ? (
              words.columns[id]
            ) : (
              <button type="button" onClick={() => sort(id)}>
                {words.columns[id]}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SiteLine({
  columns: ids,
  site,
  place,
}: {
  columns: readonly ColumnId[];
  site: SiteBody;
  place: LinePlace | undefined;
}): JSX.Element {
  return (
    <tr {...place}>
      {ids.map((id) => (
        <td
          key={id}
          data-title={words.columns[id]}
          class={`${isNumber(id) ? 'number' : ''} ${id === 'worse' && (site.latest.became?.newFailures ?? 0) > 0 ? 'tone-fail' : ''}`}
        >
          {cells[id](site)}
        </td>
      ))}
    </tr>
  );
}

const cells: Readonly<Record<ColumnId, (site: SiteBody) => JSX.Element | string>> = {
  site: ({ id, name }) => (
    <a href={siteLink(id)} class="site-name">
      <PageText text={name} dir="ltr" />
    </a>
  ),
  score: ({ latest }) => scoreText(latest.score),
  change: ({ change }) => <ScoreChange by={change ? change.score : undefined} />,
  geo: ({ latest }) => scoreText(latest.geo),
  recent: ({ recent }) => <Sparkline scores={recent.map(({ score }) => score)} />,
  worse: ({ latest }) => (latest.became ? number(latest.became.newFailures) : '–'),
  fails: ({ latest }) => number(latest.fails),
  pages: ({ latest }) => number(latest.pages),
  at: ({ latest }) => <Time at={latest.startedAt} />,
};
