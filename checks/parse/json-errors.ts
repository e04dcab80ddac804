/**
 * Where and why a text is not JSON (RFC 8259); words/en/checks/ has the sentences.
 * Browsers word their messages differently, and some give no position, so this scan runs after native parsing failed.
 */
import { caps } from '../core/helpers/clip.ts';
import type { JsonFault, JsonFaultCode } from '../core/facts/missing.ts';
import type { JsonLdBlock } from '../core/facts/structured-data.ts';

/** `offset` is zero-based, in UTF-16 code units. */
export type JsonError = JsonFault & { offset: number };

type Wanted = JsonFault<'unexpected'>['args']['wanted'];
type FaultArgs<C extends JsonFaultCode> = keyof JsonFault<C>['args'] extends never ? [args?: undefined] : [args: JsonFault<C>['args']];
const fault = <const C extends JsonFaultCode>(offset: number, code: C, ...[args]: FaultArgs<C>): JsonError =>
  ({ code, args: args ?? {}, offset }) as unknown as JsonError;

const numberForm = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const looseNumber = /[-+.\d][-+.\w]*/y;
const word = /[\p{L}_$][\p{L}\p{N}_$.]*/uy;
const entities = /&(?:[a-zA-Z]{2,8}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6}) ?;?/y;

const at = (pattern: RegExp, text: string, offset: number): string | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
};
/** Maximum characters of the page that a fault quotes. */
const quoted = (text: string): string => text.slice(0, 40).toWellFormed();
/** The character at an offset, '' if it is invisible, and its code point. */
function characterAt(text: string, offset: number): { character: string; point: string } {
  const code = text.codePointAt(offset) ?? 0;
  const seen = code > 32 && code !== 127 && code !== 0xfeff;
  return {
    character: seen ? String.fromCodePoint(code).toWellFormed() : '',
    point: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
  };
}

/** Beginnings of tokens that show what was meant. */
const beginnings = [
  ['<![CDATA[', 'cdata'],
  ['//<![CDATA[', 'cdata'],
  ['/*<![CDATA[', 'cdata'],
  [']]>', 'cdata-end'],
  ['//]]>', 'cdata-end'],
  ['<!--', 'html-comment'],
  ['-->', 'html-comment'],
  ['//', 'comment'],
  ['/*', 'comment'],
  ['\ufeff', 'byte-order-mark'],
  ["'", 'single-quote'],
  ['‘', 'single-quote'],
  ['’', 'single-quote'],
  ['{{', 'template'],
  ['{%', 'template'],
  ['<?', 'template'],
  ['<', 'markup'],
] as const;

/** The likely cause of an error at an offset. */
function stranger(text: string, offset: number, wanted: Wanted): JsonError {
  const known = beginnings.find(([start]) => text.startsWith(start, offset));
  if (known) return fault(offset, known[1]);
  const { character, point } = characterAt(text, offset);
  if (character !== '' && '“”„‟«»″'.includes(character)) return fault(offset, 'curly-quote', { point });
  const entity = at(entities, text, offset);
  if (entity) return fault(offset, 'entity', { entity });
  if (/\s/.test(text[offset] ?? '')) return fault(offset, 'white-space', { point });
  const name = at(word, text, offset);
  if (!name) return fault(offset, 'unexpected', { character, point, wanted });
  return /^(?:undefined|NaN|Infinity|None|True|False|TRUE|FALSE|NULL)$/.test(name)
    ? fault(offset, 'name', { name })
    : fault(offset, 'unquoted', { name: quoted(name), wanted });
}

/** End of the string that starts at `start`, or its error. */
function scanString(text: string, start: number): number | JsonError {
  for (let offset = start + 1; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x22) return offset + 1;
    if (unit < 0x20) {
      if (unit === 10 || unit === 13) return fault(offset, 'line-break', { escape: '\\n' });
      return unit === 9
        ? fault(offset, 'tab', { escape: '\\t' })
        : fault(offset, 'control', { point: characterAt(text, offset).point, escape: '\\u' + unit.toString(16).padStart(4, '0') });
    }
    if (unit !== 0x5c) continue;
    const next = text[++offset] ?? '';
    if (next === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(offset + 1, offset + 5))) return fault(offset - 1, 'unicode-escape');
      offset += 4;
    } else if (next === '') {
      break;
    } else if (!'"\\/bfnrt'.includes(next)) {
      return fault(offset - 1, 'escape', characterAt(text, offset));
    }
  }
  return fault(start, 'open-string');
}

/** State of reading a text. */
interface Scan {
  readonly text: string;
  /** Open brackets. */
  readonly open: ('{' | '[')[];
  /** What may come next. */
  state: 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after';
  /** Offset of the last comma. */
  comma: number;
}

/** Finds the first error; null if the text is JSON. Linear and without recursion, so that depth does not matter. */
export function findJsonError(text: string): JsonError | null {
  const open: Scan['open'] = [];
  const scan: Scan = { text, open, state: 'value', comma: -1 };
  let offset = 0;
  for (;;) {
    let unit = text.charCodeAt(offset);
    while (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09) unit = text.charCodeAt(++offset);
    const { state } = scan;
    if (offset >= text.length) {
      if (open.length === 0) return state === 'after' ? null : fault(0, 'empty');
      return fault(offset, 'unclosed', {
        count: open.length,
        missing: open
          .slice(-8)
          .reverse()
          .map((bracket) => (bracket === '{' ? '}' : ']'))
          .join(' '),
      });
    }
    const read =
      state === 'after' ? readAfter : state === 'colon' ? readColon : state === 'key' || state === 'first-key' ? readKey : readValue;
    const end = read(scan, offset, text[offset]!);
    if (typeof end !== 'number') return end;
    offset = end;
  }
}

/** After a value: a comma, or the end of the object or array around it. */
function readAfter(scan: Scan, offset: number, character: string): number | JsonError {
  const { text, open } = scan;
  const inside = open.at(-1);
  if (!inside) {
    if (character === '{' || character === '[') return fault(offset, 'second-value');
    if (character === '}' || character === ']') return fault(offset, 'unopened', { bracket: character });
    if (character === ';') return fault(offset, 'semicolon');
    return character === ',' ? fault(offset, 'comma-after') : stranger(text, offset, 'end');
  }
  if (character === ',') {
    scan.comma = offset;
    scan.state = inside === '{' ? 'key' : 'value';
    return offset + 1;
  }
  if (character === '}' || character === ']') {
    if ((character === '}') !== (inside === '{')) return fault(offset, 'mismatched', { bracket: character, opened: inside });
    open.pop();
    return offset + 1;
  }
  if (character === '"' || character === '{' || character === '[')
    return fault(offset, character === '"' ? 'no-comma-or-quote' : 'no-comma');
  if (character === ':') return fault(offset, inside === '[' ? 'property-in-array' : 'second-colon');
  const before = text.slice(0, offset).trimEnd();
  const closed = before.endsWith('"') && /[\p{L}\p{N}]/u.test(character);
  return closed ? fault(offset, 'quote-inside') : stranger(text, offset, inside === '{' ? 'comma-or-brace' : 'comma-or-bracket');
}

function readColon(scan: Scan, offset: number, character: string): number | JsonError {
  if (character !== ':') return character === ',' || character === '}' ? fault(offset, 'no-colon') : stranger(scan.text, offset, 'colon');
  scan.state = 'value';
  return offset + 1;
}

function readKey(scan: Scan, offset: number, character: string): number | JsonError {
  const { text, open, state, comma } = scan;
  if (character === '"') {
    scan.state = 'colon';
    return scanString(text, offset);
  }
  if (character === '}') {
    if (state === 'key') return fault(comma, 'comma-before', { bracket: '}' });
    open.pop();
    scan.state = 'after';
    return offset + 1;
  }
  return character === ',' ? fault(offset, 'two-commas') : stranger(text, offset, 'name');
}

function readValue(scan: Scan, offset: number, character: string): number | JsonError {
  const { text, open, state, comma } = scan;
  const inside = open.at(-1);
  if (character === '{' || character === '[') {
    if (character === '{' && (text.startsWith('{{', offset) || text.startsWith('{%', offset))) return stranger(text, offset, 'value');
    open.push(character);
    scan.state = character === '{' ? 'first-key' : 'first-value';
    return offset + 1;
  }
  if (character === ']' && inside === '[') {
    if (state === 'value') return fault(comma, 'comma-before', { bracket: ']' });
    open.pop();
    scan.state = 'after';
    return offset + 1;
  }
  if (character === ',' || character === '}' || character === ']') {
    if (!inside) return fault(offset, 'stray', { character });
    return fault(offset, inside === '[' && character === ',' ? 'comma-first' : 'no-value');
  }
  scan.state = 'after';
  if (character === '"') return scanString(text, offset);
  const literal = at(/true(?!\w)|false(?!\w)|null(?!\w)/y, text, offset) ?? at(numberForm, text, offset);
  const whole = at(looseNumber, text, offset);
  if (literal && (!whole || whole === literal)) return offset + literal.length;
  return whole && /\d/.test(whole) ? fault(offset, 'number', { number: quoted(whole) }) : stranger(text, offset, 'value');
}

/** The line around an offset, for people: 1-based line and column, the line cut to `max` around the offset, and the offset in the cut line. */
export function placeInText(text: string, offset: number, max: number): { line: number; column: number; near: string; nearColumn: number } {
  const place = Math.min(offset, text.length);
  const breaks = /\r\n|\n|\r/g;
  let line = 1;
  let start = 0;
  for (let found = breaks.exec(text); found && found.index + found[0].length <= place; found = breaks.exec(text)) {
    line++;
    start = found.index + found[0].length;
  }
  const rest = text.slice(start).search(/[\r\n]/);
  const end = rest < 0 ? text.length : start + rest;
  const from = Math.max(start, Math.min(place - Math.floor(max / 2), end - max));
  const near = text.slice(from, Math.min(end, from + max)).replace(/\t/g, ' ');
  return { line, column: place - start + 1, near: near.toWellFormed(), nearColumn: place - from + 1 };
}

/** Replaces the text of a block that is not JSON by position and cause of its first error. A block without text (because it was too long) is returned unchanged. */
export function withErrorPlace({ notJson, ...block }: JsonLdBlock): JsonLdBlock {
  const found = notJson === undefined ? null : findJsonError(notJson);
  if (!found) return block;
  const { offset, ...cause } = found;
  return { ...block, error: { ...cause, ...placeInText(notJson!, offset, caps.text) } };
}
