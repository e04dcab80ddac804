import type { KnownFacts } from '../../checks/core/facts.ts';
import type { PhrasedEvidence } from '../../checks/core/evidence.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { digestOf } from '../../checks/site/digest.ts';
import type { Material } from '../../reports/pdf/book.ts';
import type { FontFiles } from '../../reports/pdf/file.ts';
import { boxCanvas } from '../../reports/pdf/text/canvas.ts';
import { locale } from './locale.ts';
import { now } from './live-document.ts';

export const reportOf = (known: KnownFacts): Report =>
  judgePage(known, { intent: 'index', aiOptOut: false, now } as Parameters<typeof judgePage>[1], {
    collect: 1,
    judge: 1,
    network: 1,
    total: 400,
  });

export const pageOf = (report: Report): Material['pages'][number] => ({ digest: digestOf(report), report: async () => report });

export function material(fonts: FontFiles, changes: Partial<Material> = {}): Material {
  return {
    title: 'Search and AI-readiness audit',
    name: 'Coffee',
    agency: '',
    color: '#1d4ed8',
    logo: null,
    at: new Date(now).toISOString(),
    tools: [],
    many: true,
    annex: false,
    pages: [],
    missing: [],
    fonts,
    canvas: boxCanvas,
    locale,
    ...changes,
  };
}

/** A report whose first failing checks rest on these, in this order. */
export function withEvidence(report: Report, evidence: readonly PhrasedEvidence[]): Report {
  let next = 0;
  const signals = report.signals.map((entry) => {
    if (next >= evidence.length) return entry;
    return {
      ...entry,
      status: 'fail' as const,
      score: 0,
      message: `Finding number ${next} was made.`,
      change: `Change thing ${next}.`,
      evidence: evidence[next++]!,
    };
  });
  return { ...report, signals };
}
