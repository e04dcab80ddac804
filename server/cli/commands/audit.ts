import { relative, resolve } from 'node:path';
import type { AuditOrder, Auditor } from '../../audit/auditor.ts';
import { ownAuthorities } from '../../options/ca.ts';
import { loadConfig } from '../config/load.ts';
import type { AuditFlags } from '../../options/table.ts';
import { runSettings, type AuditSettings, type RunSettings } from '../config/settings.ts';
import { describeSystemError, usageError, type ExitCode } from '../failure.ts';
import { linesForTerminal } from '../escape.ts';
import { openLocalAuditor } from '../open-auditor.ts';
import { LoginFailed, openLogin, auditorWithLogin } from './login.ts';
import { openPlugins, type CommandPlugins } from '../plugins.ts';
import { withPlugins } from '../../audit/plugins/plugins.ts';
import { Outputs } from '../outputs.ts';
import { TerminalProgressLine } from '../progress.ts';
import { inputBytes, readInputFile } from '../read-input.ts';
import { hearEndSignals, type HeardEndSignals } from '../end-signals.ts';
import { auditAll, isAuditorFailure, type IndexedOrder } from '../../audit/audit-all.ts';
import { usualBackOff } from '../../audit/back-off.ts';
import { withinTimeLimit } from '../../../checks/time-limits.ts';
import { unlessAborted } from '../../audit/close-in-time.ts';
import type { Session } from '../../audit/visit/session.ts';
import { compareWithLast } from '../run/compare-with-last.ts';
import { CrawlNotBegun, CrawlRun } from '../run/crawl-run.ts';
import { evaluateFinishedRun } from '../run/evaluate.ts';
import { lockRun, RunJournal, type Manifest } from '../run/journal.ts';
import type { Totals } from '../reporters/reporter.ts';
import { rowWithoutReport, unreachedPage, type RowDigest, type RowError, type RunRow } from '../../audit/row.ts';
import { readAssertions, RunTally, type RunAssertions } from '../run/tally.ts';
import { cookieHeader, isExpired, readCookies, type FileCookie } from '../targets/cookies.ts';
import { gatherTargets } from '../targets/gather.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';

/** Audits pages, checks the assertions, and writes the reports. @throws CommandFailed */
export async function auditCommand(urls: readonly string[], flags: AuditFlags, world: World): Promise<ExitCode> {
  const { config } = await loadConfig(world.cwd, flags.config ?? null, flags.language);
  const named = runSettings(urls, flags, config, world.cores, world.env);
  const settings: AuditSettings = { ...named, authorities: ownAuthorities(named.ca, world.cwd, usageError) };
  const wanted = await readAssertions(settings, world.cwd);
  const progress = new TerminalProgressLine(world, settings.quiet);
  const { server } = settings;
  if (server !== null) {
    const { auditOnServer } = await import('../run/audit-on-server.ts');
    return auditOnServer({ ...settings, server }, wanted, () => openOutputs(settings, world), progress, world);
  }
  const cookies = await cookiesFor(settings, world);
  const plugins = await openPlugins(settings, world);
  try {
    return await runAudits({ settings, wanted, cookies, plugins, progress, world });
  } finally {
    await plugins.close();
  }
}

/** Milliseconds to wait for a browser that still starts when the run is over. */
const lateStartMs = 2_500;
/** Null if the signal fires before; a browser that still starts is closed, or it would be open when the command ends. */
async function openUnlessAborted(opening: Promise<Auditor>, signal: AbortSignal): Promise<Auditor | null> {
  const auditor = await unlessAborted(opening, signal);
  if (auditor) return auditor;
  const closed = opening.then((late) => late.close(0));
  await withinTimeLimit(lateStartMs, closed).catch(() => undefined);
  return null;
}

interface Ended {
  totals: Totals;
  whole: boolean;
  /** Why it could not be compared; null if it could, or was not to be. */
  fault: unknown;
}

/** What a run is made with, besides its pages. */
interface RunOrder {
  settings: AuditSettings;
  wanted: RunAssertions;
  cookies: readonly FileCookie[];
  plugins: CommandPlugins;
  progress: TerminalProgressLine;
  world: World;
}

async function runAudits(order: RunOrder): Promise<ExitCode> {
  const { resume } = order.settings;
  const free = resume === null ? null : await lockRun(resolve(order.world.cwd, resume));
  try {
    return await runJournaled(order);
  } finally {
    await free?.();
  }
}

async function runJournaled(order: RunOrder): Promise<ExitCode> {
  const { settings, progress, world } = order;
  const begun = await beginRun(settings, world, progress);
  const { journal, keep } = begun;
  let whole = false;
  try {
    const ended = await finishRun(begun, order);
    whole = ended.whole;
    if (ended.fault !== null) throw ended.fault;
    return ended.totals.exitCode as ExitCode;
  } finally {
    // An interrupted run can be resumed. Delete the folder of a complete run, and of one without any page, unless the user named the folder.
    if (keep || (!whole && journal.size > 0)) await journal.close();
    else await journal.remove();
    await begun.crawl?.close();
    if (!whole && journal.size > 0) progress.say(serverWords().commands.run.kept({ dir: relative(world.cwd, journal.dir) || '.' }));
  }
}

async function finishRun(begun: Begun, order: RunOrder): Promise<Ended> {
  const outputs = await openOutputs(order.settings, order.world);
  // Heard from the beginning: while pages are audited, Run hears in its place, and no moment is left between the two.
  const signals = hearEndSignals(order.world, (note) => void order.world.stderr.write(`${note}\n`).catch(() => undefined));
  try {
    return await auditInto(outputs, begun, order, signals);
  } finally {
    signals.forget();
    await outputs.discard();
  }
}

async function auditInto(
  outputs: Outputs,
  { journal, manifest, before, crawl, refused, isEmpty }: Begun,
  order: RunOrder,
  signals: HeardEndSignals,
): Promise<Ended> {
  const { settings, wanted, cookies, plugins, progress, world } = order;
  const orderOf = (url: string): AuditOrder => ({
    ...settings.orderFor(url),
    url,
    headers: headersFor(url, settings, manifest, cookies, world.now()),
  });
  const tally = new RunTally(wanted, [...(manifest.losses ?? [])], manifest.crawl?.plan.start);
  if (isEmpty) tally.tolerateNothing();
  const run = new Run({ ...order, journal, outputs, crawl, tally });
  if (refused) await run.refuse(refused.error);
  const done = new Set(before);
  const unfinished = manifest.crawl ? [] : manifest.urls.flatMap((url, index) => (done.has(index) ? [] : [{ index, order: orderOf(url) }]));
  if (before.length > 0)
    progress.say(serverWords().commands.run.resumed({ done: before.length, left: crawl ? crawl.waiting : unfinished.length }));
  progress.tell(serverWords().commands.run.found({ pages: crawl ? crawl.waiting : unfinished.length, concurrency: settings.concurrency }));
  const beganAt = world.now();
  const isOver = crawl ? crawl.waiting === 0 : unfinished.length === 0;
  let interrupted = isOver ? null : await run.work(unfinished, orderOf, manifest);
  // Pages from before the interruption are read last, so that the run resumes immediately, and one by one, because all of them may be larger than memory.
  const damaged: number[] = [];
  for (const index of before) {
    if (signals.stop.signal.aborted) break;
    if (run.has(index)) continue;
    const row = await journal.read(index);
    if (row) await run.take(row);
    else damaged.push(index);
  }
  if (damaged.length > 0) progress.say(serverWords().commands.run.damaged({ rows: damaged.length }));
  if (damaged.length > 0 && !interrupted && !run.refusal && signals.first === null) {
    crawl?.giveBack(damaged);
    const again = crawl ? [] : damaged.map((index) => ({ index, order: orderOf(manifest.urls[index]!) }));
    interrupted = await run.work(again, orderOf, manifest);
  }
  if (run.refusal && manifest.crawl) await run.refuseStart(orderOf(manifest.crawl.plan.start), run.refusal);
  const rows = manifest.crawl
    ? run.rows()
    : manifest.urls.map((url, index) => run.rowOf(index) ?? unreachedPage(index, url, run.whyNotReached(url)));
  const evaluated = evaluateFinishedRun({
    rows,
    tally,
    read: (index) => journal.read(index),
    createdAt: manifest.createdAt,
    ms: world.now() - beganAt,
    interrupted,
    stopped: run.gaveUp,
    hasRow: run.has,
    crawl: crawl?.summary(rows.filter(({ state }) => state === 'done').length) ?? refused?.summary ?? null,
    ...(crawl && { readSitemaps: () => crawl.readSitemaps() }),
    look: settings,
  });
  const { finished, fault } = await compareWithLast(evaluated, settings, journal.rows, progress, world);
  for (const { name, file } of await outputs.finish(finished, world, settings.sandbox, plugins, signals))
    progress.say(serverWords().commands.run.written({ name, file }));
  await outputs.conclude(finished, settings.quiet, world);
  const whole = rows.every(({ state }) => state !== 'cancelled') && (crawl?.waiting ?? 0) === 0;
  return { totals: finished.totals, whole, fault };
}

async function openOutputs(settings: RunSettings, world: World): Promise<Outputs> {
  const { reports, rows, urlFiles, sitemaps, comment, baseline, cookieFile, compareWith, login, loginState, ca } = settings;
  const inputs = [baseline, cookieFile, compareWith, login, loginState, ca, ...urlFiles, ...sitemaps].filter((file) => file !== null);
  return Outputs.open(reports, world, rows, inputs, comment);
}

interface Begun {
  journal: RunJournal;
  manifest: Omit<Manifest, 'schemaVersion'>;
  /** Pages that have a report already. */ before: number[];
  /** The folder was named, and stays. */ keep: boolean;
  /** Null unless links are followed. */ crawl: CrawlRun | null;
  /** Why links cannot be followed. */ refused: CrawlNotBegun | null;
  /** The sitemaps list no pages. */ isEmpty: boolean;
}

async function beginRun(settings: AuditSettings, world: World, progress: TerminalProgressLine): Promise<Begun> {
  const dir = settings.resume === null ? null : resolve(world.cwd, settings.resume);
  const found = dir === null ? null : await RunJournal.open(dir);
  const sources = settings.urls.length + settings.urlFiles.length + settings.sitemaps.length;
  const say = (note: string) => progress.say(note);
  const netOf = ({ allowOrigins }: Pick<Manifest, 'allowOrigins'>) => world.openNet(allowOrigins, settings);
  if (found) {
    const { journal, manifest, done, entries } = found;
    // If pages are typed again, they must match the run; without arguments, the run in the folder is resumed.
    const targets = sources > 0 ? await gatherTargets(settings, world, say) : null;
    const isOther =
      targets !== null &&
      !targets.isEmpty &&
      (!same(targets.urls, manifest.urls) || JSON.stringify(settings.crawl ?? null) !== JSON.stringify(manifest.crawl ?? null));
    if (manifest.fingerprint !== settings.fingerprint || isOther) {
      await journal.close();
      throw usageError(serverWords().commands.run.otherRun({ dir: settings.resume! }));
    }
    // Typing the pages again confirms where secrets and private requests may go; the folder may have been moved meanwhile.
    const current = targets ? { ...manifest, ...targets, urls: manifest.urls, isEmpty: undefined } : manifest;
    const begun = manifest.crawl
      ? await CrawlRun.begin(manifest.crawl, current, journal, { entries, done }, await netOf(current), say).catch(unlessNotBegun)
      : null;
    return { journal, manifest: current, before: done, keep: true, ...crawlOrRefusal(begun), isEmpty: false };
  }
  if (dir !== null) progress.say(serverWords().commands.run.nothingToResume({ dir: settings.resume! }));
  const { isEmpty = false, ...targets } = await gatherTargets(settings, world, say);
  const manifest = {
    createdAt: world.now(),
    ...targets,
    ...(settings.crawl && { crawl: settings.crawl }),
    fingerprint: settings.fingerprint,
  };
  // A run without pages would never read the sitemap again.
  const journal = await RunJournal.create(world.cwd, isEmpty ? null : dir, manifest);
  try {
    const begun = settings.crawl
      ? await CrawlRun.begin(settings.crawl, manifest, journal, null, await netOf(manifest), say).catch(unlessNotBegun)
      : null;
    return { journal, manifest, before: [], keep: dir !== null && !isEmpty, ...crawlOrRefusal(begun), isEmpty };
  } catch (error) {
    await journal.remove();
    throw error;
  }
}
/** What is thrown, if the run can say it in its reports. */
function unlessNotBegun(error: unknown): CrawlNotBegun {
  if (error instanceof CrawlNotBegun) return error;
  throw error;
}
const crawlOrRefusal = (begun: CrawlRun | CrawlNotBegun | null): Pick<Begun, 'crawl' | 'refused'> =>
  begun instanceof CrawlNotBegun ? { crawl: null, refused: begun } : { crawl: begun, refused: null };
const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((url, index) => url === b[index]);

/** The part of a run that this process executes. */
class Run {
  readonly #rows = new Map<number, RowDigest>();

  constructor(private readonly parts: RunOrder & Pick<Begun, 'journal' | 'crawl'> & { outputs: Outputs; tally: RunTally }) {}

  /** One sentence per host that was given up. */
  readonly gaveUp: string[] = [];
  readonly #closed = new Map<string, string>();

  has = (index: number): boolean => this.#rows.has(index);
  rowOf = (index: number): RowDigest | undefined => this.#rows.get(index);
  rows = (): RowDigest[] => [...this.#rows.values()].toSorted((a, b) => a.index - b.index);
  /** Why no page may be audited; null if they may. */
  refusal: RowError | null = null;
  #isOutOfTime = false;
  get whyEnded(): string {
    const { outOfTime, notReached } = serverWords().commands.run;
    return this.#isOutOfTime ? outOfTime : notReached;
  }
  whyNotReached = (url: string): string => this.#closed.get(new URL(url).host) ?? this.refusal?.message ?? this.whyEnded;

  /** Adds a row that is already in the journal. */
  async take(row: RunRow): Promise<void> {
    this.#rows.set(row.index, this.parts.tally.add(row));
    await this.parts.outputs.row(row);
  }

  /** Audits no page: the reports of the run say why, and so does standard error, also with --quiet. */
  async refuse(why: RowError): Promise<void> {
    const { tally, world } = this.parts;
    this.refusal = why;
    tally.tolerateNothing();
    await world.stderr.write(linesForTerminal(why.message.split('\n'))).catch(() => undefined);
  }

  /** The start page of a crawl fails; if an earlier part of the run has its report, the crawl is not complete. */
  async refuseStart(order: AuditOrder, why: RowError): Promise<void> {
    const { journal, crawl, tally } = this.parts;
    if (this.has(0)) {
      tally.losses.push({ kind: 'crawl', url: order.url, reason: why.message });
      return;
    }
    const row = rowWithoutReport(0, order, 'failed', why);
    await journal.append(row);
    crawl?.startFailed();
    await this.take(row);
  }

  /** @returns the signal that interrupted it; null if it finished, ran out of time or could not log in */
  async work(
    unfinished: readonly IndexedOrder[],
    orderOf: (url: string) => AuditOrder,
    { allowOrigins, headerOrigins }: Pick<Manifest, 'allowOrigins' | 'headerOrigins'>,
  ): Promise<'SIGINT' | 'SIGTERM' | null> {
    const { settings, world, progress, crawl } = this.parts;
    const signals = hearEndSignals(world, (note) => progress.say(note));
    const { drain, stop } = signals;
    const timer =
      settings.maxRunMs === null
        ? undefined
        : setTimeout(
            () => {
              progress.say(serverWords().commands.run.timeUp({ ms: settings.maxRunMs! }));
              this.#isOutOfTime = true;
              stop.abort();
            },
            Math.max(0, settings.endsAt - performance.now()),
          );
    // An interruption while the browser starts must write reports too.
    const over = AbortSignal.any([drain.signal, stop.signal]);
    let auditor: Auditor | null = null;
    try {
      auditor = await openUnlessAborted(openLocalAuditor(settings, allowOrigins, world), over);
      if (!auditor) return signals.first;
      progress.expect(crawl?.waiting ?? unfinished.length);
      const ready = await unlessAborted(this.#prepare(auditor, headerOrigins), over);
      if (!ready) return signals.first;
      const { session } = ready;
      const { concurrency, perHost, delayMs, retries } = settings;
      await auditAll(
        {
          orders: unfinished,
          concurrency,
          perHost,
          delayMs,
          retries,
          backOff: usualBackOff,
          gaveUp: (host, status, waiting) => this.#giveUp(host, status, waiting),
          ...crawl?.work(concurrency, orderOf),
        },
        withPlugins(
          auditorWithLogin(auditor, session, headerOrigins, (url) => hasCookies(url, headerOrigins, this.parts.cookies)),
          this.parts.plugins.all,
        ),
        { drain: drain.signal, stop: stop.signal },
        (url) => progress.began(url),
        async (audited, visit) => {
          const row = (await crawl?.took(audited, visit)) ?? audited;
          if (crawl) progress.expect(crawl.waiting + this.#rows.size + 1);
          // Written before it counts, so that after a crash nothing that was reported is missing.
          await this.parts.journal.append(row);
          await this.take(row);
          progress.ended(
            row.url,
            row.error
              ? serverWords().commands.run.failed({ why: row.error.message })
              : serverWords().commands.report.pageTitle({
                  score: String(row.report?.score ?? serverWords().commands.report.none),
                  geo: String(row.report?.geo.score ?? serverWords().commands.report.none),
                }),
          );
          // Without a browser, every other page would fail too.
          if (isAuditorFailure(row) && row.error?.code === 'browser-unavailable') drain.abort();
        },
      );
    } catch (error) {
      if (!(error instanceof LoginFailed)) throw error;
      progress.clear();
      if (!crawl) this.gaveUp.push(error.message);
      await this.refuse({ code: 'login-failed', message: error.message });
    } finally {
      clearTimeout(timer);
      signals.forget();
      progress.clear();
      await auditor?.close(over.aborted ? 0 : 1000);
    }
    return signals.first;
  }

  /** What comes before the first page. @throws CommandFailed */
  async #prepare(auditor: Auditor, headerOrigins: readonly string[]): Promise<{ session: Session | null }> {
    await checkExtractions(auditor, this.parts.settings);
    const session = await openLogin(this.parts.settings, headerOrigins, auditor, this.parts.world, (note) => this.parts.progress.say(note));
    return { session };
  }

  #giveUp(host: string, status: number, waiting: readonly IndexedOrder[]): void {
    this.parts.crawl?.giveUp(host, waiting);
    if (this.#closed.has(host)) return;
    const sentence = serverWords().commands.crawl.gaveUp({ host, status });
    this.#closed.set(host, sentence);
    this.gaveUp.push(sentence);
    this.parts.progress.say(sentence);
  }
}

/** Validates selectors and expressions in the browser before the first page. @throws CommandFailed with all errors */
async function checkExtractions(auditor: Auditor, { extract, placeOfRule }: RunSettings): Promise<void> {
  if (extract.length === 0 || !auditor.extractionFaults) return;
  const invalid = new Set((await auditor.extractionFaults(extract)).map(({ name }) => name));
  if (invalid.size === 0) return;
  const { config, usage } = serverWords().commands;
  const faults = extract.filter(({ name }) => invalid.has(name));
  // What the browser says is about its own functions.
  throw usageError(faults.map((rule) => config.fault({ place: placeOfRule(rule.name), message: usage.notSelector(rule) })).join('\n'));
}

/** Expired ones too: a page that they were for wants to be logged in. @throws CommandFailed if no cookie is left */
async function cookiesFor({ cookieFile }: RunSettings, { cwd, now, stderr }: Pick<World, 'cwd' | 'now' | 'stderr'>): Promise<FileCookie[]> {
  if (cookieFile === null) return [];
  let text: string;
  try {
    text = (await readInputFile(resolve(cwd, cookieFile), inputBytes.cookies)).toString('utf8');
  } catch (error) {
    throw usageError(serverWords().commands.usage.file({ file: cookieFile, why: describeSystemError(error) }));
  }
  const cookies = readCookies(text);
  const { usage } = serverWords().commands;
  if (!cookies) throw usageError(usage.cookies({ file: cookieFile }));
  if (cookies.length === 0) throw usageError(usage.noCookies({ file: cookieFile }));
  const at = now();
  const expired = cookies.filter((cookie) => isExpired(cookie, at)).length;
  if (expired === cookies.length) throw usageError(usage.allExpired({ file: cookieFile }));
  if (expired > 0) await stderr.write(linesForTerminal([usage.someExpired({ file: cookieFile, expired })])).catch(() => undefined);
  return cookies;
}

/** Whether the file has cookies for a page, also if they have expired. */
const hasCookies = (url: string, headerOrigins: readonly string[], cookies: readonly FileCookie[]): boolean =>
  cookieHeader(cookies, url, headerOrigins.includes(new URL(url).origin), 0) !== '';

/** Typed headers go to the named sites; cookies from a file go to the sites in the file. */
function headersFor(
  url: string,
  { headers }: RunSettings,
  { headerOrigins }: Pick<Manifest, 'headerOrigins'>,
  cookies: readonly FileCookie[],
  now: number,
): Record<string, string> {
  const named = headerOrigins.includes(new URL(url).origin);
  const cookie = cookieHeader(cookies, url, named, now);
  return {
    ...(named && headers),
    ...(cookie !== '' && { cookie: [named ? headers['cookie'] : undefined, cookie].filter(Boolean).join('; ') }),
  };
}
