import { factValueOf } from './core/fact-value.ts';
import { buildReport, type Durations, type Report } from './core/report/report.ts';
import { failureReason, factFailure } from './core/failure.ts';
import { probedFacts, type KnownFacts } from './core/facts.ts';
import type { Because, Gathered } from './core/facts/missing.ts';
import type { ProbeHop } from './core/facts/probes.ts';
import type { VitalsFact } from './core/facts/page.ts';
import type { JudgeOptions } from './core/judge.ts';
import { errorMessage } from './core/helpers/error-message.ts';
import type { Messages } from './core/report/finding-sentences.ts';
import { translateReport } from './core/report/in-language.ts';
import { withDerivedFacts } from './derive/derived-facts.ts';
import { glanceOf } from './derive/glance.ts';
import { withJsonLdItems } from './derive/structured-data/completed.ts';
import { readingOfCrawlers } from './views/crawler-reading.ts';
import { checkSchemaTerms, type Vocabulary } from './derive/structured-data/schema-terms.ts';
import { probePage } from './fetch/probe-page.ts';
import type { ProbeProgress } from './fetch/probe-progress.ts';
import type { Prober } from './fetch/prober.ts';
import { rememberingProber } from './fetch/remembering-prober.ts';
import { checks as en } from '../words/en/checks/index.ts';
import { signals } from './signals/index.ts';
import { pause, TimeLimitOver, timeLimits, withinTimeLimit } from './time-limits.ts';
import type { ToolId } from './tools.ts';

/** What a host provides for an audit: a browser extension, a service, a test. */
export interface AuditPorts {
  page: PagePort;
  /** Opens the prober for other URLs; null if only the page's own site may be requested. */
  openProber: ((of: { pageUrl: string; hosts: readonly string[] | null }) => Promise<OpenProber>) | null;
  /** If the network is elsewhere: probes the targets of listTargets(), instead of `openProber`, and returns the facts. */
  probe?(known: KnownFacts): Promise<KnownFacts>;
  /** The file schema-org.json of the build. Called once per page with structured data. */
  vocabulary(): Promise<Vocabulary>;
  /** Milliseconds, only for durations. */
  clock(): number;
}
/** One document. Every function may reject: then the document, or that part of it, is unknown. */
export interface PagePort {
  /** Facts of the document, with the milliseconds of work for them. */
  collect(): Promise<{ known: KnownFacts; ms: Pick<Durations, 'collect'> }>;
  /** Makes collect() return what it has read so far. */
  stop(): Promise<unknown>;
  /** Facts from the page's own site: those in {@link siteFacts}. */
  fetchSite(): Promise<KnownFacts>;
  readVitals(): Promise<VitalsFact | null>;
}
export interface OpenProber {
  prober: Prober;
  close(): void;
}

/** Facts from the page's own site, in the order in which they are reported. */
export const siteFacts = ['response', 'served', 'robotsTxt', 'sitemap', 'llmsTxt'] as const;

/** page → site → probes → complete, or failed at any time. `page`: the document is being read, and nothing is known yet. */
export type AuditStep = 'page' | 'site' | 'probes' | 'complete' | 'failed';

/** Why there is no report. Only the host can interpret errors of its own ports. */
export type AuditFailure =
  | { code: 'page-refused' | 'site-refused'; error: unknown }
  | { code: 'page-timeout' | 'site-timeout' | 'no-page' | 'cancelled' }
  | { code: 'not-a-page'; contentType: string }
  | { code: 'another-page'; url: string }
  | { code: 'not-well-formed'; detail: string };

/** The user's choices for the page. */
export type Choice = Omit<JudgeOptions, 'now'>;
export const noChoice: Choice = { intent: 'index', pageType: null, aiOptOut: false };

export interface AuditSettings {
  /** The choices for the page, requested when its URL is known. */
  choiceFor?(url: string): Promise<Choice>;
  /** Facts found earlier in the same document, requested after it was read. */
  foundBefore?(): Promise<KnownFacts>;
  /** Only signals of these tools are judged; empty for all. */
  tools?: readonly ToolId[];
  /** Sentences in the language of the report: English by default. */
  messages?: Messages;
  /** Without facts from its site, the page has no report. Otherwise the report covers what is known. */
  needsSite?: boolean;
  /** Reason for facts that only probes provide, until there are some. */
  notProbed?: Because;
  /** False for a page that was not requested: it is not read. */
  wants?(url: string): boolean;
  /** Probes are part of the audit: it is complete when they have ended, or their time is over. */
  probes?: Omit<ProbeRequest, 'signal' | 'visit'> & { visitTo?(known: KnownFacts): Promise<readonly ProbeHop[] | null> };
  /** Judges once, when everything is known, because nobody watches. */
  onlyAtEnd?: boolean;
}

export interface ProbeRequest {
  /** When aborted, running requests are canceled, and the rest stays unchecked. */
  signal: AbortSignal;
  /** Only these hosts are requested, if they are allowed; null for all. */
  hosts?: readonly string[] | null;
  /** The redirects that led to the page, if they were seen. */
  visit?: readonly ProbeHop[] | null;
  /** Also probes what is already known. */
  again?: boolean;
  /** Called with the prober, to pause it or to change its limits. */
  onProber?(prober: Prober): void;
  /** Called at most four times a second, with the facts found so far. */
  onProgress?(progress: ProbeProgress, found: KnownFacts): void;
}

const noDurations: Durations = { collect: 0, judge: 0, network: 0, total: 0 };
/** Milliseconds between two judgements while probes run: not more often than a reader can follow. */
const judgeEvery = 700;

/**
 * The audit of one page, in order: facts of the document, judged; facts of its site, judged; facts of probes on request, judged as
 * they arrive. Known facts only grow, and each judgement covers all of them. Nothing here rejects.
 */
export class PageAudit {
  step: AuditStep = 'page';
  failure: AuditFailure | null = null;
  /** The collected facts, and those derived from them. */
  known: KnownFacts = {};
  /** Includes its facts; null before the first judgement. */
  report: Report | null = null;
  choice: Choice = noChoice;
  /** Duration of the last judgement in milliseconds. */
  judgedMs = 0;
  /** True while probes run. */
  probing = false;
  readonly #ports: AuditPorts;
  readonly #settings: AuditSettings;
  #messages: Messages;
  readonly #onChange: (audit: PageAudit) => void;
  #durations = noDurations;
  #waiting = new StoppableWait();
  readonly #abort = new AbortController();
  #cancelled = false;

  /** @param onChange called after every step and every judgement */
  constructor(ports: AuditPorts, settings: AuditSettings = {}, onChange: (audit: PageAudit) => void = () => undefined) {
    this.#ports = ports;
    this.#settings = settings;
    this.#messages = settings.messages ?? en;
    this.#onChange = onChange;
  }

  /** An audit that was complete before its host was stopped. */
  static restored(ports: AuditPorts, report: Report, choice: Choice, onChange: (audit: PageAudit) => void): PageAudit {
    const audit = new PageAudit(ports, {}, onChange);
    audit.step = 'complete';
    audit.known = report.facts ?? {};
    audit.report = report;
    audit.choice = choice;
    audit.#durations = report.durationMs;
    return audit;
  }

  /**
   * Runs the whole audit, judging as {@link AuditSettings} says.
   * @param began start by the clock, if the host did work before: opening the page
   * @returns why there is no report; null if it is complete
   */
  async run(began = this.#ports.clock()): Promise<AuditFailure | null> {
    const failure = (await this.#readPage()) ?? (await this.#readSite(began));
    if (this.#cancelled) return { code: 'cancelled' };
    if (failure) {
      this.step = 'failed';
      this.failure = failure;
      this.known = {};
      this.report = null;
      this.#onChange(this);
    }
    return failure;
  }

  /** Stops waiting: what was read so far is the audit. */
  async stop(): Promise<void> {
    if (this.step === 'page') {
      this.#ports.page.stop().catch(() => undefined);
      // A page that responds returns what it has read; others are not waited for.
      await pause(timeLimits.stop);
      if (this.step === 'page') this.#waiting.end();
    } else if (this.step === 'site') this.#waiting.end();
  }

  /** Ends the audit silently, because nobody wants it any more. */
  cancel(): void {
    this.#cancelled = true;
    this.#waiting.end();
    this.#abort.abort();
  }

  /** Says everything in another language, also what was judged before. */
  setMessages(messages: Messages): void {
    this.#messages = messages;
    const report = this.report && translateReport(this.report, messages);
    if (report === this.report) return;
    this.report = report;
    this.#onChange(this);
  }

  async choose(change: Partial<Choice>): Promise<void> {
    this.choice = { ...this.choice, ...change };
    await this.#judgeAgain();
  }

  /** Adds facts. */
  async add(facts: KnownFacts): Promise<void> {
    this.known = { ...this.known, ...facts };
    await this.#judgeAgain();
  }

  /** Reads the live vitals again. @returns whether they have changed */
  async updateVitals(): Promise<boolean> {
    const vitals = await this.#ports.page.readVitals().catch(() => null);
    if (!vitals || this.step !== 'complete' || JSON.stringify(factValueOf(this.known, 'vitals')) === JSON.stringify(vitals)) return false;
    await this.add({ vitals: { ok: true, value: vitals } });
    return true;
  }

  /** Requests the page's links, canonical, alternates, images and URL variants. @throws if no prober can be opened */
  async probe(request: ProbeRequest): Promise<void> {
    const turns = new JudgingPace(this.#ports.clock);
    this.probing = true;
    try {
      await this.#gatherProbes(request, () => {
        if (turns.due()) void this.#judgeAgain().finally(() => turns.ended());
      });
    } finally {
      this.probing = false;
    }
    await this.#judgeAgain();
  }

  async #gatherProbes(
    { signal, hosts = null, visit = null, again = false, onProber, onProgress }: ProbeRequest,
    arrived: () => void,
  ): Promise<void> {
    if (!this.#ports.openProber) return;
    const before = again ? withoutProbedFacts(this.known) : this.known;
    const { prober: opened, close } = await this.#ports.openProber({ pageUrl: factValueOf(before, 'page')?.url ?? '', hosts });
    const prober = rememberingProber(opened, before);
    const stop = () => prober.stop();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    onProber?.(prober);
    try {
      const all = await probePage(
        before,
        prober,
        (facts, progress) => {
          const found = probeOutcomesIn(facts);
          this.known = { ...this.known, ...found };
          onProgress?.(progress, found);
          arrived();
        },
        visit ? { visit } : {},
      );
      // After a stop, nothing that is missing will arrive, but what was found stays.
      const last = signal.aborted
        ? { ...probeOutcomesIn(all), ...(all.linkStatus ? { linkStatus: all.linkStatus } : {}) }
        : onlyProbedFacts(all);
      this.known = { ...this.known, ...last };
    } finally {
      signal.removeEventListener('abort', stop);
      close();
    }
  }

  async #readPage(): Promise<AuditFailure | null> {
    this.#onChange(this);
    // Most pages have structured data, so the vocabulary for its validation is loaded while the page is read.
    this.#ports.vocabulary().catch(() => undefined);
    const answer = await settled(this.#waiting.for(withinTimeLimit(timeLimits.page, this.#ports.page.collect())));
    if (this.#cancelled) return { code: 'cancelled' };
    if (!answer.ok)
      return answer.error instanceof TimeLimitOver || answer.error instanceof Stopped
        ? { code: 'page-timeout' }
        : { code: 'page-refused', error: answer.error };
    const { known, ms } = answer.value;
    const page = factValueOf(known, 'page');
    if (!page) return { code: 'no-page' };
    if (page.notWellFormed !== undefined) return { code: 'not-well-formed', detail: page.notWellFormed };
    if (!isHtml(page.contentType)) return { code: 'not-a-page', contentType: page.contentType };
    if (this.#settings.wants?.(page.url) === false) return { code: 'another-page', url: page.url };
    const [choice, before] = await Promise.all([this.#settings.choiceFor?.(page.url), this.#settings.foundBefore?.()]);
    this.choice = choice ?? noChoice;
    this.known = { ...withJsonLdItems(known), ...noProbes(this.#settings.notProbed), ...before };
    this.#durations = { ...noDurations, collect: Math.round(ms.collect) };
    if (this.#settings.onlyAtEnd) this.step = 'site';
    else await this.#judge('site');
    return null;
  }

  async #readSite(began: number): Promise<AuditFailure | null> {
    const { clock, page } = this.#ports;
    const requested = clock();
    this.#waiting = new StoppableWait();
    const reading = settled(this.#waiting.for(withinTimeLimit(timeLimits.site, page.fetchSite())));
    // Facts that depend only on the page are derived while its site responds.
    if (this.#settings.onlyAtEnd) this.known = withDerivedFacts(await this.#withTerms());
    const answer = await reading;
    if (this.#cancelled) return { code: 'cancelled' };
    if (!answer.ok && this.#settings.needsSite)
      return answer.error instanceof TimeLimitOver ? { code: 'site-timeout' } : { code: 'site-refused', error: answer.error };
    this.known = {
      ...this.known,
      ...(answer.ok
        ? { ...noSite(failureReason('site-unread')), ...answer.value }
        : answer.error instanceof TimeLimitOver
          ? noSite(failureReason('site-unread'), 'timeout')
          : noSite(failureReason('site-unreached', { error: errorMessage(answer.error) }))),
    };
    if (this.#settings.probes) await this.#probeWithin(timeLimits.probes);
    if (this.#cancelled) return { code: 'cancelled' };
    const ended = clock();
    this.#durations = { ...this.#durations, network: Math.round(ended - requested), total: Math.round(ended - began) };
    await this.#judge('complete');
    return null;
  }

  /** Runs probes that nobody watches: what they have not found in time stays unchecked. */
  async #probeWithin(ms: number): Promise<void> {
    this.step = 'probes';
    const { visitTo, ...request } = this.#settings.probes ?? {};
    const timer = setTimeout(() => this.#abort.abort(), ms);
    try {
      const visit = (await visitTo?.(this.known)) ?? null;
      if (this.#ports.probe) this.known = { ...this.known, ...onlyProbedFacts(await this.#ports.probe(this.known)) };
      else await this.#gatherProbes({ ...request, visit, signal: this.#abort.signal }, () => undefined);
    } catch {
      // Without a prober, the facts stay unchanged.
    } finally {
      clearTimeout(timer);
    }
  }

  async #judgeAgain(): Promise<void> {
    if (this.report && !this.#cancelled) await this.#judge(this.step);
  }

  /** Judges everything that is known now. */
  async #judge(step: AuditStep): Promise<void> {
    this.known = await this.#withTerms();
    if (this.#cancelled) return;
    const began = this.#ports.clock();
    const { choice, known } = this;
    const report = judgePage(
      known,
      { ...choice, now: factValueOf(known, 'page')?.at ?? 0 },
      this.#durations,
      this.#settings.tools,
      this.#messages,
    );
    this.judgedMs = this.#ports.clock() - began;
    this.#durations = { ...this.#durations, judge: this.#durations.judge || Math.round(this.judgedMs) };
    this.report = { ...report, durationMs: this.#durations };
    this.known = report.facts ?? known;
    this.step = step;
    this.#onChange(this);
  }

  async #withTerms(): Promise<KnownFacts> {
    if (this.known.schemaTerms) return this.known;
    const schemaTerms = await this.#schemaTerms();
    // More may have arrived in the meantime.
    return { ...this.known, schemaTerms };
  }

  async #schemaTerms(): Promise<NonNullable<KnownFacts['schemaTerms']>> {
    const data = factValueOf(this.known, 'structuredData');
    if (!data) return factFailure('not-supported', 'structured-data-unread');
    try {
      return {
        ok: true,
        value: data.items.length === 0 ? { release: '', issues: [] } : checkSchemaTerms(data.items, await this.#ports.vocabulary()),
      };
    } catch (error) {
      return factFailure('collector-failed', 'vocabulary-unread', { error: errorMessage(error) });
    }
  }
}

/**
 * Judges all signals, or those of some tools, by the known and derived facts, and builds the report. Pure.
 * @param messages sentences in the language of the report: English by default
 */
export const judgePage = (
  known: KnownFacts,
  options: JudgeOptions,
  durationMs: Durations,
  chosen: readonly ToolId[] = [],
  messages: Messages = en,
): Report => {
  const derived = withDerivedFacts(known);
  const views = { glance: glanceOf(known, options.now), crawlerReading: readingOfCrawlers(derived) };
  return buildReport(signals, derived, options, durationMs, messages, chosen, views);
};

/** Whether a content type is that of a page; XHTML is. Without a content type, the browser decides. */
export const isHtml = (contentType: string): boolean => ['', 'text/html', 'application/xhtml+xml'].includes(contentType.toLowerCase());

const noProbes = (why: Because = failureReason('not-requested')): KnownFacts =>
  Object.fromEntries(probedFacts.map((name) => [name, { ok: false, reason: 'not-probed', ...why }]));
function noSite(why: Because, reason: 'collector-failed' | 'timeout' = 'collector-failed'): KnownFacts {
  const missing: Gathered<never> = { ok: false, reason, ...why };
  return Object.fromEntries(siteFacts.map((name) => [name, missing]));
}
/** Only the facts that probes provide. */
export const onlyProbedFacts = (facts: KnownFacts): KnownFacts =>
  Object.fromEntries(probedFacts.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
/** While probes run, a failure may still be replaced. */
const probeOutcomesIn = (facts: KnownFacts): KnownFacts =>
  Object.fromEntries(Object.entries(onlyProbedFacts(facts)).filter(([, fact]) => fact.ok));
const withoutProbedFacts = (known: KnownFacts): KnownFacts =>
  Object.fromEntries(Object.entries(known).filter(([name]) => !(probedFacts as readonly string[]).includes(name)));

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };
const settled = <T>(work: Promise<T>): Promise<Settled<T>> =>
  work.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );

class Stopped extends Error {}
/** Something that can be waited for until the waiting is canceled. */
class StoppableWait {
  #reject: (error: Error) => void = () => undefined;
  readonly #stopped = new Promise<never>((_, reject) => {
    this.#reject = reject;
  });
  constructor() {
    this.#stopped.catch(() => undefined);
  }
  for<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    return Promise.race([work, this.#stopped]);
  }
  end(): void {
    this.#reject(new Stopped('you stopped waiting.'));
  }
}

/** Decides when to judge again: one judgement at a time, and less often on a slow machine. */
class JudgingPace {
  readonly #clock: () => number;
  #began: number;
  #next: number;
  #busy = false;
  constructor(clock: () => number) {
    this.#clock = clock;
    this.#began = clock();
    this.#next = this.#began;
  }
  due(): boolean {
    if (this.#busy || this.#clock() < this.#next) return false;
    this.#busy = true;
    this.#began = this.#clock();
    return true;
  }
  ended(): void {
    const now = this.#clock();
    this.#next = now + Math.max(judgeEvery, 3 * (now - this.#began));
    this.#busy = false;
  }
}
