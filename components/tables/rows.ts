import { readableUrl } from '../../checks/core/helpers/readable-url.ts';
import type { Column } from '../tool/props.ts';

export interface Sorting {
  column: string;
  down: boolean;
}

/** Rows with the same value in one column. */
export interface Group<Row> {
  value: string;
  rows: readonly Row[];
}
/** One line of a table: a row, or the heading of a group. */
export type Line<Row> = { row: Row; group?: undefined } | { row?: undefined; group: Group<Row>; open: boolean };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

/** The text of a row that the filter searches: the values of all columns in lower case, with URLs decoded as well. */
export const searchTexts = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] =>
  rows.map((row) => {
    const text = columns.map((column) => textOf(column.value(row))).join('\n');
    return (text.includes('%') ? `${text}\n${readableUrl(text)}` : text).toLowerCase();
  });

/**
 * The rows that contain the filter's text in any column, sorted stably. Rows without a value come last in both orders.
 * @param texts of each row, from searchTexts; only called when there is something to search
 */
export function filterAndSort<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  filter: string,
  sorting: Sorting | null,
  texts = () => searchTexts(columns, rows),
): readonly Row[] {
  const wanted = filter.trim().toLowerCase();
  const searched = wanted === '' ? null : texts();
  const matching = searched ? rows.filter((_, index) => searched[index]!.includes(wanted)) : rows;
  const column = sorting && columns.find((candidate) => candidate.id === sorting.column);
  return column ? sorted(column, matching, sorting.down) : matching;
}

/** Each distinct text is compared once, not once per row: most columns repeat their values. */
function sorted<Row>(column: Column<Row>, rows: readonly Row[], down: boolean): Row[] {
  const values = rows.map((row) => column.value(row));
  const texts = [...new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''))].sort(collator.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, text] of texts.entries()) {
    if (index > 0 && collator.compare(texts[index - 1]!, text) !== 0) rank++;
    ranks.set(text, rank);
  }
  const sign = down ? -1 : 1;
  const keys = values.map((value) => (typeof value === 'number' ? value : (ranks.get(value ?? '') ?? null)));
  /** In a column with both, numbers come before texts. */
  const kinds = values.map((value) => (value === null || value === '' ? 2 : typeof value === 'number' ? 0 : 1));
  const places = rows.map((_, index) => index);
  places.sort((a, b) => {
    const [kindA, kindB] = [kinds[a]!, kinds[b]!];
    if (kindA !== kindB) return kindA === 2 || kindB === 2 ? kindA - kindB : sign * (kindA - kindB);
    return sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b;
  });
  return places.map((place) => rows[place]!);
}

/** Number of rows that are checked for repeated values in a column. */
const sample = 2_000;
/** Fewer rows need no groups. */
const groupedFrom = 8;

/** The columns by which rows can be grouped: those in which at least a third of the rows repeat a value. */
export function groupableColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Column<Row>[] {
  if (rows.length < groupedFrom) return [];
  const some = rows.slice(0, sample);
  return columns.filter((column) => {
    const different = new Set(some.map((row) => textOf(column.value(row)))).size;
    return different > 1 && different <= (some.length * 2) / 3;
  });
}

/** The largest groups first, equally large ones in the order of their first row; sorted by the group's column if the table is sorted by it. */
export function groupRows<Row>(column: Column<Row>, rows: readonly Row[], sorting: Sorting | null): Group<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = textOf(column.value(row));
    const there = groups.get(value);
    if (there) there.push(row);
    else groups.set(value, [row]);
  }
  const all = [...groups].map(([value, members]) => ({ value, rows: members }));
  return sorting?.column === column.id ? all : all.sort((a, b) => b.rows.length - a.rows.length);
}

/** The lines of groups: their headings, and the rows of open ones. */
export const linesOfGroups = <Row>(groups: readonly Group<Row>[], open: ReadonlySet<string>): Line<Row>[] =>
  groups.flatMap((group): Line<Row>[] =>
    open.has(group.value) ? [{ group, open: true }, ...group.rows.map((row) => ({ row }))] : [{ group, open: false }],
  );
