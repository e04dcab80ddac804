/** Preloaded into a process that is measured (`--expose-gc --import`): answers each message with the bytes that its main thread has in use after a collection. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('message', () => {
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    process.send(heapUsed + external);
  });
  // It must not keep the process running.
  process.channel.unref();
}
