import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { csvFile, tabSeparatedCsv } from '../../reports/csv-cells.ts';
import { Icon } from '../parts/icons.tsx';
import type { DataTableProps } from '../tool/props.ts';
import type { TableView } from './use-view.ts';
import { useLocale, useWords, usePart } from '../use-locale.ts';
import type { Parts } from '../../words/locale.ts';

interface BarProps<Row> {
  table: DataTableProps<Row>;
  view: TableView<Row>;
}

/** Above a table: filter, grouping, number of rows, and buttons to copy and save them. */
export function TableBar<Row>({ table, view }: BarProps<Row>): JSX.Element {
  const { name, rows, total = rows.length } = table;
  const { filter, groupable, groups, chosen } = view;
  const id = useId();
  const words = usePart('tables');
  const { punctuation } = useLocale().words;
  return (
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
        onInput={(event) => view.filterBy(event.currentTarget.value)}
      />
      {groupable.length > 0 && <GroupChoice table={table} view={view} />}
      <output class="muted small">
        {summary(words, chosen.length, rows.length, total)}
        {groups && `${punctuation.comma}${words.groups({ count: groups.length })}`}
      </output>
      <SaveButtons table={table} view={view} />
    </div>
  );
}

/** The column by which the rows are grouped. */
function GroupChoice<Row>({ table: { name }, view: { by, groupable, groupBy } }: BarProps<Row>): JSX.Element {
  const words = usePart('tables');
  return (
    <select
      class="field table-group"
      aria-label={words.group({ name })}
      value={by?.id ?? ''}
      onChange={(event) => groupBy(event.currentTarget.value)}
    >
      <option value="">{words.ungrouped}</option>
      {groupable.map((column) => (
        <option key={column.id} value={column.id}>
          {words.groupBy({ column: column.title })}
        </option>
      ))}
    </select>
  );
}

/** The filtered rows, in the order shown. */
function SaveButtons<Row>({ table: { name, columns, act }, view: { groups, chosen } }: BarProps<Row>): JSX.Element {
  const words = usePart('tables');
  const { toolFrame } = useWords();
  const header = columns.map((column) => column.title);
  const ordered = () => groups?.flatMap((group) => group.rows) ?? chosen;
  const cells = () => ordered().map((row) => columns.map((column) => column.value(row)));
  const asObjects = () => ordered().map((row) => Object.fromEntries(columns.map((column) => [column.id, column.value(row)])));
  const fileName = name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  return (
    <span class="row">
      <button
        type="button"
        class="button quiet"
        onClick={() => act.copy(tabSeparatedCsv([header, ...cells()]))}
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
  );
}

function summary(words: Parts['tables'], chosen: number, held: number, total: number): string {
  if (total > held) return chosen === held ? words.capped({ held, total }) : words.someOfCapped({ chosen, held, total });
  return chosen === held ? words.all({ total }) : words.some({ chosen, total });
}
