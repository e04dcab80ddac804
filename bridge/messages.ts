import browser from 'webextension-polyfill';
import type { Durations, JudgeOptions, LoadedPicture } from '../checks/index.ts';
import { patience, within } from './patience.ts';
import type { KeptProbes, Rate } from './probe-storage.ts';
import { messageOf, type Reply } from './reply.ts';
import type { FileProgress, NewJob, RunChange, RunCommand, RunOptions } from './runs.ts';

/**
 * What pages of the extension may ask the background worker. Texts of pages travel as JSON strings,
 * made in the tab and read in the popup, so that the worker between them need not look at them.
 */
export interface Questions {
  /** Collects what the tab's document shows. Answer: JSON of {known, ms: {collect}}. */
  collectPage(question: { tabId: number }): string;
  /** Ends collectPage: its answer is what was read until then. */
  stopPage(question: { tabId: number }): null;
  /** Fetches what the page's own site says about it. Answer: JSON of more KnownFacts. */
  collectSite(question: { tabId: number }): string;
  /**
   * Judges what is known. `known` is JSON of KnownFacts. Answer: JSON of {report, added}: the report without its facts,
   * and the facts that follow from the known ones.
   */
  judge(question: { known: string; options: JudgeOptions; durationMs: Durations }): string;
  /** What the browser has measured of this visit by now. Answer: JSON of a VitalsFact. */
  readVitals(question: { tabId: number }): string;
  /** Is the document that was audited still there? Its address, or null when it is gone. */
  findDocument(question: { tabId: number }): string | null;
  /**
   * Asks for pictures of a page, on the reader's click only, at most 24 at once. Those of its own origin through its tab, where there is
   * one; others only where their host is allowed, and never a private one on behalf of a public page.
   */
  loadPictures(question: { tabId: number | null; pageUrl: string; urls: string[] }): LoadedPicture[];
  /** Puts the drawing layer into the tab; what it draws comes over its port (overlay-port.ts). */
  prepareOverlay(question: { tabId: number }): null;

  /**
   * Begins the probes of the tab's document, or goes on: what `known` (JSON of KnownFacts) tells of links is not asked again.
   * Progress and facts are written to storage (probe-storage.ts). Without `known`, the kept report of the tab has it.
   * `hosts`: only these are asked, of those that are allowed; null for all.
   */
  startProbes(question: { tabId: number; known: string | null; hosts: string[] | null }): null;
  /** False when the worker has no probes under way there: it was interrupted. */
  pauseProbes(question: { tabId: number }): boolean;
  resumeProbes(question: { tabId: number }): boolean;
  stopProbes(question: { tabId: number }): boolean;
  /** For all probes, and remembered. */
  setProbeRate(question: { rate: Rate }): null;
  /** What is known of the probes of the document that stands in the tab now; `alive`: the worker is still at it. */
  findProbes(question: { tabId: number }): { probes: KeptProbes; facts: string; alive: boolean } | null;

  /** A new bulk audit, as a draft; jobs for the same page are joined. Answer: its id. */
  createRun(question: { name: string; jobs: NewJob[]; options: RunOptions }): string;
  /** Adds to the queue. `joined`: those that were there already. What is past the limit of a run is neither. */
  addJobs(question: { runId: string; jobs: NewJob[] }): { added: number; joined: number };
  /** Renames a run, changes its options and its queue. Jobs under way or done stay as they are. */
  editRun(question: { runId: string; change: RunChange }): null;
  commandRun(question: { runId: string; command: RunCommand }): null;
  /** Stops the run where it is under way, and deletes it with its reports. */
  deleteRun(question: { runId: string }): null;
  /** Adds a tab to the newest draft, or to a new one. `jobs`: how many it has now. */
  queueTab(question: { tabId: number }): { runId: string; jobs: number };
  /** Pages that a sitemap lists, its children read too, each once. `total` counts all; `note` is a sentence when there is something to say. */
  readSitemap(question: { url: string }): { urls: string[]; total: number; note: string };

  /**
   * Begins to make a PDF of a run (of some of its pages, or of all) or of the kept report of a tab, with the kept branding, and saves
   * it. Answer: id of its FileProgress (files.ts follows it).
   */
  makePdf(question: { source: { runId: string; jobIds: string[] | null } | { tabId: number }; fileName: string }): string;
  /** How far a file is; null for an id that is not known. */
  fileProgress(question: { id: string }): FileProgress | null;
}
export type QuestionName = keyof Questions;
type Asked<N extends QuestionName> = Parameters<Questions[N]>[0];
type Given<N extends QuestionName> = ReturnType<Questions[N]>;

/** One handler for every question: a missing or an extra one does not compile. */
export type Handlers = { [N in QuestionName]: (question: Asked<N>) => Promise<Given<N>> };

interface Envelope { ask: QuestionName; question: unknown }

/** Asks the background worker. Never throws: a worker that is gone is an error value too. */
export async function send<N extends QuestionName>(ask: N, question: Asked<N>): Promise<Reply<Given<N>>> {
  try {
    const reply: unknown = await within(patience.worker, browser.runtime.sendMessage({ ask, question } satisfies Envelope), 'The extension’s worker gave no answer in time.');
    return isReply<Given<N>>(reply) ? reply : { ok: false, error: 'The extension’s worker gave no answer.' };
  } catch (error) {
    return { ok: false, error: messageOf(error) };
  }
}

/** Answers questions of the extension's own pages; leaves every other sender and message alone. */
export function serve(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: browser.Runtime.MessageSender) => {
    if (!isOurPage(sender) || !isEnvelope(message) || !Object.hasOwn(handlers, message.ask)) return undefined;
    const handle = handlers[message.ask] as (question: unknown) => Promise<unknown>;
    return answer(() => handle(message.question));
  });
}

async function answer(ask: () => Promise<unknown>): Promise<Reply<unknown>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    return { ok: false, error: messageOf(error) };
  }
}

/** Content scripts share the extension's id but stand on a page's address: they may ask nothing. */
function isOurPage(sender: browser.Runtime.MessageSender): boolean {
  return sender.id === browser.runtime.id && (sender.url ?? '').startsWith(browser.runtime.getURL(''));
}
const isEnvelope = (message: unknown): message is Envelope =>
  typeof message === 'object' && message !== null && 'ask' in message && typeof message.ask === 'string' && 'question' in message;
const isReply = <T>(reply: unknown): reply is Reply<T> => typeof reply === 'object' && reply !== null && 'ok' in reply;
