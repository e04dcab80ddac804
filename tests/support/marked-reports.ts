import { allFindings, type Report, type ReportSignal } from '../../checks/core/report/report.ts';
import type { PhrasedEvidence } from '../../checks/core/evidence.ts';

type Mark = (text: string) => string;

/** Everything that a report says by itself, marked: its sentences come from the catalogues of checks/, which have tests of their own. */
export function marked(report: Report, mark: Mark): Report {
  const signal = (entry: ReportSignal): ReportSignal => {
    const [first, ...more] = allFindings(entry).map((finding) => ({
      ...finding,
      message: mark(finding.message),
      change: finding.change && mark(finding.change),
      ...(finding.evidence && { evidence: evidenceOf(finding.evidence, mark) }),
    }));
    const { message, change, evidence } = first!;
    return { ...entry, message, change, ...(evidence && { evidence }), ...(more.length > 0 && { more }) };
  };
  return {
    ...report,
    pageTypeRule: mark(report.pageTypeRule),
    signals: report.signals.map(signal),
    gate: report.gate && { ...report.gate, message: mark(report.gate.message) },
    fixes: report.fixes.map((fix) => ({ ...fix, message: mark(fix.message), change: fix.change && mark(fix.change) })),
    geo: {
      ...report.geo,
      message: report.geo.message && mark(report.geo.message),
      caps: report.geo.caps.map((cap) => ({ ...cap, message: mark(cap.message) })),
      categories: report.geo.categories.map((category) => ({ ...category, title: mark(category.title) })),
    },
  };
}

/** Every text in evidence counts as said. A place in a source is cut in three, so that its letters go. */
function evidenceOf(evidence: PhrasedEvidence, mark: Mark): PhrasedEvidence {
  if (evidence.type === 'source') return { ...evidence, excerpt: evidence.excerpt.replace(/\p{L}/gu, '0') };
  const deep = (value: unknown): unknown =>
    typeof value === 'string'
      ? mark(value)
      : Array.isArray(value)
        ? value.map(deep)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'type' ? inner : deep(inner)]))
          : value;
  return deep(evidence) as PhrasedEvidence;
}
