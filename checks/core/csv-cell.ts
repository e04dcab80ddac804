import { displaySafeText } from './display-safe-text.ts';

/**
 * One cell of a CSV file after RFC 4180. Text that a spreadsheet would take for a formula gets an apostrophe in front:
 * page content must not run as a formula in the saved file.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const harmless = csvSafeText(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Spreadsheets also take the full-width forms, and skip white space in front (OWASP, CSV Injection). Where the comma is the decimal sign
 * they part cells at semicolons, whatever the quotes say: text may not bring a formula behind one, nor at the start of a line of its own.
 */
export const csvSafeText = (text: string) => {
  const printable = displaySafeText(text);
  const first = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]/u.test(printable) || /^[\t\r\n]/.test(printable) ? `'${printable}` : printable;
  return first.replace(/([;\t\r\n]["\s\p{Cf}]*)(?=[=+\-@＝＋－＠|%])/gu, "$1'");
};
