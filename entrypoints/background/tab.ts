import browser from 'webextension-polyfill';
import { auditKey } from '../../bridge/left-in-tab.ts';
import { patience, within } from '../../bridge/patience.ts';

/** What audit.js leaves in its isolated world for the questions that follow: nothing but `stop` while it is still reading. */
interface Left { stop(): void; site?(): Promise<string>; vitals?(): string | Promise<string> }
type World = Record<symbol, Left | undefined>;

/** Without it the browser waits until the parser has finished, which a page that hangs on one script never does. */
const injectImmediately = true;
/** Injected functions stand alone: the symbol is found again by what it is called. */
const key = auditKey.description!;

const gone = 'The page was left or loaded again while it was being read.';

/** Calls a function in the tab. @throws when the browser does not let us in, or no answer comes: a page may keep its thread busy for ever. */
const call = <R>(tabId: number, ms: number, func: (key: string) => R) =>
  within(ms, browser.scripting.executeScript({ target: { tabId }, injectImmediately, func: func as () => R, args: [key] }));

/** @throws when the browser does not let us into the tab, with the browser's own words (interface/obstacle.ts reads them). */
export async function collectPage(tabId: number): Promise<string> {
  return text(await within(patience.collectPage, browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/audit.js'] })), 'The page gave no answer to the audit.');
}

/** Ends the reading of the document: what was read until then is the answer of collectPage. */
export async function stopPage(tabId: number): Promise<null> {
  await call(tabId, patience.look, (name) => (globalThis as unknown as World)[Symbol.for(name)]?.stop());
  return null;
}

export async function collectSite(tabId: number): Promise<string> {
  return text(await call(tabId, patience.collectSite, (name) => (globalThis as unknown as World)[Symbol.for(name)]?.site?.() ?? null), gone);
}

export async function readVitals(tabId: number): Promise<string> {
  return text(await call(tabId, patience.look, (name) => (globalThis as unknown as World)[Symbol.for(name)]?.vitals?.() ?? null), gone);
}

/** Address of the audited document, null when another document stands in the tab or we may not look any more. */
export async function findDocument(tabId: number): Promise<string | null> {
  try {
    const [frame] = await call(tabId, patience.look, (name) => ((globalThis as unknown as World)[Symbol.for(name)]?.site ? location.href : null));
    return typeof frame?.result === 'string' ? frame.result : null;
  } catch {
    return null;
  }
}

/**
 * What tells the tab's document from any other: when it began, and its address. Null when we may not look.
 * Plain fragments are places of one document; `#/…` and `#!…` are routes of applications.
 */
export async function documentKey(tabId: number): Promise<string | null> {
  try {
    const [frame] = await call(tabId, patience.look, () => `${performance.timeOrigin} ${/#[!/]/.test(location.href) ? location.href : location.href.split('#', 1)[0]}`);
    return typeof frame?.result === 'string' ? frame.result : null;
  } catch {
    return null;
  }
}

export async function prepareOverlay(tabId: number): Promise<null> {
  await within(patience.overlay, browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/overlay.js'] }));
  return null;
}

function text(frames: browser.Scripting.InjectionResult[], otherwise: string): string {
  const [frame] = frames;
  if (typeof frame?.result === 'string') return frame.result;
  // Firefox tells of a throw in the script here, Chromium gives no result.
  const error: unknown = frame?.error;
  throw new Error(error instanceof Error ? error.message : typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : otherwise);
}
