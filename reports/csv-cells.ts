import { csvCell, csvSafeText } from '../checks/core/helpers/csv-cell.ts';

/** The cells of a row; those that are missing at its end are empty. */
export type CsvRow = readonly (string | number | null)[];

/** A CSV file with a header row and CRLF line ends; begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvFile = (header: readonly string[], rows: readonly CsvRow[]): string => csvStart(header) + csvRows(rows, header.length);

/** The start of a file that is written in parts, and further rows. @param width number of columns, of which each row has a cell */
export const csvStart = (header: readonly string[]): string => `\uFEFF${csvRows([header])}`;
export const csvRows = (rows: readonly CsvRow[], width = 0): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}${','.repeat(Math.max(0, width - row.length))}\r\n`).join('');

/** Tab-separated text for pasting into a spreadsheet. */
export function tabSeparatedCsv(rows: readonly CsvRow[]): string {
  const cell = (value: string | number | null) =>
    value === null ? '' : typeof value === 'number' ? String(value) : csvSafeText(value.replace(/[\t\r\n]+/g, ' '));
  return rows.map((row) => row.map(cell).join('\t')).join('\n');
}
