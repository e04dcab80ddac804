import { mapEvidenceTexts, type Evidence, type Phrase, type Text, type PhrasedEvidence } from '../evidence.ts';
import { lookUpEntry } from '../helpers/look-up-entry.ts';
import type { CapId } from './geo-ids.ts';
import { readableUrl } from '../helpers/readable-url.ts';
import type { Geo, GeoCategory } from './geo.ts';
import type { Finding, CodedMessage } from '../verdict.ts';
import type { checks as en } from '../../../words/en/checks/index.ts';

/** The sentences of one language: words/<language>/checks/. */
export type Messages = typeof en;
/** The finding, and what to change ('' if there is nothing to change). */
export interface Sentence {
  message: string;
  change: string;
}
/** A finding with its sentence, in the language of the report. */
export type ReportFinding = Omit<Finding, 'evidence'> & Sentence & { evidence?: PhrasedEvidence };

/** The GEO score with its words: why there is none ('' if there is one), what caps it, names of its categories. */
export type ReportGeo = Omit<Geo, 'caps' | 'categories'> & {
  message: string;
  caps: { id: CapId; cap: number; message: string }[];
  categories: (GeoCategory & { title: string })[];
};
type Tell = (args: never) => Sentence;

/**
 * The sentence of a finding, with readable URLs. Null for a code that this version does not know, or knows with other arguments: a report of another version
 * keeps its sentence.
 * @param signal id of the signal that found it
 */
export function sentenceOf(messages: Messages, signal: string, { code, args }: CodedMessage): Sentence | null {
  const sentences = lookUpEntry<{ says: object }>(messages.signals, signal)?.says;
  const tell = lookUpEntry<Tell>(sentences, code) ?? lookUpEntry<Tell>(messages.shared, code);
  if (tell) {
    const { message, change } = tell(args as never);
    return { message: readableUrl(message), change };
  }
  const message = lookUpEntry<(args: never) => string | undefined>(messages.reasons, code)?.(args as never);
  return message === undefined ? null : { message: readableUrl(message), change: '' };
}

/** A finding with its sentence. */
export function withSentence(messages: Messages, signal: string, finding: Finding): ReportFinding {
  const { evidence, ...rest } = finding;
  const sentence = sentenceOf(messages, signal, finding) ?? { message: finding.code, change: '' };
  return { ...rest, ...sentence, ...(evidence && { evidence: evidenceInWords(evidence, wordsOf(messages, signal)) }) };
}

type SignalWords = object | undefined;
const wordsOf = (messages: Messages, signal: string): SignalWords => lookUpEntry<{ words?: object }>(messages.signals, signal)?.words;
/** Text of a phrase of a signal; null if it has none with that name. */
function phraseText(words: SignalWords, { phrase, args }: Phrase): string | null {
  const found = lookUpEntry<string | ((args: Phrase['args']) => string)>(words, phrase) ?? null;
  return typeof found === 'function' ? found(args) : found;
}

function evidenceInWords(evidence: Evidence, words: SignalWords): PhrasedEvidence {
  const phrases: Record<string, string | Phrase> = {};
  const phrased = mapEvidenceTexts<Text, string>(evidence, (text, place) => {
    if (typeof text === 'string') return text;
    phrases[place] = Object.keys(text.args).length > 0 ? text : text.phrase;
    return phraseText(words, text) ?? text.phrase;
  });
  return Object.keys(phrases).length > 0 ? { ...phrased, phrases } : phrased;
}

/** Evidence of a report in another language. Unknown phrases stay unchanged. */
export function translateEvidence(messages: Messages, signal: string, evidence: PhrasedEvidence): PhrasedEvidence {
  const { phrases } = evidence;
  if (!phrases) return evidence;
  const words = wordsOf(messages, signal);
  const again = mapEvidenceTexts<string, string>(evidence, (text, place) => {
    const phrase = lookUpEntry<string | Phrase>(phrases, place);
    return (phrase && phraseText(words, typeof phrase === 'string' ? { phrase, args: {} } : phrase)) ?? text;
  });
  return { ...again, phrases };
}

/** Why a page has its type, as a sentence; '' if unknown. */
export const pageTypeSentence = (messages: Messages, reason: CodedMessage | null): string =>
  (reason && lookUpEntry<(args: never) => string>(messages.pageTypeReasons, reason.code)?.(reason.args as never)) ?? '';

/** The GEO score with its sentences. */
export const withGeoSentences = (messages: Messages, geo: Geo): ReportGeo => ({
  ...geo,
  message: geo.reason === null ? '' : messages.noScore[geo.reason],
  caps: geo.caps.map((cap) => ({ ...cap, message: lookUpEntry<string>(messages.capped, cap.id) ?? cap.id })),
  categories: geo.categories.map((category) => ({
    ...category,
    title: lookUpEntry<string>(messages.categories, category.id) ?? category.id,
  })),
});
