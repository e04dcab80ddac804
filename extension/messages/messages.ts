import browser from 'webextension-polyfill';
import type { AgentAnswers } from '../../checks/derive/agents.ts';
import type { Because } from '../../checks/core/facts/missing.ts';
import { timeLimits, TimeLimitOver, withinTimeLimit } from '../../checks/time-limits.ts';
import type { Choice } from '../../checks/audit-page.ts';
import type { Figures } from '../../checks/collect/contrast/measure.ts';
import type { LoadedPicture } from '../../checks/fetch/load-picture.ts';
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import type { StoredProbes, ProbeTargets, Rate } from '../storage/probes.ts';
import { failureOf, type Reply } from './reply.ts';
import type { FileProgress, NewJob, RunChange, RunCommand, RunOptions } from '../runs/runs.ts';
import type { Every } from '../runs/schedules.ts';
import type { Judgement, JudgementId } from './tab-audits.ts';

/**
 * What pages of the extension may request from the background worker, which owns the audits of tabs. Progress is written to
 * storage and watched (tab-audits.ts); results are fetched here, and only those that the page does not have yet. Facts only come from the worker.
 */
export interface Requests {
  /**
   * The audit of the tab's document: the running or complete one, otherwise a new one. The response comes at its end, so that the caller
   * notices if the worker was stopped.
   */
  openAudit(request: { tabId: number }): null;
  /** Audits again. The response comes at the end. `whileLoading`: does not wait until the page has loaded. */
  startAudit(request: { tabId: number; whileLoading: boolean }): null;
  /** Stops waiting: the audit consists of what was read so far. */
  stopAudit(request: { tabId: number }): null;
  /** Must be sent when the browser reports a change of the tab, to check whether the audit is still valid. A page that was still loading is audited. */
  checkTab(request: { tabId: number }): null;
  /** New verdicts since `seen`; null if there are none. */
  readAudit(request: { tabId: number; seen: JudgementId | null }): Judgement | null;
  /** JSON of the facts that changed since the last judgement that was read, for tools and exports; null without an audit. */
  readFacts(request: { tabId: number; seen: JudgementId | null }): (JudgementId & { facts: string }) | null;
  /** Stores the user's choices for the page, and judges it with them. */
  chooseForPage(request: { tabId: number; change: Partial<Choice> }): null;
  /** URL of the audited document, if it is still in the tab; otherwise null. */
  urlOfDocument(request: { tabId: number }): string | null;
  /** Reads the vitals of this visit again, and judges them. */
  updateVitals(request: { tabId: number }): null;
  /**
   * Requests images of a page, only on the user's click, at most 24 at once. Those of its own origin through its tab, if there is
   * one; others only if their host is allowed, and never a private host on behalf of a public page.
   */
  loadPictures(request: { tabId: number | null; pageUrl: string; urls: string[] }): LoadedPicture[];
  /**
   * Requests this URL as Markdown and the ARD file of its site, only on the user's click: through its tab, otherwise if its host is allowed.
   */
  requestForAgents(request: { tabId: number | null; pageUrl: string }): AgentAnswers;
  /** Measures the contrast of the audited document's text; null if the tab has another document by now, or no audit. */
  measureContrast(request: { tabId: number }): Figures | null;
  /** Adds the overlay to the tab; its orders come through its port (overlay-port.ts). */
  prepareOverlay(request: { tabId: number }): null;

  /** Hosts that probes of the audited page would request; null while unknown. */
  probeTargets(request: { tabId: number }): ProbeTargets | null;
  /**
   * Starts or continues the probes of the audited document: known results are only requested again with `again`.
   * Progress is written to storage (storage/probes.ts). `hosts`: only these are requested, if allowed; null for all.
   */
  startProbes(request: { tabId: number; hosts: string[] | null; again: boolean }): null;
  /** The user has not allowed the hosts: facts that need them are unchecked for that reason. */
  refuseProbes(request: { tabId: number }): null;
  /** False if the worker has no running probes there, because it was interrupted. */
  pauseProbes(request: { tabId: number }): boolean;
  resumeProbes(request: { tabId: number }): boolean;
  stopProbes(request: { tabId: number }): boolean;
  /** For all probes, and stored. */
  setProbeRate(request: { rate: Rate }): null;
  /** Starts the work that waited for permission, if it is now granted (pending-grant.ts). */
  beginGranted(request: Record<never, never>): null;
  /** Probes of the tab's current document; `alive`: whether the worker is still running them. */
  findProbes(request: { tabId: number }): { probes: StoredProbes; alive: boolean } | null;

  /** Creates a bulk audit as a draft; jobs for the same page are merged. Returns its id. */
  createRun(request: { name: string; jobs: NewJob[]; options: RunOptions; crawl?: CrawlPlan }): string;
  /** Adds pages to the queue. `joined`: number that were already there. Pages over the limit of a run are in neither count. */
  addJobs(request: { runId: string; jobs: NewJob[] }): { added: number; joined: number };
  /** Renames a run, changes its options and its queue. Jobs that are running or done stay unchanged. */
  editRun(request: { runId: string; change: RunChange }): null;
  commandRun(request: { runId: string; command: RunCommand }): null;
  /** Stops the run if it is active, and deletes it with its reports. */
  deleteRun(request: { runId: string }): null;
  /** Repeats a run while the browser is open (schedules.ts). */
  addSchedule(request: { runId: string; every: Every }): null;
  stopSchedule(request: { id: string }): null;
  /** Adds a tab to the newest draft, or to a new one. `jobs`: number of jobs it has now. */
  queueTab(request: { tabId: number }): { runId: string; jobs: number };
  /** Pages listed in a sitemap and its child sitemaps, each once. `total` counts all; `notes`: remarks about it. */
  readSitemap(request: { url: string }): { urls: string[]; total: number; notes: Because[] };

  /**
   * Starts a PDF of a run (some of its pages, or all) or of the stored report of a tab, with the stored branding, and saves
   * it. Returns the id of its FileProgress (files.ts follows it).
   */
  makePdf(request: { source: PdfSource; fileName: string }): string;
  /** Progress of a file; null for an unknown id. */
  fileProgress(request: { id: string }): FileProgress | null;
}
/** A run (some of its pages, or all), two runs to compare, or the report of a tab. */
export type PdfSource = { runId: string; jobIds: string[] | null } | { before: string; now: string } | { tabId: number };
export type RequestName = keyof Requests;
type Content<N extends RequestName> = Parameters<Requests[N]>[0];
type Answer<N extends RequestName> = ReturnType<Requests[N]>;

/** One handler for every request: a missing or an extra one does not compile. */
export type Handlers = { [N in RequestName]: (request: Content<N>) => Promise<Answer<N>> };

interface Envelope {
  request: RequestName;
  content: unknown;
}

/** These respond at the end of an audit. */
const untilTheEnd: ReadonlySet<RequestName> = new Set(['openAudit', 'startAudit']);

/** Sends a request to the background worker. Never throws: if the worker is gone, that is an error value too. */
export async function sendToWorker<N extends RequestName>(request: N, content: Content<N>): Promise<Reply<Answer<N>>> {
  const patience = untilTheEnd.has(request) ? timeLimits.audit : timeLimits.worker;
  try {
    const reply: unknown = await withinTimeLimit(
      patience,
      browser.runtime.sendMessage({ request, content } satisfies Envelope),
      `Request ${request}`,
    );
    return isReply<Answer<N>>(reply) ? reply : { ok: false, failure: { code: 'no-answer', args: {} } };
  } catch (error) {
    return { ok: false, failure: error instanceof TimeLimitOver ? { code: 'no-answer', args: {} } : failureOf(error) };
  }
}

/** Handles requests from the extension's own pages; ignores every other sender and message. */
export function answerRequests(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: browser.Runtime.MessageSender) => {
    if (!isOurPage(sender) || !isEnvelope(message) || !Object.hasOwn(handlers, message.request)) return undefined;
    const handle = handlers[message.request] as (content: unknown) => Promise<unknown>;
    return answer(() => handle(message.content));
  });
}

async function answer(handle: () => Promise<unknown>): Promise<Reply<unknown>> {
  try {
    return { ok: true, value: await handle() };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Content scripts have the extension's id but a page's URL: they may request nothing. */
function isOurPage(sender: browser.Runtime.MessageSender): boolean {
  return sender.id === browser.runtime.id && (sender.url ?? '').startsWith(browser.runtime.getURL(''));
}
const isEnvelope = (message: unknown): message is Envelope =>
  typeof message === 'object' && message !== null && 'request' in message && typeof message.request === 'string' && 'content' in message;
const isReply = <T>(reply: unknown): reply is Reply<T> => typeof reply === 'object' && reply !== null && 'ok' in reply;
