import { signal, type ReadonlySignal } from '@preact/signals';
import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import { compareRuns, type RunWithDigests } from '../../extension/runs/comparison.ts';
import { runToExport } from '../../extension/runs/export.ts';
import { brandFromSettings, dateOfRun, type FileProgress, type Run } from '../../extension/runs/runs.ts';
import { sentenceOf } from '../../words/sentence.ts';
import { runFileName } from '../../reports/file-names.ts';
import { reportIn } from '../../reports/in-language.ts';
import { findingsCsv, pagesCsv } from '../../reports/run-csv.ts';
import { runJson } from '../../reports/run-json.ts';
import { fileBlob, type ReadPage, type RunToExport } from '../../reports/run.ts';
import type { Ports } from './state.ts';
import { openLocale } from '../../words/languages.ts';
import { fileLocale, type FileLocale } from '../../words/locale.ts';

export type ExportKind = 'html' | 'pages-csv' | 'findings-csv' | 'json';

/** Files being created from a run, with their progress: PDF in the worker, the others here. */
export interface Files {
  list: ReadonlySignal<FileProgress[]>;
  exportRun(kind: ExportKind, run: Run): Promise<void>;
  /** @param jobIds null for all audited pages */
  pdf(run: Run, jobIds: string[] | null): Promise<void>;
  comparisonPdf(before: RunWithDigests, now: RunWithDigests): Promise<void>;
  comparisonHtml(before: RunWithDigests, now: RunWithDigests): Promise<void>;
  forget(id: string): void;
  /** Forgets files that were saved without a note, when another view opens. */
  forgetSaved(): void;
}

type FilePorts = Pick<Ports, 'makePdf' | 'makeComparisonPdf' | 'watchFile' | 'readJudged' | 'readDigests' | 'readBranding'>;

export function createFiles(ports: FilePorts, save: (fileName: string, blob: Blob) => void, locale: FileLocale): Files {
  const words = locale.part('bulk');
  /** The language of the user's reports: a client's is not always one's own. */
  const chosen = async (): Promise<FileLocale> => {
    const { language } = await ports.readBranding();
    return language ? fileLocale(await (await openLocale('pages', [language])).load('bulk', 'files', 'grounds')) : locale;
  };
  const nameFor = (run: Run, what: Parameters<typeof runFileName>[1], extension: string) =>
    runFileName({ name: run.name, createdAt: dateOfRun(run) }, what, extension, locale);
  const { list, put, newId } = createProgress();
  const watching = new Map<string, () => void>();

  /** A PDF, created by the worker. */
  const follow = async (name: string, total: number, make: () => ReturnType<typeof ports.makePdf>): Promise<void> => {
    const reply = await make();
    if (!reply.ok) {
      put({ id: newId(), name, state: 'failed', done: 0, total: 0, error: sentenceOf(words.requestFailures, reply.failure) });
      return;
    }
    const id = reply.value;
    put({ id, name, state: 'making', done: 0, total, error: '' });
    watching.set(
      id,
      ports.watchFile(id, (progress) => {
        if (list.value.some((file) => file.id === id)) put({ ...progress, name: progress.name || name });
      }),
    );
  };
  /** Another file, created here. @param make calls `step` after each of `total` pages */
  const write = async (name: string, make: (step: (total: number) => void) => Promise<Blob>): Promise<void> => {
    let progress: FileProgress = { id: newId(), name, state: 'making', done: 0, total: 0, error: '' };
    const report = (change: Partial<FileProgress>) => put((progress = { ...progress, ...change }));
    report({});
    try {
      save(name, await make((total) => report({ total, done: progress.done + 1 })));
      report({ state: 'saved' });
    } catch (error) {
      report({ state: 'failed', error: words.runs.file.tryAgain({ error: errorMessage(error) }) });
    }
  };
  const forget = (id: string): void => {
    watching.get(id)?.();
    watching.delete(id);
    list.value = list.value.filter((file) => file.id !== id);
  };

  return {
    list,
    forget,
    forgetSaved() {
      for (const { id, state, error } of list.value) if (state === 'saved' && error === '') forget(id);
    },
    pdf(run, jobIds) {
      const name = nameFor(run, 'report', 'pdf');
      return follow(name, jobIds?.length ?? 0, () => ports.makePdf(run.id, jobIds, name));
    },
    comparisonPdf(before, now) {
      const name = nameFor(now.run, 'comparison', 'pdf');
      return follow(name, 1, () => ports.makeComparisonPdf(before.run.id, now.run.id, name));
    },
    comparisonHtml: (before, now) =>
      write(nameFor(now.run, 'comparison', 'html'), async () => comparisonBlob(before, now, ports, await chosen())),
    exportRun(kind, run) {
      const { what, extension } = kinds[kind];
      return write(nameFor(run, what, extension), async (step) => runBlob(kind, run, ports, await chosen(), step));
    },
  };
}

/** Files that are being created, and those that just ended. */
function createProgress() {
  const list = signal<FileProgress[]>([]);
  let number = 0;
  return {
    list,
    /** For a file that the worker does not create. */
    newId: () => `own:${++number}`,
    put(progress: FileProgress) {
      // A saved file is shown until the next one is requested.
      list.value = list.value.some(({ id }) => id === progress.id)
        ? list.value.map((file) => (file.id === progress.id ? progress : file))
        : [...list.value.filter(({ state, error }) => state !== 'saved' || error !== ''), progress];
    },
  };
}

async function comparisonBlob(before: RunWithDigests, now: RunWithDigests, ports: FilePorts, locale: FileLocale): Promise<Blob> {
  const brand = brandFromSettings(await ports.readBranding());
  const { comparisonHtml } = await import('../../reports/html/comparison.tsx');
  return new Blob([await comparisonHtml(compareRuns(before, now), locale, brand)], { type: 'text/html;charset=utf-8' });
}

/** @param step called after each of `total` pages */
async function runBlob(kind: ExportKind, run: Run, ports: FilePorts, locale: FileLocale, step: (total: number) => void): Promise<Blob> {
  // Read again, because the displayed state may be slightly outdated.
  const digests = new Map((await ports.readDigests(run.id)).map(({ jobId, digest }) => [jobId, digest]));
  const exported = runToExport(run, digests, locale.part('bulk').runs);
  const total = exported.pages.filter(({ digest }) => digest !== null).length;
  const read: ReadPage = async (jobId) => {
    const report = await ports.readJudged(run.id, jobId);
    step(total);
    return report && reportIn(report, locale);
  };
  return makers[kind](exported, read, kinds[kind].type, locale, ports);
}

const kinds: Record<ExportKind, { what: 'report' | 'pages' | 'findings'; extension: string; type: string }> = {
  html: { what: 'report', extension: 'html', type: 'text/html' },
  'pages-csv': { what: 'pages', extension: 'csv', type: 'text/csv' },
  'findings-csv': { what: 'findings', extension: 'csv', type: 'text/csv' },
  json: { what: 'report', extension: 'json', type: 'application/json' },
};

const makers: Record<ExportKind, (run: RunToExport, read: ReadPage, type: string, locale: FileLocale, ports: FilePorts) => Promise<Blob>> =
  {
    html: async (run, read, type, locale, ports) => {
      const { runHtml } = await import('../../reports/html/report.tsx');
      return fileBlob(runHtml(run, read, locale, brandFromSettings(await ports.readBranding())), type);
    },
    'pages-csv': async (run, _read, type, locale) => new Blob([pagesCsv(run, locale)], { type: `${type};charset=utf-8` }),
    'findings-csv': (run, read, type, locale) => fileBlob(findingsCsv(run, read, locale), type),
    json: (run, read, type) => fileBlob(runJson(run, read), type),
  };
