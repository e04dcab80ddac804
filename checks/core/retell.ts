import type { PhrasedEvidence } from './evidence.ts';
import type { Report, ReportSignal } from './report.ts';
import { evidenceAgain, tellPageType, sentenceOf, tellGeo, type Messages, type Sentence } from './tell.ts';
import type { CodedMessage } from './verdict.ts';

/** The same report in another language. Sentences of another version that this one does not know stay unchanged. */
export function retell(report: Report, messages: Messages): Report {
  const again = <T extends CodedMessage & Sentence & { evidence?: PhrasedEvidence }>(signal: string, one: T): T => ({
    ...one,
    ...known(() => sentenceOf(messages, signal, one)),
    ...(one.evidence && known(() => ({ evidence: evidenceAgain(messages, signal, one.evidence!) }))),
  });
  const signals = report.signals.map((entry): ReportSignal => ({
    ...again(entry.id, entry),
    ...(entry.more && { more: entry.more.map((finding) => again(entry.id, finding)) }),
  }));
  return {
    ...report,
    signals,
    pageTypeRule: tellPageType(messages, report.pageTypeReason ?? null) || report.pageTypeRule,
    gate: report.gate && { ...report.gate, message: signals.find(({ id }) => id === report.gate!.signal)?.message ?? report.gate.message },
    fixes: report.fixes.map((fix) => again(fix.signal, fix)),
    geo: tellGeo(messages, report.geo),
  };
}

/** Nothing where a code is known with other arguments: an earlier version of ours wrote them. */
function known<T>(tell: () => T | null): T | null {
  try {
    return tell();
  } catch {
    return null;
  }
}
