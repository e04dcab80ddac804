import { factFailure } from '../../checks/core/failure.ts';
import type { CategoryId, Grade } from '../../checks/core/report/geo-ids.ts';
import { defineSignal } from '../../checks/core/signal.ts';
import type { Judged } from '../../checks/core/judge.ts';
import { fail, na, pass, unchecked, verdict, warn, type Status } from '../../checks/core/verdict.ts';
import type { CapId } from '../../checks/core/report/geo-ids.ts';

interface Share {
  category: CategoryId;
  points: number;
  grade: Grade;
}
interface Made {
  id?: string;
  status: Status;
  score?: number;
  geoScore?: number | 'na' | 'unchecked';
  weight?: 10 | 5 | 3 | 1;
  gate?: boolean;
  geo?: Share;
  caps?: CapId[];
  leads?: boolean;
  /** Only our heuristic finds it. */
  ours?: boolean;
}

/** A judged signal with a given outcome. */
export function judged({
  id = 'made',
  status,
  score,
  geoScore,
  weight = 1,
  gate = false,
  geo,
  caps,
  leads = false,
  ours = false,
}: Made): Judged {
  const texts = { code: 'said', args: { id, status } };
  const extra = {
    ...(score === undefined ? {} : { score }),
    ...(geoScore === undefined ? {} : { geoScore }),
    ...(caps ? { caps } : {}),
    ...(leads ? { leads: true as const } : {}),
  };
  const outcome = {
    pass: () => verdict([pass(texts)], extra),
    warn: () => verdict([warn(texts)], extra),
    fail: () => verdict([fail(texts)], extra),
    na: () => ({ ...na(texts), ...extra, score: null }),
    unchecked: () => unchecked(factFailure('timeout', 'no-answer')),
  }[status]();
  const signal = defineSignal({
    id,
    group: 'crawling',
    sources: [],
    scope: ['D'],
    weight,
    ...(gate ? { gate: true as const } : {}),
    ...(geo ? { geo } : {}),
    tools: [],
    needs: ['page'],
    limits: {},
    judge: () => outcome,
  });
  return { signal: ours ? { ...signal, heuristics: ['said'] as never[] } : signal, verdict: outcome };
}
