import type { CategoryId, Grade } from '../../checks/core/signal.ts';
import { defineSignal } from '../../checks/core/signal.ts';
import type { Judged } from '../../checks/core/judge.ts';
import { fail, na, pass, unchecked, verdict, warn, type CapId, type Status } from '../../checks/core/verdict.ts';

interface Share { category: CategoryId; points: number; grade: Grade }
interface Made {
  id?: string;
  status: Status;
  score?: number;
  geoScore?: number | 'na' | 'unchecked';
  weight?: 10 | 5 | 3 | 1;
  gate?: boolean;
  geo?: Share;
  caps?: CapId[];
}

/** A judged signal with a given outcome. */
export function judged({ id = 'made', status, score, geoScore, weight = 1, gate = false, geo, caps }: Made): Judged {
  const said = { message: 'said', text: `${id} says ${status}.`, fix: 'Change it.' };
  const extra = { ...(score === undefined ? {} : { score }), ...(geoScore === undefined ? {} : { geoScore }), ...(caps ? { caps } : {}) };
  const outcome = {
    pass: () => verdict([pass(said)], extra),
    warn: () => verdict([warn(said)], extra),
    fail: () => verdict([fail(said)], extra),
    na: () => ({ ...na(said), ...extra, score: null }),
    unchecked: () => unchecked('timeout', 'No answer.'),
  }[status]();
  const signal = defineSignal({
    id, title: id, group: 'crawling', why: '', sources: [], scope: ['D'], weight, ...(gate ? { gate: true as const } : {}),
    ...(geo ? { geo } : {}), tools: [], needs: ['page'], limits: {}, messages: {}, judge: () => outcome,
  });
  return { signal, verdict: outcome };
}
