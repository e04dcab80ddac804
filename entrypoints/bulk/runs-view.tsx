import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { addressOfRun } from '../../extension/messages/bulk-addresses.ts';
import { mostStoredRuns, type RunHead } from '../../extension/runs/runs.ts';
import { ConfirmDialog } from '../../components/parts/dialog.tsx';
import { Icon } from '../../components/parts/icons.tsx';
import { PageText } from '../../components/findings/page-text.tsx';
import { StatusBadge, type Shown } from '../../components/findings/status.tsx';
import type { BulkProps } from './props.ts';
import { RenameForm } from './rename-form.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { usePart } from '../../components/use-locale.ts';

/** All runs: open again, rename, delete. */
export function RunsView({ bulk }: BulkProps): JSX.Element {
  const words = usePart('bulk').runs;
  const runs = bulk.runs.value;
  const [deleting, setDeleting] = useState<RunHead | null>(null);
  const heading = useKeptFocus<HTMLHeadingElement>((runs?.length ?? 0) + bulk.schedules.value.length);
  if (!runs)
    return (
      <div class="stack" aria-busy="true">
        <h1 tabIndex={-1}>{words.readingAll}</h1>
        <div class="card place picture-place" />
      </div>
    );
  return (
    <>
      <div class="split">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <a class="button primary" href="#new">
          <Icon name="add" size={13} />
          {words.newRun}
        </a>
      </div>
      <ScheduleList bulk={bulk} schedules={bulk.schedules.value} runs={runs} />
      {runs.length === 0 ? (
        <section class="empty stack">
          <p>
            <b>{words.none}</b> {words.noneHelp}
          </p>
          <p>
            <a class="button primary" href="#new">
              {words.choose}
            </a>
          </p>
        </section>
      ) : (
        <ul class="stack">
          {runs.map((run) => (
            <RunLine key={run.id} run={run} bulk={bulk} ask={() => setDeleting(run)} />
          ))}
        </ul>
      )}
      <p class="small muted">{words.kept({ most: mostStoredRuns })}</p>
      {deleting && (
        <ConfirmDialog
          {...words.confirmDelete}
          text={words.confirmDelete.text({ name: deleting.name, reports: deleting.counts.done, running: deleting.state === 'running' })}
          done={(yes) => {
            setDeleting(null);
            if (yes) void bulk.deleteRun(deleting.id);
          }}
        />
      )}
    </>
  );
}

const statusByState: Record<RunHead['state'], Shown> = {
  draft: 'na',
  running: 'pending',
  paused: 'warn',
  finished: 'pass',
  cancelled: 'na',
};
/** A finished run with failed pages is a warning. */
export const statusOfRun = (state: RunHead['state'], { failed }: Pick<RunHead['counts'], 'failed'>): Shown =>
  state === 'finished' && failed > 0 ? 'warn' : statusByState[state];

function RunLine({ run, bulk, ask }: { run: RunHead; bulk: BulkProps['bulk']; ask(): void }): JSX.Element {
  const words = usePart('bulk').runs;
  const [renaming, setRenaming] = useState(false);
  const { counts } = run;
  const renameButton = useKeptFocus<HTMLButtonElement>(renaming ? 1 : 0);
  const shown = statusOfRun(run.state, counts);
  return (
    <li class="card run-line">
      <div class="stack tight">
        {renaming ? (
          <RenameForm name={run.name} rename={(name) => bulk.rename(run.id, name)} done={() => setRenaming(false)} />
        ) : (
          <h2>
            <a href={addressOfRun(run.id)}>
              <PageText text={run.name} />
            </a>
          </h2>
        )}
        <p class="row">
          <StatusBadge status={shown}>{words.states[run.state]}</StatusBadge>
          <span class="muted">
            {run.state === 'draft'
              ? words.inQueue({ pages: counts.total })
              : words.pagesAndCounts({ pages: counts.total, counts: words.counts(counts) })}
          </span>
        </p>
        {run.state === 'paused' && run.pausedBecause && <p class="small">{words.pauses[run.pausedBecause].what}</p>}
        <p class="small muted">
          {run.endedAt !== null
            ? words.ended({ when: words.when({ at: run.endedAt }) })
            : run.startedAt !== null
              ? words.started({ when: words.when({ at: run.startedAt }) })
              : words.created({ when: words.when({ at: run.createdAt }) })}
        </p>
      </div>
      <p class="row">
        <a class="button" href={addressOfRun(run.id)} aria-label={run.state === 'draft' ? words.continueNamed(run) : words.openNamed(run)}>
          {run.state === 'draft' ? words.continue : words.open}
        </a>
        <button ref={renameButton} type="button" class="button quiet" onClick={() => setRenaming(true)} aria-label={words.renameNamed(run)}>
          {words.rename}
        </button>
        <button type="button" class="button quiet" onClick={ask} aria-label={words.deleteNamed(run)}>
          {words.delete}
        </button>
      </p>
    </li>
  );
}
