import browser from 'webextension-polyfill';
import { probeFailureReason } from '../../checks/core/failure.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { loadPicture, pictureLimits, pictureDataUrl, type LoadedPicture } from '../../checks/fetch/load-picture.ts';
import { whyNotProbed } from '../../checks/fetch/link-class.ts';
import type { Handlers } from '../../extension/messages/messages.ts';
import { openProbeNet } from './net.ts';

export const pictureRequests: Pick<Handlers, 'loadPictures'> = {
  loadPictures: ({ tabId, pageUrl, urls }) => loadPictures(tabId, pageUrl, urls),
};

/** Maximum number of requests at a time. */
const atOnce = 6;

/** Images that a tool shows after the user's click: those of the page's own origin are requested through its tab, which needs no permission. */
async function loadPictures(tabId: number | null, pageUrl: string, wanted: readonly string[]): Promise<LoadedPicture[]> {
  const urls = [...new Set(wanted.map(String))].slice(0, pictureLimits.count);
  const page = parseUrl(pageUrl);
  const pageHost = page?.hostname ?? '';
  const net = await openProbeNet(null, pageUrl);
  let room: number = pictureLimits.together;
  const tooMuch = (url: string): LoadedPicture => ({ url, data: '', reason: probeFailureReason('pictures-too-large') });
  const fitting = (picture: LoadedPicture): LoadedPicture => {
    room -= picture.data.length;
    return room >= 0 ? picture : tooMuch(picture.url);
  };
  const load = async (url: string): Promise<LoadedPicture> => {
    if (room < 0) return tooMuch(url);
    const skipped = whyNotProbed(url, pageHost);
    if (skipped !== null) return { url, data: '', reason: skipped };
    if (tabId !== null && page && new URL(url).origin === page.origin) {
      const bytes = await readInTab(tabId, page.origin, url);
      if (bytes) return fitting(pictureDataUrl(url, bytes));
      if (!net.allowed(url)) return { url, data: '', reason: probeFailureReason('site-withholds') };
    }
    return fitting(await loadPicture(net, url, pageHost));
  };
  try {
    const queue = urls.map((url, index) => ({ url, index }));
    const pictures: LoadedPicture[] = [];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) pictures[next.index] = await load(next.url);
      }),
    );
    return pictures;
  } finally {
    net.close();
  }
}

/** The page's own file, read by its document: a redirect to another origin fails before that is requested. Null if it could not be read. */
async function readInTab(tabId: number, origin: string, url: string): Promise<Uint8Array | null> {
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      func: readSiteFile as (...args: unknown[]) => unknown,
      args: [origin, url, pictureLimits.bytes, pictureLimits.timeoutMs],
    });
    return typeof frame?.result === 'string' ? Uint8Array.from(atob(frame.result), (char) => char.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** Runs in the tab and uses only its arguments. Its result is not trusted. */
async function readSiteFile(origin: string, url: string, limit: number, timeoutMs: number): Promise<string | null> {
  if (location.origin !== origin) return null;
  const response = await fetch(url, {
    mode: 'same-origin',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'force-cache',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) return null;
  const reader = response.body.getReader();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk: Uint8Array = next.value;
    for (let at = 0; at < chunk.length; at += 0x8000) text += String.fromCharCode(...chunk.subarray(at, at + 0x8000));
    if (text.length > limit) {
      void reader.cancel();
      return null;
    }
  }
  return btoa(text);
}
