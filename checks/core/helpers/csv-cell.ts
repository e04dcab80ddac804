import { displaySafeText } from './display-safe-text.ts';

/**
 * One cell of a CSV file by RFC 4180. An apostrophe precedes text that a spreadsheet would read as a formula:
 * page content must not run as a formula in the saved file.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const harmless = csvSafeText(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Spreadsheets also accept the full-width forms, and skip leading white space (OWASP, CSV Injection). Where the comma is the decimal separator,
 * they split cells at semicolons even inside quotes: no formula may follow one, or begin a line.
 */
export const csvSafeText = (text: string) => {
  const printable = displaySafeText(text);
  const first = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]/u.test(printable) || /^[\t\r\n]/.test(printable) ? `'${printable}` : printable;
  return first.replace(/([;\t\r\n]["\s\p{Cf}]*)(?=[=+\-@＝＋－＠|%])/gu, "$1'");
};
