import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { siteFindings, type Digest, type SiteFindings } from '../../checks/index.ts';
import { countJobs, type Run } from '../../bridge/runs.ts';
import { Confirm } from '../../components/dialog.tsx';
import { Icon } from '../../components/icons.tsx';
import { Menu } from '../../components/menu.tsx';
import { PageText } from '../../components/page-text.tsx';
import { SiteView, type SitePage } from '../../components/site-view.tsx';
import { useEdition } from '../../components/edition.ts';
import { siteVerdict } from '../../reports/site-words.ts';
import { StatusIcon, type Shown } from '../../components/status.tsx';
import type { BulkProps } from './bulk-props.ts';
import { BrandDialog } from './brand-dialog.tsx';
import { countWords, durationWords, pauseWords, plural, stateWord, timeLeft, timeWords } from './progress.ts';
import { RenameForm } from './rename-form.tsx';
import { ResultsTable } from './results-table.tsx';
import { reportAddress, runAddress } from './route.ts';
import { shownState } from './runs-view.tsx';

/** A run that was started: how far it is, its pages, and what they have in common. */
export function RunView(props: BulkProps & { run: Run; part: 'pages' | 'site' }): JSX.Element {
  const edition = useEdition();
  const { bulk, files, world, run, part } = props;
  const [asking, setAsking] = useState<'delete' | 'cancel' | null>(null);
  const [renaming, setRenaming] = useState(false);
  const [branding, setBranding] = useState(false);
  const counts = countJobs(run.jobs);
  const digests = bulk.digests.value;
  const audited = digests.size;
  const site = useMemo(() => siteOf(run.id, digests), [run.id, digests]);
  const exporting = (kind: Parameters<typeof files.exportRun>[0]) => () => void files.exportRun(kind, run);
  return (
    <>
      <header class="stack tight">
        <div class="split">
          {renaming
            ? <><h1 class="visually-hidden" tabIndex={-1}>{run.name}</h1><RenameForm name={run.name} rename={(name) => bulk.rename(run.id, name)} done={() => setRenaming(false)} /></>
            : <h1 tabIndex={-1}><PageText text={run.name} /></h1>}
          <p class="row">
            {!renaming && <button type="button" class="button quiet" onClick={() => setRenaming(true)}>Rename</button>}
            <button type="button" class="button quiet" onClick={() => setAsking('delete')}>Delete run</button>
            <Menu name="Export" icon="save" disabled={audited === 0} items={[
              { name: 'PDF report', note: `cover, summary, ${plural(audited, 'page')}`, run: () => void files.pdf(run, null) },
              { name: 'HTML report', note: 'one file for any browser', run: exporting('html') },
              { name: 'CSV of pages', note: 'one row a page', run: exporting('pages-csv') },
              { name: 'CSV of findings', note: 'one row a finding', run: exporting('findings-csv') },
              { name: 'JSON', note: 'for other programs', run: exporting('json') },
              { name: 'Title, colour and logo…', note: 'of the PDF', run: () => setBranding(true) },
            ]} />
          </p>
        </div>
        <p class="small muted">{run.startedAt !== null && `Started ${timeWords(run.startedAt)}`}{run.endedAt !== null && `, ended ${timeWords(run.endedAt)}`}{run.options.tools.length > 0 ? ` · ${plural(run.options.tools.length, 'tool')} chosen` : ' · all tools'}{run.options.probes ? ', link targets asked' : ''}</p>
      </header>
      <Progress {...props} cancel={() => setAsking('cancel')} />
      <nav class="tabs run-tabs" aria-label="Parts of the run">
        <a href={runAddress(run.id)} aria-current={part === 'pages' ? 'page' : undefined}>Pages <span class="muted">{counts.total.toLocaleString('en')}</span></a>
        <a href={`${runAddress(run.id)}&site`} aria-current={part === 'site' ? 'page' : undefined}>Whole site</a>
      </nav>
      {part === 'pages' && site.pages.length > 0 && (
        <div class={`verdict-line run-verdict tone-${toneOf(site.findings)}`}>
          <StatusIcon status={toneOf(site.findings)} silent size={22} />
          <p><b>{siteVerdict(site.findings, edition)}</b>{run.state === 'running' ? ' So far.' : ''} <a href={`${runAddress(run.id)}&site`}>See what to fix across the site</a></p>
        </div>
      )}
      {part === 'pages' ? <ResultsTable bulk={bulk} run={run} /> : <WholeSite run={run} site={site} />}
      {asking && (
        <Confirm
          title={asking === 'delete' ? 'Delete this run?' : 'Cancel this run?'}
          text={asking === 'delete'
            ? `“${run.name}”: ${counts.done > 0 ? `${plural(counts.done, 'report')} will be deleted from this machine` : 'its queue will be deleted'}. Files that you saved stay.`
            : `${plural(counts.waiting + counts.running, 'page')} will not be audited. The ${plural(counts.done, 'report')} that you have stay.`}
          yes={asking === 'delete' ? 'Delete' : 'Cancel run'} no={asking === 'delete' ? 'Keep it' : 'Let it go on'}
          done={(yes) => {
            setAsking(null);
            if (yes) void (asking === 'delete' ? bulk.deleteRun(run.id) : bulk.command('cancel'));
          }}
        />
      )}
      {branding && <BrandDialog world={world} say={bulk.say} close={() => setBranding(false)} />}
    </>
  );
}

function Progress({ bulk, world, run, cancel }: BulkProps & { run: Run; cancel(): void }): JSX.Element {
  useTicks(run.state === 'running');
  const counts = countJobs(run.jobs);
  const left = timeLeft(run, world.now());
  const ended = counts.done + counts.failed + counts.cancelled;
  const shown: Shown = run.state === 'finished' && counts.failed > 0 ? 'warn' : shownState[run.state];
  const part = (count: number) => `${(100 * count) / Math.max(1, counts.total)}%`;
  const pause = run.state === 'paused' ? pauseWords[run.pausedBecause ?? 'user'] : null;
  const words = `${stateWord[run.state]}: ${countWords(counts)}`;
  return (
    <section class="card stack" aria-labelledby="progress-title">
      <h2 id="progress-title" class="visually-hidden">Progress</h2>
      <div class="split">
        <p class="row run-state"><span class={`status tone-${shown}`}><StatusIcon status={shown} silent />{stateWord[run.state]}</span><span>{ended.toLocaleString('en')} of {plural(counts.total, 'page')}</span>
          {run.state === 'running' && <span class="muted">{left === null ? 'time left shows after a few pages' : `${durationWords(left)} left`}</span>}
        </p>
        <p class="row">
          {run.state === 'running' && <button type="button" class="button" onClick={() => void bulk.command('pause')}><Icon name="pause" size={13} />Pause</button>}
          {run.state === 'paused' && <button type="button" class="button primary" onClick={() => void bulk.begin('resume')}><Icon name="play" size={13} />Resume</button>}
          {(run.state === 'running' || run.state === 'paused') && <button type="button" class="button" onClick={cancel}>Cancel</button>}
          {counts.failed > 0 && <a class="button quiet" href={runAddress(run.id)} onClick={() => bulk.setView({ show: 'failed', query: '', signal: '' })}>Show failed</a>}
          {counts.failed > 0 && <button type="button" class="button" onClick={() => void bulk.begin('retry-failed')}><Icon name="again" size={13} />Retry {counts.failed.toLocaleString('en')} failed</button>}
        </p>
      </div>
      {/* Parts of several colours: no progress element can show them. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div class="bar share progress" role="progressbar" aria-label="Pages audited" aria-valuemin={0} aria-valuemax={counts.total} aria-valuenow={ended} aria-valuetext={words}>
        <i class="tone-pass" style={{ inlineSize: part(counts.done) }} /><i class="tone-fail" style={{ inlineSize: part(counts.failed) }} /><i class="tone-na" style={{ inlineSize: part(counts.cancelled) }} />
      </div>
      <p class="legend">
        <Count tone="pass" name="done" count={counts.done} />
        {(counts.failed > 0 || run.endedAt === null) && <Count tone="fail" name="failed" count={counts.failed} />}
        {counts.running > 0 && <Count tone="info" name="being audited" count={counts.running} />}
        {(counts.waiting > 0 || run.endedAt === null) && <Count tone="none" name="waiting" count={counts.waiting} />}
        {counts.cancelled > 0 && <Count tone="na" name="cancelled" count={counts.cancelled} />}
      </p>
      {pause && <output class={`cap tone-${run.pausedBecause === 'user' ? 'info' : 'warn'}`}><span><b>{pause.what}</b> {pause.todo}</span></output>}
      {bulk.refused.value && <p class="cap tone-warn" role="alert"><span><b>The sites were not allowed, so nothing has started.</b> Everything is kept. Try again and choose Allow when the browser asks{bulk.refused.value.what === 'all-sites' ? ': link targets can be on any site' : ''}.</span></p>}
      {run.state === 'running' && run.jobs.some((job) => job.tabId === null) && <p class="small muted">You can work on in other tabs, and close this page: the run goes on in the background.</p>}
    </section>
  );
}

function Count({ tone, name, count }: { tone: string; name: string; count: number }): JSX.Element {
  return <span class="row"><i class={`swatch tone-${tone}`} aria-hidden="true" /><b>{count.toLocaleString('en')}</b> {name}</span>;
}

/** Draws again every second, so that the time left goes down between pages. */
function useTicks(on: boolean): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => redraw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [on]);
}

interface Site { findings: SiteFindings; pages: SitePage[] }

function siteOf(runId: string, digests: ReadonlyMap<string, Digest>): Site {
  const kept = [...digests];
  return {
    findings: siteFindings(kept.map(([, digest]) => digest)),
    pages: kept.map(([jobId, digest]) => ({ title: digest.title, url: digest.finalUrl || digest.url, href: reportAddress(runId, jobId) })),
  };
}

const toneOf = ({ summary }: SiteFindings): 'fail' | 'warn' | 'pass' => (summary.gates.length > 0 ? 'fail' : summary.counts.fail + summary.counts.warn > 0 ? 'warn' : 'pass');

function WholeSite({ run, site: { findings, pages } }: { run: Run; site: Site }): JSX.Element {
  if (pages.length === 0) return <p class="empty">No page has been audited yet. What the pages have in common shows here as they come in.</p>;
  return (
    <>
      {run.state === 'running' && <p class="muted">So far: {plural(pages.length, 'page')} of {run.jobs.length.toLocaleString('en')}.</p>}
      <SiteView findings={findings} pages={pages} probed={run.options.probes} />
    </>
  );
}
