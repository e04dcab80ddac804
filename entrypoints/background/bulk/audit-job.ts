import { errorMessage } from '../../../checks/core/helpers/error-message.ts';
import { failureReason } from '../../../checks/core/failure.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { ProbeHop } from '../../../checks/core/facts/probes.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import { isHtml, PageAudit, type AuditFailure } from '../../../checks/audit-page.ts';
import { timeLimits } from '../../../checks/time-limits.ts';
import { waitUnlessAborted } from '../../../checks/fetch/probe-net.ts';
import { digestOf } from '../../../checks/site/digest.ts';
import { isStorageFull, keepPage } from '../../../extension/runs/library.ts';
import { interfaceMessages } from '../../../extension/browser/interface-locale.ts';
import { areHostsGranted } from '../../../extension/browser/permissions.ts';
import type { Job, JobDetail, JobError, Run } from '../../../extension/runs/runs.ts';
import { readChoice } from '../../../extension/storage/storage.ts';
import { workerPorts } from '../audit-ports.ts';
import { TabPageGone, refusalInMessage, type Refusal } from '../browser-refusals.ts';
import { documentKey, pageOfTab, tabOrNull } from '../tab.ts';
import { redirectsOfVisit } from '../visits.ts';
import { jobError, detailOfThrown } from './errors.ts';
import { probeLinkedFiles } from './follow-links.ts';
import { isLocalUrl, pageKey } from './queue.ts';
import type { Outcome } from './runner.ts';
import {
  findUserTab,
  followReplacedTab,
  loadInNewTab,
  openTabForJobs,
  tabTimeouts,
  waitForTabLoad,
  watchResponse,
  type Answer,
  type FollowedTab,
} from './tabs.ts';

/** Maximum number of redirects by script or refresh that are followed. */
const followed = 3;

/** Why an attempt ends without a page. */
class AttemptEnded extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome.type);
    this.outcome = outcome;
  }
}
const fails = (code: JobError['code'], why: JobDetail | null = null, status = 0) =>
  new AttemptEnded({ type: 'failed', error: jobError(code, why, status) });
/** An error status decides: what it returned instead of a page does not matter. */
const failsWith = (status: number, code: JobError['code'], why: JobDetail | null = null) =>
  status >= 400 ? fails('http-error', { code: 'returns', args: { status } }, status) : fails(code, why, status);
const blocked = (because: Extract<Outcome, { type: 'blocked' }>['because']) => new AttemptEnded({ type: 'blocked', because });
const stopped = () => fails('interrupted');
const shows = (url: string): JobDetail => ({ code: 'shows', args: { url: url.slice(0, 200) } });
const ofType = (type: string): JobDetail => ({ code: 'of-type', args: { type: type.slice(0, 60) } });

/** Audits the page of a job and stores its report: in the user's tab if it shows the page, otherwise in our own tab. Never throws. */
export async function auditJob(
  run: Run,
  jobId: string,
  signal: AbortSignal,
  opened: (tabId: number) => Promise<boolean>,
): Promise<Outcome> {
  const job = run.jobs.find(({ id }) => id === jobId)!;
  try {
    const began = workerPorts.clock();
    const tab = await tabFor(job, signal, opened);
    const { report, visit } = await auditTab(job, run, tab, began, signal).finally(tab.close);
    signal.throwIfAborted();
    // Otherwise the facts from the site would be missing permanently.
    if (!navigator.onLine && !isLocalUrl(job.url) && !report.facts?.response?.ok) throw blocked('offline');
    // A crawl says of every file that it found whether it is there, also if nothing else of the page's links is checked.
    const files = await probeLinkedFiles(run, job, report.facts, signal).catch(() => []);
    signal.throwIfAborted();
    await keepPage(run.id, job.id, report, { ...digestOf(report, visit), url: job.url, ...(files.length > 0 && { files }) });
    return { type: 'kept' };
  } catch (error) {
    if (isStorageFull(error)) return { type: 'blocked', because: 'storage-full' };
    if (!(error instanceof AttemptEnded)) return { type: 'failed', error: jobError('audit-failed', detailOfThrown(errorMessage(error))) };
    const { outcome } = error;
    // Whatever the browser's error is, nothing can be opened without a network.
    if (outcome.type === 'failed' && ['unreachable', 'timeout'].includes(outcome.error.code) && !navigator.onLine && !isLocalUrl(job.url))
      return { type: 'blocked', because: 'offline' };
    return outcome;
  }
}

/** The loaded tab to audit. The user's tab is never reloaded: if it is discarded or closed, its URL is opened in our own tab. */
async function tabFor(job: Job, signal: AbortSignal, opened: (tabId: number) => Promise<boolean>): Promise<FollowedTab> {
  const openTab = job.tabId === null ? null : await usersTab(job);
  if (openTab !== null) {
    const held = followReplacedTab(openTab, false);
    const loaded = await waitForTabLoad(openTab, signal);
    if (loaded === 'complete' || loaded === 'late') return held;
    held.close();
    if (loaded === 'stopped') throw stopped();
    const tab = await tabOrNull(held.id);
    if (!tab) throw fails('tab-gone');
    if (!tab.discarded) throw fails('crashed');
  }
  if (!/^https?:/.test(job.url)) throw fails('tab-gone');
  if (!(await areHostsGranted([job.url]))) throw blocked('no-permission');
  const tabId = await openTabForJobs();
  if (!(await opened(tabId))) throw stopped();
  const answer = watchResponse(tabId);
  let loaded;
  try {
    await loadInNewTab(tabId, job.url, signal);
    loaded = await waitForTabLoad(tabId, signal);
  } finally {
    answer.close();
  }
  if (/INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED/.test(answer.failure)) throw blocked('offline');
  switch (loaded) {
    case 'complete':
    case 'late':
      if (answer.failure !== '' && !/ABORTED/.test(answer.failure))
        throw failsWith(answer.status, 'unreachable', { code: 'browser-says', args: { error: answer.failure.slice(0, 100) } });
      if (loaded === 'complete') await waitUnlessAborted(tabTimeouts.settle, signal);
      return followReplacedTab(tabId, true, answer);
    case 'no-answer':
      throw fails('timeout', { code: 'no-answer', args: { seconds: tabTimeouts.answer / 1000 } });
    case 'no-page':
      throw failsWith(answer.status, 'not-a-page', insteadOfPage(answer));
    case 'gone':
      throw fails((await tabOrNull(tabId)) ? 'crashed' : 'tab-gone');
    default:
      throw stopped();
  }
}

/** What was loaded instead of a page; null if the browser does not report it. */
function insteadOfPage({ status, type, attachment }: Answer): JobDetail | null {
  if (status === 204 || status === 205) return { code: 'no-content', args: { status } };
  if (attachment || !isHtml(type)) return { code: 'download', args: { type: type.slice(0, 60) } };
  return null;
}

/** The user's tab with the page, or null if no loaded tab shows it. @throws if the tab shows another page */
async function usersTab(job: Job): Promise<number | null> {
  const tab = job.tabId !== null && job.tabId >= 0 ? await tabOrNull(job.tabId) : null;
  if (!tab) return findUserTab(job.url);
  const { pendingUrl } = tab as { pendingUrl?: string };
  const url = pendingUrl || tab.url;
  if (url && pageKey(url) !== pageKey(job.url)) throw fails('navigated', shows(url));
  if (tab.status === 'unloaded' && !tab.discarded) throw fails('crashed');
  return tab.discarded ? null : job.tabId;
}

/** @returns `visit`: the redirects from the job's URL, if we opened it */
async function auditTab(
  job: Job,
  { options }: Run,
  tab: FollowedTab,
  began: number,
  signal: AbortSignal,
): Promise<{ report: Report; visit: readonly ProbeHop[] }> {
  const messages = await interfaceMessages();
  for (let time = 1; ; time++) {
    const audit = new PageAudit(
      { ...workerPorts, page: pageOfTab(tab.id) },
      {
        choiceFor: readChoice,
        messages,
        tools: options.tools,
        needsSite: true,
        onlyAtEnd: true,
        wants: (url) => tab.ours || pageKey(url) === pageKey(job.url),
        ...(options.probes ? { probes: { visitTo: (known) => visitTo(tab.id, known) } } : { notProbed }),
      },
    );
    const failure = await runUntil(signal, audit, began);
    if (!failure) return { report: audit.report!, visit: (tab.ours && (await visitTo(tab.id, audit.known))) || [] };
    // The page redirected by script, so the new page counts. A blocked page, for example by its own dialog, has redirected nobody.
    if (failure.code === 'site-refused' && tab.ours && time < followed && (await tabOrNull(tab.id))) await waitForTabLoad(tab.id, signal);
    else throw await endedBy(failure, job, tab);
  }
}
const notProbed = failureReason('run-without-links');

async function runUntil(signal: AbortSignal, audit: PageAudit, began: number): Promise<AuditFailure | null> {
  const cancel = () => audit.cancel();
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    return await audit.run(began);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The redirects before the tab's document, if they were recorded. */
async function visitTo(tabId: number, known: KnownFacts): Promise<readonly ProbeHop[] | null> {
  const document = await documentKey(tabId);
  return document === null ? null : redirectsOfVisit(tabId, document, known);
}

async function endedBy(failure: AuditFailure, job: Job, tab: FollowedTab): Promise<AttemptEnded> {
  switch (failure.code) {
    case 'cancelled':
      return stopped();
    case 'page-timeout':
      return fails('timeout', { code: 'page-silent', args: { seconds: timeLimits.page / 1000 } });
    case 'site-timeout':
      return fails('timeout', { code: 'page-silent', args: { seconds: timeLimits.site / 1000 } });
    case 'no-page':
      return fails('audit-failed', { code: 'no-page', args: {} });
    case 'not-a-page':
      return failsWith(await statusOf(job, tab), 'not-a-page', ofType(failure.contentType));
    case 'not-well-formed':
      return fails('not-a-page', { code: 'not-well-formed', args: {} });
    case 'another-page':
      return fails('navigated', shows(failure.url));
    default:
      return refused(failure.error, job, tab);
  }
}

/** HTTP status of a job's URL: as the browser reported it, otherwise by a request. 0 if there is none. */
async function statusOf(job: Job, { answer }: FollowedTab): Promise<number> {
  if (answer) return answer.status;
  if (!/^https?:/.test(job.url) || !workerPorts.openProber) return 0;
  const { prober, close } = await workerPorts.openProber({ pageUrl: job.url, hosts: null });
  let status = 0;
  await prober.probeLinks([job.url], (probe) => {
    status = probe.status;
  });
  close();
  return status;
}

/** What a browser's refusal means. */
async function refused(error: unknown, job: Job, held: FollowedTab): Promise<AttemptEnded> {
  const { ours } = held;
  let tab = await tabOrNull(held.id);
  if (!tab) {
    // The event with the tab's new id comes a little later than the error for its lost page.
    await new Promise((go) => {
      setTimeout(go, 300);
    });
    tab = await tabOrNull(held.id);
  }
  if (!tab) return fails('tab-gone');
  const refusal = error instanceof TabPageGone ? 'left' : refusalInMessage(errorMessage(error));
  if (refusal === 'error-page') return failsWith(await statusOf(job, held), 'unreachable');
  if (tab.status === 'unloaded' && !tab.discarded) return fails('crashed');
  if (!ours && tab.discarded) return fails('asleep');
  if (!ours && tab.url && pageKey(tab.url) !== pageKey(job.url)) return fails('navigated', shows(tab.url));
  if (refusal === 'left') return fails(ours ? 'audit-failed' : 'navigated', { code: 'left', args: {} });
  return refusal !== null && excludedRefusals.has(refusal)
    ? noAccess(job, held, tab.url)
    : fails('audit-failed', detailOfThrown(errorMessage(error)));
}
/** Extensions in general, or ours, have no access to the page. */
const excludedRefusals: ReadonlySet<Refusal> = new Set([
  'no-permission',
  'browser-page',
  'extension-page',
  'store',
  'view-source',
  'file',
  'policy',
]);

async function noAccess(job: Job, { answer }: FollowedTab, url: string | undefined): Promise<AttemptEnded> {
  if (/^https?:/.test(job.url) && !(await areHostsGranted([job.url]))) return blocked('no-permission');
  if (url && /^https?:/.test(url) && !(await areHostsGranted([url])))
    return fails('no-permission', { code: 'leads-to', args: { origin: new URL(url).origin.slice(0, 200) } });
  // Firefox gives the same reason for its error pages and viewers, if there was no response.
  if (answer && !isHtml(answer.type)) return failsWith(answer.status, 'not-a-page', ofType(answer.type));
  return answer?.status === 0 ? fails('unreachable') : failsWith(answer?.status ?? 0, 'no-access');
}
