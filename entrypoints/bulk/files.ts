import { signal, type ReadonlySignal } from '@preact/signals';
import { messageOf, type Digest } from '../../checks/index.ts';
import { siteContextOf, type FileProgress, type Run } from '../../bridge/runs.ts';
import { written } from '../../words/written.ts';
import { sentenceOf } from '../../words/sentence.ts';
import { runFileName } from '../../reports/file-names.ts';
import { findingsCsv, pagesCsv } from '../../reports/run-csv.ts';
import { runJson } from '../../reports/run-json.ts';
import { blobOfRun, type ReadPage, type RunToExport } from '../../reports/run.ts';
import { bulkWords } from '../../words/en/app/bulk/index.ts';
import type { BulkPorts } from './state.ts';

export type ExportKind = 'html' | 'pages-csv' | 'findings-csv' | 'json';

/** Files that are being made of a run: PDF by the worker, the others here, each with its progress. */
export interface Files {
  list: ReadonlySignal<FileProgress[]>;
  exportRun(kind: ExportKind, run: Run): Promise<void>;
  /** @param jobIds null for all audited pages */
  pdf(run: Run, jobIds: string[] | null): Promise<void>;
  forget(id: string): void;
}

export function createFiles(
  ports: Pick<BulkPorts, 'makePdf' | 'watchFile' | 'readJudged' | 'readDigests'>,
  save: (fileName: string, blob: Blob) => void,
  words = bulkWords,
): Files {
  const list = signal<FileProgress[]>([]);
  let number = 0;
  const put = (progress: FileProgress) => {
    list.value = list.value.some(({ id }) => id === progress.id)
      ? list.value.map((file) => (file.id === progress.id ? progress : file))
      : [...list.value, progress];
  };
  const watching = new Map<string, () => void>();

  return {
    list,
    forget(id) {
      watching.get(id)?.();
      watching.delete(id);
      list.value = list.value.filter((file) => file.id !== id);
    },
    async pdf(run, jobIds) {
      const name = runFileName(run, 'report', 'pdf', written);
      const reply = await ports.makePdf(run.id, jobIds, name);
      if (!reply.ok) {
        put({ id: `own:${++number}`, name, state: 'failed', done: 0, total: 0, error: sentenceOf(words.requestFailures, reply.failure) });
        return;
      }
      const id = reply.value;
      put({
        id,
        name,
        state: 'making',
        done: 0,
        total: jobIds?.length ?? run.jobs.filter(({ state }) => state === 'done').length,
        error: '',
      });
      watching.set(
        id,
        ports.watchFile(id, (progress) => {
          if (list.value.some((file) => file.id === id)) put({ ...progress, name: progress.name || name });
        }),
      );
    },
    async exportRun(kind, run) {
      const { what, extension, type } = kinds[kind];
      const name = runFileName(run, what, extension, written);
      const id = `own:${++number}`;
      const total = run.jobs.filter(({ state }) => state === 'done').length;
      let progress: FileProgress = { id, name, state: 'making', done: 0, total, error: '' };
      const tell = (change: Partial<FileProgress>) => put((progress = { ...progress, ...change }));
      tell({});
      const read: ReadPage = async (jobId) => {
        const report = await ports.readJudged(run.id, jobId);
        tell({ done: Math.min(total, progress.done + 1) });
        return report;
      };
      try {
        // Read now: what the page shows may be a moment behind.
        const toExport = bulkExportOf(run, new Map((await ports.readDigests(run.id)).map(({ jobId, digest }) => [jobId, digest])));
        const blob = await makers[kind](toExport, read, type);
        save(name, blob);
        tell({ state: 'saved', done: total });
      } catch (error) {
        tell({ state: 'failed', error: words.runs.file.tryAgain({ error: messageOf(error) }) });
      }
    },
  };
}

const kinds: Record<ExportKind, { what: 'report' | 'pages' | 'findings'; extension: string; type: string }> = {
  html: { what: 'report', extension: 'html', type: 'text/html' },
  'pages-csv': { what: 'pages', extension: 'csv', type: 'text/csv' },
  'findings-csv': { what: 'findings', extension: 'csv', type: 'text/csv' },
  json: { what: 'report', extension: 'json', type: 'application/json' },
};

const makers: Record<ExportKind, (run: RunToExport, read: ReadPage, type: string) => Promise<Blob>> = {
  html: async (run, read, type) => {
    const { runHtml } = await import('../../reports/html/report.tsx');
    return blobOfRun(runHtml(run, read, written), type);
  },
  'pages-csv': async (run, _read, type) => new Blob([pagesCsv(run, written)], { type: `${type};charset=utf-8` }),
  'findings-csv': (run, read, type) => blobOfRun(findingsCsv(run, read, written), type),
  json: (run, read, type) => blobOfRun(runJson(run, read), type),
};

export function bulkExportOf(run: Run, digests: ReadonlyMap<string, Digest>): RunToExport {
  return {
    name: run.name,
    createdAt: run.startedAt ?? run.createdAt,
    tools: run.options.tools,
    probes: run.options.probes,
    site: siteContextOf(run),
    pages: run.jobs.map(({ id, url, title, state, error }) => ({ jobId: id, url, title, state, error, digest: digests.get(id) ?? null })),
  };
}
