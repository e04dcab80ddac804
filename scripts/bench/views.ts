import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import preactPreset from '@preact/preset-vite';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { tools } from '../../checks/tools.ts';
import { launchScriptBrowser, type AuditBrowser } from '../audit-browser.ts';
import { root } from '../build.ts';
import { buildCataloguePlugin } from '../catalogue-plugin.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import type { BenchPage } from './measure.ts';

/**
 * Milliseconds from the click to the tool's title, and to its picture. `task`: CPU time of the longest task until the next click, so that
 * other load on the machine does not count.
 */
export interface Opened {
  tool: string;
  frame: number;
  picture: number;
  task: number;
}
/** A list of that many rows: milliseconds of the longest task (0 if none exceeded 50 ms), and of the longest gap between two frames. */
export interface Scrolled {
  how: string;
  rows: number;
  task: number;
  gap: number;
}

interface Timing {
  tasks: { startTime: number; duration: number }[];
}
/** Runs in the page: records tasks over 50 ms. */
const watchTasks = () => {
  const timing = globalThis as unknown as Timing;
  timing.tasks = [];
  new PerformanceObserver((list) => timing.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
};

/** Opens each tool of an audited page, each time in a fresh interface. */
export async function benchOpening(page: BenchPage): Promise<Opened[]> {
  const browser = await launchScriptBrowser({ granted: true });
  try {
    const tab = await openServed(browser, page, 'https://bench.example/');
    const view = await openView(browser, 'popup.html', `tab=${await tabIdOf(browser, tab)}`);
    await complete(view);
    const endTrace = await traceTasks(view);
    const opened: Omit<Opened, 'task'>[] = [];
    for (const { id } of tools) opened.push({ tool: id, ...(await openTool(view, id)) });
    const longest = await endTrace();
    return opened.map((one) => ({ ...one, task: longest.get(one.tool) ?? 0 }));
  } finally {
    await browser.close();
  }
}

const openTool = (view: Page, id: string) =>
  view.evaluate(async (tool) => {
    // Not a named function: the compiler would wrap its name in a helper that does not exist in the page.
    const start = performance.now();
    performance.mark(`open ${tool}`);
    location.hash = `#tool=${tool}`;
    let frame = 0;
    let picture = 0;
    while (picture === 0 && performance.now() - start < 20_000) {
      const now = await new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(() => resolve(performance.now()));
        });
      });
      if (frame === 0 && document.querySelector('#tool-title') && !document.querySelector('[data-left]')) frame = now - start;
      if (document.querySelector('.picture:not([data-left])')) picture = now - start;
    }
    // Removes what this tool drew, so that it is not mistaken for the next one's.
    for (const drawn of document.querySelectorAll<HTMLElement>('.picture, #tool-title')) drawn.dataset['left'] = '';
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    return { frame, picture };
  }, id);

/** An event of the browser trace; times in microseconds, `tdur` is CPU time. */
interface Traced {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** @returns function that ends the trace and returns CPU milliseconds of the longest task by tool */
async function traceTasks(view: Page): Promise<() => Promise<Map<string, number>>> {
  const session = await view.context().newCDPSession(view);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as Traced);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'] },
  });
  return async () => {
    const ended = new Promise<void>((resolve) => {
      session.once('Tracing.tracingComplete', () => resolve());
    });
    await session.send('Tracing.end');
    await ended;
    const marks = events.filter(({ name }) => name.startsWith('open ')).toSorted((a, b) => a.ts - b.ts);
    const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === marks[0]?.pid && tid === marks[0].tid);
    return new Map(
      marks.map(({ name, ts }, index) => [
        name.slice(5),
        Math.max(
          0,
          ...tasks
            .filter((task) => task.ts + (task.dur ?? 0) >= ts && task.ts < (marks[index + 1]?.ts ?? Infinity))
            .map(({ tdur = 0 }) => tdur),
        ) / 1_000,
      ]),
    );
  };
}

/** Milliseconds from one audited tab to another in the side panel, until the content is painted. */
export async function benchSwitch(pages: readonly [BenchPage, BenchPage], times: number): Promise<number[]> {
  const browser = await launchScriptBrowser({ granted: true });
  try {
    const tabs: number[] = [];
    for (const [index, page] of pages.entries()) {
      const tab = await openServed(browser, page, `https://bench-${index}.example/`);
      const tabId = await tabIdOf(browser, tab);
      const popup = await openView(browser, 'popup.html', `tab=${tabId}`);
      await complete(popup);
      await popup.close();
      tabs.push(tabId);
    }
    const panel = await panelBeside(browser, tabs[0]!);
    const taken: number[] = [];
    for (let time = 0; time < times + 2; time++) {
      const switched = await panel.evaluate(
        async ({ tabId, host }) => {
          const { chrome } = globalThis as unknown as Chrome;
          const start = await new Promise<number>((resolve) => {
            chrome.tabs.onActivated.addListener(() => resolve(performance.now()));
            void chrome.tabs.update(tabId, { active: true });
          });
          for (
            let shown = false;
            !shown;
            shown =
              document.querySelector('.top-page')?.textContent?.includes(host) === true && document.querySelector('[data-glance]') !== null
          )
            await new Promise((resolve) => {
              requestAnimationFrame(resolve);
            });
          await new Promise((resolve) => {
            requestAnimationFrame(() => {
              setTimeout(resolve);
            });
          });
          return performance.now() - start;
        },
        { tabId: tabs[(time + 1) % 2]!, host: `bench-${(time + 1) % 2}.example` },
      );
      // The first switch to each reads the audit from storage.
      if (time >= 2) taken.push(switched);
    }
    return taken;
  } finally {
    await browser.close();
  }
}

/** Scrolls the list of links with 50,000 rows: by wheel, and over its whole length as if dragging the scroll bar. */
export async function benchScrolling(): Promise<Scrolled[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  try {
    const view = await browser.newPage({ viewport: { width: 640, height: 800 } });
    await view.addInitScript(watchTasks);
    const { script, style } = await listPage();
    await view.route('http://list.example/', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><title>List</title><style>${style}</style><div id="app"></div>`,
      }),
    );
    await view.goto('http://list.example/');
    await view.addScriptTag({ content: script });
    await view.waitForSelector('.table-scroll.windowed');
    await view.waitForTimeout(1_000);
    const rows = Number(await view.locator('table[aria-rowcount]').getAttribute('aria-rowcount')) - 1;
    const scroll = (how: 'wheel' | 'thumb') =>
      view.evaluate(async (manner) => {
        const list = document.querySelector<HTMLElement>('.table-scroll')!;
        const { tasks } = globalThis as unknown as Timing;
        const start = performance.now();
        let [gap, last] = [0, 0];
        for (let step = 0; step < 200; step++) {
          if (manner === 'wheel') list.scrollTop += 100;
          else list.scrollTop = (step / 199) * list.scrollHeight;
          const now = await new Promise<number>((resolve) => {
            requestAnimationFrame(resolve);
          });
          if (last > 0) gap = Math.max(gap, now - last);
          last = now;
        }
        await new Promise((resolve) => {
          setTimeout(resolve, 300);
        });
        return { gap, task: Math.max(0, ...tasks.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration)) };
      }, how);
    return [
      { how: 'wheel', rows, ...(await scroll('wheel')) },
      { how: 'whole length', rows, ...(await scroll('thumb')) },
    ];
  } finally {
    await browser.close();
  }
}

/** Built like the extension, with preact's JSX. */
async function listPage(): Promise<{ script: string; style: string }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preactPreset({ devToolsEnabled: false, prefreshEnabled: false }), buildCataloguePlugin()],
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(root, 'scripts/bench/long-list.tsx'), formats: ['iife'], name: 'list' } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const sources = output.map((part) => ({ name: part.fileName, text: part.type === 'chunk' ? part.code : String(part.source) }));
  return {
    script: sources.find(({ name }) => name.endsWith('.js'))!.text,
    style: sources.find(({ name }) => name.endsWith('.css'))?.text ?? readFileSync(join(root, 'components/style.css'), 'utf8'),
  };
}

interface Chrome {
  chrome: {
    tabs: {
      query(what: object): Promise<{ id: number; windowId: number; url?: string }[]>;
      get(id: number): Promise<{ windowId: number }>;
      update(id: number, what: object): Promise<unknown>;
      onActivated: { addListener(activated: () => void): void };
    };
    windows: { create(what: object): Promise<unknown> };
  };
}

/** Opens the page in a tab, at a URL that needs no network. */
async function openServed(browser: AuditBrowser, page: BenchPage, url: string): Promise<Page> {
  await browser.context.route(`${url}**`, (route) =>
    route.request().url() === url
      ? route.fulfill({ contentType: `text/html; charset=${page.charset}`, body: page.body })
      : route.fulfill({ status: 404, body: '' }),
  );
  return browser.open(url, { timeoutMs: 180_000 });
}

async function tabIdOf(browser: AuditBrowser, tab: Page): Promise<number> {
  const worker = browser.context.serviceWorkers()[0] ?? (await browser.context.waitForEvent('serviceworker'));
  return worker.evaluate(
    async (url) => (await (globalThis as unknown as Chrome).chrome.tabs.query({})).find((one) => one.url === url)!.id,
    tab.url(),
  );
}

async function openView({ context, extensionId }: AuditBrowser, page: string, query: string): Promise<Page> {
  const view = await context.newPage();
  await view.setViewportSize({ width: 640, height: 800 });
  await view.addInitScript(watchTasks);
  await view.goto(`chrome-extension://${extensionId}/${page}?${query}`);
  return view;
}

async function panelBeside(browser: AuditBrowser, tabId: number): Promise<Page> {
  const worker = browser.context.serviceWorkers()[0]!;
  const opened = browser.context.waitForEvent('page', (other) => other.url().includes('sidepanel.html'));
  await worker.evaluate(async (id) => {
    const { chrome } = globalThis as unknown as Chrome;
    const { windowId } = await chrome.tabs.get(id);
    await chrome.tabs.update(id, { active: true });
    await chrome.windows.create({ url: `/sidepanel.html?window=${windowId}`, width: 420, height: 800 });
  }, tabId);
  const panel = await opened;
  await panel.waitForSelector('[data-glance]', { timeout: 60_000 });
  return panel;
}

const complete = async (view: Page) => {
  await view.waitForFunction(() => document.querySelector('[aria-live]')?.textContent?.includes('Audit score'), undefined, {
    timeout: 180_000,
  });
  await view.waitForTimeout(500);
};
