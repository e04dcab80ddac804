import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Worker } from '@playwright/test';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildFolder } from '../../scripts/build.ts';
import { readPdf, type ReadPdf } from '../support/read-pdf.ts';
import { expect, page, test } from './site-test.ts';
import { stopWorker } from './stop-worker.ts';

const read = (path: string): Promise<ReadPdf> =>
  readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(readFileSync(path)));

interface Chrome {
  downloads: {
    download(options: object): Promise<number>;
    search(query: object): Promise<{ filename: string; state: string; url: string }[]>;
  };
  storage: Record<
    'local' | 'session',
    { get(key: string): Promise<Record<string, never>>; set(items: object): Promise<void>; remove(key: string): Promise<void> }
  >;
  runtime: { sendMessage(message: object): Promise<{ ok: boolean; value: never; error: string }> };
}
declare const chrome: Chrome;

const press = async (popup: Page) => {
  await popup.getByRole('button', { name: 'Save', exact: true }).click();
  await popup.getByRole('button', { name: 'Save as PDF' }).click();
};
/** Path of the newest file that the browser saved. */
async function saved(popup: Page): Promise<string> {
  await expect(popup.locator('.notice')).toContainText('Saved pageloupe-');
  const [newest] = await popup.evaluate(() => chrome.downloads.search({ orderBy: ['-startTime'], limit: 1 }));
  expect(newest?.state).toBe('complete');
  return newest!.filename;
}
const request = (popup: Page, name: string, content: object) =>
  popup.evaluate((envelope) => chrome.runtime.sendMessage(envelope), { request: name, content });
const workerOf = (popup: Page): Worker => popup.context().serviceWorkers()[0]!;

test('the popup hands a page on as PDF, made and saved by the worker', async ({ audit }) => {
  const { popup, report } = await audit('/faults/outline');
  await press(popup);
  const pdf = await read(await saved(popup));
  expect(pdf.pages).toBeGreaterThan(2);
  expect(pdf.info.Title).toMatch(/^Search and AI-readiness audit: \S/);
  expect(pdf.language).toBe('en');
  const text = pdf.texts.join(' ');
  const words = (sentence: string) => sentence.replace(/\s+/g, ' ').slice(0, 60);
  expect(text).toContain(`${report.score} Audit score`);
  for (const fix of report.fixes) expect(text).toContain(words(fix.message));
  expect(pdf.links.flat()).toContain(report.finalUrl);
  expect(pdf.outline.length).toBe(3);
});

test('titles in other scripts, and an invalid agency logo: the PDF is made, and reports it', async ({ audit, serve }) => {
  const site = await serve({ '/': page('دليل القهوة 咖啡指南 ☕', '<h1>Кофе</h1><p>Кофе и хлеб.</p>') });
  const { popup } = await audit(`${site.origin}/`);
  await popup.evaluate(() =>
    chrome.storage.local.set({
      branding: {
        version: 1,
        title: 'Prüfbericht',
        agency: 'Čapek & Söhne',
        colour: '#0b6e4f',
        logo: 'data:image/png;base64,AAAA',
        annex: false,
        paper: 'a4',
      },
    }),
  );
  await press(popup);
  await expect(popup.locator('.notice')).toContainText('could not read the logo');
  const pdf = await read(await saved(popup));
  await popup.evaluate(() => chrome.storage.local.remove('branding'));
  expect(pdf.info).toMatchObject({ Title: 'Prüfbericht: دليل القهوة 咖啡指南 ☕', Author: 'Čapek & Söhne' });
  expect(pdf.outline[0]?.title).toBe('دليل القهوة 咖啡指南 ☕');
  expect(pdf.texts[0]!.replace(/\s/g, '')).toContain('咖啡指南');
  expect(pdf.texts[0]).toContain('Čapek & Söhne');
});

test('if the worker cannot save, the page does', async ({ audit }) => {
  const { popup } = await audit('/');
  await workerOf(popup).evaluate(() => {
    const { downloads } = (globalThis as unknown as { chrome: Chrome }).chrome;
    downloads.download = () => Promise.reject(new Error('Access denied for URL'));
  });
  const [download] = await Promise.all([popup.waitForEvent('download'), press(popup)]);
  expect(download.suggestedFilename()).toMatch(/^pageloupe-.*\.pdf$/);
  expect((await read(await download.path())).pages).toBeGreaterThan(1);
  await expect
    .poll(() =>
      popup.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('library');
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('files').objectStore('files').count();
              counting.addEventListener('success', () => {
                resolve(counting.result);
                opening.result.close();
              });
            });
          }),
      ),
    )
    .toBe(0);
});

test('a PDF that cannot be created is refused with a message', async ({ audit }) => {
  const { popup } = await audit('/');
  expect(await request(popup, 'makePdf', { source: { tabId: 987_654 }, fileName: 'x.pdf' })).toMatchObject({
    ok: false,
    failure: { code: 'thrown', args: { error: expect.stringContaining('no complete audit of this tab') } },
  });
  expect(await request(popup, 'makePdf', { source: { runId: 'gone', jobIds: null }, fileName: 'x.pdf' })).toMatchObject({
    ok: false,
    failure: { code: 'thrown', args: { error: expect.stringContaining('no longer exists') } },
  });
  expect(await request(popup, 'fileProgress', { id: 'gone' })).toEqual({ ok: true, value: null });
});

test('a worker that was stopped while it made a file says so when it wakes', async ({ audit }) => {
  const { popup } = await audit('/');
  await popup.evaluate(() =>
    chrome.storage.session.set({
      'file:half': { id: 'half', name: 'half.pdf', state: 'making', done: 3, total: 9, error: '' },
      making: ['half'],
    }),
  );
  // No requests between stopping and waking, because a request would wake it.
  await stopWorker(popup);
  await expect
    .poll(async () => (await request(popup, 'fileProgress', { id: 'half' })).value)
    .toMatchObject({ state: 'failed', error: expect.stringContaining('Try again') });
});

test('the worker carries no address of foreign code, and the parts of jsPDF that it needs not stay out', () => {
  const worker = readFileSync(join(buildFolder, 'background.js'), 'utf8');
  // URLs of remote code, then words that only occur in the excluded libraries. Compared by name, since a failure prints what it compares.
  const words = ['Pageloupe', 'cdnjs', 'pdfobject.min.js', 'FORBID_TAGS', 'html2canvas-ignore', 'missing-glyph'];
  expect(words.filter((word) => worker.includes(word))).toEqual(['Pageloupe']);
  // Other languages have files of their own.
  expect(worker.length).toBeLessThan(1_720_000);
  for (const name of ['regular', 'bold', 'unseen'])
    expect(readFileSync(join(buildFolder, `fonts/${name}.ttf`)).length).toBeLessThan(220_000);
});
