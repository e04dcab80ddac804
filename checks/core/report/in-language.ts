import type { PhrasedEvidence } from '../evidence.ts';
import type { Report, ReportSignal } from './report.ts';
import { translateEvidence, pageTypeSentence, sentenceOf, withGeoSentences, type Messages, type Sentence } from './finding-sentences.ts';
import type { CodedMessage } from '../verdict.ts';

/** The same report in another language. Sentences of other versions that this one does not know stay unchanged. */
export function translateReport(before: Report, messages: Messages): Report {
  const { wordsIn = 'en', ...report } = before;
  if (wordsIn === messages.locale) return before;
  const again = <T extends CodedMessage & Sentence & { evidence?: PhrasedEvidence }>(signal: string, one: T): T => ({
    ...one,
    ...nullIfUnknown(() => sentenceOf(messages, signal, one)),
    ...(one.evidence && nullIfUnknown(() => ({ evidence: translateEvidence(messages, signal, one.evidence!) }))),
  });
  const signals = report.signals.map((entry): ReportSignal => ({
    ...again(entry.id, entry),
    ...(entry.more && { more: entry.more.map((finding) => again(entry.id, finding)) }),
  }));
  return {
    ...report,
    ...(messages.locale !== 'en' && { wordsIn: messages.locale }),
    signals,
    pageTypeRule: pageTypeSentence(messages, report.pageTypeReason ?? null) || report.pageTypeRule,
    gate: report.gate && { ...report.gate, message: signals.find(({ id }) => id === report.gate!.signal)?.message ?? report.gate.message },
    fixes: report.fixes.map((fix) => again(fix.signal, fix)),
    geo: withGeoSentences(messages, report.geo),
  };
}

/** Nothing if a code is known with other arguments: an earlier version wrote it. */
function nullIfUnknown<T>(tell: () => T | null): T | null {
  try {
    return tell();
  } catch {
    return null;
  }
}
