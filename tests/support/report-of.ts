import { judgePage } from '../../checks/audit-page.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';

const judged = new WeakMap<KnownFacts, Report>();

/** The report on a page that is to be indexed, on a fixed day; judged once for all tests of a file with the same facts. */
export function reportOf(facts: KnownFacts): Report {
  const report =
    judged.get(facts) ??
    judgePage(
      facts,
      { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) },
      { collect: 0, judge: 0, network: 0, total: 0 },
    );
  judged.set(facts, report);
  return report;
}
