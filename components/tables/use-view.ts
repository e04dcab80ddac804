import { useMemo, useState } from 'preact/hooks';
import { lazyValue } from '../../checks/core/helpers/lazy-value.ts';
import { groupableColumns, groupRows, linesOfGroups, searchTexts, filterAndSort, type Line, type Sorting, type Group } from './rows.ts';
import type { Column, DataTableProps } from '../tool/props.ts';
import { usePrinting } from './windowed-table.tsx';

/** Images of a grid shown at first, and added with each step. */
const firstPictures = 100;
export const pictureStep = 400;

/** The user's filter, order and groups of a table, and the resulting rows. */
export interface TableView<Row> {
  filter: string;
  filterBy(text: string): void;
  sorting: Sorting | null;
  sort(next: Sorting | null): void;
  /** Id of a column; '' for none. The column may no longer exist: `by` is the existing one. */
  grouping: string;
  groupBy(column: string): void;
  groupable: readonly Column<Row>[];
  by: Column<Row> | undefined;
  /** Null without grouping. */
  groups: readonly Group<Row>[] | null;
  /** Opens or closes a group. */
  toggle(group: string): void;
  /** The filtered rows, sorted. */
  chosen: readonly Row[];
  /** Those of them that a grid shows. */
  inGrid: readonly Row[];
  drawMore(): void;
  lines: readonly Line<Row>[];
  /** Whether some row has an element to show. */
  located: boolean;
  printing: boolean;
}

export function useFilteredRows<Row>({ columns, rows, at, grid, act }: DataTableProps<Row>): TableView<Row> {
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [grouping, setGrouping] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(firstPictures);
  const printing = usePrinting();

  const texts = useMemo(() => lazyValue(() => searchTexts(columns, rows)), [columns, rows]);
  const chosen = useMemo(() => filterAndSort(columns, rows, filter, sorting, texts), [columns, rows, filter, sorting]);
  const groupable = useMemo(() => (grid ? [] : groupableColumns(columns, rows)), [columns, rows, !grid]);
  const by = groupable.find((column) => column.id === grouping);
  const groups = useMemo(() => (by ? groupRows(by, chosen, sorting) : null), [by, chosen, sorting]);
  const lines = useMemo(
    (): readonly Line<Row>[] =>
      groups ? linesOfGroups(groups, printing ? new Set(groups.map(({ value }) => value)) : open) : chosen.map((row) => ({ row })),
    [groups, chosen, open, printing],
  );
  const located = useMemo(() => at !== undefined && act.live !== false && rows.some((row) => at(row)), [rows, act, at === undefined]);
  return {
    filter,
    filterBy(text) {
      setFilter(text);
      setLimit(firstPictures);
    },
    sorting,
    sort: setSorting,
    grouping,
    groupBy(column) {
      setGrouping(column);
      setOpen(new Set());
    },
    groupable,
    by,
    groups,
    toggle: (value) => setOpen((before) => new Set(before.has(value) ? [...before].filter((one) => one !== value) : [...before, value])),
    chosen,
    inGrid: chosen.slice(0, limit),
    drawMore: () => setLimit(limit + pictureStep),
    lines,
    located,
    printing,
  };
}
