import type { ProbeNet } from '../../checks/index.ts';
import { grantedHosts, watchHosts } from '../../bridge/permissions.ts';
import { watchHops } from './hops.ts';

/** The worker's network for probes: anonymous, and only hosts that the user lets us ask at that moment. */
export interface WorkerNet extends ProbeNet {
  allowed(url: string): boolean;
  close(): void;
}

/** @param only the hosts that may be asked, of those that are allowed; null for all of them */
export async function workerNet(only: readonly string[] | null): Promise<WorkerNet> {
  const wanted = only && new Set(only);
  let allowed = await grantedHosts();
  let hops = watchHops();
  // A host may be taken back, or another be allowed, while probes are under way.
  const unwatch = watchHosts(() => void renew());
  async function renew(): Promise<void> {
    allowed = await grantedHosts();
    hops ??= watchHops();
  }
  return {
    async request(url, init) {
      hops?.expect(url);
      try {
        const response = await fetch(url, init);
        await hops?.told(url, response);
        return response;
      } catch (error) {
        if (!init.signal.aborted) await hops?.told(url, null);
        throw error;
      }
    },
    hops: (url) => hops?.hops(url) ?? null,
    error: (url) => hops?.error(url) ?? '',
    allowed: (url) => allowed(url) && (!wanted || wanted.has(new URL(url).hostname)),
    online: () => navigator.onLine,
    clock: () => Date.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    }),
    close() {
      unwatch();
      hops?.close();
    },
  };
}
