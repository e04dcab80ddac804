import type { AuditBrowser } from '../audit-browser.ts';

/** Measures the extension's background worker. */
export interface WorkerHeap {
  /** Megabytes in use: JavaScript, buffers, and what the browser allocates for them. `clean`: after garbage collection. */
  megabytes(options?: { clean?: boolean }): Promise<number>;
  /** Samples without garbage collection until `end()`, which returns the maximum. */
  watch(everyMs?: number): { end(): Promise<number> };
  close(): Promise<void>;
}

/** Playwright has no session for a service worker, so the browser's session forwards messages. */
export async function benchWorkerHeap({ cdp, extensionId }: AuditBrowser): Promise<WorkerHeap> {
  const { targetInfos } = await cdp.send('Target.getTargets');
  const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && url.startsWith(`chrome-extension://${extensionId}/`));
  if (!worker) throw new Error('The background worker is not running.');
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId: worker.targetId, flatten: false });
  const waiting = new Map<number, (result: Record<string, number>) => void>();
  let number = 0;
  const receive = (event: { sessionId: string; message: string }) => {
    if (event.sessionId !== sessionId) return;
    const { id, result = {} } = JSON.parse(event.message) as { id?: number; result?: Record<string, number> };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  cdp.on('Target.receivedMessageFromTarget', receive);
  const send = async (method: string) => {
    const id = ++number;
    const answer = new Promise<Record<string, number>>((resolve) => {
      waiting.set(id, resolve);
    });
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  };
  const megabytes = async ({ clean = false } = {}) => {
    if (clean) await send('HeapProfiler.collectGarbage');
    const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await send('Runtime.getHeapUsage');
    return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6;
  };
  return {
    megabytes,
    watch(everyMs = 50) {
      let most = 0;
      const state = { on: true };
      const looking = (async () => {
        while (state.on) {
          most = Math.max(most, await megabytes());
          await new Promise((resolve) => {
            setTimeout(resolve, everyMs);
          });
        }
      })();
      return {
        async end() {
          state.on = false;
          await looking;
          return most;
        },
      };
    },
    async close() {
      cdp.off('Target.receivedMessageFromTarget', receive);
      await cdp.send('Target.detachFromTarget', { sessionId }).catch(() => {});
    },
  };
}
