/**
 * Takes the screenshots of docs/use/tools.md, of each tool in light and dark.
 * They are taken from the shipping build on the demo site. A test fails while one is missing. `npm run catalogue` writes the text.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tools, type ToolId } from '../checks/tools.ts';
import { addressOfPopup, launchScriptBrowser, type AuditBrowser } from './audit-browser.ts';
import { root } from './build.ts';
import { serveDemo } from './demo/server.ts';
import { loadToolCards } from './catalogue/tool-cards.ts';
import { toolsGuidePicture, pictureWidth, type Scheme } from './catalogue/tools-guide.ts';
import { commandArguments, rejectArguments } from './usage.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];
/** Longer views are cut. CSS pixels. */
const size = { width: pictureWidth, height: 900 };

const usage = `Usage: npm run guide [-- <id>…]

Takes the screenshots of docs/use/tools.md in light and dark: of all tools, or of those with these ids. Ids are the folders of components/tools.
`;
const named = commandArguments(usage);
const unknown = named.filter((id) => !tools.some((tool) => tool.id === id));
if (unknown.length > 0) rejectArguments(usage, `No tool has this id: ${unknown.join(', ')}.`);
await draw(tools.map(({ id }) => id).filter((id) => named.length === 0 || named.includes(id)));

async function draw(ids: readonly ToolId[]): Promise<void> {
  const cards = await loadToolCards();
  const demo = await serveDemo();
  const browser = await launchScriptBrowser({ granted: true });
  try {
    const pageOf = (id: ToolId) => {
      const { picture, demo: shown } = cards.get(id)!;
      return picture ?? shown.page;
    };
    for (const path of new Set(ids.map(pageOf))) {
      const shown = ids.filter((id) => pageOf(id) === path);
      const view = await openView(browser, demo.origin + path);
      for (const id of shown)
        for (const scheme of schemes) writeFileSync(join(root, toolsGuidePicture(id, scheme)), await drawTool(browser, view, id, scheme));
      process.stdout.write(`${path}: ${shown.join(', ')}\n`);
      await view.close();
    }
  } finally {
    await browser.close();
    await demo.close();
  }
}

/** Opens the popup on a page, as a page that can be resized. */
async function openView(browser: AuditBrowser, url: string): Promise<Page> {
  const tab = await browser.open(url);
  const popup = await browser.clickToolbar(tab);
  await browser.readReport(popup);
  if (url.endsWith('/faults/broken-links')) await browser.checkLinks(popup);
  const address = await addressOfPopup(popup);
  const view = await browser.context.newPage();
  await view.setViewportSize(size);
  await view.goto(address);
  await view.locator('.top-url').waitFor();
  return view;
}

async function drawTool(browser: AuditBrowser, view: Page, id: ToolId, scheme: Scheme): Promise<Buffer> {
  await view.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await view.evaluate((hash) => {
    location.hash = hash;
  }, `#tool=${id}`);
  await view.locator('.picture').waitFor();
  await view.waitForFunction(() => (document.querySelector<HTMLElement>('.picture')?.innerText ?? '').includes('\n'));
  // Waits for fonts and what the view loads.
  await view.evaluate(() => document.fonts.ready);
  await view.waitForTimeout(250);
  const height = Math.min(size.height, await view.evaluate(() => document.documentElement.scrollHeight));
  const session = await browser.context.newCDPSession(view);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
