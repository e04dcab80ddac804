import { isGateVerdict } from './score.ts';
import { gradeFactor, type Geo } from './geo.ts';
import type { Judged } from './judge.ts';
import type { Args } from './verdict.ts';
import { thousandths } from './thousandths.ts';

/** One thing to change, with the points it would gain. */
export interface Fix {
  signal: string;
  status: 'warn' | 'fail';
  code: string;
  args: Args;
  /** Weight lost in the audit, and points lost in the GEO score multiplied by the grade of their evidence. */
  auditLost: number;
  geoLost: number;
}

/** Order of fixes: blockers, verdicts that lead, documented rules, our heuristics. */
function tierOf(one: Judged): number {
  if (isGateVerdict(one)) return 0;
  if (one.verdict.leads) return 1;
  return (one.signal.heuristics as readonly string[] | undefined)?.includes(one.verdict.findings[0]!.code) ? 3 : 2;
}

/** Gates first, then documented rules, then our heuristics; within each, signals that cap the GEO score, then by points lost in both scores. */
export function fixOrderByScore(judged: readonly Judged[], geo: Geo): Fix[] {
  const weights = judged.reduce((sum, { signal, verdict }) => sum + (verdict.score === null ? 0 : signal.weight), 0) || 1;
  return judged
    .flatMap((one) => {
      const { signal, verdict } = one;
      if (verdict.status !== 'warn' && verdict.status !== 'fail') return [];
      const first = verdict.findings[0]!;
      const auditLost = signal.weight * (1 - (verdict.score ?? 1));
      const part = verdict.geoScore ?? verdict.score ?? 1;
      const geoPart = typeof part === 'string' ? 1 : part;
      const geoLost = signal.geo && geo.score !== null ? signal.geo.points * (1 - geoPart) * gradeFactor[signal.geo.grade] : 0;
      const cap = verdict.caps?.length && geo.score !== null ? 100 - Math.min(...geo.caps.map((entry) => entry.cap)) : 0;
      const rank = cap + (100 * auditLost) / weights + geoLost;
      const fix: Fix = {
        signal: signal.id,
        status: verdict.status,
        code: first.code,
        args: first.args,
        auditLost: thousandths(auditLost),
        geoLost: thousandths(geoLost),
      };
      return [{ fix, rank, tier: tierOf(one) }];
    })
    .sort((a, b) => a.tier - b.tier || b.rank - a.rank)
    .map(({ fix }) => fix);
}
