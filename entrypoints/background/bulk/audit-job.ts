import { digestOf, probedFacts, valueOf, type Durations, type KnownFacts, type Report } from '../../../checks/index.ts';
import { isFull, keepPage } from '../../../bridge/library.ts';
import { hasHosts } from '../../../bridge/permissions.ts';
import { messageOf } from '../../../bridge/reply.ts';
import type { Job, JobError, Run } from '../../../bridge/runs.ts';
import { readChoice } from '../../../bridge/storage.ts';
import { judgeKnown } from '../judge.ts';
import { probeFacts } from '../probes.ts';
import { collectPage, collectSite, documentKey } from '../tab.ts';
import { visitOf } from '../visits.ts';
import { jobError } from './errors.ts';
import { isOnThisMachine, pageKey } from './queue.ts';
import type { Outcome } from './runner.ts';
import { findTab, followTab, loadIn, openTab, patience, tabOf, waitForLoad, watchAnswer, type Answer, type FollowedTab } from './tabs.ts';

/** Milliseconds for each part of an audit. */
const limits = { collect: 35_000, site: 60_000, probes: 300_000 } as const;
/** Pages that send their reader on, by script or refresh, are followed so often. */
const followed = 3;

/** Why an attempt ends without a page. */
class Ended extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome.type);
    this.outcome = outcome;
  }
}
const fails = (code: JobError['code'], detail = '') => new Ended({ type: 'failed', error: jobError(code, detail) });
const blocked = (because: Extract<Outcome, { type: 'blocked' }>['because']) => new Ended({ type: 'blocked', because });
const stopped = () => fails('interrupted');

/** Audits the page of a job and keeps its report: in the user's tab where it shows the page, else in a tab of ours. Never throws. */
export async function auditJob(run: Run, jobId: string, signal: AbortSignal, opened: (tabId: number) => Promise<boolean>): Promise<Outcome> {
  const job = run.jobs.find(({ id }) => id === jobId)!;
  try {
    const began = performance.now();
    const tab = await tabFor(job, signal, opened);
    const report = await auditTab(job, run, tab, began, signal).finally(tab.close);
    signal.throwIfAborted();
    // What the site says about the page is missing then, and would be missing for good.
    if (!navigator.onLine && !isOnThisMachine(job.url) && !report.facts?.response?.ok) throw blocked('offline');
    await keepPage(run.id, job.id, report, { ...digestOf(report), url: job.url });
    return { type: 'kept' };
  } catch (error) {
    if (isFull(error)) return { type: 'blocked', because: 'storage-full' };
    if (!(error instanceof Ended)) return { type: 'failed', error: jobError('audit-failed', sentence(messageOf(error))) };
    const { outcome } = error;
    // Whatever the browser calls it, without a network nothing can be opened.
    if (outcome.type === 'failed' && ['unreachable', 'timeout'].includes(outcome.error.code) && !navigator.onLine && !isOnThisMachine(job.url)) return { type: 'blocked', because: 'offline' };
    return outcome;
  }
}

/** The tab to audit, loaded. The user's is never loaded again: where it sleeps or is gone, its address is opened in one of ours. */
async function tabFor(job: Job, signal: AbortSignal, opened: (tabId: number) => Promise<boolean>): Promise<FollowedTab> {
  const own = job.tabId === null ? null : await usersTab(job);
  if (own !== null) {
    const held = followTab(own, false);
    const loaded = await waitForLoad(own, signal);
    if (loaded === 'complete' || loaded === 'late') return held;
    held.close();
    if (loaded === 'stopped') throw stopped();
    const tab = await tabOf(held.id);
    if (!tab) throw fails('tab-gone');
    if (!tab.discarded) throw fails('crashed');
  }
  if (!/^https?:/.test(job.url)) throw fails('tab-gone');
  if (!(await hasHosts([job.url]))) throw blocked('no-permission');
  const tabId = await openTab();
  if (!(await opened(tabId))) throw stopped();
  const answer = watchAnswer(tabId);
  let loaded;
  try {
    await loadIn(tabId, job.url, signal);
    loaded = await waitForLoad(tabId, signal);
  } finally {
    answer.close();
  }
  if (/INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED/.test(answer.failure)) throw blocked('offline');
  switch (loaded) {
    case 'complete':
    case 'late':
      if (answer.failure !== '' && !/ABORTED/.test(answer.failure)) throw fails('unreachable', `The browser says ${answer.failure}.`);
      return followTab(tabId, true, answer);
    case 'no-answer': throw fails('timeout', `Nothing came within ${patience.answer / 1000} seconds.`);
    case 'no-page': throw fails('not-a-page', insteadOfPage(answer));
    case 'gone': throw fails((await tabOf(tabId)) ? 'crashed' : 'tab-gone');
    default: throw stopped();
  }
}

/** What came in place of a page: a sentence, '' where the browser does not tell. */
function insteadOfPage({ status, type, attachment }: Answer): string {
  if (status === 204 || status === 205) return `The server answers ${status}: without any content.`;
  if (attachment || !mayBePage(type)) return `It is a download${type === '' ? '' : ` (${type.slice(0, 60)})`}.`;
  return '';
}
/** Without a type, the browser finds out. */
const mayBePage = (type: string) => /^(?:text\/html|application\/xhtml\+xml)?$/i.test(type);

/** The user's tab with the page, or null where none shows it awake. @throws when it shows another page */
async function usersTab(job: Job): Promise<number | null> {
  const tab = job.tabId !== null && job.tabId >= 0 ? await tabOf(job.tabId) : null;
  if (!tab) return findTab(job.url);
  const { pendingUrl } = tab as { pendingUrl?: string };
  const url = pendingUrl || tab.url;
  if (url && pageKey(url) !== pageKey(job.url)) throw fails('navigated', `It shows ${url.slice(0, 200)}.`);
  if (tab.status === 'unloaded' && !tab.discarded) throw fails('crashed');
  return tab.discarded ? null : job.tabId;
}

async function auditTab(job: Job, { options }: Run, tab: FollowedTab, began: number, signal: AbortSignal): Promise<Report> {
  for (let time = 1; ; time++) {
    const collected = await within(limits.collect, signal, collectPage(tab.id)).catch((error: unknown) => refused(error, job, tab));
    const { known, ms } = JSON.parse(collected) as { known: KnownFacts; ms?: Partial<Durations> };
    const page = valueOf(known, 'page');
    if (!page) throw fails('audit-failed', 'The audit gave no page.');
    if (!mayBePage(page.contentType)) throw fails('not-a-page', `It is ${page.contentType.slice(0, 60)}.`);
    if (page.notWellFormed !== undefined) throw fails('not-a-page', 'It is XML that is not well-formed: the browser shows an error instead of it.');
    if (!tab.ours && pageKey(page.url) !== pageKey(job.url)) throw fails('navigated', `It shows ${page.url.slice(0, 200)}.`);
    const asked = performance.now();
    let site: KnownFacts;
    try {
      site = JSON.parse(await within(limits.site, signal, collectSite(tab.id))) as KnownFacts;
    } catch (error) {
      // Cut off, or no answer in time: a page that stands still, as under a dialog of its own, has sent nobody on.
      if (error instanceof Ended) throw error;
      // The page has sent its reader on: what stands there now is the page.
      if (tab.ours && time < followed && (await tabOf(tab.id))) {
        await waitForLoad(tab.id, signal);
        continue;
      }
      return refused(error, job, tab);
    }
    const all: KnownFacts = { ...known, ...site, ...(options.probes ? {} : notProbed) };
    const probed = options.probes ? await probe(all, tab.id, signal) : all;
    const ended = performance.now();
    const times: Durations = { collect: Math.round(ms?.collect ?? 0), judge: 0, network: Math.round(ended - asked), total: Math.round(ended - began) };
    return judgeKnown(probed, { ...(await readChoice(page.url)), now: page.at }, times, options.tools);
  }
}

/** Probes take what time they need, up to a limit: what is not asked by then stays unchecked. */
async function probe(known: KnownFacts, tabId: number, signal: AbortSignal): Promise<KnownFacts> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, limits.probes);
  signal.addEventListener('abort', stop);
  try {
    const document = await documentKey(tabId);
    return await probeFacts(known, { signal: limit.signal, visit: document === null ? null : await visitOf(tabId, document, known) });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** What it means that the browser did not let us in. */
async function refused(error: unknown, job: Job, held: FollowedTab): Promise<never> {
  if (error instanceof Ended) throw error;
  const said = messageOf(error);
  const { ours } = held;
  let tab = await tabOf(held.id);
  if (!tab) {
    // That it has another number now is told a little later than that its page is gone.
    await new Promise((go) => { setTimeout(go, 300); });
    tab = await tabOf(held.id);
  }
  if (!tab) throw fails('tab-gone');
  if (/error page/i.test(said)) throw fails('unreachable');
  if (tab.status === 'unloaded' && !tab.discarded) throw fails('crashed');
  if (!ours && tab.discarded) throw fails('asleep');
  if (!ours && tab.url && pageKey(tab.url) !== pageKey(job.url)) throw fails('navigated', `It shows ${tab.url.slice(0, 200)}.`);
  if (/must request permission|missing host permission|cannot access/i.test(said)) {
    if (/^https?:/.test(job.url) && !(await hasHosts([job.url]))) throw blocked('no-permission');
    if (tab.url && /^https?:/.test(tab.url) && !(await hasHosts([tab.url]))) throw fails('no-permission', `The address leads to ${new URL(tab.url).origin}, which Pageloupe may not read.`);
    // Firefox says the same of its error pages and its viewers, where nothing was answered.
    if (held.answer && !mayBePage(held.answer.type)) throw fails('not-a-page', `It is ${held.answer.type.slice(0, 60)}.`);
    if (held.answer?.status === 0) throw fails('unreachable');
    throw fails('no-access');
  }
  if (/was removed|left or loaded again|no frame with id/i.test(said)) throw fails(ours ? 'audit-failed' : 'navigated', 'The page was left while it was being read.');
  throw fails('audit-failed', sentence(said));
}

const sentence = (text: string) => `${text.slice(0, 300).replace(/[.\s]+$/, '')}.`;

/** @throws Ended when it takes too long or nobody waits any more */
async function within<T>(ms: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
  // After that nobody looks at it.
  work.catch(() => {});
  let end = () => {};
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(fails('timeout', `It gave no answer within ${ms / 1000} seconds.`)), ms);
    const stop = () => reject(stopped());
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    end();
  }
}

const notProbed: KnownFacts = Object.fromEntries(probedFacts.map((name) => [
  name, { ok: false, reason: 'not-probed', detail: 'Other addresses were not asked: the bulk audit ran without link probes.' },
]));
