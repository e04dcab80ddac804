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

/** A CSV file with a header row and CRLF line ends; begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export function csvFile(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Tab-separated text for pasting into a spreadsheet. */
export function tabbedText(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) => (value === null ? '' : typeof value === 'number' ? String(value) : harmlessText(value.replace(/[\t\r\n]+/g, ' ')));
  return [header, ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}

// Spreadsheets also take the full-width forms, and skip white space in front (OWASP, CSV Injection).
const harmlessText = (text: string) => (/^\s*[=+\-@＝＋－＠|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text);
