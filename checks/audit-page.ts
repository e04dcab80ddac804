import { buildReport, factValueOf, type Durations, type Report } from './core/report.ts';
import { failureReason, factFailure } from './core/failure.ts';
import { probedFacts, type Because, type Gathered, type KnownFacts, type ProbeHop, type VitalsFact } from './core/facts.ts';
import type { JudgeOptions } from './core/judge.ts';
import { errorMessage } from './core/error-message.ts';
import type { Messages } from './core/finding-sentences.ts';
import { withDerivedFacts } from './derive/derived-facts.ts';
import { deriveGlance } from './derive/glance.ts';
import { withCompleteStructuredData } from './derive/structured-data/completed.ts';
import { crawlerReading } from './views/crawler-reading.ts';
import { deriveSchemaTerms, type Vocabulary } from './derive/structured-data/schema-terms.ts';
import { probePage } from './fetch/probe-page.ts';
import type { ProbeProgress } from './fetch/probe-progress.ts';
import type { Prober } from './fetch/prober.ts';
import { rememberingProber } from './fetch/remembering-prober.ts';
import { en } from '../words/en/checks/index.ts';
import { signals } from './signals/index.ts';
import { TimeLimitOver, timeLimits, withinTimeLimit } from './time-limits.ts';
import type { ToolId } from './tools.ts';

/** What a host gives an audit: a browser extension, a service, a test. */
export interface AuditPorts {
  page: PagePort;
  /** Opens what requests other URLs; null if nothing beside the page's own site may be requested. */
  openProber: ((of: { pageUrl: string; hosts: readonly string[] | null }) => Promise<OpenProber>) | null;
  /** Where the network is elsewhere: probes what listProbeTargets() names, in place of `openProber`, and returns the facts. */
  probe?(known: KnownFacts): Promise<KnownFacts>;
  /** The file schema-org.json of the build. Called once for each page with structured data. */
  vocabulary(): Promise<Vocabulary>;
  /** Milliseconds, only for durations. */
  clock(): number;
}
/** One document. Every function may reject: that is why the document, or that part of it, is not known. */
export interface PagePort {
  /** Facts of the document, with the milliseconds of work that they took. */
  collect(): Promise<{ known: KnownFacts; ms: Pick<Durations, 'collect'> }>;
  /** Ends collect(): it returns what was read until then. */
  stop(): Promise<unknown>;
  /** What the page's own site says about it: the facts named in {@link siteFacts}. */
  collectSite(): Promise<KnownFacts>;
  readVitals(): Promise<VitalsFact | null>;
}
export interface OpenProber {
  prober: Prober;
  close(): void;
}

/** Facts that the page's own site gives, in the order in which they are reported. */
export const siteFacts = ['response', 'served', 'robotsTxt', 'sitemap', 'llmsTxt'] as const;

/** page → site → probes → complete, or failed at any time before. `page`: the document is being read, nothing is known yet. */
export type AuditStep = 'page' | 'site' | 'probes' | 'complete' | 'failed';

/** Why there is no report. What the host's own ports threw is for the host to understand. */
export type AuditFailure =
  | { code: 'page-refused' | 'site-refused'; error: unknown }
  | { code: 'page-timeout' | 'site-timeout' | 'no-page' | 'cancelled' }
  | { code: 'not-a-page'; contentType: string }
  | { code: 'another-page'; url: string }
  | { code: 'not-well-formed'; detail: string };

/** What the reader chose for the page. */
export type Choice = Omit<JudgeOptions, 'now'>;
export const noChoice: Choice = { intent: 'index', pageType: null, aiOptOut: false };

export interface AuditSettings {
  /** What was chosen for the page, requested when its URL is known. */
  choiceFor?(url: string): Promise<Choice>;
  /** Facts that were found before in the same document, requested when it was read. */
  foundBefore?(): Promise<KnownFacts>;
  /** Only the signals of these tools are judged; empty for all. */
  tools?: readonly ToolId[];
  /** In which language the report speaks: English unless asked otherwise. */
  messages?: Messages;
  /** Without what its site says, the page has no report. Otherwise the report is of what is known. */
  needsSite?: boolean;
  /** Said of facts that only probes bring, until there are some. */
  notProbed?: Because;
  /** False for a page that nobody requested: it is not read. */
  wants?(url: string): boolean;
  /** Probes are part of the audit: it is complete when they have ended, or their time is over. */
  probes?: Omit<ProbeRequest, 'signal' | 'visit'> & { visitTo?(known: KnownFacts): Promise<readonly ProbeHop[] | null> };
  /** One judgement, when all is known: nobody watches. */
  onlyAtEnd?: boolean;
}

export interface ProbeRequest {
  /** Aborted, what is under way is cut off and the rest stays unchecked. */
  signal: AbortSignal;
  /** Only these hosts are requested, of those that are allowed; null for all. */
  hosts?: readonly string[] | null;
  /** The redirecting answers on the way to the page, where they were seen. */
  visit?: readonly ProbeHop[] | null;
  /** Also what is known already. */
  again?: boolean;
  /** Gets the prober, to pause it or to change its limits. */
  onProber?(prober: Prober): void;
  /** At most four times a second, with the facts found so far. */
  onProgress?(progress: ProbeProgress, found: KnownFacts): void;
}

const noDurations: Durations = { collect: 0, judge: 0, network: 0, total: 0 };
/** Milliseconds between two judgements while probes bring facts: not more often than a reader can follow. */
const judgeEvery = 700;

/**
 * The audit of one page, in its order: facts of the document, judged; facts of its site, judged; on request those of probes, judged as
 * they come. What is known only grows, and each judgement is of all that is known. Nothing here rejects.
 */
export class PageAudit {
  step: AuditStep = 'page';
  failure: AuditFailure | null = null;
  /** What was gathered, and what follows from it. */
  known: KnownFacts = {};
  /** With its facts; null before the first judgement. */
  report: Report | null = null;
  choice: Choice = noChoice;
  /** Milliseconds of the last judgement. */
  judgedMs = 0;
  /** True while probes bring facts. */
  probing = false;
  readonly #ports: AuditPorts;
  readonly #settings: AuditSettings;
  readonly #tell: (audit: PageAudit) => void;
  #durations = noDurations;
  #waiting = new Waiting();
  readonly #abort = new AbortController();
  #cancelled = false;

  /** @param tell called after every step and every judgement */
  constructor(ports: AuditPorts, settings: AuditSettings = {}, tell: (audit: PageAudit) => void = () => undefined) {
    this.#ports = ports;
    this.#settings = settings;
    this.#tell = tell;
  }

  /** An audit that was complete before its host was stopped. */
  static restored(ports: AuditPorts, report: Report, choice: Choice, tell: (audit: PageAudit) => void): PageAudit {
    const audit = new PageAudit(ports, {}, tell);
    audit.step = 'complete';
    audit.known = report.facts ?? {};
    audit.report = report;
    audit.choice = choice;
    audit.#durations = report.durationMs;
    return audit;
  }

  /**
   * From the first fact to the last, judged as {@link AuditSettings} says.
   * @param began by the clock, where the host had work to do before: opening the page
   * @returns why there is no report, null when it is complete
   */
  async run(began = this.#ports.clock()): Promise<AuditFailure | null> {
    const failure = (await this.#readPage()) ?? (await this.#readSite(began));
    if (this.#cancelled) return { code: 'cancelled' };
    if (failure) {
      this.step = 'failed';
      this.failure = failure;
      this.known = {};
      this.report = null;
      this.#tell(this);
    }
    return failure;
  }

  /** Waits no longer: what was read until now is the audit. */
  async stop(): Promise<void> {
    if (this.step === 'page') {
      this.#ports.page.stop().catch(() => undefined);
      // A page that answers gives what was read by then; one that does not is not waited for.
      await pause(timeLimits.stop);
      if (this.step === 'page') this.#waiting.end();
    } else if (this.step === 'site') this.#waiting.end();
  }

  /** Nobody wants it any more: it ends without a word. */
  cancel(): void {
    this.#cancelled = true;
    this.#waiting.end();
    this.#abort.abort();
  }

  async choose(change: Partial<Choice>): Promise<void> {
    this.choice = { ...this.choice, ...change };
    await this.#judgeAgain();
  }

  /** Takes in more facts. */
  async add(facts: KnownFacts): Promise<void> {
    this.known = { ...this.known, ...facts };
    await this.#judgeAgain();
  }

  /** Reads the live vitals again. @returns whether they have changed */
  async readVitals(): Promise<boolean> {
    const vitals = await this.#ports.page.readVitals().catch(() => null);
    if (!vitals || this.step !== 'complete' || JSON.stringify(factValueOf(this.known, 'vitals')) === JSON.stringify(vitals)) return false;
    await this.add({ vitals: { ok: true, value: vitals } });
    return true;
  }

  /** Requests what the page names: links, canonical, alternates, pictures, other spellings of its URL. @throws when no prober can be opened */
  async probe(request: ProbeRequest): Promise<void> {
    const turns = new Turns(this.#ports.clock);
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
    const before = again ? without(this.known) : this.known;
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
          const found = foundIn(facts);
          this.known = { ...this.known, ...found };
          onProgress?.(progress, found);
          arrived();
        },
        visit ? { visit } : {},
      );
      // Stopped, nothing of what is missing is still to come, and what was found before stands.
      const last = signal.aborted
        ? { ...foundIn(all), ...(all.linkStatus ? { linkStatus: all.linkStatus } : {}) }
        : pageAuditProbeFacts(all);
      this.known = { ...this.known, ...last };
    } finally {
      signal.removeEventListener('abort', stop);
      close();
    }
  }

  async #readPage(): Promise<AuditFailure | null> {
    this.#tell(this);
    // Most pages have structured data: what it is validated by is loaded while the page is read.
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
    if (!isPageAuditContentType(page.contentType)) return { code: 'not-a-page', contentType: page.contentType };
    if (this.#settings.wants?.(page.url) === false) return { code: 'another-page', url: page.url };
    const [choice, before] = await Promise.all([this.#settings.choiceFor?.(page.url), this.#settings.foundBefore?.()]);
    this.choice = choice ?? noChoice;
    this.known = { ...withCompleteStructuredData(known), ...notProbed(this.#settings.notProbed), ...before };
    this.#durations = { ...noDurations, collect: Math.round(ms.collect) };
    if (this.#settings.onlyAtEnd) this.step = 'site';
    else await this.#judge('site');
    return null;
  }

  async #readSite(began: number): Promise<AuditFailure | null> {
    const { clock, page } = this.#ports;
    const requested = clock();
    this.#waiting = new Waiting();
    const reading = settled(this.#waiting.for(withinTimeLimit(timeLimits.site, page.collectSite())));
    // What follows from the page alone is found while its site answers.
    if (this.#settings.onlyAtEnd) this.known = withDerivedFacts(await this.#withTerms());
    const answer = await reading;
    if (this.#cancelled) return { code: 'cancelled' };
    if (!answer.ok && this.#settings.needsSite)
      return answer.error instanceof TimeLimitOver ? { code: 'site-timeout' } : { code: 'site-refused', error: answer.error };
    this.known = {
      ...this.known,
      ...(answer.ok
        ? { ...noSite(failureReason('site-unread')), ...answer.value }
        : noSite(failureReason('site-unreached', { error: errorMessage(answer.error) }))),
    };
    if (this.#settings.probes) await this.#probeWithin(timeLimits.probes);
    if (this.#cancelled) return { code: 'cancelled' };
    const ended = clock();
    this.#durations = { ...this.#durations, network: Math.round(ended - requested), total: Math.round(ended - began) };
    await this.#judge('complete');
    return null;
  }

  /** Nobody watches these probes: what they have not found in time stays unchecked. */
  async #probeWithin(ms: number): Promise<void> {
    this.step = 'probes';
    const { visitTo, ...request } = this.#settings.probes ?? {};
    const timer = setTimeout(() => this.#abort.abort(), ms);
    try {
      const visit = (await visitTo?.(this.known)) ?? null;
      if (this.#ports.probe) this.known = { ...this.known, ...pageAuditProbeFacts(await this.#ports.probe(this.known)) };
      else await this.#gatherProbes({ ...request, visit, signal: this.#abort.signal }, () => undefined);
    } catch {
      // Without a prober the facts stay as they are.
    } finally {
      clearTimeout(timer);
    }
  }

  async #judgeAgain(): Promise<void> {
    if (this.report && !this.#cancelled) await this.#judge(this.step);
  }

  /** Judges all that is known now. */
  async #judge(step: AuditStep): Promise<void> {
    this.known = await this.#withTerms();
    if (this.#cancelled) return;
    const began = this.#ports.clock();
    const { choice, known } = this;
    const report = buildPageAuditReport(
      known,
      { ...choice, now: factValueOf(known, 'page')?.at ?? 0 },
      this.#durations,
      this.#settings.tools,
      this.#settings.messages,
    );
    this.judgedMs = this.#ports.clock() - began;
    this.#durations = { ...this.#durations, judge: this.#durations.judge || Math.round(this.judgedMs) };
    this.report = { ...report, durationMs: this.#durations };
    this.known = report.facts ?? known;
    this.step = step;
    this.#tell(this);
  }

  async #withTerms(): Promise<KnownFacts> {
    if (this.known.schemaTerms) return this.known;
    const schemaTerms = await this.#schemaTerms();
    // More may have come in the meantime.
    return { ...this.known, schemaTerms };
  }

  async #schemaTerms(): Promise<NonNullable<KnownFacts['schemaTerms']>> {
    const data = factValueOf(this.known, 'structuredData');
    if (!data) return factFailure('not-supported', 'structured-data-unread');
    try {
      return {
        ok: true,
        value: data.items.length === 0 ? { release: '', issues: [] } : deriveSchemaTerms(data.items, await this.#ports.vocabulary()),
      };
    } catch (error) {
      return factFailure('collector-failed', 'vocabulary-unread', { error: errorMessage(error) });
    }
  }
}

/**
 * Judges all signals, or those of some tools, over what is known and what follows from it, and builds the report. Pure.
 * @param messages in which language it speaks: English unless asked otherwise
 */
export const buildPageAuditReport = (
  known: KnownFacts,
  options: JudgeOptions,
  durationMs: Durations,
  chosen: readonly ToolId[] = [],
  messages: Messages = en,
): Report => {
  const derived = withDerivedFacts(known);
  const views = { glance: deriveGlance(known, options.now), crawlerReading: crawlerReading(derived) };
  return buildReport(signals, derived, options, durationMs, messages, chosen, views);
};

/** XHTML is a page. Without a type, the browser finds out. */
export const isPageAuditContentType = (contentType: string): boolean =>
  ['', 'text/html', 'application/xhtml+xml'].includes(contentType.toLowerCase());

const notProbed = (why: Because = failureReason('not-requested')): KnownFacts =>
  Object.fromEntries(probedFacts.map((name) => [name, { ok: false, reason: 'not-probed', ...why }]));
function noSite(why: Because): KnownFacts {
  const missing: Gathered<never> = { ok: false, reason: 'collector-failed', ...why };
  return Object.fromEntries(siteFacts.map((name) => [name, missing]));
}
/** The facts that probes bring, of all. */
export const pageAuditProbeFacts = (facts: KnownFacts): KnownFacts =>
  Object.fromEntries(probedFacts.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
/** While probes are under way, a failure is not yet the last word. */
const foundIn = (facts: KnownFacts): KnownFacts =>
  Object.fromEntries(Object.entries(pageAuditProbeFacts(facts)).filter(([, fact]) => fact.ok));
const without = (known: KnownFacts): KnownFacts =>
  Object.fromEntries(Object.entries(known).filter(([name]) => !(probedFacts as readonly string[]).includes(name)));

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };
const settled = <T>(work: Promise<T>): Promise<Settled<T>> =>
  work.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );

class Stopped extends Error {}
/** What someone waits for until they wait no longer. */
class Waiting {
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

/** When it is time to judge again: one at a time, and a slow machine less often. */
class Turns {
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
