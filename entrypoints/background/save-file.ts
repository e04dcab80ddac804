import browser from 'webextension-polyfill';
import { keepFile } from '../../extension/runs/library.ts';
import { interfaceLocale } from '../../extension/browser/interface-locale.ts';

/** Chromium’s worker has no blob URLs, and longer data: URLs are slow and need three times the memory. */
const largestUrl = 50_000_000;
const type = 'application/pdf';

const cancelled = async () => (await interfaceLocale('worker')).part('files').making.cancelled;

/**
 * Saves a file as a download. Chromium's worker uses a data: URL, Firefox's background page a blob.
 * @returns `kept` if it could not: then it is in the library, and the page that waits for it saves it (extension/browser/files.ts)
 * @throws if the user canceled it, or if there is no space
 */
export async function saveOrKeepFile(id: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<'saved' | 'kept'> {
  const blobUrls = typeof URL.createObjectURL === 'function';
  if (blobUrls || bytes.length <= largestUrl) {
    const url = blobUrls ? URL.createObjectURL(new Blob([bytes], { type })) : `data:${type};base64,${base64(bytes)}`;
    try {
      const download = await browser.downloads.download({ url, filename: name, conflictAction: 'uniquify', saveAs: false });
      if (await ended(download)) return 'saved';
    } catch (error) {
      if (/cancel/i.test(String(error))) throw new Error(await cancelled(), { cause: error });
      // Downloads can be forbidden, and Firefox rejects some URLs: then the page saves it.
    } finally {
      if (blobUrls) URL.revokeObjectURL(url);
    }
  }
  await keepFile(id, name, new Blob([bytes], { type }));
  return 'kept';
}

/** Waits until the browser has written the file. @returns false if it could not */
async function ended(id: number): Promise<boolean> {
  for (let waited = 0; waited < 600; waited++) {
    const [item] = await browser.downloads.search({ id });
    if (!item || item.state === 'complete') return true;
    if (item.state === 'interrupted') {
      if (/CANCEL/.test(item.error ?? '')) throw new Error(await cancelled());
      return false;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, waited < 20 ? 50 : 500);
    });
  }
  // The browser asks the user where to save it, and continues without us.
  return true;
}

function base64(bytes: Uint8Array<ArrayBuffer>): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 24_576) text += btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576)));
  return text;
}
