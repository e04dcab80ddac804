import { signals } from '../../../checks/signals/index.ts';
import type { ToolId } from '../../../checks/tools.ts';
import type { Report, ReportSignal } from '../../../checks/core/report/report.ts';

/** The signals of a report that these tools show. */
export function signalsOfTools(report: Report, tools: readonly ToolId[]): ReportSignal[] {
  const ids = new Set(signals.filter((signal) => signal.tools.some((id) => tools.includes(id))).map(({ id }) => id as string));
  return report.signals.filter(({ id }) => ids.has(id));
}

/** The signals of a report that count toward the GEO score. */
export function signalsOfGeo(report: Report): ReportSignal[] {
  const ids = new Set(report.geo.categories.flatMap(({ parts = [] }) => parts.map(({ signal }) => signal)));
  return report.signals.filter(({ id }) => ids.has(id));
}
