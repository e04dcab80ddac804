/** The subset of Markdown that language models write: headings, lists, tables, quotations, code, bold, links. Everything else is escaped text. */

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Bold, code and links within a line. */
function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])/g, '<em>$1</em>');
}

/** Removes the tags and the fence that models put around their output; the closing fence may be missing. */
function unwrapped(text: string): string {
  const bare = text.replace(/^\s*<\/?[A-Za-z]\w*>\s*$/gm, '').trim();
  const fences = bare.match(/^```/gm)?.length ?? 0;
  return (fences === 1 ? bare.replace(/^```\w*\n/, '') : bare.replace(/^```(?:markdown|md|text)?\n([\s\S]*)\n```$/, '$1')).trim();
}

const headingOf = (line: string): { level: number; text: string } | null => {
  const marked = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
  if (marked) return { level: marked[1]!.length, text: marked[2]!.replace(/^\*\*(.+)\*\*:?$/, '$1') };
  // A line that is entirely bold counts as a heading.
  const bold = /^\*\*([^*]{2,100})\*\*:?$/.exec(line);
  return bold ? { level: 3, text: bold[1]!.replace(/:$/, '') } : null;
};
const listItem = /^(\s*)(?:[-*+•]|(\d{1,3})[.)])\s+(.*)$/;
const tableRow = /^\s*\|(.+)\|\s*$/;
const isRule = (line: string): boolean => /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line);

/** Converts Markdown to the HTML body of a page. The first headline is omitted if the page already has it; others become lower headings. */
export function htmlOfMarkdown(markdown: string): string {
  const lines = unwrapped(markdown).replace(/\r\n?/g, '\n').split('\n');
  const html: string[] = [];
  let headings = 0;
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    const heading = headingOf(line.trim());
    /** Takes the following lines that belong to the same block. */
    const take = (belongs: (one: string) => boolean): string[] => {
      const start = index;
      while (index < lines.length && belongs(lines[index]!)) index++;
      return lines.slice(start, index);
    };
    if (line.trim() === '' || isRule(line)) index++;
    else if (/^\s*```/.test(line)) {
      index++;
      html.push(`<pre><code>${escape(take((one) => !/^\s*```/.test(one)).join('\n'))}</code></pre>`);
      index++;
    } else if (heading) {
      if (!(heading.level === 1 && headings === 0 && html.length === 0))
        html.push(`<h${Math.max(2, heading.level)}>${inline(heading.text)}</h${Math.max(2, heading.level)}>`);
      headings++;
      index++;
    } else if (/^\s*>/.test(line))
      html.push(
        `<blockquote><p>${inline(
          take((one) => /^\s*>/.test(one))
            .map((one) => one.replace(/^\s*>\s?/, ''))
            .join(' '),
        )}</p></blockquote>`,
      );
    else if (tableRow.test(line)) html.push(tableOf(take((one) => tableRow.test(one))));
    else if (listItem.test(line)) html.push(listOf(take((one) => listItem.test(one) || (/^\s{2,}\S/.test(one) && !isRule(one)))));
    else
      html.push(
        `<p>${inline(take((one) => one.trim() !== '' && !isRule(one) && !headingOf(one.trim()) && !/^\s*(?:>|```)/.test(one) && !tableRow.test(one) && !listItem.test(one)).join(' '))}</p>`,
      );
  }
  return html.join('\n');
}

function tableOf(rows: readonly string[]): string {
  const cells = rows.map((row) =>
    row
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const isLine = (row: readonly string[]) => row.every((cell) => /^:?-{2,}:?$/.test(cell));
  const head = cells[1] && isLine(cells[1]) ? cells[0]! : null;
  const tr = (row: readonly string[], tag: 'th' | 'td') => `<tr>${row.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  const body = cells.slice(head ? 2 : 0).filter((row) => !isLine(row));
  return `<table>${head ? `<thead>${tr(head, 'th')}</thead>` : ''}<tbody>${body.map((row) => tr(row, 'td')).join('')}</tbody></table>`;
}

/** Converts lists by indentation; a line that is not an item continues the previous item. */
function listOf(lines: readonly string[]): string {
  const items: { indent: number; ordered: boolean; text: string }[] = [];
  for (const line of lines) {
    const item = listItem.exec(line);
    if (item) items.push({ indent: item[1]!.length, ordered: item[2] !== undefined, text: item[3]! });
    else if (items.length > 0) items.at(-1)!.text += ` ${line.trim()}`;
  }
  let at = 0;
  const level = (indent: number): string => {
    const tag = items[at]!.ordered ? 'ol' : 'ul';
    let html = '';
    while (at < items.length && items[at]!.indent >= indent) {
      const { text } = items[at++]!;
      const inner = at < items.length && items[at]!.indent > indent ? level(items[at]!.indent) : '';
      html += `<li>${inline(text)}${inner}</li>`;
    }
    return `<${tag}>${html}</${tag}>`;
  };
  let html = '';
  while (at < items.length) html += level(items[at]!.indent);
  return html;
}
