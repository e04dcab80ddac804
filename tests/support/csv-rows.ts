/** Rows of a CSV file, read after RFC 4180 by a reader that shares nothing with the writer. */
export function csvRowsOf(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at++; at < text.length; at++) {
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') cell += text[at++];
        else break;
      }
      at++;
    } else {
      while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') cell += text[at++];
    }
    row.push(cell);
    if (text[at] === separator) {
      at++;
      continue;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    rows.push(row);
    row = [];
  }
  return rows;
}
