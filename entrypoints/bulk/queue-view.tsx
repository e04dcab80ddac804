import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { jobLimit, parallelLimit, type Run } from '../../bridge/runs.ts';
import { Confirm } from '../../components/dialog.tsx';
import { Icon } from '../../components/icons.tsx';
import { PageText } from '../../components/page-text.tsx';
import { ToolChoice } from '../../components/tool-choice.tsx';
import { AddAddresses } from './add-addresses.tsx';
import { AddSitemap } from './add-sitemap.tsx';
import { AddTabs } from './add-tabs.tsx';
import type { BulkProps } from './bulk-props.ts';
import { plural } from './progress.ts';
import { QueueList } from './queue-list.tsx';
import { RenameForm } from './rename-form.tsx';
import { hostsOf, sitesOf } from './state.ts';
import { useAnswer } from './use-answer.ts';

const ways = [['tabs', 'Open tabs'], ['addresses', 'Addresses'], ['sitemap', 'Sitemap']] as const;
type Way = (typeof ways)[number][0];

/** A run before it starts: which pages, in which order, and what is checked. */
export function QueueView({ bulk, world, run }: BulkProps & { run: Run | null }): JSX.Element {
  const [way, setWay] = useState<Way>('tabs');
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <header class="split">
        {run && renaming
          ? <><h1 class="visually-hidden" tabIndex={-1}>{run.name}</h1><RenameForm name={run.name} rename={(name) => bulk.rename(run.id, name)} done={() => setRenaming(false)} /></>
          : <h1 tabIndex={-1}>{run ? <PageText text={run.name} /> : 'New bulk audit'}</h1>}
        {run && !renaming && (
          <p class="row">
            <button type="button" class="button quiet" onClick={() => setRenaming(true)}>Rename</button>
            <button type="button" class="button quiet" onClick={() => setDeleting(true)}>Delete draft</button>
          </p>
        )}
      </header>
      <div class="queue-columns">
        <div class="stack loose">
          <section class="stack" aria-labelledby="add-title">
            <h2 id="add-title">1. Add pages</h2>
            <div class="card stack">
              <fieldset class="stack tight">
                <legend class="visually-hidden">Where the pages come from</legend>
                <span class="switch">
                  {ways.map(([id, name]) => <label key={id}><input type="radio" name="way" checked={way === id} onChange={() => setWay(id)} /><span>{name}</span></label>)}
                </span>
              </fieldset>
              {/* All three stay, so that nothing typed is lost when another is looked at. */}
              <div hidden={way !== 'tabs'}><AddTabs bulk={bulk} world={world} run={run} /></div>
              <div hidden={way !== 'addresses'}><AddAddresses bulk={bulk} /></div>
              <div hidden={way !== 'sitemap'}><AddSitemap bulk={bulk} world={world} run={run} /></div>
            </div>
          </section>
          <section class="stack" aria-labelledby="queue-title">
            <div class="split">
              <h2 id="queue-title" tabIndex={-1}>2. Queue{run && run.jobs.length > 0 && <span class="band"> {plural(run.jobs.length, 'page')}</span>}</h2>
              {run && run.jobs.length > 1 && <span class="small muted">Audited in this order. Drag, or press Alt with an arrow key.</span>}
            </div>
            {!run || run.jobs.length === 0
              ? <p class="empty">The queue is empty. Add open tabs, addresses or a sitemap above.</p>
              : <QueueList bulk={bulk} jobs={run.jobs} />}
            {run && run.jobs.length >= jobLimit && <p class="small">A run holds at most {jobLimit.toLocaleString('en')} pages. Put the others into a second run.</p>}
          </section>
        </div>
        <div class="queue-side">
          <Options bulk={bulk} run={run} />
          <Start bulk={bulk} world={world} run={run} />
        </div>
      </div>
      {run && deleting && (
        <Confirm title="Delete this draft?" text={`“${run.name}” with ${plural(run.jobs.length, 'queued page')} will be deleted.`} yes="Delete" no="Keep it"
          done={(yes) => {
            setDeleting(false);
            if (yes) void bulk.deleteRun(run.id);
          }} />
      )}
    </>
  );
}

function Options({ bulk, run }: Pick<BulkProps, 'bulk'> & { run: Run | null }): JSX.Element {
  const options = run?.options ?? bulk.options.value;
  const parallel = Math.max(1, Math.min(parallelLimit, options.parallel));
  return (
    <section class="stack" aria-labelledby="options-title">
      <h2 id="options-title">3. What to check</h2>
      <div class="card stack">
        <ToolChoice chosen={options.tools} choose={(tools) => void bulk.setOptions({ tools })} />
        <div>
          <label class="check"><input type="checkbox" checked={options.probes} aria-describedby="probes-help" onChange={(event) => void bulk.setOptions({ probes: event.currentTarget.checked })} /> Ask link targets</label>
          <p id="probes-help" class="small muted">Finds broken links, redirects, and canonicals, language versions and share images that do not answer. Takes longer: other sites are asked, politely, without cookies.</p>
        </div>
        <div>
          <label class="row option-range">Pages at a time
            <input type="range" min={1} max={parallelLimit} step={1} value={parallel} aria-describedby="parallel-help" onChange={(event) => void bulk.setOptions({ parallel: Number(event.currentTarget.value) })} />
            <b class="number">{parallel}</b>
          </label>
          <p id="parallel-help" class="small muted">{parallel === 1 ? 'One after another: slowest, and lightest for site and machine.' : parallel <= 3 ? 'A good pace for most sites.' : 'Fast, but each page is a tab that loads: only for your own sites and a strong machine.'}</p>
        </div>
      </div>
    </section>
  );
}

/** How many hosts are named before the rest is counted. */
const namedHosts = 4;

function Start({ bulk, world, run }: Pick<BulkProps, 'bulk' | 'world'> & { run: Run | null }): JSX.Element {
  const jobs = run?.jobs ?? [];
  const probes = (run?.options ?? bulk.options.value).probes;
  const allowed = useAnswer(run && (() => world.maySites(sitesOf(run))), [run?.jobs, probes]).value;
  const hosts = hostsOf(jobs);
  return (
    <section class="card stack start" aria-labelledby="start-title">
      <h2 id="start-title" class="visually-hidden">4. Start</h2>
      {jobs.length > 0 && allowed === false && (
        <p class="small">
          <b>The browser will ask you</b> whether Pageloupe may read{' '}
          {probes
            ? 'all websites, because links lead anywhere. Only the pages in the queue and the targets of their links are asked.'
            : <>{hosts.slice(0, namedHosts).map((host, index) => <span key={host}>{index > 0 && ', '}<bdi>{host}</bdi></span>)}{hosts.length > namedHosts ? ` and ${plural(hosts.length - namedHosts, 'more host')}` : ''}. Only the pages in the queue are read.</>}
          {' '}You can take that back at any time in the browser’s settings.
        </p>
      )}
      {jobs.some((job) => job.tabId === null) && <p class="small muted">Addresses are opened in background tabs, which close when they are audited.{jobs.some((job) => job.tabId !== null) ? ' Your own tabs stay open.' : ''}</p>}
      {bulk.refused.value && bulk.refused.value.what !== 'tabs' && (
        <div class="cap tone-warn" role="alert">
          <p><b>The sites were not allowed, so nothing has started.</b> Your queue is kept. {bulk.refused.value.what === 'all-sites' ? 'Start again and choose Allow, or turn “Ask link targets” off: then only the sites in the queue are needed.' : 'Start again and choose Allow when the browser asks.'}</p>
        </div>
      )}
      <button type="button" class="button primary big" disabled={jobs.length === 0} onClick={() => void bulk.begin('start')}><Icon name="play" size={14} />{jobs.length === 0 ? 'Start audit' : `Start audit of ${plural(jobs.length, 'page')}`}</button>
      {jobs.length === 0 && <p class="small muted">Add at least one page first.</p>}
    </section>
  );
}
