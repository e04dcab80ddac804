/**
 * Takes the screenshots of the README from the shipping build on the demo site: the popup in light and dark and in three
 * languages, a bulk audit, and the first page of its PDF.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOfPopup, chooseLanguage, launchScriptBrowser } from './audit-browser.ts';
import { root } from './build.ts';
import { launchBulkBrowser } from './bulk-browser.ts';
import { firstPage } from './demo/first-page.ts';
import { serveDemo } from './demo/server.ts';
import { commandArguments, rejectArguments } from './usage.ts';

/** Languages of the picture: one with longer words than English, one with other letters, and one that is written from right to left. */
const shown = ['de', 'ja', 'ar'] as const;
const narrow = { width: 420, height: 1200 } as const;
/** Not a real server: we serve everything that is loaded from it. */
const origin = 'http://127.0.0.1:1';
const picture = (name: string) => join(root, 'docs', name);
const all = { popup: drawPopup, languages: drawLanguages, bulk: drawBulk, pdf: drawBulk } as const;
const usage = `Usage: npm run pictures [-- <name>…]

Takes the screenshots of the README, or only those with these names: ${Object.keys(all).join(', ')}.
`;
const wanted = commandArguments(usage);
const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) rejectArguments(usage, `No screenshot has this name: ${unknown.join(', ')}.`);
const demo = await serveDemo();
try {
  const draws = Object.entries(all).flatMap(([name, draw]) => (wanted.length === 0 || wanted.includes(name) ? [draw] : []));
  for (const draw of new Set(draws)) await draw();
} finally {
  await demo.close();
}

async function drawPopup(): Promise<void> {
  for (const [name, colorScheme] of [
    ['popup.png', 'light'],
    ['popup-dark.png', 'dark'],
  ] as const) {
    const browser = await launchScriptBrowser({ colorScheme });
    try {
      const popup = await browser.clickToolbar(await browser.open(`${demo.origin}${firstPage.path}`));
      await browser.readReport(popup);
      await popup.emulateMedia({ colorScheme });
      await popup.locator('#tools .entry-word').last().waitFor();
      // Cut below the section of what to fix first.
      const { x, y, width, height } = (await popup.locator('main section:has(> .fixes)').boundingBox())!;
      await popup.screenshot({ path: picture(name), fullPage: true, clip: { x: 0, y: 0, width: width + 2 * x, height: y + height + x } });
      process.stdout.write(`docs/${name}\n`);
    } finally {
      await browser.close();
    }
  }
}

/** The popup of the same page in three languages, beside each other. */
async function drawLanguages(): Promise<void> {
  const browser = await launchScriptBrowser({ flags: ['--hide-scrollbars'] });
  try {
    const popup = await browser.clickToolbar(await browser.open(`${demo.origin}${firstPage.path}`));
    await browser.readReport(popup);
    const address = await addressOfPopup(popup);
    const pictures: string[] = [];
    let height = 0;
    for (const language of shown) {
      const page = await browser.context.newPage();
      await page.setViewportSize(narrow);
      await page.goto(address);
      await chooseLanguage(page, language);
      const fixes = page.locator(`html[lang="${language}"] main section:has(> .fixes)`);
      await fixes.waitFor();
      await page.locator('#tools .entry-word').last().waitFor();
      const box = (await fixes.boundingBox())!;
      height = Math.max(height, Math.ceil(box.y + box.height + 12));
      // Each is taken at once, because all open pages follow the setting.
      pictures.push((await page.screenshot()).toString('base64'));
    }
    const sheet = await browser.context.newPage();
    await sheet.setViewportSize({ width: narrow.width * shown.length + 16 * (shown.length - 1), height });
    await sheet.setContent(
      `<body style="margin:0;display:flex;align-items:start;gap:16px;overflow:hidden;background:#fff">${pictures.map((data) => `<img src="data:image/png;base64,${data}">`).join('')}`,
    );
    const session = await browser.context.newCDPSession(sheet);
    await sheet.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    writeFileSync(picture('languages.webp'), Buffer.from(data, 'base64'));
    process.stdout.write('docs/languages.webp\n');
  } finally {
    await browser.close();
  }
}

/** The bulk page with an audit of the whole demo site, and its PDF. */
async function drawBulk(): Promise<void> {
  const browser = await launchBulkBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-pictures-'));
  try {
    const jobs = demo.pages.map(({ path }) => ({ url: `${demo.origin}${path}`, title: '', tabId: null }));
    const runId = await browser.begin('Larkspur Bindery', jobs, { tools: [], probes: true, parallel: 2 });
    while ((await browser.progress(runId))?.state !== 'finished') await browser.page.waitForTimeout(500);
    await browser.page.setViewportSize({ width: 1280, height: 860 });
    await browser.page.goto(browser.page.url().replace(/#.*/, `#run=${runId}`));
    await browser.page.getByRole('button', { name: 'Export', exact: true }).and(browser.page.locator(':enabled')).waitFor();
    await browser.page.getByRole('row').nth(5).waitFor();
    await browser.page.screenshot({ path: picture('bulk.png') });
    process.stdout.write('docs/bulk.png\n');
    const file = join(folder, 'bulk.pdf');
    await browser.exportTo(runId, 'PDF report', file);
    const page = await browser.browser.context.newPage();
    await drawFirstPage(page, file);
    await page.locator('canvas').screenshot({ path: picture('pdf.png') });
    process.stdout.write('docs/pdf.png\n');
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Draws the first page of a PDF on a canvas, since headless browsers do not show PDF files. */
async function drawFirstPage(page: Page, path: string): Promise<void> {
  const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.mjs'));
  const files: Record<string, [type: string, path: string]> = {
    '/pdf.mjs': ['text/javascript', join(library, 'pdf.mjs')],
    '/pdf.worker.mjs': ['text/javascript', join(library, 'pdf.worker.mjs')],
    '/file.pdf': ['application/pdf', path],
  };
  await page.route(`${origin}/**`, async (route) => {
    const [contentType, file] = files[new URL(route.request().url()).pathname] ?? ['text/html', null];
    await route.fulfill({ contentType, body: file === null ? '<!doctype html><body style="margin:0"></body>' : readFileSync(file) });
  });
  await page.goto(`${origin}/`);
  await page.evaluate(async (from) => {
    const pdf = (await import(`${from}/pdf.mjs`)) as typeof import('pdfjs-dist');
    pdf.GlobalWorkerOptions.workerSrc = `${from}/pdf.worker.mjs`;
    const first = await (await pdf.getDocument(`${from}/file.pdf`).promise).getPage(1);
    const viewport = first.getViewport({ scale: 660 / first.getViewport({ scale: 1 }).width });
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await first.render({ canvas, viewport }).promise;
  }, origin);
}
