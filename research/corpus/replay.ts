import { readFileSync } from 'node:fs';
import { judgePage } from '../../checks/audit-page.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { withJsonLdItems } from '../../checks/derive/structured-data/completed.ts';

/** Facts that follow from others: they are derived again. */
const derived = ['language', 'offer', 'provenance', 'about', 'pageType'] as const;

/**
 * Reports of a saved run, judged again from their collected facts by the code as it is now, without a browser.
 * What a collector reads differently now is seen only by a new run.
 */
export function replayedReports(file: string): { file: string; report: Report }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { file: page, ...saved } = JSON.parse(line) as { file: string } & Partial<Report>;
      return saved.facts ? [{ file: page, report: replayedReport(saved as Report, saved.facts) }] : [];
    });
}

function replayedReport({ intent, aiOptOut, at, durationMs }: Report, facts: KnownFacts): Report {
  const collected = withJsonLdItems(withoutDeclaredItems(facts));
  for (const name of derived) delete collected[name];
  return judgePage(collected, { intent, aiOptOut, pageType: null, now: Date.parse(at) }, durationMs);
}

/** Items of JSON-LD are made again from the blocks that declare them. */
function withoutDeclaredItems(facts: KnownFacts): KnownFacts {
  if (!facts.structuredData?.ok) return { ...facts };
  const { blocks, items, total } = facts.structuredData.value;
  const others = items.filter(({ format }) => format !== 'json-ld');
  const value = { blocks, items: others, total: total - (items.length - others.length) };
  return { ...facts, structuredData: { ok: true, value } };
}
