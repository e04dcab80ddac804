import type { BulkBrowser } from '../bulk-browser.ts';
import type { WorkerHeap } from './worker-heap.ts';

export interface PdfRow {
  pages: number;
  /** Milliseconds from the request until the PDF is made, and until the browser has saved it. */
  made: number;
  saved: number;
  /** Megabytes of the worker before (after garbage collection), and the maximum during the work. */
  heapBefore: number;
  heapMost: number;
  error: string;
}

interface Chrome {
  storage: {
    local: { get(keys: string[] | string): Promise<Record<string, unknown>>; set(what: object): Promise<void> };
    session: { get(key: string): Promise<Record<string, { state: string; error: string } | undefined>> };
  };
}

/** @param runId a run with at least one stored report; its reports are repeated until there are enough */
export async function benchPdf(bulk: BulkBrowser, heap: WorkerHeap, runId: string, pages: number): Promise<PdfRow> {
  const copy = await repeated(bulk, runId, pages);
  const heapBefore = await heap.megabytes({ clean: true });
  const watching = heap.watch();
  const begun = performance.now();
  const id = await bulk.request<string>('makePdf', { source: { runId: copy, jobIds: null }, fileName: `bench-${pages}.pdf` });
  let made: number | null = null;
  for (;;) {
    const key = `file:${id}`;
    const progress = (
      await bulk.page.evaluate((name) => (globalThis as unknown as { chrome: Chrome }).chrome.storage.session.get(name), key)
    )[key];
    const now = performance.now() - begun;
    if (progress && progress.state !== 'making') made ??= now;
    if (progress?.state === 'saved' || progress?.state === 'failed') {
      return {
        pages,
        made: made ?? now,
        saved: now,
        heapBefore,
        heapMost: await watching.end(),
        error: progress.state === 'failed' ? progress.error : '',
      };
    }
    if (now > 600_000)
      return { pages, made: now, saved: now, heapBefore, heapMost: await watching.end(), error: 'not made within ten minutes' };
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}

/** Creates a run with that many pages from another run's reports; auditing a thousand pages is measured elsewhere. */
async function repeated(bulk: BulkBrowser, from: string, pages: number): Promise<string> {
  const jobs = Array.from({ length: pages }, (_, index) => ({ url: `http://127.0.0.1/bench/${index}`, title: '', tabId: null }));
  const to = await bulk.request<string>('createRun', {
    name: `Benchmark of ${pages} pages`,
    jobs,
    options: { tools: [], probes: false, parallel: 1 },
  });
  const ids = (await bulk.jobs(to)).map(({ id }) => id);
  await bulk.page.evaluate(
    async ({ source, target, targets }) => {
      const opening = indexedDB.open('library');
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve);
      });
      const db = opening.result;
      for (const store of ['digests', 'reports']) {
        const transaction = db.transaction(store, 'readwrite');
        const reading = transaction.objectStore(store).getAll(IDBKeyRange.bound([source], [source, []]));
        reading.addEventListener('success', () => {
          for (const [index, job] of targets.entries())
            transaction.objectStore(store).put(reading.result[index % reading.result.length], [target, job]);
        });
        await new Promise((resolve, reject) => {
          transaction.addEventListener('complete', resolve);
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The copies cannot be kept.')));
        });
      }
      db.close();
    },
    { source: from, target: to, targets: ids },
  );
  return to;
}
