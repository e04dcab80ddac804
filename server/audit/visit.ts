import type { Browser } from 'playwright-core';
import { failed, isPageType, PageAudit, createProber, valueOf, type AuditFailure, type KnownFacts, type PagePort, type ResponseFact, type ServedFact, type Gathered, type VitalsFact, type Vocabulary } from '../../checks/index.ts';
import { EgressError } from '../egress/egress-error.ts';
import { openGate } from '../egress/gate.ts';
import { placeOf, type EgressGuard } from '../egress/guard.ts';
import { openNet } from '../egress/net.ts';
import { pageCaps, probeCaps, siteCaps, Traffic } from '../egress/traffic.ts';
import { AuditRefused, type AuditOrder, type Visit, type VisitWarning } from './auditor.ts';
import { userAgentOf } from './devices.ts';
import { OpenPage, type Answered } from './open-page.ts';
import { readAnswer, readFacts, unreadable } from './read-facts.ts';
import { refused, refusedBy } from './refusals.ts';
import { SiteFiles } from './site-files.ts';
import { warning } from './warnings.ts';

export interface VisitHost {
  browser: Browser;
  guard: EgressGuard;
  /** in-page.ts, as one expression. */
  script: string;
  vocabulary(): Promise<Vocabulary>;
  trust: string | undefined;
  /** The browser did not close a page in time. */
  hung(): void;
}

/** Bytes of a document, unpacked. */
const documentBytes = 10_000_000;
/** What each part may take of the whole time: loading ends first, then reading; probes and the site's files have what is left. */
const shares = { load: 0.6, read: 0.8, site: 0.92 };
/** How often a page may leave while it is read. */
const attempts = 3;

/** One audit, from an empty context to a report. @throws AuditRefused */
export async function visit(order: AuditOrder, host: VisitHost, signal: AbortSignal): Promise<Visit> {
  const url = new URL(order.url);
  checkTarget(url, host.guard);
  const began = performance.now();
  const over = new Over(signal, order.timeoutMs);
  const traffic = new Traffic(pageCaps, host.guard.totals);
  const siteTraffic = new Traffic(siteCaps, host.guard.totals);
  const own = { headers: ownHeaders(order, host.browser.version()), ownHeaders: { origin: url.origin, headers: order.headers }, trust: host.trust };
  const net = openNet(host.guard, siteTraffic, own);
  const gate = await openGate(host.guard, traffic);
  let page: OpenPage | null = null;
  try {
    page = await over.race(OpenPage.open(host.browser, order, gate.server, () => over.end(refused('target-crashed-renderer'))));
    const now = Date.now();
    const files = new SiteFiles(net.site, now);
    void files.of(order.url);
    const loaded = await over.race(load(page, order, traffic));
    const answer = page.answerOf(page.url);
    if (answer) checkAnswer(answer);
    const opened = performance.now();

    let probing: { stop(): void } | null = null;
    const reading = new Reading(page, host.script, files, now, traffic);
    const audit = new PageAudit({
      page: reading, vocabulary: () => host.vocabulary(), clock: () => performance.now(),
      openProber: !order.probe ? null : async () => {
        const out = openNet(host.guard, new Traffic(probeCaps, host.guard.totals), own);
        const prober = createProber(out.probe, {});
        probing = prober;
        return { prober, close: () => void out.close() };
      },
    }, {
      choiceFor: async () => order.choice, onlyAtEnd: true,
      ...(order.probe ? { probes: { visitTo: async () => answer && answer.redirects.map((hop) => ({ url: hop.url, status: hop.status })) } } : {}),
    });
    let cut = false;
    const stops = [order.timeoutMs * shares.read, order.timeoutMs * shares.site].map((at) => setTimeout(() => {
      cut ||= audit.step !== 'complete';
      probing?.stop();
      void audit.stop();
    }, began + at - performance.now()));
    let failure: AuditFailure | null;
    try {
      failure = await over.race(audit.run(began));
    } finally {
      for (const timer of stops) clearTimeout(timer);
      if (audit.step !== 'complete') audit.cancel();
    }
    if (failure || !audit.report) throw refusedAs(failure, reading);
    const ended = performance.now();
    const http = page.answerOf(audit.report.url);
    if (!http) throw refused('target-connect-failed');
    const { url: at, ...told } = http;
    return {
      report: audit.report, http: { ...told, transferBytes: traffic.bytes },
      warnings: warningsOf({ order, answer: http, at, loaded, cut, page, traffic, facts: audit.known }),
      ms: {
        load: Math.round(opened - began), collect: audit.report.durationMs.collect, site: audit.report.durationMs.network,
        judge: Math.round(audit.judgedMs), total: Math.round(ended - began),
      },
    };
  } finally {
    over.clear();
    // The way out closes first: nothing of this visit goes on.
    await Promise.all([gate.close(), net.close()]);
    if (page && !(await page.close())) host.hung();
  }
}

function checkTarget(url: URL, guard: EgressGuard): void {
  try {
    guard.check(url);
  } catch (error) {
    throw error instanceof EgressError ? refusedBy(error) : error;
  }
}

/** What our own requests say of themselves: the same as the browser's. */
function ownHeaders(order: AuditOrder, version: string): Record<string, string> {
  return {
    accept: '*/*', 'user-agent': userAgentOf(order.userAgent, order.device, version),
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
    const why = [...traffic.failures.entries()].findLast(([where]) => where === '*' || where === placeOf(new URL(order.url)))?.[1] ?? [...traffic.failures.values()].at(-1);
    if (why && !(error instanceof AuditRefused && tellsMore.has(error.code))) throw refusedBy(why);
    throw error;
  }
  if (order.settleMs > 0) await new Promise((resolve) => { setTimeout(resolve, order.settleMs); });
  return loaded;
}
/** What a failure of the egress is not the reason of. */
const tellsMore: ReadonlySet<string> = new Set(['target-download', 'target-not-html', 'target-tls-error', 'target-too-many-redirects', 'target-crashed-renderer']);

function checkAnswer({ contentType, headers }: Answered): void {
  if (!isPageType(contentType.split(';', 1)[0]!.trim())) throw refused('target-not-html');
  if (Number(headers['content-length'] ?? 0) > documentBytes) throw refused('target-too-large');
}

function refusedAs(failure: AuditFailure | null, reading: Reading): AuditRefused {
  if (reading.refusal) return reading.refusal;
  switch (failure?.code) {
    case 'not-a-page': return refused('target-not-html');
    case 'not-well-formed': return refused('target-not-html', 'The document is XML that is not well-formed: browsers show an error in its place.');
    case 'page-timeout': case 'site-timeout': return refused('target-timeout');
    case 'cancelled': return refused('cancelled');
    default: return unreadable();
  }
}

/** The document of a visit, for an audit. */
class Reading implements PagePort {
  /** Why it could not be read. */
  refusal: AuditRefused | null = null;
  readonly #page: OpenPage;
  readonly #script: string;
  readonly #files: SiteFiles;
  readonly #now: number;
  readonly #traffic: Traffic;
  #url = '';

  constructor(page: OpenPage, script: string, files: SiteFiles, now: number, traffic: Traffic) {
    [this.#page, this.#script, this.#files, this.#now, this.#traffic] = [page, script, files, now, traffic];
  }

  async collect(): Promise<{ known: KnownFacts; ms: { collect: number } }> {
    try {
      return await this.#collect(attempts);
    } catch (error) {
      this.refusal = error instanceof AuditRefused ? error : refused('target-crashed-renderer', 'The page could not be read.');
      throw error;
    }
  }

  async #collect(left: number): Promise<{ known: KnownFacts; ms: { collect: number } }> {
    let answer: unknown;
    try {
      answer = await this.#page.call(this.#script, 'collect', this.#now);
    } catch {
      // It went elsewhere meanwhile.
      this.#page.forget();
      if (left <= 1) throw refused('target-timeout', 'The page keeps going to other URLs, and could not be read.');
      await new Promise((resolve) => { setTimeout(resolve, 250); });
      return this.#collect(left - 1);
    }
    const { known, ms } = readAnswer(answer) as { known?: unknown; ms?: { collect?: unknown } };
    const facts = readFacts(known);
    const page = valueOf(facts, 'page');
    if (!page || typeof page.url !== 'string' || !Number.isFinite(page.at) || typeof page.contentType !== 'string') throw unreadable();
    if ((page.navigation?.htmlBytes ?? 0) > documentBytes || (this.#traffic.ended === 'bytes' && page.readyState === 'loading')) throw refused('target-too-large');
    this.#url = page.url;
    return { known: facts, ms: { collect: typeof ms?.collect === 'number' ? ms.collect : 0 } };
  }

  stop = () => this.#page.call(this.#script, 'stop');

  async collectSite(): Promise<KnownFacts> {
    const { known, html } = await this.#files.of(this.#url);
    const { response } = known;
    const served: Gathered<ServedFact> = !response?.ok ? response ?? failed('offline', 'no-answer')
      : html === null ? failed('refused', 'no-document', { status: response.value.status })
      : await this.#served(html, response.value);
    return { ...known, served };
  }

  async #served(html: string, response: ResponseFact): Promise<Gathered<ServedFact>> {
    const { served } = readFacts(readAnswer(await this.#page.call(this.#script, 'served', html, response)));
    return served ?? failed('collector-failed', 'reading-failed', { error: '' });
  }

  readVitals = async (): Promise<VitalsFact | null> => null;
}

interface Seen { order: AuditOrder; answer: Omit<Answered, 'url'>; at: string; loaded: boolean; cut: boolean; page: OpenPage; traffic: Traffic; facts: KnownFacts }

function warningsOf({ order, answer, at, loaded, cut, page, traffic }: Seen): VisitWarning[] {
  const { host } = new URL(at);
  const blocked = traffic.refused;
  return [
    ...(answer.status >= 400 ? [warning('target-status', answer.status)] : []),
    ...(host === new URL(order.url).host ? [] : [warning('redirected-off-site', host)]),
    ...(blocked > 0 ? [warning('requests-blocked', blocked)] : []),
    ...(cut ? [warning('timeout-partial')] : []),
    ...(loaded ? [] : [warning('load-incomplete')]),
    ...(page.dialogs > 0 ? [warning('dialogs-dismissed', page.dialogs)] : []),
    ...(page.popups > 0 ? [warning('popups-closed', page.popups)] : []),
  ];
}

/** When a visit is over before its end: aborted, out of time, crashed. */
class Over {
  #reject: (error: AuditRefused) => void = () => undefined;
  readonly #over = new Promise<never>((_, reject) => { this.#reject = reject; });
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #signal: AbortSignal;
  readonly #abort = () => this.end(refused('cancelled'));

  constructor(signal: AbortSignal, ms: number) {
    this.#over.catch(() => undefined);
    this.#signal = signal;
    this.#timer = setTimeout(() => this.end(refused('target-timeout')), ms);
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
