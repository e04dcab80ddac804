import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { askPopup, closePopup, pressButton, stopBackground, takeErrors } from './firefox-inside.ts';

/** Firefox generates one for each profile; a fixed one allows us to open the extension's pages. */
const uuid = '6f9b1d6e-2f34-4e55-9d0a-3d1f5a0c7b11';
const origin = `moz-extension://${uuid}/`;

export interface FirefoxBrowser {
  /** Opens the URL in a new active tab. */
  open(url: string): Promise<Page>;
  /** Opens a page of the extension in a new tab. */
  openOwn(path: string): Promise<Page>;
  /** Presses the real toolbar button for the active tab, which gives the extension access to that tab only. */
  pressButton(): Promise<FirefoxPopup>;
  /** Stops the background page immediately. */
  stopBackground(): Promise<void>;
  /** Errors of the extension's scripts since the last call. */
  takeErrors(): Promise<string[]>;
  /** Where the browser saves downloads. */
  downloads: string;
  close(): Promise<void>;
}

/** The popup below the toolbar button. It is not a tab, so puppeteer does not know it. */
export interface FirefoxPopup {
  /** Runs a function in the popup's page. The function can only use its parameters and that page's globals. */
  evaluate<A extends unknown[], R>(run: (...input: A) => R | Promise<R>, ...input: A): Promise<R>;
  /** Moves the mouse to the first matching element and clicks; the browser counts it as a user action. */
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** A Firefox with the extension and a temporary profile that is removed on close. It can only reach this machine. @param extension folder of the build */
export async function launchFirefox(executablePath: string, extension: string): Promise<FirefoxBrowser> {
  const { browser_specific_settings: settings } = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8')) as {
    browser_specific_settings: { gecko: { id: string } };
  };
  const extensionId = settings.gecko.id;
  const downloads = mkdtempSync(join(tmpdir(), 'pageloupe-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    // Gives access to the browser window with toolbar and popup.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [extensionId]: uuid }),
      // Nobody can answer the permission prompt: after a real click on the page it is granted, otherwise it is an error.
      'extensions.webextOptionalPermissionPrompts': false,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
  await browser.installExtension(extension);
  const inside = await insideOf(browser);

  const openOwn = async (path: string): Promise<Page> => {
    const page = await browser.newPage();
    const url = origin + path;
    // It navigates, but puppeteer is never notified of the arrival.
    void page.goto(url).catch(() => {});
    await until(() =>
      page.evaluate((start) => location.href.startsWith(start) && document.readyState === 'complete', url).catch(() => false),
    );
    return page;
  };
  return {
    downloads,
    openOwn,
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      await page.bringToFront();
      return page;
    },
    async pressButton() {
      await inside(pressButton, extensionId);
      const popup: FirefoxPopup = {
        evaluate: (run, ...input) =>
          inside(
            askPopup,
            `(async () => {
          const page = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false });
          return Cu.evalInSandbox(${JSON.stringify(answering(run, input))}, page);
        })()`,
          ).then(answerOf) as never,
        click: (selector) => inside(askPopup, answering(clickIn, [selector])).then(answerOf) as Promise<void>,
        close: () => inside(closePopup),
      };
      // The panel is open a moment before the page in it has the browser's API.
      while (!(await popup.evaluate(() => 'browser' in globalThis))) await sleep(25);
      return popup;
    },
    stopBackground: () => inside(stopBackground, extensionId),
    takeErrors: () => inside(takeErrors, origin),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Creates a function that runs others in the browser window. */
async function insideOf(browser: Browser) {
  // Puppeteer has no API for that window, but its connection does.
  const { connection } = browser as unknown as { connection: { send<R>(method: string, parameters: object): Promise<{ result: R }> } };
  const tree = await connection.send<{ contexts: { context: string }[] }>('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [window] = tree.result.contexts;
  return async <A extends unknown[], R>(run: (...input: A) => R, ...input: A): Promise<Awaited<R>> => {
    const {
      result: { result },
    } = await connection.send<{ result: { value: string } }>('script.evaluate', {
      expression: answering(run, input),
      target: { context: window!.context },
      awaitPromise: true,
      resultOwnership: 'none',
    });
    return answerOf(result.value) as Awaited<R>;
  };
}

/** An expression that returns a promise of the function's result or error as JSON. */
const answering = (run: (...input: never[]) => unknown, input: readonly unknown[]) =>
  `(async () => { try { return JSON.stringify({ value: await (${String(run)})(...${JSON.stringify(input)}) }); } catch (error) { return JSON.stringify({ error: String(error) }); } })()`;

function answerOf(text: string): unknown {
  const { value, error } = JSON.parse(text) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

interface Content {
  document: Document;
  synthesizeMouseEvent(type: string, x: number, y: number, mouse: object, how: object): void;
  setTimeout: typeof setTimeout;
}
declare const content: Content;

/** Runs next to the popup's page. */
async function clickIn(selector: string): Promise<void> {
  const element = content.document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  element.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => {
    content.setTimeout(resolve, 50);
  });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const [type, clickCount] of [
    ['mousemove', 0],
    ['mousedown', 1],
    ['mouseup', 1],
  ] as const) {
    // A synthesized event would not count as a user action.
    content.synthesizeMouseEvent(
      type,
      left + width / 2,
      top + height / 2,
      { button: 0, clickCount, inputSource: 1 },
      { isDOMEventSynthesized: false, isWidgetEventSynthesized: false },
    );
  }
}

/** Repeats a call until it returns something. @throws after as long as Playwright's own checks wait */
export async function until<T>(ask: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const end = Date.now() + 240_000; Date.now() < end;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`Nothing came: ${String(ask)}`);
}
