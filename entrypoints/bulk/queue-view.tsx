import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { jobLimit, parallelLimit, type Run } from '../../extension/runs/runs.ts';
import { ConfirmDialog } from '../../components/parts/dialog.tsx';
import { Icon } from '../../components/parts/icons.tsx';
import { ProseText, isolateQuote } from '../../components/findings/prose.tsx';
import { ChooseTools } from '../../components/tool/choice.tsx';
import { AddAddresses } from './add-addresses.tsx';
import { AddSite } from './add-site.tsx';
import { AddSitemap } from './add-sitemap.tsx';
import { AddTabs } from './add-tabs.tsx';
import type { BulkProps } from './props.ts';
import { QueueList } from './queue-list.tsx';
import { RunName } from './rename-form.tsx';
import { hostsOfUrls, urlsToPermit } from './state.ts';
import { useRequest } from './use-request.ts';
import { useWords, usePart } from '../../components/use-locale.ts';
import { RadioChoice } from '../../components/parts/radio-choice.tsx';
import { gapAfter, joinSentences } from '../../words/sentence.ts';

const addModes = ['tabs', 'addresses', 'sitemap', 'site'] as const;
type AddMode = (typeof addModes)[number];

type DraftProps = Pick<BulkProps, 'bulk'> & { run: Run | null };

/** A run before it starts: its pages, their order, and its options. */
export function QueueView({ bulk, ports, run, site = '' }: BulkProps & { run: Run | null; site?: string }): JSX.Element {
  const words = usePart('bulk').queue;
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <DraftHeader bulk={bulk} run={run} askToDelete={() => setDeleting(true)} />
      <div class="queue-columns">
        <div class="stack loose">
          <AddPages bulk={bulk} ports={ports} run={run} site={site} />
          <Queue bulk={bulk} run={run} />
        </div>
        <div class="queue-side">
          <Options bulk={bulk} run={run} />
          <Start bulk={bulk} ports={ports} run={run} />
        </div>
      </div>
      {run && deleting && (
        <ConfirmDialog
          {...words.confirm}
          text={words.confirm.text({ name: run.name, pages: run.jobs.length })}
          done={(yes) => {
            setDeleting(false);
            if (yes) void bulk.deleteRun(run.id);
          }}
        />
      )}
    </>
  );
}

/** Name of the draft, and buttons to rename and delete it. */
function DraftHeader({ bulk, run, askToDelete }: DraftProps & { askToDelete(): void }): JSX.Element {
  const { queue: words, runs } = usePart('bulk');
  const [renaming, setRenaming] = useState(false);
  return (
    <header class="split">
      {run ? <RunName run={run} bulk={bulk} renaming={renaming} done={() => setRenaming(false)} /> : <h1 tabIndex={-1}>{words.newRun}</h1>}
      {run && !renaming && (
        <p class="row">
          <button type="button" class="button quiet" onClick={() => setRenaming(true)}>
            {runs.rename}
          </button>
          <button type="button" class="button quiet" onClick={askToDelete}>
            {words.deleteDraft}
          </button>
        </p>
      )}
    </header>
  );
}

/** Four ways to add pages. @param site URL to start at; '' for none */
function AddPages({ bulk, ports, run, site }: DraftProps & Pick<BulkProps, 'ports'> & { site: string }): JSX.Element {
  const words = usePart('bulk').queue;
  const [mode, setMode] = useState<AddMode>(run?.crawl || site !== '' ? 'site' : 'tabs');
  return (
    <section class="stack" aria-labelledby="add-title">
      <h2 id="add-title">{words.add}</h2>
      <div class="card stack">
        <RadioChoice label={words.waysLabel} options={addModes.map((id) => [id, words.ways[id]] as const)} value={mode} choose={setMode} />
        {/* All stay, so that nothing typed is lost when another is looked at. */}
        <div hidden={mode !== 'tabs'}>
          <AddTabs bulk={bulk} ports={ports} run={run} />
        </div>
        <div hidden={mode !== 'addresses'}>
          <AddAddresses bulk={bulk} />
        </div>
        <div hidden={mode !== 'sitemap'}>
          <AddSitemap bulk={bulk} ports={ports} run={run} />
        </div>
        <div hidden={mode !== 'site'}>
          <AddSite key={`${run?.crawl ? 'follows' : ''}${site}`} bulk={bulk} run={run} site={site} />
        </div>
      </div>
    </section>
  );
}

function Queue({ bulk, run }: DraftProps): JSX.Element {
  const { lists, queue: words } = usePart('bulk');
  return (
    <section class="stack" aria-labelledby="queue-title">
      <div class="split">
        <h2 id="queue-title" tabIndex={-1}>
          {words.title}
          {run && run.jobs.length > 0 && <span class="band"> {lists.pages({ count: run.jobs.length })}</span>}
        </h2>
        {run && run.jobs.length > 1 && <span class="small muted">{words.order}</span>}
      </div>
      {!run || run.jobs.length === 0 ? <p class="empty">{words.empty}</p> : <QueueList bulk={bulk} jobs={run.jobs} />}
      {run && run.jobs.length >= jobLimit && <p class="small">{words.full({ most: jobLimit })}</p>}
    </section>
  );
}

function Options({ bulk, run }: DraftProps): JSX.Element {
  const words = usePart('bulk').queue;
  const { probes: linkWords } = useWords();
  const options = run?.options ?? bulk.options.value;
  const parallel = Math.max(1, Math.min(parallelLimit, options.parallel));
  return (
    <section class="stack" aria-labelledby="options-title">
      <h2 id="options-title">{words.options}</h2>
      <div class="card stack">
        <ChooseTools chosen={options.tools} choose={(tools) => void bulk.setOptions({ tools })} />
        <div>
          <label class="check">
            <input
              type="checkbox"
              checked={options.probes}
              aria-describedby="probes-help"
              onChange={(event) => void bulk.setOptions({ probes: event.currentTarget.checked })}
            />{' '}
            {linkWords.check}
          </label>
          <p id="probes-help" class="small muted">
            {words.probesHelp}
          </p>
        </div>
        <div>
          <label class="row option-range">
            {words.parallel}
            <input
              type="range"
              min={1}
              max={parallelLimit}
              step={1}
              value={parallel}
              aria-describedby="parallel-help"
              onChange={(event) => void bulk.setOptions({ parallel: Number(event.currentTarget.value) })}
            />
            <b class="number">{parallel}</b>
          </label>
          <p id="parallel-help" class="small muted">
            {parallel === 1 ? words.one : parallel <= 3 ? words.few : words.many}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Maximum number of hosts that are named; the rest is counted. */
const namedHosts = 4;

function Start({ bulk, ports, run }: DraftProps & Pick<BulkProps, 'ports'>): JSX.Element {
  const { crawl, queue: words, runs } = usePart('bulk');
  const jobs = run?.jobs ?? [];
  const probes = (run?.options ?? bulk.options.value).probes;
  const allowed = useRequest(run && (() => ports.maySites(urlsToPermit(run))), [run?.jobs, run?.crawl, probes]).value;
  const hosts = hostsOfUrls((run && urlsToPermit(run)) ?? []);
  return (
    <section class="card stack start" aria-labelledby="start-title">
      <h2 id="start-title" class="visually-hidden">
        {words.start}
      </h2>
      {jobs.length > 0 && allowed === false && (
        <p class="small">
          <b>{words.willAsk}</b>{' '}
          <ProseText
            text={joinSentences([
              probes
                ? words.everySite
                : words.theseSites({
                    hosts: hosts.slice(0, namedHosts).map((host) => isolateQuote(host)),
                    more: Math.max(0, hosts.length - namedHosts),
                  }),
              words.withdraw,
            ])}
          />
        </p>
      )}
      {jobs.some((job) => job.tabId === null) && (
        <p class="small muted">{joinSentences([words.opened, jobs.some((job) => job.tabId !== null) && words.ownStay])}</p>
      )}
      {bulk.refused.value && (
        <div class="cap tone-warn" role="alert">
          <p>
            <b>{runs.refused}</b>
            {gapAfter(runs.refused)}
            {joinSentences([words.kept, bulk.refused.value === 'all-sites' ? words.tryWithout : words.tryAllow])}
          </p>
        </div>
      )}
      <button type="button" class="button primary big" disabled={jobs.length === 0} onClick={() => void bulk.begin('start')}>
        <Icon name="play" size={14} />
        {jobs.length === 0 ? words.startNone : run?.crawl ? crawl.start : words.startAll({ count: jobs.length })}
      </button>
      {jobs.length === 0 && <p class="small muted">{words.addFirst}</p>}
    </section>
  );
}
