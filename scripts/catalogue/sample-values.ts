/** Sample arguments for the sentences of the generated documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SitemapFault } from '../../checks/core/facts/site.ts';
import type { CodeFault } from '../../checks/derive/head/hreflang.ts';
import type { LeadPart } from '../../checks/derive/text/passages.ts';
import type { TextLength } from '../../checks/derive/text/length.ts';
import type { TagFault } from '../../checks/language/languages.ts';
import type { MisreadText } from '../../checks/parse/misread-text.ts';
import type { WrittenDirective } from '../../checks/parse/robots-directives.ts';
import type { DatePlace } from '../../words/en/checks/dates.ts';
import { catalogueSampleShapes, type Shapes } from './message-samples.ts';

interface Types {
  Declared: object;
  CodeFault: CodeFault;
  DatePlace: DatePlace;
  LeadPart: LeadPart;
  MisreadText: MisreadText;
  Painted: 'image';
  Part: 'loadDelay';
  SitemapFault: SitemapFault;
  TagFault: TagFault;
  TextLength: TextLength;
  WrittenDirective: WrittenDirective;
}
/** By the name of its type, a value for each argument that is no number, text or code of a table in its file. */
const values: Types = {
  CodeFault: { kind: 'not-two-letters', part: 'eng', instead: '' },
  Declared: { used: 'ISO-8859-1', by: 'header', other: 'UTF-8', from: 'meta' },
  DatePlace: { from: 'json-ld', label: 'datePublished' },
  LeadPart: 'size',
  MisreadText: { kind: 'encoding', found: 'CafÃ©', meant: 'Café' },
  Painted: 'image',
  Part: 'loadDelay',
  SitemapFault: { kind: 'cut', line: 3 },
  TagFault: { kind: 'underscore', part: 'en_US', instead: 'en-US' },
  TextLength: { count: 40, in: 'words' },
  WrittenDirective: { written: '‹directive›', place: 'meta robots', inBody: false },
};
/** Reasons have separate sentences. */
const reason = [
  { name: 'code', type: "'‹reason›'" },
  { name: 'args', type: 'object' },
];

const words = fileURLToPath(new URL('../../words/en/checks/', import.meta.url));
export const sampleShapes: Shapes = new Map<string, Exclude<ReturnType<Shapes['get']>, undefined>>([
  ...catalogueSampleShapes(readdirSync(words).map((name) => readFileSync(words + name, 'utf8'))),
  ...['Because', 'ProbeReason', 'JsonFault'].map((name) => [name, reason] as const),
  ...Object.entries(values),
]);
