import type { JSX } from 'preact';
import { addressOfComparison, addressOfRun } from '../../extension/messages/bulk-addresses.ts';
import type { RunHead } from '../../extension/runs/runs.ts';
import type { Schedule } from '../../extension/runs/schedules.ts';
import { PageText } from '../../components/findings/page-text.tsx';
import type { BulkProps } from './props.ts';
import { usePart } from '../../components/use-locale.ts';

/** Audits that are repeated, with their last and next time. */
export function ScheduleList({
  bulk,
  schedules,
  runs,
}: Pick<BulkProps, 'bulk'> & { schedules: readonly Schedule[]; runs: readonly RunHead[] }): JSX.Element | null {
  const {
    runs: { when },
    schedule: words,
  } = usePart('bulk');
  if (schedules.length === 0) return null;
  const there = (id: string | null): id is string => id !== null && runs.some((run) => run.id === id);
  return (
    <section class="stack" aria-labelledby="schedules">
      <h2 id="schedules">{words.list}</h2>
      <ul class="stack">
        {schedules.map(({ id, name, every, nextAt, lastAt, lastRunId }) => (
          <li key={id} class="card run-line">
            <div class="stack tight">
              <h3>
                <PageText text={name} />
              </h3>
              <p class="small muted">
                {[
                  words.every(every),
                  words.next({ when: when({ at: nextAt }) }),
                  lastAt === null ? words.never : words.last({ when: when({ at: lastAt }) }),
                ].join(' · ')}
              </p>
            </div>
            <p class="row">
              {there(lastRunId) && (
                <a class="button" href={addressOfRun(lastRunId)} aria-label={words.lastRunNamed({ name })}>
                  {words.lastRun}
                </a>
              )}
              {there(lastRunId) && lastAt !== null && (
                <a class="button" href={addressOfComparison('', lastRunId)} aria-label={words.compareNamed({ name })}>
                  {words.compare}
                </a>
              )}
              <button type="button" class="button quiet" onClick={() => void bulk.stopRepeating(id)} aria-label={words.stopNamed({ name })}>
                {words.stop}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
