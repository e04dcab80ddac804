import { Component, type JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { areSamePage } from '../../checks/parse/urls.ts';
import { readableUrl } from '../../checks/core/helpers/readable-url.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import { addressOfReport } from '../../extension/messages/bulk-addresses.ts';
import type { Run } from '../../extension/runs/runs.ts';
import { reachedFromText } from '../../reports/reached.ts';
import type { RunToExport } from '../../reports/run.ts';
import { gateWords } from '../../reports/site-words.ts';
import { PageText, PageUrlText } from '../../components/findings/page-text.tsx';
import { StatusBadge } from '../../components/findings/status.tsx';
import { LongTable } from '../../components/tables/long-table.tsx';
import { usePrinting, lineAttributes, type LinePlace } from '../../components/tables/windowed-table.tsx';
import type { BulkProps } from './props.ts';
import { JobErrorText } from './job-error-text.tsx';
import { builtInColumns, httpStatusOf, columnsOf, resultRows, filterAndSortResults, type ResultRow, type ResultView } from './results.ts';
import { useLocale, useWords, usePart, useFileLocale } from '../../components/use-locale.ts';
import { signalTitle } from '../../reports/catalogue.ts';

const shows = ['all', 'failing', 'blocked', 'done', 'failed', 'open'] as const satisfies readonly ResultView['show'][];

/** One line per page: worst first, until the user sorts or filters. */
export function ResultsTable({ bulk, run, exported }: Pick<BulkProps, 'bulk'> & { run: Run; exported: RunToExport }): JSX.Element {
  const { results: words } = usePart('bulk');
  const [choosing, setChoosing] = useState(false);
  const view = useMemo(
    () => ({ ...bulk.view.value, columns: columnsOf(bulk.view.value.columns, run) }),
    [bulk.view.value, run.crawl === null],
  );
  const rows = useMemo(() => resultRows(run, exported), [run, exported]);
  const chosen = useMemo(() => filterAndSortResults(rows, view), [rows, view]);
  const printing = usePrinting();
  const set = (change: Partial<ResultView>) => bulk.setView(change);

  return (
    <section class="stack table-frame" aria-labelledby="pages-title">
      <h2 id="pages-title" class="visually-hidden">
        {words.title}
      </h2>
      <ResultFilters rows={rows} view={view} set={set}>
        <button type="button" class="button" aria-expanded={choosing} aria-controls="column-choice" onClick={() => setChoosing(!choosing)}>
          {words.columns}
        </button>
      </ResultFilters>
      <ColumnChoice open={choosing} run={run} columns={bulk.view.value.columns} choose={(columns) => set({ columns })} />
      <CountAndOrder chosen={chosen.length} all={rows.length} view={view} set={set} />
      <LongTable
        name={words.table}
        class="data"
        region="results"
        columns={view.columns.join()}
        count={chosen.length}
        order={[view.query, view.show, view.signal, view.sort]}
        printing={printing}
        head={(index) => <Heads view={view} set={set} index={index} />}
        line={(index, measure) => {
          const row = chosen[index]!;
          return <ResultLine key={row.job.id} runId={run.id} row={row} columns={view.columns} {...(measure && { index, measure })} />;
        }}
      >
        {chosen.length === 0 && (
          <p class="empty row">
            {words.none}{' '}
            <button type="button" class="button" onClick={() => set({ query: '', show: 'all', signal: '' })}>
              {words.showAll}
            </button>
          </p>
        )}
      </LongTable>
    </section>
  );
}

interface ViewProps {
  view: ResultView;
  set(change: Partial<ResultView>): void;
}

/** Which pages are in the table: by text, state, or failed check. */
function ResultFilters({ rows, view, set, children }: ViewProps & { rows: readonly ResultRow[]; children: JSX.Element }): JSX.Element {
  const words = usePart('bulk').results;
  const locale = useLocale();
  const failing = useMemo(() => failingSignals(rows), [rows]);
  return (
    <div class="table-bar results-bar">
      <input
        class="field"
        type="search"
        placeholder={words.find}
        aria-label={words.find}
        spellcheck={false}
        value={view.query}
        onInput={(event) => set({ query: event.currentTarget.value })}
      />
      <select
        class="field"
        aria-label={words.showLabel}
        value={view.show}
        onChange={(event) => set({ show: shows.find((id) => id === event.currentTarget.value) ?? 'all' })}
      >
        {shows.map((id) => (
          <option key={id} value={id}>
            {words.shows[id]}
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={words.checkLabel}
        value={view.signal}
        onChange={(event) => set({ signal: event.currentTarget.value })}
      >
        <option value="">{words.anyCheck}</option>
        {failing.map(({ id, count }) => (
          <option key={id} value={id}>
            {words.check({ title: signalTitle(locale, id, 'fail'), pages: count })}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

/** Number of pages in the table, and their order. */
function CountAndOrder({ chosen, all, view, set }: ViewProps & { chosen: number; all: number }): JSX.Element {
  const { lists, results: words } = usePart('bulk');
  const { comma } = useLocale().words.punctuation;
  const titleOf = useColumnTitle();
  return (
    <p class="split small muted">
      <output>
        {chosen === all ? lists.pages({ count: all }) : words.some({ chosen, all })}
        {comma}
        {view.sort ? words.sortedBy({ column: titleOf(view.sort.column) }) : words.worst}
      </output>
      {view.sort && (
        <button type="button" class="button quiet" onClick={() => set({ sort: null })}>
          {words.worstAgain}
        </button>
      )}
    </p>
  );
}

function Heads({ view, set, index }: ViewProps & { /** In a windowed table. */ index: number | undefined }): JSX.Element {
  const titleOf = useColumnTitle();
  return (
    <thead>
      <tr aria-rowindex={index} data-sort={usePart('tables').sortBy}>
        <Head id="page" title={titleOf('page')} view={view} set={set} wide />
        <Head id="state" title={titleOf('state')} view={view} set={set} />
        {view.columns.map((id) => (
          <Head key={id} id={id} title={titleOf(id)} view={view} set={set} number={numeric.has(id)} />
        ))}
      </tr>
    </thead>
  );
}

const numeric: ReadonlySet<string> = new Set(['http', 'clicks', 'inlinks', 'words', 'score', 'geo', 'fail', 'warn', 'unchecked', 'ms']);
function useColumnTitle(): (id: string) => string {
  const { columnTitles } = usePart('bulk').results;
  const locale = useLocale();
  return (id) => (id.startsWith('signal:') ? signalTitle(locale, id.slice(7), 'pass') : (columnTitles[id] ?? id));
}
/** The first sort direction of a column: problems and statuses from bad to good, scores from low to high. */
const firstDown: ReadonlySet<string> = new Set(['fail', 'warn', 'unchecked', 'inlinks', 'clicks', 'ms']);

function Head({
  id,
  title,
  view,
  set,
  number = false,
  wide = false,
}: {
  id: string;
  title: string;
  view: ResultView;
  set(change: Partial<ResultView>): void;
  number?: boolean;
  wide?: boolean;
}): JSX.Element {
  const sorted = view.sort?.column === id ? view.sort.down : null;
  const next = () => {
    const first = firstDown.has(id);
    set({ sort: sorted === null ? { column: id, down: first } : sorted === first ? { column: id, down: !first } : null });
  };
  return (
    <th
      scope="col"
      class={number ? 'number' : wide ? 'wide' : ''}
      aria-sort={sorted === null ? undefined : sorted ? 'descending' : 'ascending'}
    >
      <button type="button" class={id.startsWith('signal:') ? 'wrap' : ''} onClick={next}>
        {title}
      </button>
    </th>
  );
}

interface LineProps {
  runId: string;
  row: ResultRow;
  columns: readonly string[];
  /** In a windowed table. */ index?: number;
  measure?: LinePlace['ref'];
}

/** One line. It is rendered once while it is in view: scrolling renders only new lines. */
class ResultLine extends Component<LineProps> {
  override shouldComponentUpdate({ runId, row, columns, index }: LineProps) {
    const now = this.props;
    return runId !== now.runId || row !== now.row || columns !== now.columns || index !== now.index;
  }
  override render() {
    const { runId, row, columns, index, measure } = this.props;
    return (
      <Row runId={runId} row={row} columns={columns} place={measure && index !== undefined ? lineAttributes(index, measure) : undefined} />
    );
  }
}

function Row({ runId, row, columns, place }: Pick<LineProps, 'runId' | 'row' | 'columns'> & { place: LinePlace | undefined }): JSX.Element {
  const words = usePart('bulk').results;
  const titleOf = useColumnTitle();
  const { job, digest, title, url } = row;
  return (
    <tr {...place}>
      <td class="wide" data-title={titleOf('page')}>
        <div class="page-cell">
          {digest ? (
            // If the title is right-to-left, its end is cut, not its beginning.
            <a href={addressOfReport(runId, job.id)} class="cut" dir="auto">
              {title || readableUrl(url)}
            </a>
          ) : (
            <bdi dir="auto" class="cut">
              {title || readableUrl(url)}
            </bdi>
          )}
          {title && (
            <span class="cut small muted">
              <PageUrlText url={url} />
            </span>
          )}
          <ReachedFrom row={row} />
          {digest && digest.title === '' && <span class="small muted">{words.noTitle}</span>}
          {job.error && (
            <span class="small">
              <JobErrorText error={job.error} />
            </span>
          )}
        </div>
      </td>
      <td data-title={titleOf('state')}>
        <State row={row} />
      </td>
      {columns.map((id) => (
        <td key={id} data-title={titleOf(id)} class={numeric.has(id) ? 'number' : ''}>
          <div>
            {id === 'clicks' || id === 'inlinks' ? (
              <InlinksCell inlinks={row.inlinks} id={id} />
            ) : digest ? (
              <Value row={row} id={id} />
            ) : id === 'http' && job.error?.status !== undefined ? (
              <HttpStatus row={row} />
            ) : (
              <span class="muted" aria-hidden="true">
                –
              </span>
            )}
          </div>
        </td>
      ))}
    </tr>
  );
}

/** Which other URLs of the run redirect to the page, on two lines: those of its site without their origin. */
function ReachedFrom({ row: { digest, url } }: { row: ResultRow }): JSX.Element | null {
  const text = reachedFromText({ digest }, useFileLocale());
  const origin = /^https?:\/\/[^/]+(?=\/)/.exec(url)?.[0];
  return text === '' ? null : (
    <span class="small muted reached" title={text}>
      <PageText text={origin ? text.replaceAll(`${origin}/`, '/') : text} />
    </span>
  );
}

/** Clicks from the start page, or who links to the page. */
function InlinksCell({ inlinks, id }: { inlinks: ResultRow['inlinks']; id: 'clicks' | 'inlinks' }): JSX.Element | null {
  const words = usePart('bulk').results;
  const { wording } = useWords();
  if (!inlinks) return null;
  if (id === 'clicks') return inlinks.clicks === null ? <span class="muted">{words.unreached}</span> : <>{inlinks.clicks}</>;
  if (inlinks.count === 0) return <span class="muted">{words.unlinked}</span>;
  return (
    <details class="inlinks">
      <summary>{wording.number(inlinks.count)}</summary>
      <ul class="page-list small">
        {inlinks.from.map((url) => (
          <li key={url}>
            <PageUrlText url={url} />
          </li>
        ))}
        {inlinks.count > inlinks.from.length && <li>{words.moreInlinks({ count: inlinks.count - inlinks.from.length })}</li>}
      </ul>
    </details>
  );
}

function State({ row: { job, digest } }: { row: ResultRow }): JSX.Element {
  const { results, runs } = usePart('bulk');
  const shown = job.state === 'failed' ? 'fail' : job.state === 'running' ? 'pending' : 'na';
  const word =
    job.state === 'failed' && job.error
      ? runs.failures[job.error.code]
      : job.state === 'done' && !digest
        ? results.reading
        : runs.jobs[job.state];
  // Not green: that would stand beside pages that nobody finds.
  if (job.state === 'done') return <span class="muted">{word}</span>;
  return (
    <StatusBadge status={shown} size={13}>
      {word}
    </StatusBadge>
  );
}

function Value({ row, id }: { row: ResultRow; id: string }): JSX.Element | null {
  const words = usePart('bulk').results;
  const digest = row.digest!;
  const locale = useLocale();
  const written = useFileLocale();
  const { wording } = useWords();
  if (id.startsWith('signal:')) {
    const status = digest.statuses[id.slice(7)];
    return status ? <StatusBadge status={status} size={13} /> : <span class="muted">{words.unjudged}</span>;
  }
  switch (id) {
    case 'http':
      return <HttpStatus row={row} />;
    case 'h1':
      return digest.h1.length === 0 ? <span class="muted">{words.noneSeen}</span> : <PageText text={digest.h1.join(' | ')} />;
    case 'canonical':
      return <Canonical digest={digest} />;
    case 'words':
      return digest.characters !== undefined ? (
        <>{words.characters({ count: digest.characters })}</>
      ) : digest.words === null ? null : (
        <>{wording.number(digest.words)}</>
      );
    case 'score':
      return <Score score={digest.score} bad={digest.gate !== null} />;
    case 'geo':
      return <Score score={digest.geo.score} bad={false} />;
    case 'gate':
      return digest.gate ? (
        <StatusBadge status="fail" size={13}>
          <span class="gate-name">{gateWords(digest.gate, written)}</span>
        </StatusBadge>
      ) : (
        <span class="muted">{words.notBlocked}</span>
      );
    case 'fail':
      return <Number count={digest.counts.fail} tone="fail" />;
    case 'warn':
      return <Number count={digest.counts.warn} tone="warn" />;
    case 'unchecked':
      return <Number count={digest.counts.unchecked} tone="unchecked" />;
    case 'type':
      return <>{locale.words.pageTypes[digest.pageType]}</>;
    case 'language':
      return <bdi>{digest.language === 'und' ? '' : digest.language}</bdi>;
    case 'ms':
      return <>{words.seconds(digest)}</>;
    default:
      return null;
  }
}

/** Also of a URL without a page. */
function HttpStatus({ row }: { row: ResultRow }): JSX.Element {
  const words = usePart('bulk').results;
  const status = httpStatusOf(row);
  return status === null ? (
    <span class="muted">{words.noAnswer}</span>
  ) : (
    <span class={status >= 400 ? 'count tone-fail' : ''}>{status}</span>
  );
}

/** A canonical that is the page itself is shown as one word. */
function Canonical({ digest: { canonical, finalUrl } }: { digest: Digest }): JSX.Element {
  const words = usePart('bulk').results;
  if (canonical === null) return <span class="muted">{words.noCanonical}</span>;
  return areSamePage(canonical, finalUrl) ? (
    <span class="muted">{words.itself}</span>
  ) : (
    <bdi dir="ltr" class="cut" title={canonical}>
      {readableUrl(canonical)}
    </bdi>
  );
}

function Score({ score, bad }: { score: number | null; bad: boolean }): JSX.Element {
  const words = usePart('bulk').results;
  if (score === null) return <span class="muted">{words.noScore}</span>;
  return (
    <span class={`score-cell ${bad ? 'tone-fail' : ''}`}>
      <b>{score}</b>
      <span class="bar" aria-hidden="true">
        <i style={{ inlineSize: `${score}%` }} />
      </span>
    </span>
  );
}

const Number = ({ count, tone }: { count: number; tone: string }): JSX.Element => (
  <span class={count > 0 ? `count tone-${tone}` : 'muted'}>{count}</span>
);

/** Signals that fail or warn on some page, most pages first. */
function failingSignals(rows: readonly ResultRow[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { digest } of rows) {
    for (const [id, status] of Object.entries(digest?.statuses ?? {}))
      if (status === 'fail' || status === 'warn') counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count);
}

function ColumnChoice({
  open,
  run,
  columns,
  choose,
}: {
  open: boolean;
  run: Run;
  columns: readonly string[];
  choose(columns: string[]): void;
}): JSX.Element {
  const words = usePart('bulk').results;
  const { app } = useWords();
  const { catalogue } = useLocale();
  const builtIn = builtInColumns.map((id) => ({ id: id as string, title: words.columnTitles[id] ?? id }));
  const all = [...builtIn, ...catalogue.map((signal) => ({ id: `signal:${signal.id}`, title: signal.title }))];
  const toggle = (id: string, on: boolean) =>
    choose(all.map((column) => column.id).filter((column) => (column === id ? on : columns.includes(column))));
  const box = ({ id, title }: { id: string; title: string }) => (
    <li key={id}>
      <label class="check">
        <input type="checkbox" checked={columns.includes(id)} onChange={(event) => toggle(id, event.currentTarget.checked)} />
        {title}
      </label>
    </li>
  );
  return (
    <div id="column-choice" class="card stack" hidden={!open}>
      <fieldset class="stack tight">
        <legend class="option-title">{words.ofPage}</legend>
        <ul class="column-list">{builtIn.filter(({ id }) => columnsOf([id], run).length > 0).map(box)}</ul>
      </fieldset>
      <fieldset class="stack tight">
        <legend class="option-title">{app.views.checks}</legend>
        <ul class="column-list">{all.slice(builtInColumns.length).map(box)}</ul>
      </fieldset>
    </div>
  );
}
