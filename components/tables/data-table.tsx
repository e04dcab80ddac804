import { Component, type JSX } from 'preact';
import { ShowButton } from '../findings/evidence.tsx';
import { Icon } from '../parts/icons.tsx';
import { LongTable, PrintedPartNote } from './long-table.tsx';
import { PageText } from '../findings/page-text.tsx';
import { ProseText, isolateQuote } from '../findings/prose.tsx';
import { TableBar } from './bar.tsx';
import type { Line, Sorting, Group } from './rows.ts';
import type { Column, DataTableProps, ToolActions } from '../tool/props.ts';
import { pictureStep, useFilteredRows, type TableView } from './use-view.ts';
import { lineAttributes, type LinePlace } from './windowed-table.tsx';
import { useWords, usePart } from '../use-locale.ts';

/** A table that can be filtered, sorted, grouped, copied and saved. Copies and files contain the filtered rows, in the order shown. */
export function DataTable<Row>(props: DataTableProps<Row>): JSX.Element {
  const { name, columns, rows, at, grid, act, empty } = props;
  const view = useFilteredRows(props);
  const words = usePart('tables');
  if (rows.length === 0) return <p class="empty">{empty}</p>;

  const { filter, sorting, grouping, chosen, lines, printing } = view;
  const parts: LineParts<Row> = { columns, at: view.located ? at : undefined, by: view.by, toggle: view.toggle, act };
  return (
    <div class="table-frame">
      <TableBar table={props} view={view} />
      {grid ? (
        <>
          {grid(view.inGrid)}
          <PrintedPartNote count={lines.length} printing={printing} />
        </>
      ) : (
        <LongTable
          name={words.table({ name })}
          class="data"
          stacks
          columns={`${columns.map(({ id }) => id).join()} ${!parts.at}`}
          count={lines.length}
          order={[filter, sorting, grouping]}
          printing={printing}
          head={(index) => <Head parts={parts} sorting={sorting} sort={view.sort} index={index} />}
          line={(index, measure) => <TableLine key={index} line={lines[index]!} index={index} parts={parts} measure={measure} />}
        />
      )}
      {chosen.length === 0 && (
        <p class="empty">
          <ProseText text={words.noneContains({ filter: isolateQuote(filter) })} />
        </p>
      )}
      {grid && <MorePictures view={view} />}
    </div>
  );
}

/** How much of a grid is rendered, and a button for more; nothing if all of it is. */
function MorePictures<Row>({ view: { chosen, inGrid, drawMore } }: { view: TableView<Row> }): JSX.Element | null {
  const words = usePart('tables');
  if (chosen.length <= inGrid.length) return null;
  return (
    <div class="table-more">
      <span class="muted small">{words.shown({ shown: inGrid.length, total: chosen.length })}</span>
      <button type="button" class="button" onClick={drawMore}>
        {words.more({ count: Math.min(pictureStep, chosen.length - inGrid.length) })}
      </button>
    </div>
  );
}

/** What every line of a table needs. */
interface LineParts<Row> {
  columns: readonly Column<Row>[];
  /** Undefined if no row has an element to show. */
  at: DataTableProps<Row>['at'];
  /** Column by which the rows are grouped. */
  by: Column<Row> | undefined;
  toggle(group: string): void;
  act: ToolActions;
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
  /** In a windowed table. */ index: number | undefined;
}): JSX.Element {
  const { evidence } = useWords();
  const words = usePart('tables');
  return (
    <thead>
      <tr aria-rowindex={index} data-sort={words.sortBy}>
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
  /** In a windowed table. */ measure: LinePlace['ref'] | undefined;
}

/** One line. It is rendered once while it is in view: scrolling renders only new lines. */
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
    const place = measure && lineAttributes(index, measure);
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
  group: Group<Row>;
  open: boolean;
  parts: LineParts<Row>;
  place: LinePlace | undefined;
}): JSX.Element {
  const words = usePart('tables');
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

/** Ascending, descending, then page order again. */
function nextSorting(current: Sorting | null, column: string): Sorting | null {
  if (current?.column !== column) return { column, down: false };
  return current.down ? null : { column, down: true };
}
