import type { JSX } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import type { Wording } from '../checks/index.ts';
import { csvFile, tabbedText } from '../reports/csv-cells.ts';
import { ShowButton } from './evidence.tsx';
import { Icon } from './icons.tsx';
import { PageText } from './page-text.tsx';
import { Prose, quoted } from './prose.tsx';
import type { Column, DataTableProps } from './tool-props.ts';
import { tables as en } from './words/en/tools/tables.ts';
import { useToolWords, useWords } from './words/use-words.ts';

/** Rows drawn at first, and more with each step: thousands of rows must not hold up the popup. */
const firstRows = 100;
const step = 400;

/** From so many columns on, a table stands as blocks where there is not room for all of them. */
const manyColumns = 6;

interface Sorting { column: string; down: boolean }
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** A table that can be filtered, sorted, copied and saved. What is copied and saved is what the filter leaves, in the order shown. */
export function DataTable<Row>({ name, columns, rows, total = rows.length, at, grid, act, empty }: DataTableProps<Row>): JSX.Element {
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [limit, setLimit] = useState(firstRows);
  const id = useId();
  const words = useToolWords('tables', en);
  const { evidence, toolFrame, wording: { number } } = useWords();

  const chosen = useMemo(() => selectTableRows(columns, rows, filter, sorting), [columns, rows, filter, sorting]);
  if (rows.length === 0) return <p class="empty">{empty}</p>;

  const header = columns.map((column) => column.title);
  const cells = () => chosen.map((row) => columns.map((column) => column.value(row)));
  const asObjects = () => chosen.map((row) => Object.fromEntries(columns.map((column) => [column.id, column.value(row)])));
  const fileName = name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const drawn = chosen.slice(0, limit);
  const located = at !== undefined && act.live !== false && rows.some((row) => at(row));

  return (
    <div class="table-frame">
      <div class="table-bar">
        <label class="visually-hidden" for={`${id}-filter`}>{words.filter({ name })}</label>
        <input id={`${id}-filter`} class="field" type="search" placeholder={words.filter({ name })} value={filter} spellcheck={false}
          onInput={(event) => { setFilter(event.currentTarget.value); setLimit(firstRows); }} />
        <output class="muted small">{summary(words, chosen.length, rows.length, total)}</output>
        <span class="row">
          <button type="button" class="button quiet" onClick={() => act.copy(tabbedText(header, cells()))} aria-label={words.copyTable({ name })}><Icon name="copy" size={13} />{toolFrame.copy}</button>
          <button type="button" class="button quiet" onClick={() => act.save(`${fileName}.csv`, 'text/csv', csvFile(header, cells()))} aria-label={words.saveCsv({ name })}><Icon name="save" size={13} />CSV</button>
          <button type="button" class="button quiet" onClick={() => act.save(`${fileName}.json`, 'application/json', `${JSON.stringify(asObjects(), null, 2)}\n`)} aria-label={words.saveJson({ name })}><Icon name="save" size={13} />JSON</button>
        </span>
      </div>
      {grid ? grid(drawn) : (
      /* A region that scrolls must be reachable by keyboard. */
      /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */
      <section class="table-scroll" tabIndex={0} aria-label={words.table({ name })}>
        <table class={columns.length >= manyColumns ? 'data many' : 'data'}>
          <thead>
            <tr>
              {columns.map((column) => {
                const sorted = sorting?.column === column.id ? (sorting.down ? 'descending' : 'ascending') : undefined;
                return (
                  <th key={column.id} scope="col" class={column.numeric ? 'number' : ''} aria-sort={sorted}>
                    <button type="button" onClick={() => setSorting(nextSorting(sorting, column.id))}>{column.title}</button>
                  </th>
                );
              })}
              {located && <th scope="col" class="act"><span class="visually-hidden">{evidence.show}</span></th>}
            </tr>
          </thead>
          <tbody>
            {drawn.map((row, index) => {
              const selector = at?.(row);
              return (
                <tr key={index}>
                  {columns.map((column) => <Cell key={column.id} column={column} row={row} number={number} />)}
                  {located && <td class="act">{selector && <ShowButton selector={selector} name={String(columns[0]?.value(row) ?? '')} act={act} />}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      )}
      {chosen.length === 0 && <p class="empty"><Prose text={words.noneContains({ filter: quoted(filter) })} /></p>}
      {chosen.length > drawn.length && (
        <div class="table-more">
          <span class="muted small">{words.shown({ shown: drawn.length, total: chosen.length })}</span>
          <button type="button" class="button" onClick={() => setLimit(limit + step)}>{words.more({ count: Math.min(step, chosen.length - drawn.length) })}</button>
        </div>
      )}
    </div>
  );
}

function Cell<Row>({ column, row, number }: { column: Column<Row>; row: Row; number: Wording['number'] }): JSX.Element {
  const drawn = column.cell?.(row);
  const value = drawn === undefined ? column.value(row) : null;
  return (
    <td data-title={column.title} class={column.numeric ? 'number' : column.wide ? 'wide' : ''}>
      <div>
        {drawn !== undefined
          ? (typeof drawn === 'string' ? <PageText text={drawn} /> : drawn)
          : typeof value === 'number' ? number(value) : value && <PageText text={value} />}
      </div>
    </td>
  );
}

/** The rows that contain the filter's text in any column, sorted stably. Rows without a value come last either way. */
export function selectTableRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[], filter: string, sorting: Sorting | null): Row[] {
  const wanted = filter.trim().toLowerCase();
  const kept = wanted
    ? rows.filter((row) => columns.some((column) => String(column.value(row) ?? '').toLowerCase().includes(wanted)))
    : [...rows];
  const column = sorting && columns.find((candidate) => candidate.id === sorting.column);
  if (!column) return kept;
  const sign = sorting.down ? -1 : 1;
  const missing = (value: string | number | null) => value === null || value === '';
  return kept.map((row) => ({ row, value: column.value(row) })).sort((a, b) => {
    if (missing(a.value) || missing(b.value)) return Number(missing(a.value)) - Number(missing(b.value));
    if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value);
    return sign * collator.compare(String(a.value), String(b.value));
  }).map(({ row }) => row);
}

/** Up, down, then the page's own order again. */
function nextSorting(current: Sorting | null, column: string): Sorting | null {
  if (current?.column !== column) return { column, down: false };
  return current.down ? null : { column, down: true };
}

function summary(words: typeof en, chosen: number, held: number, total: number): string {
  if (total > held) return chosen === held ? words.capped({ held, total }) : words.someOfCapped({ chosen, held, total });
  return chosen === held ? words.all({ total }) : words.some({ chosen, total });
}
