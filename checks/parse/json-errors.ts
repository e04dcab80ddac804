/**
 * Where and why a text is not JSON (RFC 8259), in words for people who write markup by hand or by template.
 * Browsers word their own messages differently and some give no place at all, so this scan runs once native parsing has failed.
 */

export interface JsonError {
  /** A whole sentence. */
  message: string;
  /** Zero-based offset in UTF-16 code units. */
  offset: number;
}

const numberForm = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const looseNumber = /[-+.\d][-+.\w]*/y;
const word = /[\p{L}_$][\p{L}\p{N}_$.]*/uy;
const entity = /&(?:[a-zA-Z]{2,8}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6}) ?;?/y;

const at = (pattern: RegExp, text: string, offset: number): string | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
};
const codePoint = (text: string, offset: number): string => {
  const point = text.codePointAt(offset) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
};
const shown = (text: string, offset: number): string => {
  const point = text.codePointAt(offset) ?? 0;
  return point > 32 && point !== 127 && point !== 0xfeff ? `“${String.fromCodePoint(point)}” ` : '';
};

/** What stands at a place where JSON has nothing to say, told by its likely cause. */
function stranger(text: string, offset: number, wanted: string): string {
  if (text.startsWith('<![CDATA[', offset) || text.startsWith('//<![CDATA[', offset) || text.startsWith('/*<![CDATA[', offset)) {
    return 'A CDATA wrapper is not JSON: HTML does not strip it, so it is read as part of the data.';
  }
  if (text.startsWith(']]>', offset) || text.startsWith('//]]>', offset)) return 'The end of a CDATA wrapper is not JSON.';
  if (text.startsWith('<!--', offset) || text.startsWith('-->', offset)) return 'An HTML comment is not JSON.';
  if (text.startsWith('//', offset) || text.startsWith('/*', offset)) return 'JSON has no comments.';
  const character = text[offset] ?? '';
  if (character === '\ufeff') return 'A byte order mark (U+FEFF) is not JSON.';
  if ('“”„‟«»″'.includes(character)) return `A typographic quotation mark (${codePoint(text, offset)}) where a straight one (") is needed.`;
  if (character === "'" || character === '‘' || character === '’') return 'Strings need double quotation marks ("), not single ones.';
  const escaped = at(entity, text, offset);
  if (escaped) return `The HTML entity ${escaped} is not JSON: entities in a script element are not decoded.`;
  if (text.startsWith('{{', offset) || text.startsWith('{%', offset) || text.startsWith('<?', offset)) return 'A template placeholder was not filled in.';
  if (character === '<') return 'HTML markup is not JSON.';
  if (/\s/.test(character)) return `A white space character that JSON does not allow (${codePoint(text, offset)}).`;
  const name = at(word, text, offset);
  if (name) {
    if (/^(?:undefined|NaN|Infinity|None|True|False|TRUE|FALSE|NULL)$/.test(name)) return `“${name}” is not a JSON value.`;
    return `“${name.slice(0, 40)}” stands outside quotation marks; ${wanted} was expected.`;
  }
  return `Unexpected ${shown(text, offset)}(${codePoint(text, offset)}); ${wanted} was expected.`;
}

/** End of the string that starts at `start`, or the error in it. */
function scanString(text: string, start: number): number | JsonError {
  for (let offset = start + 1; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x22) return offset + 1;
    if (unit < 0x20) {
      const what = unit === 10 || unit === 13 ? 'A line break' : unit === 9 ? 'A tab' : `A control character (${codePoint(text, offset)})`;
      const escape = unit === 10 || unit === 13 ? '\\n' : unit === 9 ? '\\t' : '\\u' + unit.toString(16).padStart(4, '0');
      return { message: `${what} inside a string has to be written as ${escape}, or a closing quotation mark is missing.`, offset };
    }
    if (unit !== 0x5c) continue;
    const next = text[++offset] ?? '';
    if (next === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(offset + 1, offset + 5))) {
        return { message: '\\u in a string needs four hexadecimal digits after it.', offset: offset - 1 };
      }
      offset += 4;
    } else if (next === '') {
      break;
    } else if (!'"\\/bfnrt'.includes(next)) {
      return { message: `\\${shown(text, offset).trim() || codePoint(text, offset)} is not an escape that JSON knows: a backslash is written as \\\\.`, offset: offset - 1 };
    }
  }
  return { message: 'A string has no closing quotation mark.', offset: start };
}

/** Finds the first error; null when the text is JSON. Linear, without recursion, so that depth does not matter. */
export function findJsonError(text: string): JsonError | null {
  const open: ('{' | '[')[] = [];
  // What may come next.
  let state: 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after' = 'value';
  let comma = -1;
  let offset = 0;
  const fault = (message: string, place = offset): JsonError => ({ message, offset: place });
  for (;;) {
    let unit = text.charCodeAt(offset);
    while (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09) unit = text.charCodeAt(++offset);
    const inside = open.at(-1);
    if (offset >= text.length) {
      if (state === 'after' && !inside) return null;
      if (!inside) return fault('The block is empty.', 0);
      return fault(`The text ends before ${open.length === 1 ? 'a bracket is' : `${open.length} brackets are`} closed (${open.slice(-8).reverse().map((bracket) => (bracket === '{' ? '}' : ']')).join(' ')} missing).`);
    }
    const character = text[offset];
    if (state === 'after') {
      if (!inside) {
        if (character === '{' || character === '[') return fault('A second value follows: put several items into one array, or into one @graph, or into a block each.');
        if (character === '}' || character === ']') return fault(`A closing ${character} too many.`);
        if (character === ';') return fault('A semicolon follows the data: a JSON block is not a script.');
        if (character === ',') return fault('A comma follows the data.');
        return fault(stranger(text, offset, 'the end of the block'));
      }
      if (character === ',') {
        comma = offset++;
        state = inside === '{' ? 'key' : 'value';
      } else if (character === '}' || character === ']') {
        if ((character === '}') !== (inside === '{')) return fault(`${character} closes what ${inside} opened.`);
        open.pop();
        offset++;
      } else if (character === '"' || character === '{' || character === '[') {
        const cut = character === '"' ? 'A comma is missing before this, or a quotation mark inside the string before it is not escaped as \\".' : 'A comma is missing before this.';
        return fault(cut);
      } else if (character === ':') {
        return fault(inside === '[' ? 'A property stands in an array: a { is missing before it.' : 'A second colon after one property.');
      } else {
        const before = text.slice(0, offset).trimEnd();
        const quoted = before.endsWith('"') && /[\p{L}\p{N}]/u.test(text[offset] ?? '');
        return fault(quoted ? 'A quotation mark inside the string before this is not escaped as \\", or a comma is missing.' : stranger(text, offset, inside === '{' ? 'a comma or }' : 'a comma or ]'));
      }
      continue;
    }
    if (state === 'colon') {
      if (character !== ':') return fault(character === ',' || character === '}' ? 'This property has no value: a colon is missing.' : stranger(text, offset, 'a colon'));
      offset++;
      state = 'value';
      continue;
    }
    if (state === 'key' || state === 'first-key') {
      if (character === '"') {
        const end = scanString(text, offset);
        if (typeof end !== 'number') return end;
        offset = end;
        state = 'colon';
      } else if (character === '}') {
        if (state === 'key') return fault('A comma stands before the closing }: remove it.', comma);
        open.pop();
        offset++;
        state = 'after';
      } else if (character === ',') {
        return fault('Two commas in a row.');
      } else {
        return fault(stranger(text, offset, 'a property name in double quotation marks'));
      }
      continue;
    }
    // A value is due.
    if (character === '{' || character === '[') {
      if (character === '{' && (text.startsWith('{{', offset) || text.startsWith('{%', offset))) return fault(stranger(text, offset, 'a value'));
      open.push(character);
      offset++;
      state = character === '{' ? 'first-key' : 'first-value';
    } else if (character === '"') {
      const end = scanString(text, offset);
      if (typeof end !== 'number') return end;
      offset = end;
      state = 'after';
    } else if (character === ']' && inside === '[') {
      if (state === 'value') return fault('A comma stands before the closing ]: remove it.', comma);
      open.pop();
      offset++;
      state = 'after';
    } else if (character === ',' || character === '}' || character === ']') {
      return fault(inside === '[' && character === ',' ? 'Two commas in a row, or a comma before the first value.' : inside ? 'This property has no value.' : `Unexpected ${character}.`);
    } else {
      const literal = at(/true(?!\w)|false(?!\w)|null(?!\w)/y, text, offset) ?? at(numberForm, text, offset);
      const whole = at(looseNumber, text, offset);
      if (literal && (!whole || whole === literal)) {
        offset += literal.length;
        state = 'after';
      } else if (whole && /\d/.test(whole)) {
        return fault(`${whole.slice(0, 40)} is not a JSON number: put it into quotation marks, or write it without leading zeros, plus signs or units.`);
      } else {
        return fault(stranger(text, offset, 'a value'));
      }
    }
  }
}

/** The line around an offset, for people: 1-based line and column, the line cut to `max` around the place, and the place in the cut. */
export function placeOf(text: string, offset: number, max: number): { line: number; column: number; near: string; nearColumn: number } {
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
