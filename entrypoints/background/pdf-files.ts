import browser from 'webextension-polyfill';
import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { digestOf } from '../../checks/site/digest.ts';
import { isStorageFull, readDigests, readReport } from '../../extension/runs/library.ts';
import type { Handlers, PdfSource } from '../../extension/messages/messages.ts';
import { compareRuns, type RunWithDigests } from '../../extension/runs/comparison.ts';
import { runToExport } from '../../extension/runs/export.ts';
import type { Branding, FileProgress } from '../../extension/runs/runs.ts';
import {
  keepFilesBeingMade,
  keepProgress,
  readBranding,
  readFilesBeingMade,
  readProgress,
  readRun,
} from '../../extension/storage/storage.ts';
import { readTabReport } from '../../extension/storage/tab-reports.ts';
import type { Material, Logo } from '../../reports/pdf/book.ts';
import type { TextCanvas } from '../../reports/pdf/text/canvas.ts';
import type { Look } from '../../reports/pdf/open-book.ts';
import { runPages } from '../../reports/pdf/run-pages.ts';
import type { FontFiles } from '../../reports/pdf/file.ts';
import { safeFileName } from '../../reports/file-names.ts';
import { browserCanvas } from '../../reports/pdf/text/browser-canvas.ts';
import { latin1 } from '../../reports/pdf/text/packing.ts';
import { tabAudits } from './audits.ts';
import { saveOrKeepFile } from './save-file.ts';
import { coloredPicture } from '../../reports/pdf/text/picture.ts';
import { openFileLocale, interfaceLocale } from '../../extension/browser/interface-locale.ts';
import { fileLocale } from '../../words/locale.ts';

/** Draws text with the browser's fonts. */
export const textCanvas = (): TextCanvas =>
  browserCanvas((width, height) => new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }));

/** Maximum size: enough for its place on paper. */
const most = { width: 720, height: 220 } as const;
/**
 * Decodes a logo.
 * @param url data: URL of an image
 * @throws with a sentence if the browser cannot show it
 */
export async function decodeLogo(url: string): Promise<Logo> {
  try {
    if (!/^data:image\//i.test(url)) throw new Error('no picture');
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const scale = Math.min(1, most.width / bitmap.width, most.height / bitmap.height);
    const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))];
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    // Large logos get four pixels per point on paper; small ones are not enlarged beyond their size.
    return { width: width / 2, height: height / 2, picture: coloredPicture(context.getImageData(0, 0, width, height).data, width, height) };
  } catch {
    throw new Error((await making()).logo);
  }
}

type Content = Pick<Material, 'name' | 'at' | 'tools' | 'many' | 'pages' | 'missing' | 'site'>;

/** The language of the user's reports. */
const ownFileLocale = async () => fileLocale(await openFileLocale('worker', await readBranding()));
/** What is said of a file that could not be made. */
const making = async () => (await interfaceLocale('worker')).part('files').making;

/** Files that this worker is creating; other ids in storage were left by a stopped worker. */
const files = new Set<string>();
let settled: Promise<void> | undefined;
const inTurn = serialQueue();

export const pdfRequests: Pick<Handlers, 'makePdf' | 'fileProgress'> = {
  async makePdf({ source, fileName }) {
    await settle();
    const { total, write } = await documentOf(source);
    const progress: FileProgress = {
      id: crypto.randomUUID(),
      name: safeFileName(fileName, await ownFileLocale()),
      state: 'making',
      done: 0,
      total,
      error: '',
    };
    files.add(progress.id);
    await Promise.all([keepProgress(progress), keepFilesBeingMade([...files])]);
    // One at a time, because two large ones would need twice the memory.
    void inTurn(() => make(progress, write)).catch(() => undefined);
    return progress.id;
  },
  async fileProgress({ id }) {
    await settle();
    return readProgress(id);
  },
};

/** Reports files that an earlier worker left unfinished, once: they will never be finished. */
function settle(): Promise<void> {
  settled ??= (async () => {
    const unfinished = (await readFilesBeingMade()).filter((id) => !files.has(id));
    for (const id of unfinished) {
      const progress = await readProgress(id);
      if (progress && (progress.state === 'making' || progress.state === 'saving')) {
        await keepProgress({ ...progress, state: 'failed', error: (await making()).stopped });
      }
    }
    if (unfinished.length > 0) await keepFilesBeingMade([...files]);
  })();
  return settled;
}

/** What will be written, and the number of pages that it reads. */
interface MadeDocument {
  total: number;
  /** The PDF library is a third of the worker and starts slowly, so a worker that only audits does not load it. */
  write(look: Look, branding: Branding, step: (done: number, total: number) => Promise<void>): Promise<Uint8Array<ArrayBuffer>>;
}

async function documentOf(source: PdfSource): Promise<MadeDocument> {
  if ('before' in source) {
    const comparison = compareRuns(await runWithDigests(source.before), await runWithDigests(source.now));
    return { total: 1, write: async (look) => (await import('../../reports/pdf/comparison.ts')).comparisonPdf({ ...look, comparison }) };
  }
  const content = 'tabId' in source ? await ofTab(source.tabId) : await ofRun(source.runId, source.jobIds);
  return {
    total: content.pages.length,
    write: async (look, { title, annex }, step) =>
      (await import('../../reports/pdf/make.ts')).makePdf(
        { ...content, ...look, annex, title: title || look.locale.words.pdf.title },
        step,
      ),
  };
}

async function runWithDigests(id: string): Promise<RunWithDigests> {
  const [run, stored] = await Promise.all([readRun(id), readDigests(id)]);
  if (!run) throw new Error((await making()).noRun);
  return { run, digests: new Map(stored.map(({ jobId, digest }) => [jobId, digest])) };
}

async function make(progress: FileProgress, write: MadeDocument['write']): Promise<void> {
  let current = progress;
  let reported = 0;
  let rested = performance.now();
  const tell = (change: Partial<FileProgress>) => keepProgress((current = { ...current, ...change }));
  try {
    const branding = await readBranding();
    const { logo, note } = await logoOf(branding);
    const { agency, colour: color, paper } = branding;
    const bytes = await write(
      { logo, fonts: await readFonts(), canvas: textCanvas(), color, agency, paper, locale: await ownFileLocale() },
      branding,
      async (done, total) => {
        const now = performance.now();
        if (now - reported > 250) {
          reported = now;
          await tell({ done, total });
        }
        if (now - rested > 40) {
          await turn();
          rested = performance.now();
        }
      },
    );
    await tell({ state: 'saving', done: current.total, error: note });
    // A stored file stays in `saving` until the page that waits for it has saved it.
    if ((await saveOrKeepFile(progress.id, progress.name, bytes)) === 'saved') await tell({ state: 'saved' });
  } catch (error) {
    await tell({ state: 'failed', error: isStorageFull(error) ? (await making()).full : errorMessage(error) });
  } finally {
    files.delete(progress.id);
    await keepFilesBeingMade([...files]);
  }
}

async function ofTab(tabId: number): Promise<Content> {
  // What an interface shows is in memory, even if storage had no room for it.
  const report = tabAudits.inMemory(tabId)?.audit.report ?? (await readTabReport(tabId))?.report;
  if (!report) throw new Error((await making()).noAudit);
  const digest = digestOf(report);
  return {
    name: digest.title || digest.finalUrl,
    at: report.at,
    tools: [],
    many: false,
    missing: [],
    pages: [{ digest, report: async () => report }],
  };
}

async function ofRun(runId: string, jobIds: string[] | null): Promise<Content> {
  const { run, digests } = await runWithDigests(runId);
  const locale = await ownFileLocale();
  const exported = runToExport(run, digests, locale.part('jobs'), jobIds);
  const { unreadable, notReached, nothingAudited } = await making();
  const content = runPages(
    exported,
    (jobId) => readReport(runId, jobId, { facts: false }).catch(() => null),
    ({ state }) => (state === 'done' ? unreadable : notReached),
  );
  if (content.pages.length === 0) throw new Error(nothingAudited);
  return { name: run.name, at: new Date(exported.createdAt).toISOString(), tools: run.options.tools, many: true, ...content };
}

async function logoOf({ logo }: Branding): Promise<{ logo: Material['logo']; note: string }> {
  try {
    return { logo: logo ? await decodeLogo(logo) : null, note: '' };
  } catch (error) {
    return { logo: null, note: errorMessage(error) };
  }
}

/** The fonts are files of the extension, read when a PDF is made. */
async function readFonts(): Promise<FontFiles> {
  const read = async (name: keyof FontFiles) => {
    const response = await fetch(browser.runtime.getURL(`/fonts/${name}.ttf`));
    if (!response.ok) throw new Error((await making()).noFont);
    return latin1(new Uint8Array(await response.arrayBuffer()));
  };
  return { regular: await read('regular'), bold: await read('bold'), unseen: await read('unseen') };
}

/** Lets other tasks of this thread run: a message is a task like any other. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
