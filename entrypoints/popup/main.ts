import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/report/overview.css';
import { sendToWorker } from '../../extension/messages/messages.ts';

/** Browsers allow popups of at most 800 × 600 px of screen; the size of a popup follows its content. */
const size = { width: 640, height: 600 };
/**
 * Sets the size of the popup. With page zoom, fewer CSS pixels fit on the same screen:
 * the width then shrinks to the available space, so that nothing scrolls horizontally.
 */
function fitPopup(): void {
  const root = document.documentElement;
  root.style.width = `${size.width}px`;
  root.style.height = `${size.height}px`;
  // Firefox ignores the width of the root element; without one on the body, it gives the popup all available width.
  document.body.style.width = `${size.width}px`;
  document.body.style.maxWidth = '100%';
  const fit = () => {
    if (window.innerWidth > 0 && window.innerWidth < size.width) {
      root.style.width = `${Math.max(320, window.innerWidth)}px`;
      root.style.height = `${Math.min(size.height, window.innerHeight)}px`;
    }
  };
  // The window reaches its size some frames after the first paint.
  setTimeout(fit, 300);
}

/** The tab to audit: the one in the URL (for a popup opened as a page), otherwise the active one. */
async function tabOfPopup(): Promise<number | null> {
  const named = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
  if (Number.isInteger(named)) return named;
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? null;
}

// The worker and the page start first: otherwise, the browser would read the popup's files before it handles their messages.
const begun = tabOfPopup().then((tabId) => ({ tabId, opened: tabId === null ? undefined : sendToWorker('openAudit', { tabId }) }));
if (browser.extension.getViews({ type: 'popup' }).includes(window)) fitPopup();
const { tabId, opened } = await begun;
const { drawPopup } = await import('./show.tsx');
await drawPopup(tabId, opened);
