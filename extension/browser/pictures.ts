import { probeFailureReason } from '../../checks/core/failure.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import type { LoadedPicture } from '../../checks/fetch/load-picture.ts';
import { sendToWorker } from '../messages/messages.ts';
import { grantedHosts, requestHosts, watchGrantedHosts } from './permissions.ts';

/** Maximum number of images per request to the worker. */
const portion = 12;

/** An image: its data: URL, or why there is none. */
type Picture = Pick<LoadedPicture, 'data' | 'reason'>;

/**
 * The images of one audited page; none is requested before load().
 * @param tabId the tab that still shows the page; null if there is none
 */
export function createPictureLoader(tabId: number | null, pageUrl: () => string) {
  const known = new Map<string, Picture>();
  const listeners = new Set<() => void>();
  let allowed: (url: string) => boolean = () => false;
  let loading = false;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const renew = async () => {
    allowed = await grantedHosts();
    changed();
  };
  const isSameOrigin = (url: string) => tabId !== null && new URL(url).origin === parseUrl(pageUrl())?.origin;
  let stop = () => {};

  async function load(urls: readonly string[], answer: Promise<boolean> | null): Promise<void> {
    if (answer) await answer;
    for (let at = 0; at < urls.length; at += portion) {
      const some = urls.slice(at, at + portion);
      const reply = await sendToWorker('loadPictures', { tabId, pageUrl: pageUrl(), urls: some });
      if (reply.ok) for (const { url, data, reason } of reply.value) known.set(url, { data, reason });
      else for (const url of some) known.set(url, { data: '', reason: probeFailureReason('worker-silent') });
      changed();
    }
    loading = false;
    await renew();
  }

  return {
    of: (url: string): Picture | undefined => known.get(url),
    get loading() {
      return loading;
    },
    /** URLs for which the browser will ask for permission. */
    toAllow: (urls: readonly string[]): string[] => urls.filter((url) => !isSameOrigin(url) && !allowed(url)),
    /** Must be called synchronously in a click handler. */
    load(urls: readonly string[]): void {
      if (loading) return;
      loading = true;
      const missing = urls.filter((url) => !isSameOrigin(url) && !allowed(url));
      void load(urls, missing.length > 0 ? requestHosts(missing) : null);
      changed();
    },
    watch(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) {
        stop = watchGrantedHosts(() => void renew());
        void renew();
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}
