import { csvCell, csvSafeText } from '../checks/core/helpers/csv-cell.ts';

type Row = readonly (string | number | null)[];

/** A CSV file with a header row and CRLF line ends; begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvFile = (header: readonly string[], rows: readonly Row[]): string => csvStart(header) + csvRows(rows);

/** The start of a file that is written in parts, and further rows. */
export const csvStart = (header: readonly string[]): string => `\uFEFF${csvRows([header])}`;
export const csvRows = (rows: readonly Row[]): string => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** Tab-separated text for pasting into a spreadsheet. */
export function tabSeparatedCsv(rows: readonly Row[]): string {
  const cell = (value: string | number | null) =>
    value === null ? '' : typeof value === 'number' ? String(value) : csvSafeText(value.replace(/[\t\r\n]+/g, ' '));
  return rows.map((row) => row.map(cell).join('\t')).join('\n');
}
