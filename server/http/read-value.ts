/** Parses strings of a query, a form, the environment or a command line by their schema. */
import type { TSchema } from 'typebox';
import { nearestTerm } from '../../checks/language/nearest.ts';
import { faults } from '../../words/en/server/http.ts';

/** The subset of JSON Schema that our schemas use for such strings. */
export interface ValueSchema {
  type?: string;
  enum?: readonly string[];
  items?: { enum?: readonly string[]; format?: string };
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
}
export type ReadValue = { ok: true; value: unknown } | { ok: false; code: FaultCode; message: string };
export type FaultCode =
  | 'not-an-integer'
  | 'out-of-range'
  | 'not-a-boolean'
  | 'not-in-list'
  | 'too-long'
  | 'too-short'
  | 'too-many'
  | 'not-a-language-tag'
  | 'not-an-email'
  | 'not-a-url';

const fault = (code: FaultCode, message: string): ReadValue => ({ ok: false, code, message });

/** @param text decoded text as sent by the client */
export function readApiValue(schema: TSchema | ValueSchema, text: string): ReadValue {
  const {
    type,
    enum: values,
    items,
    format,
    minimum = -Infinity,
    maximum = Infinity,
    minLength = 0,
    maxLength = Infinity,
    maxItems = Infinity,
  } = schema as ValueSchema;
  switch (type) {
    case 'boolean':
      return text === 'true' || text === 'false' ? { ok: true, value: text === 'true' } : fault('not-a-boolean', faults.boolean({ text }));
    case 'integer': {
      if (!/^-?\d{1,15}$/.test(text)) return fault('not-an-integer', faults.integer({ text }));
      const value = Number(text);
      return value >= minimum && value <= maximum ? { ok: true, value } : fault('out-of-range', faults.range({ minimum, maximum }));
    }
    case 'array': {
      const parts = text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      if (parts.length > maxItems) return fault('too-many', faults.tooMany({ most: maxItems }));
      if (parts.length === 0) return fault('not-in-list', faults.emptyList());
      const unknown = parts.find((part) => items?.enum && !items.enum.includes(part));
      return unknown === undefined ? { ok: true, value: [...new Set(parts)] } : notInList(unknown, items?.enum ?? []);
    }
    default:
      if (values) return values.includes(text) ? { ok: true, value: text } : notInList(text, values);
      if (text.length > maxLength) return fault('too-long', faults.tooLong({ most: maxLength }));
      if (text.length < minLength) return fault('too-short', faults.tooShort({ least: minLength }));
      if (format === 'language-tag') return readLanguageTag(text);
      return { ok: true, value: text };
  }
}

function notInList(text: string, values: readonly string[]): ReadValue {
  const near = nearestTerm(text, values);
  return fault('not-in-list', faults.notInList({ text, near, values: values.length > 12 ? [] : values }));
}

function readLanguageTag(text: string): ReadValue {
  try {
    const [tag] = Intl.getCanonicalLocales(text);
    if (tag !== undefined) return { ok: true, value: tag };
  } catch {
    // A RangeError means that it is invalid.
  }
  return fault('not-a-language-tag', faults.languageTag({ text }));
}
