import type { Browser } from 'playwright-core';
import { failed, isPageType, parseUrl, type Vocabulary } from '../../checks/index.ts';
import { EgressError } from '../egress/egress-error.ts';
import { hostAndPortOf, type EgressGuard } from '../egress/guard.ts';
import { openNet, type EgressNet } from '../egress/net.ts';
import { probeCaps, siteCaps, Traffic } from '../egress/traffic.ts';
import { AuditRefused, type AuditOrder, type Visit, type VisitWarning, type VisitWarningCode } from './auditor.ts';
import { userAgentOf } from './devices.ts';
import type { Judges } from './judge.ts';
import type { HostCalls } from './judge-messages.ts';
import { documentBytes, isWebPage, type Answered, type OpenPage } from './open-page.ts';
import { closePrepared, type PreparedPage, type PreparedPages } from './prepared-pages.ts';
import { refused, refusedBy, refusedByChromium } from './refusals.ts';
import { SiteFiles } from './site-files.ts';
import { reasonWords, refusalWords, warningWords } from '../../words/en/server/audit.ts';

export interface VisitHost {
  browser: Browser;
  guard: EgressGuard;
  pages: PreparedPages;
  judges: Judges;
  /** in-page.ts, as one expression. */
  script: string;
  vocabulary(): Promise<Vocabulary>;
  trust: string | undefined;
  /** Told what is still to be done after the outcome: false where the browser did not close the page in time. */
  closing(closed: Promise<boolean>): void;
}

/** What each part may take of the whole time: loading ends first, then reading; probes and the site's files have what is left. */
const shares = { load: 0.6, read: 0.8, site: 0.92 };
/** How often a page may leave while it is read. */
const attempts = 3;

/** One audit, from an empty context to a report. @throws AuditRefused */
export async function visitPage(order: AuditOrder, host: VisitHost, signal: AbortSignal): Promise<Visit> {
  const url = new URL(order.url);
  const began = performance.now();
  let seen: OpenPage | null = null;
  const over = new Over(signal, order.timeoutMs, () =>
    seen?.arrived ? refused('target-timeout', reasonWords.busy) : refused('target-timeout'),
  );
  const orderHeaders = {
    headers: requestHeaders(order, host.browser.version()),
    extraHeaders: { origin: url.origin, headers: order.headers },
    trust: host.trust,
  };
  const net = openNet(host.guard, new Traffic(siteCaps, host.guard.totals), orderHeaders);
  const probes = openNet(host.guard, new Traffic(probeCaps, host.guard.totals), orderHeaders);
  const opening = host.pages.take(host.browser, order);
  try {
    const { page, traffic } = await over.race(opening);
    seen = page;
    page.onCrash = () => over.end(refused('target-crashed-renderer'));
    page.onFlood = () => over.end(refused('target-too-large'));
    const now = Date.now();
    const files = new SiteFiles(net.site, now);
    void files.of(order.url);
    const loaded = await over.race(load(page, order, traffic));
    const answer = page.answerOf(page.url);
    if (answer) checkAnswer(answer.http);
    const opened = performance.now();
    const { report, reading, judgeMs, cut } = await judged({
      order,
      host,
      page,
      files,
      now,
      traffic,
      probes,
      over,
      began,
      visit: answer?.http.redirects ?? [],
    });
    // Of what is shown in place of a page, whose own URL the browser told too late.
    if (!isWebPage(report.url)) throw asideOf(page, traffic) ?? refused('target-forbidden', reasonWords.leadsAside);
    const end = page.answerOf(report.url);
    if (!end) throw refused('target-connect-failed');
    return {
      report,
      ...(reading && { reading }),
      http: { ...end.http, transferBytes: traffic.bytes },
      warnings: warningsOf({ order, answer: end, loaded, cut, page, traffic }),
      ms: {
        load: Math.round(opened - began),
        collect: report.durationMs.collect,
        site: report.durationMs.network,
        judge: Math.round(judgeMs),
        total: Math.round(performance.now() - began),
      },
    };
  } finally {
    over.clear();
    host.closing(close(opening, net, probes));
  }
}

/** A page that is still being opened is closed as well. */
async function close(opening: Promise<PreparedPage>, ...nets: EgressNet[]): Promise<boolean> {
  const [opened] = await Promise.all([opening.catch(() => null), ...nets.map((net) => net.close())]);
  return opened === null || closePrepared(opened);
}

interface Judging {
  order: AuditOrder;
  host: VisitHost;
  page: OpenPage;
  files: SiteFiles;
  now: number;
  traffic: Traffic;
  probes: EgressNet;
  over: Over;
  began: number;
  visit: Answered['http']['redirects'];
}

/** The report, made in a thread of its own. @throws AuditRefused */
async function judged({ order, host, page, files, now, traffic, probes, over, began, visit: hops }: Judging) {
  const thread = host.judges.take();
  let whole = false;
  let cut = false;
  const timers = [shares.read, shares.site].map((share) =>
    setTimeout(
      () => {
        cut = true;
        thread.stop();
      },
      began + order.timeoutMs * share - performance.now(),
    ),
  );
  try {
    const hostCalls = callsOf({ order, host, page, files, now, traffic, probes });
    const judgement = await over.race(
      thread.run(
        {
          choice: order.choice,
          probe: order.probe,
          visit: hops.map(({ url, status }) => ({ url, status })),
          before: performance.now() - began,
        },
        hostCalls,
      ),
    );
    whole = true;
    if (!judgement.report) throw refused(judgement.refusal?.code ?? 'target-crashed-renderer', judgement.refusal?.detail ?? undefined);
    return { report: judgement.report, reading: judgement.reading, judgeMs: judgement.judgeMs, cut };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await host.judges.giveBack(thread, whole);
  }
}

/** What the thread may ask for. */
function callsOf({
  order,
  host,
  page,
  files,
  now,
  traffic,
  probes,
}: Pick<Judging, 'order' | 'host' | 'page' | 'files' | 'now' | 'traffic' | 'probes'>): HostCalls {
  const calls = new Map<number, AbortController>();
  const readSite = async (url: string): ReturnType<HostCalls['site']> => {
    const { known, html } = await files.of(url);
    const { response } = known;
    if (!response?.ok) return { known: { ...known, served: response ?? failed('offline', 'no-answer') }, served: null };
    if (html === null)
      return { known: { ...known, served: failed('refused', 'no-document', { status: response.value.status }) }, served: null };
    const answer = await page.call(host.script, 'served', html, response.value);
    // From here on the browser has nothing to do.
    host.pages.prepare(host.browser, order);
    return { known, served: { answer } };
  };
  let early: { url: string; site: ReturnType<HostCalls['site']> } | null = null;
  return {
    async collect() {
      const answer = await collect(page, host.script, now, traffic, attempts);
      // It will be needed; until then the browser need not wait for the thread to read what it answered.
      early = { url: page.url, site: readSite(page.url) };
      early.site.catch(() => undefined);
      return answer;
    },
    stop: () => page.call(host.script, 'stop'),
    site: (url) => (early?.url === url ? early.site : readSite(url)),
    vocabulary: () => host.vocabulary(),
    async probe(url, method, headers, call) {
      const abort = new AbortController();
      calls.set(call, abort);
      const { url: at, status, headers: responseHeaders, body } = await probes.probe(url, { method, headers, signal: abort.signal });
      return { url: at, status, headers: [...responseHeaders], body };
    },
    async abort(call) {
      calls.get(call)?.abort();
      calls.delete(call);
    },
  };
}

async function collect(page: OpenPage, script: string, now: number, traffic: Traffic, left: number): Promise<unknown> {
  try {
    const answer = await page.call(script, 'collect', now);
    const aside = asideOf(page, traffic);
    if (aside) return { refused: aside.code, detail: aside.message };
    // The document itself was cut off.
    return traffic.ended === 'bytes' && (await page.isLoading())
      ? { refused: 'target-too-large', detail: refusalWords['target-too-large'] }
      : answer;
  } catch {
    // It went elsewhere meanwhile.
    page.forget();
    if (left <= 1) return { refused: 'target-timeout', detail: reasonWords.leaves };
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    return collect(page, script, now, traffic, left - 1);
  }
}

/** What is known of a URL before anything is asked. @throws AuditRefused */
export function checkTarget(url: URL, guard: EgressGuard): void {
  try {
    guard.check(url);
  } catch (error) {
    throw error instanceof EgressError ? refusedBy(error) : error;
  }
}

/** What our own requests say of themselves: the same as the browser's. */
function requestHeaders(order: AuditOrder, version: string): Record<string, string> {
  return {
    accept: '*/*',
    'user-agent': userAgentOf(order.userAgent, order.device, version),
    'accept-language': order.pageLocale ?? 'en-US,en;q=0.9',
  };
}

/** @returns whether it loaded as the order asks */
async function load(page: OpenPage, order: AuditOrder, traffic: Traffic): Promise<boolean> {
  let loaded: boolean;
  try {
    loaded = await page.go(order, Math.max(500, order.timeoutMs * shares.load));
  } catch (error) {
    // The browser knows only that it got no answer.
    const why =
      [...traffic.failures.entries()].findLast(([where]) => where === '*' || where === hostAndPortOf(new URL(order.url)))?.[1] ??
      [...traffic.failures.values()].at(-1);
    if (why && !(error instanceof AuditRefused && tellsMore.has(error.code))) throw refusedBy(why);
    throw error;
  }
  if (order.settleMs > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, order.settleMs);
    });
  const aside = asideOf(page, traffic);
  if (aside) throw aside;
  return loaded;
}

/** Why there is nothing where the page went on to by itself, worded as for an HTTP redirect there; null where there is a page. */
function asideOf({ aside }: OpenPage, traffic: Traffic): AuditRefused | null {
  if (!aside) return null;
  const led = parseUrl(aside.url);
  const why = led && traffic.failures.get(hostAndPortOf(led));
  if (why) return refusedBy(why);
  return aside.text === ''
    ? refused('target-forbidden', reasonWords.leadsAside)
    : (refusedByChromium(aside.text) ?? refused('target-connect-failed'));
}

/** What a failure of the egress is not the reason of. */
const tellsMore: ReadonlySet<string> = new Set([
  'target-download',
  'target-not-html',
  'target-tls-error',
  'target-needs-login',
  'target-too-many-redirects',
  'target-crashed-renderer',
]);

function checkAnswer({ contentType, headers }: Answered['http']): void {
  if (!isPageType(contentType.split(';', 1)[0]!.trim())) throw refused('target-not-html');
  if (Number(headers['content-length'] ?? 0) > documentBytes) throw refused('target-too-large');
}

interface VisitResult {
  order: AuditOrder;
  answer: Answered;
  loaded: boolean;
  cut: boolean;
  page: OpenPage;
  traffic: Traffic;
}

function warningsOf({ order, answer: { url, http, wall }, loaded, cut, page, traffic }: VisitResult): VisitWarning[] {
  const { host } = new URL(url);
  const blocked = traffic.refused;
  return [
    ...(http.status >= 400 ? [warning('target-status', http.status)] : []),
    ...(wall ? [warning('bot-wall-suspected')] : []),
    ...(host === new URL(order.url).host ? [] : [warning('redirected-off-site', host)]),
    ...(page.arrived === '' || bare(page.arrived) === bare(url) ? [] : [warning('went-on', url.slice(0, 300))]),
    ...(blocked > 0 ? [warning('requests-blocked', blocked)] : []),
    ...(cut ? [warning('timeout-partial')] : []),
    ...(loaded ? [] : [warning('load-incomplete')]),
    ...(page.dialogs > 0 ? [warning('dialogs-dismissed', page.dialogs)] : []),
    ...(page.popups > 0 ? [warning('popups-closed', page.popups)] : []),
  ];
}

const bare = (url: string) => url.split('#', 1)[0];
const warning = (code: VisitWarningCode, detail: string | number = ''): VisitWarning => ({
  code,
  message: warningWords[code](String(detail)),
});

/** When a visit is over before its end: aborted, out of time, crashed. */
class Over {
  #reject: (error: AuditRefused) => void = () => undefined;
  readonly #over = new Promise<never>((_, reject) => {
    this.#reject = reject;
  });
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #signal: AbortSignal;
  readonly #abort = () => this.end(refused('cancelled'));

  /** @param late why, when the time is over */
  constructor(signal: AbortSignal, ms: number, late: () => AuditRefused) {
    this.#over.catch(() => undefined);
    this.#signal = signal;
    this.#timer = setTimeout(() => this.end(late()), ms);
    signal.addEventListener('abort', this.#abort);
    if (signal.aborted) this.#abort();
  }
  end(why: AuditRefused): void {
    this.#reject(why);
  }
  race<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    return Promise.race([work, this.#over]);
  }
  clear(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#abort);
  }
}
