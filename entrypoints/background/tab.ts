import browser from 'webextension-polyfill';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { VitalsFact } from '../../checks/core/facts/page.ts';
import type { Durations } from '../../checks/core/report/report.ts';
import { timeLimits, TimeLimitOver, withinTimeLimit } from '../../checks/time-limits.ts';
import type { Figures } from '../../checks/collect/contrast/measure.ts';
import type { PagePort } from '../../checks/audit-page.ts';
import { auditKey, type AuditedWindow } from '../../extension/messages/tab-symbols.ts';
import { NoTabPage, TabPageGone } from './browser-refusals.ts';
import { kindOfNonPage } from './obstacles.ts';

/** Without it, the browser waits until the parser has finished, which never happens if a script hangs. */
const injectImmediately = true;
/** Injected functions have no imports, so they find the symbol by its name. */
const key = auditKey.description!;

/** Calls a function in the tab. @throws if the browser does not let us in, or if there is no response: a page may block its thread forever. */
const call = <R>(tabId: number, ms: number, func: (key: string) => R) =>
  withinTimeLimit(ms, browser.scripting.executeScript({ target: { tabId }, injectImmediately, func: func as () => R, args: [key] }));

/**
 * The document of a tab, for an audit. It rejects with the browser's error if that does not let us in (browser-refusals.ts matches
 * it), with {@link TabPageGone}, or with a TimeLimitOver. The audit decides how long a response may take.
 */
export function pageOfTab(tabId: number): PagePort {
  return {
    async collect() {
      const frames = await Promise.race([
        browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/audit.js'] }),
        refusedAsNoPage(tabId),
      ]);
      const { known, ms } = JSON.parse(textOf(frames, () => new Error('The page gave no answer to the audit.'))) as {
        known?: KnownFacts;
        ms?: Partial<Durations>;
      };
      return { known: known ?? {}, ms: { collect: ms?.collect ?? 0 } };
    },
    stop: () => call(tabId, timeLimits.look, (name) => (globalThis as AuditedWindow)[Symbol.for(name) as typeof auditKey]?.stop()),
    async fetchSite() {
      const frames = await withinTimeLimit(
        timeLimits.site,
        browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/site.js'] }),
      );
      return JSON.parse(textOf(frames, () => new TabPageGone())) as KnownFacts;
    },
    async readVitals() {
      const frames = await call(
        tabId,
        timeLimits.look,
        (name) => (globalThis as AuditedWindow)[Symbol.for(name) as typeof auditKey]?.vitals?.() ?? null,
      );
      return JSON.parse(textOf(frames, () => new TabPageGone())) as VitalsFact | null;
    },
  };
}

/** Maximum milliseconds in which a readable document runs a trivial script, even while it is being audited. */
const patience = { look: 1_500, type: 5_000 } as const;

/**
 * XML whose style sheet fails has no element, and a script injected into it waits for one forever. Only its server's response distinguishes
 * it from a page whose thread is busy, so only then is it requested. Never resolves. @throws NoTabPage
 */
async function refusedAsNoPage(tabId: number): Promise<never> {
  const isMute = await call(tabId, patience.look, () => true).then(
    () => false,
    (error: unknown) => error instanceof TimeLimitOver,
  );
  const tab = isMute ? await tabOrNull(tabId) : null;
  if (tab?.status === 'complete' && /^https?:/.test(tab.url ?? '')) {
    const head = fetch(tab.url!, { method: 'HEAD', credentials: 'omit', redirect: 'manual', signal: AbortSignal.timeout(patience.type) });
    const contentType = await head.then(
      ({ headers }) => (headers.get('content-type') ?? '').split(';', 1)[0]!.trim(),
      () => '',
    );
    if (kindOfNonPage(contentType) !== 'other') throw new NoTabPage(contentType);
  }
  return new Promise<never>(() => undefined);
}

/** URL of the audited document; null if the tab has another document, or if we lost access. */
export async function urlOfAuditedDocument(tabId: number): Promise<string | null> {
  try {
    const [frame] = await call(tabId, timeLimits.look, (name) =>
      (globalThis as AuditedWindow)[Symbol.for(name) as typeof auditKey]?.served ? location.href : null,
    );
    return typeof frame?.result === 'string' ? frame.result : null;
  } catch {
    return null;
  }
}

/**
 * Identifies the tab's document: its start time and its URL. Null if we have no access.
 * Plain fragments are places of one document; `#/…` and `#!…` are routes of applications.
 */
export async function documentKey(tabId: number): Promise<string | null> {
  try {
    const [frame] = await call(
      tabId,
      timeLimits.look,
      () => `${performance.timeOrigin} ${/#[!/]/.test(location.href) ? location.href : location.href.split('#', 1)[0]}`,
    );
    return typeof frame?.result === 'string' ? frame.result : null;
  } catch {
    return null;
  }
}

/** Contrast of the audited document's text; null if the tab has another document. @throws if the browser does not let us in */
export async function measureContrastInTab(tabId: number): Promise<Figures | null> {
  const frames = await withinTimeLimit(
    timeLimits.contrast,
    browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/contrast.js'] }),
  );
  return JSON.parse(textOf(frames, () => new TabPageGone())) as Figures | null;
}

export async function injectOverlay(tabId: number): Promise<null> {
  await withinTimeLimit(
    timeLimits.overlay,
    browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/overlay.js'] }),
  );
  return null;
}

/** The state of a tab; null if it is closed. */
export async function tabOrNull(tabId: number): Promise<browser.Tabs.Tab | null> {
  try {
    return await browser.tabs.get(tabId);
  } catch {
    return null;
  }
}

function textOf(frames: browser.Scripting.InjectionResult[], otherwise: () => Error): string {
  const [frame] = frames;
  if (typeof frame?.result === 'string') return frame.result;
  // Firefox reports an exception of the script here; Chromium returns no result.
  const error: unknown = frame?.error;
  if (error instanceof Error) throw error;
  throw typeof error === 'object' && error !== null && 'message' in error ? new Error(String(error.message)) : otherwise();
}
