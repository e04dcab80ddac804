import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { keptRuns, type RunHead } from '../../bridge/runs.ts';
import { Confirm } from '../../components/dialog.tsx';
import { Icon } from '../../components/icons.tsx';
import { PageText } from '../../components/page-text.tsx';
import { StatusIcon, type Shown } from '../../components/status.tsx';
import type { BulkProps } from './bulk-props.ts';
import { countWords, pauseWords, plural, stateWord, timeWords } from './progress.ts';
import { RenameForm } from './rename-form.tsx';
import { runAddress } from './route.ts';

/** All runs: open again, rename, delete. */
export function RunsView({ bulk }: BulkProps): JSX.Element {
  const runs = bulk.runs.value;
  const [deleting, setDeleting] = useState<RunHead | null>(null);
  if (!runs) return <div class="stack" aria-busy="true"><h1 tabIndex={-1}>Reading the runs…</h1><div class="card place picture-place" /></div>;
  return (
    <>
      <div class="split">
        <h1 tabIndex={-1}>Bulk audits</h1>
        <a class="button primary" href="#new"><Icon name="add" size={13} />New run</a>
      </div>
      {runs.length === 0
        ? (
          <section class="empty stack">
            <p><b>No run yet.</b> A bulk audit goes through many pages while you work on: open tabs, a list of addresses, or a whole sitemap. You get a table of all pages, what they have in common, and a PDF to hand on.</p>
            <p><a class="button primary" href="#new">Choose pages</a></p>
          </section>
        )
        : <ul class="stack">{runs.map((run) => <RunLine key={run.id} run={run} bulk={bulk} ask={() => setDeleting(run)} />)}</ul>}
      <p class="small muted">Kept on this machine: drafts, runs under way, and the newest {keptRuns} runs that have ended. When you start a new run, older ended runs are deleted with their reports. Save what you want to keep as PDF, HTML or JSON.</p>
      {deleting && (
        <Confirm
          title="Delete this run?"
          text={`“${deleting.name}”: ${deleting.counts.done > 0 ? `${plural(deleting.counts.done, 'report')} will be deleted from this machine` : 'its queue will be deleted'}. Files that you saved stay.${deleting.state === 'running' ? ' It is still running and will be stopped.' : ''}`}
          yes="Delete" no="Keep it"
          done={(yes) => {
            setDeleting(null);
            if (yes) void bulk.deleteRun(deleting.id);
          }}
        />
      )}
    </>
  );
}

export const shownState: Record<RunHead['state'], Shown> = { draft: 'na', running: 'pending', paused: 'warn', finished: 'pass', cancelled: 'na' };

function RunLine({ run, bulk, ask }: { run: RunHead; bulk: BulkProps['bulk']; ask(): void }): JSX.Element {
  const [renaming, setRenaming] = useState(false);
  const { counts } = run;
  const shown: Shown = run.state === 'finished' && counts.failed > 0 ? 'warn' : shownState[run.state];
  return (
    <li class="card run-line">
      <div class="stack tight">
        {renaming
          ? <RenameForm name={run.name} rename={(name) => bulk.rename(run.id, name)} done={() => setRenaming(false)} />
          : <h2><a href={runAddress(run.id)}><PageText text={run.name} /></a></h2>}
        <p class="row">
          <span class={`status tone-${shown}`}><StatusIcon status={shown} silent />{stateWord[run.state]}</span>
          <span class="muted">{run.state === 'draft' ? `${plural(counts.total, 'page')} in the queue` : `${plural(counts.total, 'page')}: ${countWords(counts)}`}</span>
        </p>
        {run.state === 'paused' && run.pausedBecause && <p class="small">{pauseWords[run.pausedBecause].what}</p>}
        <p class="small muted">{run.endedAt !== null ? `Ended ${timeWords(run.endedAt)}` : run.startedAt !== null ? `Started ${timeWords(run.startedAt)}` : `Made ${timeWords(run.createdAt)}`}</p>
      </div>
      <p class="row">
        <a class="button" href={runAddress(run.id)}>{run.state === 'draft' ? 'Continue' : 'Open'}<span class="visually-hidden"> {run.name}</span></a>
        <button type="button" class="button quiet" onClick={() => setRenaming(true)} aria-label={`Rename ${run.name}`}>Rename</button>
        <button type="button" class="button quiet" onClick={ask} aria-label={`Delete ${run.name}`}>Delete</button>
      </p>
    </li>
  );
}
