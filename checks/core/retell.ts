import type { Report, ReportSignal } from './report.ts';
import { pageTypeSentence, sentenceOf, toldGeo, type Messages, type Sentence } from './tell.ts';
import type { Said } from './verdict.ts';

/** The same report in another language. What was made by another version and is not known here stays as it was said. */
export function retell(report: Report, messages: Messages): Report {
  const again = <T extends Said & Sentence>(signal: string, one: T): T => ({ ...one, ...sentenceOf(messages, signal, one) });
  const signals = report.signals.map((entry): ReportSignal => ({
    ...again(entry.id, entry), ...(entry.more && { more: entry.more.map((finding) => again(entry.id, finding)) }),
  }));
  return {
    ...report, signals,
    pageTypeRule: pageTypeSentence(messages, report.pageTypeReason ?? null) || report.pageTypeRule,
    gate: report.gate && { ...report.gate, message: signals.find(({ id }) => id === report.gate!.signal)?.message ?? report.gate.message },
    fixes: report.fixes.map((fix) => again(fix.signal, fix)),
    geo: toldGeo(messages, report.geo),
  };
}
