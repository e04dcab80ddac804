import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Report } from '../../checks/core/report/report.ts';
import { addressOfReport, addressOfRun } from '../../extension/messages/bulk-addresses.ts';
import { runToExport } from '../../extension/runs/export.ts';
import type { Job, Run } from '../../extension/runs/runs.ts';
import { Icon } from '../../components/parts/icons.tsx';
import { LinkBase } from '../../components/parts/link-base.ts';
import { Menu } from '../../components/parts/menu.tsx';
import { PageText } from '../../components/findings/page-text.tsx';
import { Tabs } from '../../components/report/tabs.tsx';
import { ReportView } from '../../components/report/view.tsx';
import { saveItems } from '../../components/files/save-items.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { reportIn } from '../../reports/in-language.ts';
import type { BulkProps } from './props.ts';
import { JobErrorText } from './job-error-text.tsx';
import { resultRows, filterAndSortResults } from './results.ts';
import type { Route } from './route.ts';
import { useRequest } from './use-request.ts';
import { useLocale, useWords, usePart } from '../../components/use-locale.ts';

type ReportRoute = Extract<Route, { view: 'report' }>;

/** The full report of one page of a run, as in the popup. */
export function ReportPage(props: BulkProps & { run: Run; route: ReportRoute }): JSX.Element {
  const { ports, actions, run, route } = props;
  const job = run.jobs.find(({ id }) => id === route.jobId);
  const locale = useLocale();
  const { value: read, error } = useRequest(
    job?.state === 'done' ? () => ports.readReport(run.id, job.id).then((stored) => stored && reportIn(stored, locale)) : null,
    [job?.state, job?.attempt],
  );
  const report = read ?? null;
  // The tab that still shows the audited page.
  const tab = useRequest(job && report ? () => ports.liveTab(job.tabId, report.url) : null, [report], true).value ?? null;
  const url = report?.finalUrl || report?.url || job?.url || '';
  const openAgain = () => ports.openAddress(url);
  const act = useMemo(() => report && actions(tab, report, openAgain), [report, tab]);
  const words = usePart('bulk').results.report;
  if (!job) return <NotInRun run={run} />;
  return (
    <LinkBase.Provider value={`${addressOfReport(run.id, route.jobId)}&`}>
      <PageHeader {...props} job={job} url={url} report={report} act={act} live={tab !== null} openAgain={openAgain} />
      {report && <Tabs route={route.report} name={words.views} class="tabs run-tabs" report={report} />}
      {report && act ? (
        <ReportView
          report={report}
          facts={report.facts ?? {}}
          fixes={report.fixes}
          reading={[]}
          route={route.report}
          act={act}
          findable={false}
        />
      ) : (
        <Missing job={job} gone={read === null} error={error} />
      )}
    </LinkBase.Provider>
  );
}

function NotInRun({ run }: { run: Run }): JSX.Element {
  const words = usePart('bulk').results.report;
  return (
    <section class="obstacle" aria-labelledby="no-page">
      <h1 id="no-page" tabIndex={-1}>
        {words.notInRun}
      </h1>
      <a class="button primary" href={addressOfRun(run.id)}>
        {words.back}
      </a>
    </section>
  );
}

type HeaderProps = BulkProps & {
  run: Run;
  job: Job;
  url: string;
  /** Null while it is being read, and if it cannot be read. */
  report: Report | null;
  act: ToolActions | null;
  /** Whether the audited page is in a tab. */
  live: boolean;
  openAgain(): void;
};

/** Header of a report: the page, links to the previous and next one, and its files. */
function PageHeader(props: HeaderProps): JSX.Element {
  const { bulk, run, job, url, report, live } = props;
  const {
    results: { report: words },
    runs,
  } = usePart('bulk');
  const title = bulk.digests.value.get(job.id)?.title || job.title || url;
  return (
    <header class="stack tight report-head">
      <div class="split">
        <p class="row">
          <a class="button quiet" href={addressOfRun(run.id)}>
            <Icon name="back" size={13} />
            {words.allPages}
          </a>
          <Neighbours bulk={bulk} run={run} jobId={job.id} />
        </p>
        <PageButtons {...props} />
      </div>
      <p class="report-title">
        <PageText text={title} />
      </p>
      <p class="small muted">
        <bdi dir="ltr">{url}</bdi>
      </p>
      {report && (
        <p class="small muted">
          {words.audited({ when: runs.when({ at: Date.parse(report.at) }) })} {live ? words.live : words.left}
        </p>
      )}
    </header>
  );
}

/** Buttons to open the page, and to save its report. */
function PageButtons({ files, ports, run, job, report, act, openAgain }: HeaderProps): JSX.Element {
  const locale = useLocale();
  const words = usePart('bulk').results.report;
  const { app } = useWords();
  return (
    <p class="row">
      <button type="button" class="button" onClick={openAgain}>
        <Icon name="away" size={13} />
        {words.open}
      </button>
      <Menu
        name={app.save.menu}
        icon="save"
        disabled={!report || !act}
        items={
          report && act
            ? saveItems({
                words: app.save,
                pdfNote: app.save.pdfPageNote,
                locale,
                act,
                page: () => ports.openReport(location.hash),
                whole: async () => report,
                pdf: () => void files.pdf(run, [job.id]),
              })
            : []
        }
      />
    </p>
  );
}

function Missing({ job, gone, error }: { job: Job; gone: boolean; error: string | null }): JSX.Element {
  const {
    results: { report: words },
    runs,
  } = usePart('bulk');
  if (job.state !== 'done') {
    return (
      <section class="empty stack tight">
        <h1 tabIndex={-1}>{job.state === 'failed' ? words.failed : runs.jobs[job.state]}</h1>
        <p>{job.error ? <JobErrorText error={job.error} /> : words.later}</p>
      </section>
    );
  }
  if (gone || error !== null)
    return (
      <section class="empty stack tight" role="alert">
        <h1 tabIndex={-1}>{words.unread}</h1>
        <p>{error ?? words.gone}</p>
      </section>
    );
  return (
    <div class="stack" aria-busy="true">
      <h1 tabIndex={-1}>{words.reading}</h1>
      <div class="card place picture-place" />
    </div>
  );
}

/** Links to the previous and next page, in the order and filter of the table. */
function Neighbours({ bulk, run, jobId }: Pick<BulkProps, 'bulk'> & { run: Run; jobId: string }): JSX.Element | null {
  const words = usePart('bulk').results.report;
  const digests = bulk.digests.value;
  const view = bulk.view.value;
  const order = useMemo(
    () => filterAndSortResults(resultRows(run, runToExport(run, digests)), view).filter((row) => row.digest !== null),
    [run, digests, view],
  );
  // A page whose URL redirects to another one of the run is in the row of that one.
  const pageUrl = run.jobs.find(({ id }) => id === jobId)?.url;
  const at = order.findIndex(({ job, digest }) => job.id === jobId || digest?.reachedFrom?.some(({ url }) => url === pageUrl));
  if (at < 0) return null;
  const [before, behind] = [order[at - 1]?.job.id, order[at + 1]?.job.id];
  return (
    <>
      {before !== undefined && (
        <a class="button quiet" href={addressOfReport(run.id, before)}>
          {words.previous}
        </a>
      )}
      <span class="small muted">{words.place({ place: at + 1, all: order.length })}</span>
      {behind !== undefined && (
        <a class="button quiet" href={addressOfReport(run.id, behind)}>
          {words.next}
        </a>
      )}
    </>
  );
}
