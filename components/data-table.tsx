import { Component, type JSX, type RefObject } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { once } from '../checks/index.ts';
import { csvFile, tabbedText } from '../reports/csv-cells.ts';
import { ShowButton } from './evidence.tsx';
import { Icon } from './icons.tsx';
import { PageText } from './page-text.tsx';
import { Prose, quoted } from './prose.tsx';
import {
  groupableColumns,
  groupTableRows,
  linesOf,
  searchTexts,
  selectTableRows,
  type Line,
  type Sorting,
  type TableGroup,
} from './table-rows.ts';
import type { Column, DataTableProps, ToolActions } from './tool-props.ts';
import { drawnWhole, windowedLinePlace, printedLines, usePrinting, useWindowedTable, Widths, type LinePlace } from './windowed-table.tsx';
import { tables as en } from '../words/en/app/tools/tables.ts';
import { useToolWords, useWords } from './words/use-words.ts';

/** Pictures of a grid drawn at first, and more with each step. */
const firstPictures = 100;
const step = 400;

/** From so many columns on, a table is laid out as blocks in a popup, where its words are not known to be short or long. */
const manyColumns = 6;

const useTableWords = () => useToolWords('tables', en);

/** A table that can be filtered, sorted, grouped, copied and saved. What is copied and saved is what the filter leaves, in the order shown. */
export function DataTable<Row>({
  name,
  columns,
  rows,
  total = rows.length,
  at,
  grid,
  content,
  act,
  empty,
}: DataTableProps<Row>): JSX.Element {
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [grouping, setGrouping] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(firstPictures);
  const printing = usePrinting();
  const id = useId();
  const scroller = useRef<HTMLElement>(null);
  const words = useTableWords();
  const { toolFrame } = useWords();

  const texts = useMemo(() => once(() => searchTexts(columns, rows)), [columns, rows]);
  const chosen = useMemo(() => selectTableRows(columns, rows, filter, sorting, texts), [columns, rows, filter, sorting]);
  const groupable = useMemo(() => (grid ? [] : groupableColumns(columns, rows)), [columns, rows, !grid]);
  const by = groupable.find((column) => column.id === grouping);
  const groups = useMemo(() => (by ? groupTableRows(by, chosen, sorting) : null), [by, chosen, sorting]);
  const lines = useMemo(
    (): readonly Line<Row>[] =>
      groups ? linesOf(groups, printing ? new Set(groups.map(({ value }) => value)) : open) : chosen.map((row) => ({ row })),
    [groups, chosen, open, printing],
  );
  const located = useMemo(() => at !== undefined && act.live !== false && rows.some((row) => at(row)), [rows, act, at === undefined]);
  // Another order, or other rows: what comes first is what is looked at.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [filter, sorting, grouping]);
  if (rows.length === 0) return <p class="empty">{empty}</p>;

  const header = columns.map((column) => column.title);
  const ordered = () => groups?.flatMap((group) => group.rows) ?? chosen;
  const cells = () => ordered().map((row) => columns.map((column) => column.value(row)));
  const asObjects = () => ordered().map((row) => Object.fromEntries(columns.map((column) => [column.id, column.value(row)])));
  const fileName = name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const toggle = (value: string) =>
    setOpen((before) => new Set(before.has(value) ? [...before].filter((one) => one !== value) : [...before, value]));
  const parts: LineParts<Row> = {
    columns,
    many: content === 'wordy' || (content !== 'brief' && columns.length >= manyColumns),
    at: located ? at : undefined,
    by,
    toggle,
    act,
  };
  const printed = printing ? lines.slice(0, printedLines) : lines;
  const windowed = !printing && lines.length > drawnWhole;
  const inGrid = chosen.slice(0, limit);

  return (
    <div class="table-frame">
      <div class="table-bar">
        <label class="visually-hidden" for={`${id}-filter`}>
          {words.filter({ name })}
        </label>
        <input
          id={`${id}-filter`}
          class="field"
          type="search"
          placeholder={words.filter({ name })}
          value={filter}
          spellcheck={false}
          onInput={(event) => {
            setFilter(event.currentTarget.value);
            setLimit(firstPictures);
          }}
        />
        {groupable.length > 0 && (
          <select
            class="field table-group"
            aria-label={words.group({ name })}
            value={by?.id ?? ''}
            onChange={(event) => {
              setGrouping(event.currentTarget.value);
              setOpen(new Set());
            }}
          >
            <option value="">{words.ungrouped}</option>
            {groupable.map((column) => (
              <option key={column.id} value={column.id}>
                {words.groupBy({ column: column.title })}
              </option>
            ))}
          </select>
        )}
        <output class="muted small">
          {summary(words, chosen.length, rows.length, total)}
          {groups && `, ${words.groups({ count: groups.length })}`}
        </output>
        <span class="row">
          <button
            type="button"
            class="button quiet"
            onClick={() => act.copy(tabbedText([header, ...cells()]))}
            aria-label={words.copyTable({ name })}
          >
            <Icon name="copy" size={13} />
            {toolFrame.copy}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => act.save(`${fileName}.csv`, 'text/csv', csvFile(header, cells()))}
            aria-label={words.saveCsv({ name })}
          >
            <Icon name="save" size={13} />
            CSV
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => act.save(`${fileName}.json`, 'application/json', `${JSON.stringify(asObjects(), null, 2)}\n`)}
            aria-label={words.saveJson({ name })}
          >
            <Icon name="save" size={13} />
            JSON
          </button>
        </span>
      </div>
      {grid ? (
        grid(inGrid)
      ) : (
        /* A region that scrolls must be reachable by keyboard. */
        <section
          ref={scroller}
          class={windowed ? 'table-scroll windowed' : 'table-scroll'}
          tabIndex={0}
          aria-label={words.table({ name })}
          aria-describedby={windowed ? `${id}-keys` : undefined}
        >
          {windowed ? (
            <WindowedTable scroller={scroller} lines={lines} parts={parts} sorting={sorting} sort={setSorting} />
          ) : (
            <table class={tableClass(parts)}>
              <Head parts={parts} sorting={sorting} sort={setSorting} />
              <tbody>
                {printed.map((line, index) => (
                  <TableLine key={index} line={line} index={index} parts={parts} />
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
      {windowed && !grid && (
        <>
          <p class="muted small table-note">{words.findInPage}</p>
          <p id={`${id}-keys`} class="visually-hidden">
            {words.keys}
          </p>
        </>
      )}
      {printed.length < lines.length && <p class="muted small">{words.printed({ shown: printed.length, total: lines.length })}</p>}
      {chosen.length === 0 && (
        <p class="empty">
          <Prose text={words.noneContains({ filter: quoted(filter) })} />
        </p>
      )}
      {grid && chosen.length > inGrid.length && (
        <div class="table-more">
          <span class="muted small">{words.shown({ shown: inGrid.length, total: chosen.length })}</span>
          <button type="button" class="button" onClick={() => setLimit(limit + step)}>
            {words.more({ count: Math.min(step, chosen.length - inGrid.length) })}
          </button>
        </div>
      )}
    </div>
  );
}

/** What every line of a table is drawn with. */
interface LineParts<Row> {
  columns: readonly Column<Row>[];
  /** Too wide for a popup. */
  many: boolean;
  /** Undefined where no row has an element to show. */
  at: DataTableProps<Row>['at'];
  /** Column by which the rows are grouped. */
  by: Column<Row> | undefined;
  toggle(group: string): void;
  act: ToolActions;
}

const tableClass = ({ many }: { many: boolean }) => (many ? 'data many' : 'data');

/** Only the lines in view, between empty space that stands for the others. Arrow keys go from line to line. */
function WindowedTable<Row>({
  scroller,
  lines,
  parts,
  sorting,
  sort,
}: {
  scroller: RefObject<HTMLElement | null>;
  lines: readonly Line<Row>[];
  parts: LineParts<Row>;
  sorting: Sorting | null;
  sort(next: Sorting | null): void;
}): JSX.Element {
  const { columns, at } = parts;
  const { table, widths, drawn } = useWindowedTable(scroller, lines.length, `${columns.map(({ id }) => id).join()} ${!at}`);
  return (
    <table ref={table} class={`${tableClass(parts)}${widths ? ' steady' : ''}`} aria-rowcount={lines.length + 1}>
      <Widths widths={widths} />
      <Head parts={parts} sorting={sorting} sort={sort} index={1} />
      <tbody>
        {drawn((index, measure) => (
          <TableLine key={index} line={lines[index]!} index={index} parts={parts} measure={measure} />
        ))}
      </tbody>
    </table>
  );
}

function Head<Row>({
  parts: { columns, at },
  sorting,
  sort,
  index,
}: {
  parts: LineParts<Row>;
  sorting: Sorting | null;
  sort(next: Sorting | null): void;
  index?: number;
}): JSX.Element {
  const { evidence } = useWords();
  return (
    <thead>
      <tr aria-rowindex={index}>
        {columns.map((column) => {
          const sorted = sorting?.column === column.id ? (sorting.down ? 'descending' : 'ascending') : undefined;
          return (
            <th key={column.id} scope="col" class={column.numeric ? 'number' : ''} aria-sort={sorted}>
              <button type="button" onClick={() => sort(nextSorting(sorting, column.id))}>
                {column.title}
              </button>
            </th>
          );
        })}
        {at && (
          <th scope="col" class="act">
            <span class="visually-hidden">{evidence.show}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface TableLineProps<Row> {
  line: Line<Row>;
  index: number;
  parts: LineParts<Row>;
  /** In a windowed table. */ measure?: (line: Element | null) => void;
}

/** One line. It is drawn once for as long as it is in view: scrolling draws only those that come. */
class TableLine<Row> extends Component<TableLineProps<Row>> {
  override shouldComponentUpdate({ line, index, parts }: TableLineProps<Row>) {
    const now = this.props;
    return (
      line !== now.line ||
      index !== now.index ||
      parts.columns !== now.parts.columns ||
      parts.at !== now.parts.at ||
      parts.by !== now.parts.by ||
      parts.act !== now.parts.act
    );
  }
  override render() {
    const { line, index, parts, measure } = this.props;
    const place = measure && windowedLinePlace(index, measure);
    if (line.group) return <GroupHead group={line.group} open={line.open} parts={parts} place={place} />;
    const { row } = line;
    const { columns, at, act } = parts;
    const selector = at?.(row);
    return (
      <tr {...place}>
        {columns.map((column) => (
          <Cell key={column.id} column={column} row={row} />
        ))}
        {at && <td class="act">{selector && <ShowButton selector={selector} name={String(columns[0]?.value(row) ?? '')} act={act} />}</td>}
      </tr>
    );
  }
}

function GroupHead<Row>({
  group,
  open,
  parts: { columns, at, by, toggle },
  place,
}: {
  group: TableGroup<Row>;
  open: boolean;
  parts: LineParts<Row>;
  place: LinePlace | undefined;
}): JSX.Element {
  const words = useTableWords();
  const {
    wording: { number },
  } = useWords();
  return (
    <tr {...place} class="group">
      <td colSpan={columns.length + (at ? 1 : 0)}>
        <button type="button" aria-expanded={open} onClick={() => toggle(group.value)}>
          <Icon name={open ? 'down' : 'forward'} size={12} />
          {group.value === '' ? (
            <span class="muted">{words.noValue}</span>
          ) : (
            <PageText text={by?.numeric ? number(Number(group.value)) : group.value} />
          )}
          <span class="muted small">{words.inGroup({ count: group.rows.length })}</span>
        </button>
      </td>
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }): JSX.Element {
  const {
    wording: { number },
  } = useWords();
  const drawn = column.cell?.(row);
  const value = drawn === undefined ? column.value(row) : null;
  return (
    <td data-title={column.title} class={column.numeric ? 'number' : column.wide ? 'wide' : ''}>
      <div>
        {drawn !== undefined ? (
          typeof drawn === 'string' ? (
            <PageText text={drawn} />
          ) : (
            drawn
          )
        ) : typeof value === 'number' ? (
          number(value)
        ) : (
          value && <PageText text={value} />
        )}
      </div>
    </td>
  );
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
