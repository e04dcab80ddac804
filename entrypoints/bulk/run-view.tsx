import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SiteFindings } from '../../checks/site/findings.ts';
import { addressOfComparison, addressOfReport, addressOfRun } from '../../extension/messages/bulk-addresses.ts';
import { runToExport } from '../../extension/runs/export.ts';
import { countByState, type Run } from '../../extension/runs/runs.ts';
import { ConfirmDialog } from '../../components/parts/dialog.tsx';
import { Icon } from '../../components/parts/icons.tsx';
import { Menu } from '../../components/parts/menu.tsx';
import { openReportSettings } from '../../components/files/save-items.ts';
import { AcrossPages, type SitePage } from '../../components/site-view.tsx';
import { findingsOfRun, type RunToExport } from '../../reports/run.ts';
import { siteVerdict } from '../../reports/site-words.ts';
import { StatusBadge, StatusIcon } from '../../components/findings/status.tsx';
import type { BulkProps } from './props.ts';
import { countExcluded, ExcludedList } from './excluded-list.tsx';
import { timeRemaining } from './progress.ts';
import { RepeatDialog } from './repeat-dialog.tsx';
import { RunName } from './rename-form.tsx';
import { ResultsTable } from './results-table.tsx';
import { statusOfRun } from './runs-view.tsx';
import { useWords, usePart, useFileLocale } from '../../components/use-locale.ts';
import type { Locale } from '../../words/locale.ts';

type RunProps = BulkProps & { run: Run };
type RunPart = 'pages' | 'site' | 'left';
type Question = 'delete' | 'cancel' | 'repeat';

/** A started run: progress, pages, and findings across pages. */
export function RunView(props: RunProps & { part: RunPart }): JSX.Element {
  const written = useFileLocale();
  const { bulk, run, part } = props;
  const [asking, setAsking] = useState<Question | null>(null);
  const digests = bulk.digests.value;
  const exported = useMemo(() => runToExport(run, digests), [run, digests]);
  const site = useMemo(() => siteOf(run.id, exported, written), [run.id, exported, written]);
  const cancel = () => (countByState(run.jobs).done > 0 ? setAsking('cancel') : void bulk.command('cancel'));
  return (
    <>
      <RunHeader {...props} audited={site.pages.length} ask={setAsking} />
      <Progress {...props} cancel={cancel} />
      <PartTabs run={run} part={part} pages={exported.pages.length} />
      {part === 'pages' && site.pages.length > 0 && <Verdict run={run} findings={site.findings} />}
      {part === 'pages' ? (
        <ResultsTable bulk={bulk} run={run} exported={exported} />
      ) : part === 'left' ? (
        <ExcludedList run={run} exported={exported} actions={props.actions} />
      ) : (
        <WholeSite run={run} site={site} />
      )}
      {asking === 'repeat' && <RepeatDialog bulk={bulk} run={run} close={() => setAsking(null)} />}
      {asking !== null && asking !== 'repeat' && <ConfirmEnd bulk={bulk} run={run} asking={asking} close={() => setAsking(null)} />}
    </>
  );
}

/** `audited`: number of pages with a report, each once. */
type HeaderProps = RunProps & { audited: number; ask(question: Question): void };

/** Name of the run, its actions, and when and with which options it ran. */
function RunHeader(props: HeaderProps): JSX.Element {
  const { bulk, run, audited, ask } = props;
  const { runs: words, schedule } = usePart('bulk');
  const [renaming, setRenaming] = useState(false);
  const when = (at: number | null) => (at === null ? '' : words.when({ at }));
  return (
    <header class="stack tight">
      <div class="split">
        <RunName run={run} bulk={bulk} renaming={renaming} done={() => setRenaming(false)} />
        <p class="row">
          {!renaming && (
            <button type="button" class="button quiet" onClick={() => setRenaming(true)}>
              {words.rename}
            </button>
          )}
          <button type="button" class="button quiet" onClick={() => ask('delete')}>
            {words.deleteRun}
          </button>
          {run.state === 'finished' && audited > 0 && (
            <a class="button quiet" href={addressOfComparison('', run.id)}>
              {words.compare}
            </a>
          )}
          {(run.state === 'finished' || run.state === 'cancelled') && run.jobs.some(({ url }) => /^https?:/.test(url)) && (
            <button type="button" class="button quiet" onClick={() => ask('repeat')}>
              {schedule.repeat}
            </button>
          )}
          <ExportMenu {...props} />
        </p>
      </div>
      <p class="small muted">
        {words.facts({
          started: when(run.startedAt),
          ended: when(run.endedAt),
          tools: run.options.tools.length,
          probes: run.options.probes,
        })}
      </p>
    </header>
  );
}

/** Files of the run. */
function ExportMenu({ files, run, audited }: HeaderProps): JSX.Element {
  const words = usePart('bulk').runs;
  const { save } = useWords().app;
  const exporting = (kind: Parameters<typeof files.exportRun>[0]) => () => void files.exportRun(kind, run);
  return (
    <Menu
      name={words.export}
      icon="save"
      disabled={audited === 0}
      items={[
        { name: words.pdf, note: words.pdfNote({ pages: audited }), run: () => void files.pdf(run, null) },
        { name: words.html, note: words.htmlNote, run: exporting('html') },
        { name: words.pagesCsv, note: words.pagesCsvNote, run: exporting('pages-csv') },
        { name: words.findingsCsv, note: words.findingsCsvNote, run: exporting('findings-csv') },
        { name: words.json, note: words.jsonNote, run: exporting('json') },
        { name: save.reports, note: save.reportsNote, run: openReportSettings },
      ]}
    />
  );
}

/** Links to the parts of a run: its pages, the whole site, excluded links. */
function PartTabs({ run, part, pages }: { run: Run; part: RunPart; pages: number }): JSX.Element {
  const { crawl, runs: words } = usePart('bulk');
  const { wording } = useWords();
  return (
    <nav class="tabs run-tabs" aria-label={words.parts}>
      <a href={addressOfRun(run.id)} aria-current={part === 'pages' ? 'page' : undefined}>
        {words.pages} <span class="muted">{wording.number(pages)}</span>
      </a>
      <a href={`${addressOfRun(run.id)}&site`} aria-current={part === 'site' ? 'page' : undefined}>
        {words.site}
      </a>
      {run.crawl && (
        <a href={`${addressOfRun(run.id)}&left`} aria-current={part === 'left' ? 'page' : undefined}>
          {crawl.left} <span class="muted">{wording.number(countExcluded(run))}</span>
        </a>
      )}
    </nav>
  );
}

/** Findings across pages, in one line. */
function Verdict({ run, findings }: { run: Run; findings: SiteFindings }): JSX.Element {
  const written = useFileLocale();
  const words = usePart('bulk').runs;
  return (
    <div class={`verdict-line run-verdict tone-${toneOf(findings)}`}>
      <StatusIcon status={toneOf(findings)} silent size={22} />
      <p>
        <b>{siteVerdict(findings, written)}</b>
        {run.state === 'running' && ` ${words.soFar}`} <a href={`${addressOfRun(run.id)}&site`}>{words.toSite}</a>
      </p>
    </div>
  );
}

/** Confirmation before a run is deleted or canceled. */
function ConfirmEnd({
  bulk,
  run,
  asking,
  close,
}: Pick<BulkProps, 'bulk'> & { run: Run; asking: 'delete' | 'cancel'; close(): void }): JSX.Element {
  const words = usePart('bulk').runs;
  const counts = countByState(run.jobs);
  return (
    <ConfirmDialog
      {...(asking === 'delete' ? words.confirmDelete : words.confirmCancel)}
      text={
        asking === 'delete'
          ? words.confirmDelete.text({ name: run.name, reports: counts.done, running: false })
          : words.confirmCancel.text({ open: counts.waiting + counts.running, reports: counts.done })
      }
      done={(yes) => {
        close();
        if (yes) void (asking === 'delete' ? bulk.deleteRun(run.id) : bulk.command('cancel'));
      }}
    />
  );
}

type Counts = ReturnType<typeof countByState>;
interface CountsProps {
  run: Run;
  counts: Counts;
}
const endedOf = ({ done, failed, cancelled }: Counts) => done + failed + cancelled;

function Progress({ bulk, ports, run, cancel }: RunProps & { cancel(): void }): JSX.Element {
  const runWords = usePart('bulk').runs;
  useTicks(run.state === 'running');
  const counts = countByState(run.jobs);
  return (
    <section class="card stack" aria-labelledby="progress-title">
      <h2 id="progress-title" class="visually-hidden">
        {runWords.progress}
      </h2>
      <div class="split">
        <RunState run={run} counts={counts} remaining={timeRemaining(run, ports.now())} />
        <RunButtons bulk={bulk} run={run} counts={counts} cancel={cancel} />
      </div>
      {/* Of a run whose pages are all done, the state says everything. */}
      {(run.state !== 'finished' || counts.done < counts.total) && (
        <>
          <CountsBar run={run} counts={counts} />
          <p class="legend">
            <Count tone="pass" kind="done" count={counts.done} />
            {(counts.failed > 0 || run.endedAt === null) && <Count tone="fail" kind="failed" count={counts.failed} />}
            {counts.running > 0 && <Count tone="info" kind="running" count={counts.running} />}
            {(counts.waiting > 0 || run.endedAt === null) && <Count tone="none" kind="waiting" count={counts.waiting} />}
            {counts.cancelled > 0 && <Count tone="na" kind="cancelled" count={counts.cancelled} />}
          </p>
        </>
      )}
      <RunNotes bulk={bulk} run={run} />
    </section>
  );
}

/** State and progress. @param remaining milliseconds; null if unknown */
function RunState({ run, counts, remaining }: CountsProps & { remaining: number | null }): JSX.Element {
  const { crawl, runs: runWords } = usePart('bulk');
  const ended = endedOf(counts);
  const shown = statusOfRun(run.state, counts);
  return (
    <p class="row run-state">
      <StatusBadge status={shown}>{runWords.states[run.state]}</StatusBadge>
      <span>
        {run.crawl
          ? crawl.progress({ found: counts.total, done: ended, limit: run.crawl.limit })
          : runWords.endedOf({ ended, total: counts.total })}
      </span>
      {run.state === 'running' && <span class="muted">{remaining === null ? runWords.leftLater : runWords.left({ ms: remaining })}</span>}
    </p>
  );
}

/** Pause, resume, cancel, and what to do about failed pages. */
function RunButtons({ bulk, run, counts, cancel }: CountsProps & Pick<BulkProps, 'bulk'> & { cancel(): void }): JSX.Element {
  const runWords = usePart('bulk').runs;
  return (
    <p class="row">
      {run.state === 'running' && (
        <button type="button" class="button" onClick={() => void bulk.command('pause')}>
          <Icon name="pause" size={13} />
          {runWords.pause}
        </button>
      )}
      {run.state === 'paused' && (
        <button type="button" class="button primary" onClick={() => void bulk.begin('resume')}>
          <Icon name="play" size={13} />
          {runWords.resume}
        </button>
      )}
      {(run.state === 'running' || run.state === 'paused') && (
        <button type="button" class="button" onClick={cancel}>
          {runWords.cancel}
        </button>
      )}
      {counts.failed > 0 && (
        <a class="button quiet" href={addressOfRun(run.id)} onClick={() => bulk.setView({ show: 'failed', query: '', signal: '' })}>
          {runWords.showFailed}
        </a>
      )}
      {counts.failed > 0 && (
        <button type="button" class="button" onClick={() => void bulk.begin('retry-failed')}>
          <Icon name="again" size={13} />
          {runWords.retry({ count: counts.failed })}
        </button>
      )}
    </p>
  );
}

/** Audited, failed and canceled pages as parts of a bar. */
function CountsBar({ run, counts }: CountsProps): JSX.Element {
  const runWords = usePart('bulk').runs;
  const part = (count: number) => `${(100 * count) / Math.max(1, counts.total)}%`;
  const words = runWords.stateAndCounts({ state: runWords.states[run.state], counts: runWords.counts(counts) });
  return (
    // A progress element cannot show parts in several colors.
    <div
      class="bar share progress"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={runWords.audited}
      aria-valuemin={0}
      aria-valuemax={counts.total}
      aria-valuenow={endedOf(counts)}
      aria-valuetext={words}
    >
      <i class="tone-pass" style={{ inlineSize: part(counts.done) }} />
      <i class="tone-fail" style={{ inlineSize: part(counts.failed) }} />
      <i class="tone-na" style={{ inlineSize: part(counts.cancelled) }} />
    </div>
  );
}

/** Why a run is paused, which permission was denied, or that it continues in the background. */
function RunNotes({ bulk, run }: Pick<BulkProps, 'bulk'> & { run: Run }): JSX.Element {
  const runWords = usePart('bulk').runs;
  const pause = run.state === 'paused' ? runWords.pauses[run.pausedBecause ?? 'user'] : null;
  return (
    <>
      {pause && (
        <output class={`cap tone-${run.pausedBecause === 'user' ? 'info' : 'warn'}`}>
          <span>
            <b>{pause.what}</b> {pause.todo}
          </span>
        </output>
      )}
      {bulk.refused.value && (
        <p class="cap tone-warn" role="alert">
          <span>
            <b>{runWords.refused}</b> {bulk.refused.value === 'all-sites' ? runWords.refusedAll : runWords.refusedSites}
          </span>
        </p>
      )}
      {run.state === 'running' && run.jobs.some((job) => job.tabId === null) && <p class="small muted">{runWords.goesOn}</p>}
    </>
  );
}

function Count({
  tone,
  kind,
  count,
}: {
  tone: string;
  kind: 'done' | 'failed' | 'running' | 'waiting' | 'cancelled';
  count: number;
}): JSX.Element {
  const { legend } = usePart('bulk').runs;
  return (
    <span class="row">
      <i class={`swatch tone-${tone}`} aria-hidden="true" />
      <span>{legend[kind]({ count })}</span>
    </span>
  );
}

/** Renders again every second, so that the remaining time decreases between pages. */
function useTicks(on: boolean): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => redraw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [on]);
}

interface Site {
  findings: SiteFindings;
  pages: SitePage[];
}

function siteOf(runId: string, exported: RunToExport, locale: Locale): Site {
  return {
    findings: findingsOfRun(exported, locale),
    pages: exported.pages.flatMap(({ jobId, digest }) =>
      digest ? [{ title: digest.title, url: digest.finalUrl || digest.url, href: addressOfReport(runId, jobId) }] : [],
    ),
  };
}

const toneOf = ({ summary }: SiteFindings): 'fail' | 'warn' | 'pass' =>
  summary.gates.length > 0 ? 'fail' : summary.counts.fail + summary.counts.warn > 0 ? 'warn' : 'pass';

function WholeSite({ run, site: { findings, pages } }: { run: Run; site: Site }): JSX.Element {
  const words = usePart('bulk').runs;
  if (pages.length === 0) return <p class="empty">{words.noneAudited}</p>;
  return (
    <>
      {run.state === 'running' && <p class="muted">{words.soFarOf({ pages: pages.length, all: run.jobs.length })}</p>}
      <AcrossPages findings={findings} pages={pages} probed={run.options.probes} />
    </>
  );
}
