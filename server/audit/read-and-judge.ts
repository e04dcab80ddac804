import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import { factFailure } from '../../checks/core/failure.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { createProber } from '../../checks/fetch/prober.ts';
import { probeTargets } from '../../checks/fetch/probe-page.ts';
import { waitUnlessAborted } from '../../checks/fetch/probe-net.ts';
import type { ProbeTargets } from '../../checks/fetch/targets.ts';
import type { EgressGuard } from '../egress/guard.ts';
import type { EgressNet } from '../egress/net.ts';
import type { Traffic } from '../egress/traffic.ts';
import { whyNavigationWasRefused } from './visit/navigation-refusal.ts';
import type { AuditOrder } from './auditor.ts';
import type { JudgeThread, JudgeThreads } from './judge.ts';
import type { Judgement, SiteToJudge } from './judge-messages.ts';
import { isWebPage, type Answered, type OpenVisitPage } from './visit/open-page.ts';
import type { VisitEnd } from './visit/end.ts';
import type { PreparedPages } from './visit/prepared-pages.ts';
import type { Reading } from './reading.ts';
import { refusalFor, unreadableRefusal } from './refusals.ts';
import type { SiteFiles } from './site-files.ts';

export interface VisitHost {
  browser: Browser;
  guard: EgressGuard;
  pages: PreparedPages;
  judges: JudgeThreads;
  /** in-page.ts, as one expression. */
  script: string;
  trust: string | undefined;
  /** Called with the cleanup that continues after the result: false if the browser did not close the page in time. */
  closing(closed: Promise<boolean>): void;
  /** Called if the browser opens no more pages: it is ended. */
  hangs(): void;
}

/** Resources that are open while a page is read. */
export interface Opened {
  order: AuditOrder;
  host: VisitHost;
  page: OpenVisitPage;
  files: SiteFiles;
  /** Epoch milliseconds. */
  now: number;
  traffic: Traffic;
  probes: EgressNet;
  over: VisitEnd;
  began: number;
  redirects: Answered['http']['redirects'];
}

/** Shares of the total time: deadline for reading, and for probes. */
const shares = { read: 0.8, probes: 0.92 };
/** Maximum number of attempts if the page navigates while it is read. */
const attempts = 3;

/**
 * From an open page to its report: the page is collected, its site is fetched, and a separate thread judges both.
 * @returns `cut` if there was no time left for some part
 * @throws AuditRefused
 */
export async function readAndJudge(visit: Opened): Promise<{ report: Report; reading: Reading | null; judgeMs: number; cut: boolean }> {
  const cut = new CutOff(visit);
  try {
    const { over, page, host } = visit;
    const stop = () => void page.call(host.script, 'stop').catch(() => undefined);
    const answer = await over.race(cut.ending(collect(visit, attempts), stop));
    const { report, reading, refusal, judgeMs } = await judge(visit, answer, cut);
    if (!report) throw refusalFor(refusal?.code ?? 'target-crashed-renderer', refusal?.reason);
    return { report, reading, judgeMs, cut: cut.happened };
  } finally {
    cut.end();
  }
}

/** The response of the page's process: not trusted. */
interface Collected {
  url: string;
  facts: unknown;
}

async function collect(visit: Opened, attemptsLeft: number): Promise<Collected> {
  const { page, host, now, traffic } = visit;
  let answer: unknown;
  try {
    answer = await page.call(host.script, 'collect', now);
  } catch {
    // It navigated meanwhile.
    page.forget();
    if (attemptsLeft <= 1) throw refusalFor('target-timeout', 'leaves');
    await sleep(250);
    return collect(visit, attemptsLeft - 1);
  }
  const aside = whyNavigationWasRefused(page, traffic);
  if (aside) throw aside;
  // The document itself was truncated.
  if (traffic.ended === 'bytes' && (await page.isLoading())) throw refusalFor('target-too-large');
  const { url, facts } = (answer ?? {}) as Partial<Record<'url' | 'facts', unknown>>;
  if (typeof url !== 'string') throw unreadableRefusal();
  // The browser shows something else instead of the page, and may report its URL late.
  if (!isWebPage(url)) throw whyNavigationWasRefused(page, traffic) ?? refusalFor('target-forbidden', 'leadsAside');
  return { url, facts };
}

/** The verdict, made in a thread that gets everything it needs. @throws AuditRefused */
async function judge(visit: Opened, answer: Collected, cut: CutOff): Promise<Judgement> {
  const { host, over } = visit;
  const thread = host.judges.take();
  let whole = false;
  try {
    const judgement = await over.race(judgeWithThread(visit, answer, cut, thread));
    whole = true;
    return judgement;
  } finally {
    await host.judges.giveBack(thread, whole);
  }
}

/** Each part is sent as soon as it is available: the thread works on the page while the site responds. */
async function judgeWithThread(visit: Opened, { url, facts }: Collected, cut: CutOff, thread: JudgeThread): Promise<Judgement> {
  const { order, began } = visit;
  const siteFiles = cut.waiting(readSite(visit, url));
  thread.send({ page: { url, answer: facts, choice: order.choice, probe: order.probe, before: performance.now() - began } });
  const first = thread.next();
  // Either may still reject after nobody awaits it.
  for (const one of [siteFiles, first]) one.catch(() => undefined);
  // If the page cannot be judged, the site is not needed.
  const early = await Promise.race([siteFiles, first]);
  if (early && 'done' in early) return early.done;
  const site = await siteFiles;
  thread.send({ site });
  const message = await first;
  if ('done' in message) return message.done;
  thread.send({ probed: await probe(visit, message.probe, site?.known.robotsTxt, cut) });
  const last = await thread.next();
  if ('done' in last) return last.done;
  throw unreadableRefusal();
}

async function readSite({ order, host, page, files }: Opened, url: string): Promise<SiteToJudge> {
  const { known, html } = await files.of(url);
  const { response } = known;
  if (!response?.ok) return { known: { ...known, served: response ?? factFailure('offline', 'no-answer') }, served: null };
  if (html === null)
    return { known: { ...known, served: factFailure('refused', 'no-document', { status: response.value.status }) }, served: null };
  try {
    const answer = await page.call(host.script, 'served', html, response.value);
    // From here on, the browser is idle.
    host.pages.prepare(host.browser, order);
    return { known, served: { answer } };
  } catch (error) {
    return { known: { ...known, served: factFailure('collector-failed', 'reading-failed', { error: errorMessage(error) }) }, served: null };
  }
}

async function probe(
  { probes, redirects }: Opened,
  targets: ProbeTargets,
  robotsTxt: KnownFacts['robotsTxt'],
  cut: CutOff,
): Promise<KnownFacts> {
  const prober = createProber(
    { request: (url, init) => probes.probe(url, init), online: () => true, clock: () => Date.now(), sleep: waitUnlessAborted },
    {},
  );
  const hops = redirects.map(({ url, status }) => ({ url, status }));
  return cut.ending(
    probeTargets(targets, robotsTxt, prober, () => undefined, { visit: hops }),
    () => prober.stop(),
  );
}

/** Stops the work in progress at the times in {@link shares}; whatever is known by then is judged. */
class CutOff {
  happened = false;
  #stop: () => void = () => undefined;
  readonly #timers: readonly ReturnType<typeof setTimeout>[];

  constructor({ order, began }: Pick<Opened, 'order' | 'began'>) {
    this.#timers = Object.values(shares).map((share) =>
      setTimeout(
        () => {
          this.happened = true;
          this.#stop();
        },
        began + order.timeoutMs * share - performance.now(),
      ),
    );
  }
  /** Work that returns partial results when it is stopped. */
  async ending<T>(work: Promise<T>, stop: () => void): Promise<T> {
    this.#stop = stop;
    try {
      return await work;
    } finally {
      this.#stop = () => undefined;
    }
  }
  /** Stops waiting at the deadline, and returns null then. */
  waiting<T>(work: Promise<T>): Promise<T | null> {
    let giveUp = (): void => undefined;
    const late = new Promise<null>((resolve) => {
      giveUp = () => resolve(null);
    });
    return this.ending(Promise.race([work, late]), giveUp);
  }
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#stop();
  }
}
