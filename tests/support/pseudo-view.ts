import type { Report } from '../../checks/core/report/report.ts';
import { marks, pseudo, unmarked } from './pseudo.ts';

/** A report whose every sentence is marked, as one in another language would be: what findings say, what they rest on, and the words of the GEO score. */
export function markedReport({ signals, fixes, gate, geo, ...rest }: Report): Report {
  return { ...rest, pageTypeRule: pseudo(rest.pageTypeRule), ...marked({ signals, fixes, gate, geo }) };
}
const said = new Set([
  'message',
  'fix',
  'change',
  'text',
  'title',
  'label',
  'value',
  'items',
  'columns',
  'cells',
  'unit',
  'before',
  'after',
  'excerpt',
  'snippet',
  'name',
]);
function marked<T>(value: T): T {
  if (Array.isArray(value)) return value.map(marked) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, said.has(key) && isText(member) ? pseudo(member) : marked(member)]),
  ) as T;
}
const isText = (member: unknown): boolean =>
  (typeof member === 'string' && member !== '') || (Array.isArray(member) && member.every((item) => typeof item === 'string'));

/** Units and names of formats: the same in every language. */
const formats = /^(?:PDF|HTML|CSV|JSON|Markdown|Pageloupe|px|kB|MB|ms|s|UTC|AM|PM|h[1-6])$/;

/**
 * What people read or hear of an element that no catalogue gave.
 * @param data anything that holds texts which may be outside the marks: what pages and readers wrote
 */
export function forgotten(host: HTMLElement, data: unknown): string[] {
  const known = textsIn(data).sort((a, b) => b.length - a.length);
  const rest = (text: string) => known.reduce((left, one) => left.replaceAll(one, ' '), text.replace(/\s+/g, ' '));
  const texts: string[] = [];
  // A sentence with code in it is several texts: what was opened in one is closed in another.
  let depth = 0;
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    texts.push(marks[0].repeat(depth) + text);
    depth += text.split(marks[0]).length - text.split(marks[1]).length;
  }
  for (const element of host.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
      texts.push(element.getAttribute(name) ?? '');
  }
  return [
    ...new Set(
      texts
        .flatMap(unmarked)
        .map((piece) => rest(piece).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((piece) => /\p{L}/u.test(piece) && !formats.test(piece)),
    ),
  ];
}

/** Every text in a value, of two characters or more. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value.replace(/\s+/g, ' ')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
