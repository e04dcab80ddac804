import browser from 'webextension-polyfill';

/** What audit.js leaves in its isolated world for the questions that follow. */
interface Left { pageloupe?: { site(): Promise<string>; vitals(): string | Promise<string> } }

/** Without it the browser waits until the parser has finished, which a page that hangs on one script never does. */
const injectImmediately = true;

const gone = 'The page was left or loaded again while it was being read.';

/** @throws when the browser does not let us into the tab, with the browser's own words (entrypoints/popup/obstacle.ts reads them). */
export async function collectPage(tabId: number): Promise<string> {
  return text(await browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/audit.js'] }), 'The page gave no answer to the audit.');
}

export async function collectSite(tabId: number): Promise<string> {
  const func = () => (globalThis as Left).pageloupe?.site() ?? null;
  return text(await browser.scripting.executeScript({ target: { tabId }, injectImmediately, func }), gone);
}

export async function readVitals(tabId: number): Promise<string> {
  const func = () => (globalThis as Left).pageloupe?.vitals() ?? null;
  return text(await browser.scripting.executeScript({ target: { tabId }, injectImmediately, func }), gone);
}

/** Address of the audited document, null when another document stands in the tab or we may not look any more. */
export async function findDocument(tabId: number): Promise<string | null> {
  try {
    const func = () => ((globalThis as Left).pageloupe ? location.href : null);
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, injectImmediately, func });
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
    const func = () => `${performance.timeOrigin} ${/#[!/]/.test(location.href) ? location.href : location.href.split('#', 1)[0]}`;
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, injectImmediately, func });
    return typeof frame?.result === 'string' ? frame.result : null;
  } catch {
    return null;
  }
}

export async function prepareOverlay(tabId: number): Promise<null> {
  await browser.scripting.executeScript({ target: { tabId }, injectImmediately, files: ['/overlay.js'] });
  return null;
}

function text(frames: browser.Scripting.InjectionResult[], otherwise: string): string {
  const [frame] = frames;
  if (typeof frame?.result === 'string') return frame.result;
  // Firefox tells of a throw in the script here, Chromium gives no result.
  const error: unknown = frame?.error;
  throw new Error(error instanceof Error ? error.message : typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : otherwise);
}
