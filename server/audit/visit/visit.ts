import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../../../checks/core/helpers/error-message.ts';
import { TimeLimitOver, withinTimeLimit } from '../../../checks/time-limits.ts';
import { isHtml } from '../../../checks/audit-page.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { EgressError } from '../../egress/egress-error.ts';
import { hostAndPort, type EgressGuard } from '../../egress/guard.ts';
import { openGuardedNet, type EgressNet } from '../../egress/net.ts';
import { probeCaps, siteCaps, Traffic } from '../../egress/traffic.ts';
import { whyNavigationWasRefused } from './navigation-refusal.ts';
import { AuditRefused, type AuditOrder, type Visit, type VisitWarning, type VisitWarningCode } from '../auditor.ts';
import { userAgentOf } from './devices.ts';
import type { ExtractedByName, Extraction } from '../extraction/extracted.ts';
import { runRules, extractionLimits } from '../extraction/extraction.ts';
import type { Answered, OpenVisitPage } from './open-page.ts';
import { VisitEnd } from './end.ts';
import { documentBytes } from './page-answer.ts';
import { isChangingLink } from '../../../checks/derive/links/purposes.ts';
import { closePreparedPage, type PreparedPage } from './prepared-pages.ts';
import { readAndJudge, type VisitHost } from '../read-and-judge.ts';
import { refusalFor, refusalByChromium, refusalByGuard, refusalOfCertificate, refusalOfRedirect } from '../refusals.ts';
import { warningText } from '../translate-visit.ts';
import { cookieHeaderFor } from './session.ts';
import { SiteFiles } from '../site-files.ts';
import { serverWords } from '../../words.ts';

/** Share of the total time that loading may take. */
const loadShare = 0.6;
/** Milliseconds for opening an empty page. A browser that takes longer, for example because it cannot start processes, is replaced. */
export const openLimit = { ms: 15_000 };

/** One audit, from an empty context to a report. @throws AuditRefused */
export async function visitPage(order: AuditOrder, host: VisitHost, signal: AbortSignal): Promise<Visit> {
  const url = new URL(order.url);
  const began = performance.now();
  let seen: OpenVisitPage | null = null;
  const over = new VisitEnd(signal, order.timeoutMs, () =>
    seen?.arrived ? refusalFor('target-timeout', 'busy') : refusalFor('target-timeout'),
  );
  const extraHeaders = { origin: url.origin, headers: headersOfOrder(order) };
  const headers = { headers: requestHeaders(order, host.browser.version()), trust: host.trust };
  const net = openGuardedNet(host.guard, new Traffic(siteCaps, host.guard.totals), { ...headers, extraHeaders });
  const probes = openGuardedNet(host.guard, new Traffic(probeCaps, host.guard.totals), {
    ...headers,
    // With a session, opening a link can end it, or delete something of the account.
    extraHeaders: { ...extraHeaders, mayHave: (link) => !isChangingLink(link) },
  });
  const opened = openedInTime(host.pages.take(host.browser, order), host);
  try {
    const { page, traffic } = await over.race(opened);
    seen = page;
    page.onCrash = () => over.end(refusalFor('target-crashed-renderer'));
    page.onFlood = () => over.end(refusalFor('target-too-large'));
    const now = Date.now();
    const files = new SiteFiles(net.site, now);
    void files.of(order.url);
    const loaded = await over.race(load(page, order, traffic));
    const answer = page.answerOf(page.url);
    if (answer) checkAnswer(answer.http);
    const afterLoad = performance.now();
    const { report, reading, judgeMs, cut } = await readAndJudge({
      order,
      host,
      page,
      files,
      now,
      traffic,
      probes,
      over,
      began,
      redirects: answer?.http.redirects ?? [],
    });
    const end = page.answerOf(report.url);
    if (!end) throw refusalFor('target-connect-failed');
    const extracted = order.extract ? await extract(order.extract, page, files, report.url, host.script) : null;
    return {
      report,
      ...(extracted && { extracted }),
      ...(reading && { reading }),
      http: { ...end.http, transferBytes: traffic.bytes },
      warnings: warningsOf({ order, answer: end, loaded, cut, page, traffic, facts: report.facts ?? {} }),
      ms: {
        load: Math.round(afterLoad - began),
        collect: report.durationMs.collect,
        site: report.durationMs.network,
        judge: Math.round(judgeMs),
        total: Math.round(performance.now() - began),
      },
    };
  } catch (error) {
    if (error instanceof AuditRefused) throw withResponse(error, lastResponseOf(seen));
    throw error;
  } finally {
    over.clear();
    host.closing(close(opened, net, probes));
  }
}

/** An error status decides: what the server returned instead of a page does not matter. */
function withResponse(error: AuditRefused, response: AuditRefused['response']): AuditRefused {
  const status = response?.status ?? 0;
  const isNoPage = error.code === 'target-not-html' || error.code === 'target-download';
  const refused = isNoPage && status >= 400 ? refusalFor('target-not-html', () => serverWords().reasons.statusAlone({ status })) : error;
  refused.response = response;
  return refused;
}

const lastResponseOf = (page: OpenVisitPage | null): AuditRefused['response'] => page?.answerOf(page.url)?.http ?? null;

/** Extracts values that the order requests in addition to the report, which is already complete. */
async function extract(
  rules: readonly Extraction[],
  page: OpenVisitPage,
  files: SiteFiles,
  url: string,
  script: string,
): Promise<ExtractedByName> {
  const site = await withinTimeLimit(extractionLimits.pageMs, files.of(url)).catch(() => null);
  return runRules(page, script, site?.html ?? null, rules);
}

/** The page has not been requested yet, so a browser that opens none is to blame, and the visit is repeated. */
async function openedInTime(opening: Promise<PreparedPage>, host: VisitHost): Promise<PreparedPage> {
  try {
    return await withinTimeLimit(openLimit.ms, opening);
  } catch (error) {
    if (error instanceof TimeLimitOver) {
      host.hangs();
      // The browser is ended now, but may still have opened it: its proxy must not stay.
      void opening.then(closePreparedPage, () => undefined);
      throw refusalFor('browser-unavailable', 'hung');
    }
    throw refusalByChromium(errorMessage(error)) ?? error;
  }
}

/** Closes a page, even one that is still being opened. @returns false if the browser did not close it in time */
async function close(opened: Promise<PreparedPage>, ...nets: EgressNet[]): Promise<boolean> {
  const [page] = await Promise.all([opened.catch(() => null), ...nets.map((net) => net.close())]);
  return page === null || closePreparedPage(page);
}

/** Checks a URL before anything is requested. @throws AuditRefused */
export function refuseForbiddenUrl(url: URL, guard: EgressGuard): void {
  try {
    guard.check(url);
  } catch (error) {
    throw error instanceof EgressError ? refusalByGuard(error) : error;
  }
}

/** Headers of the order, with the cookies of its session. */
function headersOfOrder({ url, headers, session }: AuditOrder): AuditOrder['headers'] {
  const cookies = session ? cookieHeaderFor(session.cookies, url, Date.now()) : '';
  return cookies === '' ? headers : { ...headers, cookie: [headers['cookie'], cookies].filter(Boolean).join('; ') };
}

/** Headers of our own requests: the same as the browser's. */
function requestHeaders(order: AuditOrder, version: string): Record<string, string> {
  return { accept: '*/*', 'user-agent': userAgentOf(order, version), 'accept-language': order.pageLocale ?? 'en-US,en;q=0.9' };
}

/** @returns whether the page loaded as ordered */
async function load(page: OpenVisitPage, order: AuditOrder, traffic: Traffic): Promise<boolean> {
  let loaded: boolean;
  try {
    loaded = await page.go(order, Math.max(500, order.timeoutMs * loadShare));
  } catch (error) {
    // The browser only knows that there was no response, and not the authorities of the user.
    const certificate = [...traffic.certificateFaults.values()].at(-1);
    if (certificate && error instanceof AuditRefused && error.code === 'target-tls-error') throw refusalOfCertificate(certificate);
    if (error instanceof AuditRefused && moreSpecific.has(error.code)) throw error;
    const why = [...traffic.failures.entries()].findLast(([where]) => where === '*' || where === hostAndPort(new URL(order.url)))?.[1];
    if (why) throw refusalByGuard(why);
    const elsewhere = [...traffic.failures.values()].at(-1);
    throw elsewhere ? refusalOfRedirect(elsewhere) : error;
  }
  if (order.settleMs > 0) await sleep(order.settleMs);
  const aside = whyNavigationWasRefused(page, traffic);
  if (aside) throw aside;
  return loaded;
}

/** Failures that say more than what the egress guard noted, and were not caused by it. */
const moreSpecific: ReadonlySet<string> = new Set([
  'target-download',
  'target-not-html',
  'target-tls-error',
  'target-needs-login',
  'target-too-many-redirects',
  'target-crashed-renderer',
]);

function checkAnswer({ contentType, headers }: Answered['http']): void {
  if (!isHtml(contentType.split(';', 1)[0]!.trim())) throw refusalFor('target-not-html');
  if (Number(headers['content-length'] ?? 0) > documentBytes) throw refusalFor('target-too-large');
}

interface VisitResult {
  order: AuditOrder;
  answer: Answered;
  loaded: boolean;
  cut: boolean;
  page: OpenVisitPage;
  traffic: Traffic;
  facts: KnownFacts;
}

function warningsOf({ order, answer: { url, http, wall }, loaded, cut, page, traffic, facts }: VisitResult): VisitWarning[] {
  const { host } = new URL(url);
  const blocked = traffic.refused;
  const { served } = facts;
  const overlay = factValueOf(facts, 'device')?.wall;
  return [
    ...(http.status >= 400 ? [warning('target-status', http.status)] : []),
    ...(wall ? [warning('bot-wall-suspected')] : []),
    ...(overlay ? [warning(overlay.alone ? 'covered-alone' : 'covered', clipText(overlay.at.text || overlay.at.snippet, 120))] : []),
    ...(host === new URL(order.url).host ? [] : [warning('redirected-off-site', host)]),
    ...(page.arrived === '' || bare(page.arrived) === bare(url) ? [] : [warning('went-on', url.slice(0, 300))]),
    ...(blocked > 0 ? [warning('requests-blocked', blocked)] : []),
    ...(cut ? [warning('timeout-partial')] : []),
    ...(!served || served.ok || http.status >= 400 ? [] : [warning('raw-html-unread', served)]),
    ...(loaded ? [] : [warning(page.isWhole ? 'load-incomplete' : 'document-cut')]),
    ...(page.dialogs > 0 ? [warning('dialogs-dismissed', page.dialogs)] : []),
    ...(page.popups > 0 ? [warning('popups-closed', page.popups)] : []),
  ];
}

const bare = (url: string) => url.split('#', 1)[0];
function warning(code: VisitWarningCode, about: NonNullable<VisitWarning['detail']> | number = ''): VisitWarning {
  const detail = typeof about === 'number' ? String(about) : about;
  return { code, message: warningText(code, detail), detail };
}
