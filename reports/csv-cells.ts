/**
 * One cell of a CSV file after RFC 4180. Text that a spreadsheet would take for a formula gets an apostrophe in front:
 * page content must not be able to run anything in the file of the person who saved it.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const harmless = harmlessText(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

type Row = readonly (string | number | null)[];

/** A CSV file with a header row and CRLF line ends; begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvFile = (header: readonly string[], rows: readonly Row[]): string => csvStart(header) + csvRows(rows);

/** The beginning of a file that is made in parts, and more rows of it. */
export const csvStart = (header: readonly string[]): string => `\uFEFF${csvRows([header])}`;
export const csvRows = (rows: readonly Row[]): string => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** Tab-separated text for pasting into a spreadsheet. */
export function tabbedText(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) => (value === null ? '' : typeof value === 'number' ? String(value) : harmlessText(value.replace(/[\t\r\n]+/g, ' ')));
  return [header, ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}

/**
 * Spreadsheets also take the full-width forms, and skip white space in front (OWASP, CSV Injection). Where the comma is the decimal sign
 * they part cells at semicolons, whatever the quotes say: text may not bring a formula behind one, nor at the start of a line of its own.
 */
const harmlessText = (text: string) => {
  const printable = text.replace(/(?![\t\r\n])\p{Cc}/gu, ' ');
  const first = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]/u.test(printable) || /^[\t\r\n]/.test(printable) ? `'${printable}` : printable;
  return first.replace(/([;\t\r\n]["\s\p{Cf}]*)(?=[=+\-@＝＋－＠|%])/gu, "$1'");
};
