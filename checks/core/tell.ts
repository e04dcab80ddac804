import type { Evidence, EvidenceOf, Phrase, Text } from './evidence.ts';
import { lookUp } from './look-up.ts';
import type { CapId } from './geo-ids.ts';
import type { Geo, GeoCategory } from './geo.ts';
import type { Finding, Said } from './verdict.ts';
import type { en } from '../messages/en/index.ts';

/** The sentences of one language: checks/messages/<language>/. */
export type Messages = typeof en;
/** What was found, and what to change ('' when there is nothing to change). */
export interface Sentence { message: string; change: string }
/** A finding with its sentence, in the language that the report was asked for. */
export type ReportFinding = Omit<Finding, 'evidence'> & Sentence & { evidence?: EvidenceOf<string> };

/** The GEO score with its words: why there is none ('' when there is one), what holds it down, what its categories are called. */
export type ReportGeo = Omit<Geo, 'caps' | 'categories'> & {
  message: string;
  caps: { id: CapId; cap: number; message: string }[];
  categories: (GeoCategory & { title: string })[];
};
type Tell = (args: never) => Sentence;

/**
 * The sentence of a finding. Null for a code that this version does not know, or knows with other arguments: a report of another version
 * keeps the sentence it has.
 * @param signal id of the signal that found it
 */
export function sentenceOf(messages: Messages, signal: string, { code, args }: Said): Sentence | null {
  const own = lookUp<{ says: object }>(messages.signals, signal)?.says;
  const tell = lookUp<Tell>(own, code) ?? lookUp<Tell>(messages.shared, code);
  if (tell) return tell(args as never);
  const message = lookUp<(args: never) => string | undefined>(messages.reasons, code)?.(args as never);
  return message === undefined ? null : { message, change: '' };
}

/** A finding with its sentence. */
export function told(messages: Messages, signal: string, finding: Finding): ReportFinding {
  const { evidence, ...rest } = finding;
  const words = lookUp<{ words?: object }>(messages.signals, signal)?.words;
  const sentence = sentenceOf(messages, signal, finding) ?? { message: finding.code, change: '' };
  return { ...rest, ...sentence, ...(evidence && { evidence: toldEvidence(evidence, words) }) };
}

/** Evidence with its words. @param words those of the signal, by name */
function toldEvidence(evidence: Evidence, words: object | undefined): EvidenceOf<string> {
  const text = (one: Text): string => {
    if (typeof one === 'string') return one;
    const phrase = lookUp<string | ((args: Phrase['args']) => string)>(words, one.phrase) ?? one.phrase;
    return typeof phrase === 'string' ? phrase : phrase(one.args);
  };
  switch (evidence.type) {
    case 'value': return { ...evidence, label: text(evidence.label), value: text(evidence.value) };
    case 'measure': return { ...evidence, unit: text(evidence.unit) };
    case 'difference': return { ...evidence, label: text(evidence.label), before: text(evidence.before), after: text(evidence.after) };
    case 'list': return { ...evidence, items: evidence.items.map(text) };
    case 'table': return { ...evidence, columns: evidence.columns.map(text), rows: evidence.rows.map((row) => ({ ...row, cells: row.cells.map(text) })) };
    default: return evidence;
  }
}

/** Why a page is of its type, in words; '' where that is not known. */
export const pageTypeSentence = (messages: Messages, reason: Said | null): string =>
  (reason && lookUp<(args: never) => string>(messages.pageTypeReasons, reason.code)?.(reason.args as never)) ?? '';

/** What the GEO score says in words. */
export const toldGeo = (messages: Messages, geo: Geo): ReportGeo => ({
  ...geo,
  message: geo.reason === null ? '' : messages.noScore[geo.reason],
  caps: geo.caps.map((cap) => ({ ...cap, message: lookUp<string>(messages.capped, cap.id) ?? cap.id })),
  categories: geo.categories.map((category) => ({ ...category, title: lookUp<string>(messages.categories, category.id) ?? category.id })),
});
