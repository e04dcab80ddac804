import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import { amount } from './grammar.ts';

type Wanted = 'end' | 'comma-or-brace' | 'comma-or-bracket' | 'colon' | 'name' | 'value';
const wanteds: Record<Wanted, string> = {
  end: 'the end of the block',
  'comma-or-brace': 'a comma or }',
  'comma-or-bracket': 'a comma or ]',
  colon: 'a colon',
  name: 'a property name in double quotation marks',
  value: 'a value',
};
/** A character as it looks ('' if it is invisible) and its code point, U+XXXX. */
interface Character {
  character: string;
  point: string;
}

/** Why a text is not JSON, for people who write markup by hand or by template: whole sentences, by code. Their arguments are JSON. */
export const jsonFaults = {
  /** The browser's message, if our own scan found nothing. */
  native: ({ error }: { error: string }) => error,
  empty: () => 'The block is empty.',
  unclosed: ({ count, missing }: { count: number; missing: string }) =>
    `The text ends before ${count === 1 ? 'a bracket is' : `${amount(count, 'bracket')} are`} closed (${missing} missing).`,
  unopened: ({ bracket }: { bracket: string }) => `One closing ${bracket} too many.`,
  mismatched: ({ bracket, opened }: { bracket: string; opened: string }) => `${bracket} doesn’t match ${opened}.`,
  'second-value': () => 'A second value follows: put several items in one array, one @graph or separate blocks.',
  semicolon: () => 'A semicolon follows the data. JSON is not a script.',
  'comma-after': () => 'A comma follows the data.',
  'comma-before': ({ bracket }: { bracket: string }) => `Trailing comma before ${bracket}: remove it.`,
  'two-commas': () => 'Two commas in a row.',
  'comma-first': () => 'Two commas in a row, or a comma before the first value.',
  'no-comma': () => 'A comma is missing before this.',
  'no-comma-or-quote': () => 'A comma is missing before this, or a quotation mark inside the string before it is not escaped as \\".',
  'quote-inside': () => 'A quotation mark inside the string before this is not escaped as \\", or a comma is missing.',
  'property-in-array': () => 'A property inside an array: a { is missing before it.',
  'second-colon': () => 'A second colon after one property.',
  'no-colon': () => 'This property has no value: a colon is missing.',
  'no-value': () => 'This property has no value.',
  number: ({ number }: { number: string }) =>
    `${number} is not a JSON number: quote it, or write it without leading zeros, plus sign or unit.`,
  'line-break': ({ escape }: { escape: string }) =>
    `A string contains a line break: write it as ${escape}, or add the missing closing quotation mark.`,
  tab: ({ escape }: { escape: string }) => `A string contains a tab: write it as ${escape}, or add the missing closing quotation mark.`,
  control: ({ point, escape }: { point: string; escape: string }) =>
    `A string contains a control character (${point}): write it as ${escape}, or add the missing closing quotation mark.`,
  'unicode-escape': () => '\\u in a string needs four hexadecimal digits after it.',
  escape: ({ character, point }: Character) =>
    `${character === '' ? `\\${point}` : `“\\${character}”`} is not a valid JSON escape: write a backslash as \\\\.`,
  'open-string': () => 'A string has no closing quotation mark.',
  cdata: () => 'A CDATA wrapper is not JSON: HTML does not strip it, so it is read as part of the data.',
  'cdata-end': () => 'The end of a CDATA wrapper is not JSON.',
  'html-comment': () => 'An HTML comment is not JSON.',
  comment: () => 'JSON has no comments.',
  'byte-order-mark': () => 'A byte order mark (U+FEFF) is not JSON.',
  'curly-quote': ({ point }: { point: string }) => `A typographic quotation mark (${point}): use a straight one (").`,
  'single-quote': () => 'Strings need double quotation marks ("), not single ones.',
  entity: ({ entity }: { entity: string }) => `The HTML entity ${entity} is not JSON: entities in a script element are not decoded.`,
  template: () => 'A template placeholder was not filled in.',
  markup: () => 'HTML markup is not JSON.',
  'white-space': ({ point }: { point: string }) => `A whitespace character that JSON does not allow (${point}).`,
  name: ({ name }: { name: string }) => `“${name}” is not a JSON value.`,
  unquoted: ({ name, wanted }: { name: string; wanted: Wanted }) => `Unquoted “${name}”; expected ${wanteds[wanted]}.`,
  unexpected: ({ character, point, wanted }: Character & { wanted: Wanted }) =>
    `Unexpected ${character === '' ? '' : `“${character}” `}(${point}); expected ${wanteds[wanted]}.`,
  stray: ({ character }: { character: string }) => `Unexpected ${character}.`,
};

/** The sentence of such a fault. A code that this version does not know is shown unchanged. */
export const jsonFaultText = ({ code, args }: { code: string; args: object }): string =>
  lookUpEntry<(args: object) => string>(jsonFaults, code)?.(args) ?? code;
