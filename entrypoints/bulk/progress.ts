import { countByState, type Run } from '../../extension/runs/runs.ts';

/** The pace is estimated from the last finished pages: slow pages an hour ago do not count. */
const paceOf = 20;

/** Estimated milliseconds until the run ends; null if unknown. @param now epoch milliseconds */
export function timeRemaining(run: Run, now: number): number | null {
  if (run.state !== 'running') return null;
  const counts = countByState(run.jobs);
  const open = counts.waiting + counts.running;
  if (open === 0) return 0;
  const ends = run.jobs
    .flatMap(({ endedAt, state }) => (endedAt !== null && (state === 'done' || state === 'failed') ? [endedAt] : []))
    .sort((a, b) => a - b)
    .slice(-paceOf);
  if (ends.length < 2) return null;
  const [first, last] = [ends[0]!, ends.at(-1)!];
  const each = Math.max(1, last - first) / (ends.length - 1);
  // While a page takes longer than the others did, the remaining time does not reach zero.
  return Math.max(each, each * open - Math.max(0, Math.min(now - last, each)));
}
