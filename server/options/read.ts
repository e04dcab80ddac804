/** Reads texts of a command line, the environment, a query or a form by their row or schema. */
import { nearestSpelling } from '../../checks/language/nearest.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { serverWords } from '../words.ts';
import type { Row } from './rows.ts';

export type FaultCode =
  | 'not-an-integer'
  | 'out-of-range'
  | 'not-a-boolean'
  | 'not-in-list'
  | 'too-long'
  | 'too-short'
  | 'too-many'
  | 'not-a-language-tag'
  | 'not-a-time'
  | 'not-a-host'
  | 'not-an-origin';
/** What of a row or schema decides what a text may be. */
export type Readable = Omit<Row, 'description' | 'help'>;
export type ReadValue = { ok: true; value: unknown } | { ok: false; code: FaultCode; message: string };

/** The name that was probably meant: one that is spelled alike, or the only one that begins so, as `language` for `lang`; '' for none. */
export function nearestName(name: string, names: readonly string[]): string {
  const [only = '', other] = name.length < 3 ? [] : names.filter((one) => one.startsWith(name));
  return nearestSpelling(name, names) || (other === undefined ? only : '');
}

const right = (value: unknown): ReadValue => ({ ok: true, value });
const fault = (code: FaultCode, message: string): ReadValue => ({ ok: false, code, message });

/** @param text decoded text as somebody wrote it */
export function readValue(row: Readable, text: string): ReadValue {
  const { minimum = -Infinity, maximum = Infinity } = row;
  switch (row.type) {
    case 'boolean':
      return text === 'true' || text === 'false'
        ? right(text === 'true')
        : fault('not-a-boolean', serverWords().valueFaults.boolean({ text }));
    case 'integer': {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (value >= minimum && value <= maximum) return right(value);
      return fault(Number.isNaN(value) ? 'not-an-integer' : 'out-of-range', serverWords().valueFaults.whole({ text, minimum, maximum }));
    }
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      if (value >= minimum && value <= maximum) return right(value);
      return minimum === -Infinity && maximum === Infinity
        ? fault('out-of-range', serverWords().valueFaults.type({ types: ['number'] }))
        : fault('out-of-range', serverWords().valueFaults.number({ text, minimum, maximum }));
    }
    case 'time': {
      const value = milliseconds(text);
      if (value === null) return fault('not-a-time', serverWords().valueFaults.time({ text }));
      if (value >= minimum && value <= maximum) return right(value);
      return fault('out-of-range', serverWords().valueFaults.timeRange({ text, from: timeText(minimum), to: timeText(maximum) }));
    }
    case 'array':
      return readList(row, text);
    default:
      return readText(row, text);
  }
}

/** Switches in the environment are often 1 and 0. */
const switches: Readonly<Record<string, string>> = { '1': 'true', '0': 'false' };
/** @param text of a variable */
export const readVariable = (row: Readable, text: string): ReadValue =>
  readValue(row, row.type === 'boolean' ? (switches[text] ?? text) : text);

function readText({ enum: values, orText, format, minLength = 0, maxLength = Infinity }: Readable, text: string): ReadValue {
  if (values?.includes(text)) return right(text);
  if (orText !== undefined && /[/ ]/.test(text))
    return RegExp(orText).test(text) ? right(text) : fault('not-in-list', serverWords().valueFaults.userAgent());
  if (values) return notInList(text, values, orText !== undefined);
  if (text.length > maxLength) return fault('too-long', serverWords().valueFaults.tooLong({ most: maxLength }));
  if (text.length < minLength) return fault('too-short', serverWords().valueFaults.tooShort({ least: minLength }));
  return format === undefined ? right(text) : (formats[format]?.(text) ?? right(text));
}

function readList({ items, maxItems = Infinity }: Readable, text: string): ReadValue {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > maxItems) return fault('too-many', serverWords().valueFaults.tooMany({ most: maxItems }));
  if (parts.length === 0) return fault('not-in-list', serverWords().valueFaults.emptyList());
  const read = parts.map((part) => readText(items ?? { type: 'string' }, part));
  return read.find(({ ok }) => !ok) ?? right([...new Set(read.map((one) => one.ok && one.value))]);
}

function notInList(text: string, values: readonly string[], orText: boolean): ReadValue {
  const near = nearestSpelling(text, values);
  const sentence = serverWords().valueFaults.notInList({ text, near, values: values.length > mostShown ? [] : values });
  return fault('not-in-list', orText ? serverWords().aroundOptions.orText(sentence) : sentence);
}
/** Longer lists are in the documents. */
const mostShown = 14;

const formats: Readonly<Record<string, (text: string) => ReadValue>> = {
  'language-tag': (text) => {
    try {
      const [tag] = Intl.getCanonicalLocales(text);
      if (tag !== undefined) return right(tag);
    } catch {
      // A RangeError means that it is invalid.
    }
    return fault('not-a-language-tag', serverWords().valueFaults.languageTag({ text }));
  },
  host: (text) => {
    const url = /^(?:[^\s/?#@:*\\]+|\[[\da-f:.]+\])$/i.test(text) ? parseUrl(`http://${text}`) : null;
    return url ? right(url.hostname) : fault('not-a-host', serverWords().valueFaults.host({ text }));
  },
  origin: (text) => {
    const url = parseUrl(text);
    if (!url || !/^https?:$/.test(url.protocol))
      return fault('not-an-origin', portFault(text) ?? serverWords().valueFaults.origin({ text }));
    // Without its path, more would be allowed than was written.
    return url.href === `${url.origin}/`
      ? right(url.origin)
      : fault('not-an-origin', serverWords().valueFaults.onlyOrigin({ origin: url.origin }));
  },
};

const highestPort = 65_535;
/** What to say of a text that is no URL only because of its port; null for any other. */
export const portFault = (text: string): string | null =>
  Number(/^(?:https?:)?\/{0,2}[^/?#]*:(\d+)(?:[/?#]|$)/i.exec(text.trim())?.[1] ?? 0) > highestPort
    ? serverWords().valueFaults.port({ text, most: highestPort })
    : null;

const hour = 3_600_000;
const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: hour };
/** Milliseconds of `30` (seconds), `30s`, `500ms`, `10m`, `2h`; null for anything else. */
function milliseconds(text: string): number | null {
  const [, amount = '', unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  return amount === '' ? null : Math.round(Number(amount) * units[unit]!);
}
/** The shortest text of a time: 60s, 500ms, 500h. */
export function timeText(ms: number): string {
  if (ms > 0 && ms % hour === 0) return `${ms / hour}h`;
  return ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`;
}
