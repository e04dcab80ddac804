import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, Request, Response } from 'playwright-core';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { withinTimeLimit } from '../../../checks/time-limits.ts';
import { isBotWall } from '../../../checks/fetch/link-class.ts';
import type { AuditOrder, VisitHttp } from '../auditor.ts';
import { screens, userAgentOf } from './devices.ts';
import type { InPage } from './in-page-world.ts';
import { refusalFor, refusalByChromium } from '../refusals.ts';
import { limitUnpacked } from './unpacked-bytes.ts';

/** How long the browser may take to close a page before it counts as hung, in milliseconds. */
export const closeLimit = { ms: 5_000 };
const worldName = 'pageloupe';
const recordedHeaders = [
  'age',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'link',
  'location',
  'permissions-policy',
  'referrer-policy',
  'refresh',
  'retry-after',
  'server',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];
const headerLength = 2_000;

export interface Answered {
  url: string;
  http: Omit<VisitHttp, 'transferBytes'>;
  /** It may be a bot check instead of the page. */ wall: boolean;
}

/** A page in its own browser context, which ends with the visit. */
export class OpenVisitPage {
  dialogs = 0;
  popups = 0;
  /** The page's process is gone. */
  crashed = false;
  /** Called when that happens. */
  onCrash: () => void = () => undefined;
  /** Called if the page or one of its documents exceeds its decompressed size limit. */
  onFlood: () => void = () => undefined;
  /** Called when the document breaks off. Chromium shows what it has, and its load event never comes. */
  #onBreak: () => void = () => undefined;
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #session: CDPSession;
  /** Responses to navigations of the main frame, newest last. */
  readonly #answers: Response[] = [];
  /** The last navigation of the main frame whose document has arrived completely. */
  #whole: Request | null = null;
  /** Chromium's error code for the last failed navigation of the main frame, and its URL. */
  #failure: { url: string; text: string } | null = null;
  #download = false;
  #world: number | null = null;

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    [this.#context, this.#page, this.#session] = [context, page, session];
  }

  /** @param proxy proxy of the visit */
  static async open(
    browser: Browser,
    order: Pick<AuditOrder, 'device' | 'userAgent' | 'userAgentText' | 'pageLocale' | 'javascript' | 'session'>,
    proxy: string,
  ): Promise<OpenVisitPage> {
    const context = await browser.newContext({
      ...screens[order.device],
      proxy: { server: proxy },
      userAgent: userAgentOf(order, browser.version()),
      ...(order.pageLocale === null ? {} : { locale: order.pageLocale }),
      ...(order.session && { storageState: order.session as BrowserContextOptions['storageState'] & object }),
      javaScriptEnabled: order.javascript,
      serviceWorkers: 'block',
      acceptDownloads: false,
      permissions: [],
    });
    try {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const open = new OpenVisitPage(context, page, session);
      open.#watch();
      await limitUnpacked(session, () => open.onFlood());
      return open;
    } catch (error) {
      await closeContext(context);
      throw error;
    }
  }

  #watch(): void {
    const page = this.#page;
    page.on('crash', () => {
      this.crashed = true;
      this.onCrash();
    });
    page.on('dialog', (dialog) => {
      this.dialogs++;
      dialog.dismiss().catch(() => undefined);
    });
    page.on('download', (download) => {
      this.#download = true;
      download.cancel().catch(() => undefined);
    });
    page.on('response', (response) => {
      const request = response.request();
      if (request.isNavigationRequest() && frameOf(request) === page.mainFrame()) this.#answers.push(response);
    });
    page.on('requestfinished', (request) => {
      if (request.isNavigationRequest() && frameOf(request) === page.mainFrame()) this.#whole = request;
    });
    page.on('requestfailed', (request) => {
      if (!request.isNavigationRequest() || frameOf(request) !== page.mainFrame()) return;
      this.#failure = { url: request.url(), text: request.failure()?.errorText ?? '' };
      // Aborted: the page has navigated on.
      if (request.existingResponse() && isWebPage(page.url()) && this.#failure.text !== 'net::ERR_ABORTED') this.#onBreak();
    });
    this.#context.on('page', (popup) => {
      if (popup === page) return;
      this.popups++;
      popup.close().catch(() => undefined);
    });
  }

  /**
   * Navigates to the URL, and waits as the order requires.
   * @returns false if the page was not ready in time, but there is a document
   * @throws AuditRefused if there is none
   */
  async go({ url, waitUntil, headers }: AuditOrder, ms: number): Promise<boolean> {
    const end = performance.now() + ms;
    if (Object.keys(headers).length > 0) await this.#send(headers, new URL(url).origin);
    const broken = new Promise<boolean>((resolve) => {
      this.#onBreak = () => resolve(false);
    });
    const going = this.#page.goto(url, { waitUntil, timeout: ms }).then(() => true);
    // It is still waited for when the document breaks off.
    going.catch(() => undefined);
    try {
      return await Promise.race([going, broken]);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (this.#download || /Download is starting/.test(message)) throw refusalFor('target-download');
      if (/interrupted by another navigation/.test(message)) return this.#settle(waitUntil, end);
      const last = this.#answers.at(-1);
      if (/Timeout \d+ms exceeded/.test(message) && last && isWebPage(this.#page.url())) return false;
      if (/ERR_ABORTED/.test(message)) {
        if (last && [204, 205].includes(last.status())) throw refusalFor('target-not-html', 'noAnswer');
        if (last && isWebPage(this.#page.url())) return this.#settle(waitUntil, end);
        // A redirect to a URL that browsers do not open: ftp:, mailto:, an app.
        if (last && last.status() >= 300 && last.status() < 400) throw refusalFor('target-forbidden', 'leadsAside');
        // Chromium hides what it cannot show: 304 for a page that it has no copy of, a redirect to a javascript: URL.
        throw refusalFor('target-protocol-error');
      }
      throw refusalByChromium(message, last?.status()) ?? error;
    }
  }

  /**
   * Sends the order's headers to one origin only. Each hop of a redirect is checked here: the browser would send them to every origin that
   * it redirects to, and Playwright's routes see only the first hop.
   */
  async #send(orderHeaders: AuditOrder['headers'], origin: string): Promise<void> {
    const names = new Set(Object.keys(orderHeaders).map((name) => name.toLowerCase()));
    this.#session.on('Fetch.requestPaused', ({ requestId, request }) => {
      const headers = Object.entries(request.headers)
        .filter(([name]) => !names.has(name.toLowerCase()))
        .map(([name, value]) => ({ name, value: String(value) }));
      if (parseUrl(request.url)?.origin === origin) for (const [name, value] of Object.entries(orderHeaders)) headers.push({ name, value });
      // A request that cannot be sent as ordered must not stay pending.
      this.#session
        .send('Fetch.continueRequest', { requestId, headers })
        .catch(() => this.#session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(() => undefined));
    });
    await this.#session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  /** Waits until a page that navigated by itself is ready. */
  async #settle(waitUntil: AuditOrder['waitUntil'], end: number): Promise<boolean> {
    try {
      await this.#page.waitForLoadState(waitUntil, { timeout: Math.max(1, end - performance.now()) });
      return true;
    } catch {
      return false;
    }
  }

  get url(): string {
    return this.#page.url();
  }

  /** Whether the document has arrived completely. */
  get isWhole(): boolean {
    return this.#whole !== null && this.#whole === this.#answers.at(-1)?.request();
  }

  /** The URL after the server's redirects; '' if there was no response. */
  get arrived(): string {
    return this.#answers.find((one) => one.status() < 300 || one.status() >= 400)?.url() ?? '';
  }

  /** Set if the page navigated to something that is not a web page: the URL, and the error ('' without one). Null if it is a web page. */
  get aside(): { url: string; text: string } | null {
    const { url } = this;
    if (isWebPage(url)) return null;
    return url.startsWith('chrome-error:') && this.#failure ? this.#failure : { url, text: '' };
  }

  /** The response that delivered the document at a URL: that of the last navigation to it, otherwise the last response. */
  answerOf(url: string): Answered | null {
    const bare = url.split('#', 1)[0];
    const answer = this.#answers.findLast((one) => one.url().split('#', 1)[0] === bare) ?? this.#answers.at(-1);
    return answer ? answered(answer) : null;
  }

  /**
   * Calls a function of in-page.ts in the page's isolated world, which the page cannot see or reach; creates that world if needed.
   * @throws if the page navigates meanwhile, or the call throws
   */
  async call<N extends keyof InPage>(script: string, name: N, ...args: Parameters<InPage[N]>): Promise<unknown> {
    this.#world ??= await this.#makeWorld(script);
    const { result, exceptionDetails } = await this.#session.send('Runtime.callFunctionOn', {
      functionDeclaration: `function (...args) { return globalThis.pageloupe.${name}(...args); }`,
      executionContextId: this.#world,
      arguments: args.map((value) => ({ value: value as unknown })),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(String(exceptionDetails.exception?.description ?? exceptionDetails.text).slice(0, 500));
    return result.value as unknown;
  }

  async #makeWorld(script: string): Promise<number> {
    const { frameTree } = await this.#session.send('Page.getFrameTree');
    const { executionContextId } = await this.#session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName });
    const { exceptionDetails } = await this.#session.send('Runtime.evaluate', { expression: script, contextId: executionContextId });
    if (exceptionDetails) throw new Error('The collectors could not be put into the page.');
    return executionContextId;
  }

  /** Whether the parser has not finished. */
  async isLoading(): Promise<boolean> {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: 'document.readyState',
      returnByValue: true,
      ...(this.#world === null ? {} : { contextId: this.#world }),
    });
    return result.value === 'loading';
  }

  /** Called when the page may contain another document. */
  forget(): void {
    this.#world = null;
  }

  /** @returns false if the browser did not do it in time */
  close(): Promise<boolean> {
    return closeContext(this.#context);
  }
}

/** @returns false if the browser did not do it in time */
export const closeContext = (context: BrowserContext): Promise<boolean> =>
  withinTimeLimit(
    closeLimit.ms,
    context.close().catch(() => undefined),
  ).then(
    () => true,
    () => false,
  );

/** Whether a URL is a document from a server, not a browser's error page, about:blank or blob:. */
export const isWebPage = (url: string): boolean => /^https?:/.test(url);

function frameOf(request: Request): unknown {
  try {
    return request.frame();
  } catch {
    // A request of another window, whose page has no frame yet.
    return null;
  }
}

function answered(answer: Response): Answered {
  const responseHeaders = answer.headers();
  const headers = Object.fromEntries(
    recordedHeaders.flatMap((name) => (responseHeaders[name] === undefined ? [] : [[name, responseHeaders[name].slice(0, headerLength)]])),
  );
  const redirects: { url: string; status: number; location: string }[] = [];
  for (let request = answer.request().redirectedFrom(); request && redirects.length < 30; request = request.redirectedFrom()) {
    redirects.unshift({ url: request.url(), status: redirectStatus(request), location: request.redirectedTo()?.url() ?? '' });
  }
  const contentType = headers['content-type'] ?? '';
  const http = {
    status: answer.status(),
    statusText: answer.statusText().slice(0, 200),
    contentType,
    charset: /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i.exec(contentType)?.[1]?.toLowerCase() ?? null,
    redirects,
    headers,
  };
  return { url: answer.url(), http, wall: http.status >= 400 && isBotWall((name) => responseHeaders[name] ?? null) };
}

/** Read immediately: the response of a redirect arrives before the one that it leads to. */
const redirectStatus = (request: Request): number => request.existingResponse()?.status() ?? 0;
