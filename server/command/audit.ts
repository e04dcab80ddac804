import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { AuditOrder } from '../audit/auditor.ts';
import { readBaseline, type Baseline } from './baseline.ts';
import { loadConfig } from './config/load.ts';
import { runSettingsOf, type AuditFlags, type RunSettings } from './config/settings.ts';
import { systemMessage, wrongUsage, type ExitCode } from './failure.ts';
import { openAuditor } from './open-auditor.ts';
import { Outputs } from './outputs.ts';
import { Progress } from './progress.ts';
import { auditAll, isToolFailure } from '../audit/audit-all.ts';
import { finishedRun, holdUp, type Bar } from './run/evaluate.ts';
import { Journal, type Manifest } from './run/journal.ts';
import type { Totals } from './reporters/reporter.ts';
import { rowWithout, shortOf, type RowDigest, type RunRow } from '../audit/row.ts';
import { Tally } from './run/tally.ts';
import { cookieHeader, readCookies, type FileCookie } from './targets/cookies.ts';
import { gatherTargets, type Targets } from './targets/gather.ts';
import { version } from './version.ts';
import { commandWords as words } from '../../words/en/server/command.ts';
import type { World } from './world.ts';

/** Audits pages, holds them up to what was asserted, and writes the reports. @throws CommandFailed */
export async function auditCommand(urls: readonly string[], flags: AuditFlags, world: World): Promise<ExitCode> {
  const { config } = await loadConfig(world.cwd, flags.config ?? null);
  const settings = runSettingsOf(urls, flags, config, world.cores, world.env);
  const bar: Bar = {
    assert: settings.assert,
    baseline: await baselineFor(settings, world.cwd),
    maxWarnings: settings.maxWarnings,
    allowUnreachable: settings.allowUnreachable,
  };
  const progress = new Progress(world, settings.quiet);
  const { server } = settings;
  if (server !== null) {
    const { auditOnServer } = await import('./remote/audit-on-server.ts');
    return auditOnServer({ ...settings, server }, bar, () => openOutputs(settings, world), progress, world);
  }
  const cookies = await cookiesFor(settings, world.cwd);
  const begun = await beginRun(settings, world, progress);
  const { journal, keep } = begun;
  let whole = false;
  try {
    const { totals, rows } = await finishRun(begun, settings, bar, cookies, progress, world);
    whole = rows.every(({ state }) => state !== 'cancelled');
    return totals.exitCode as ExitCode;
  } finally {
    // What was interrupted can go on; a run that is whole has said all, and one without a page can be begun anew, unless its folder was named.
    if (keep || (!whole && journal.size > 0)) await journal.close();
    else await journal.remove();
    if (!whole && journal.size > 0) progress.say(words.run.kept({ dir: relative(world.cwd, journal.dir) || '.' }));
  }
}

async function finishRun(
  { journal, manifest, before }: Begun,
  settings: RunSettings,
  bar: Bar,
  cookies: readonly FileCookie[],
  progress: Progress,
  world: World,
): Promise<{ totals: Totals; rows: readonly RowDigest[] }> {
  const outputs = await openOutputs(settings, world);
  const orderOf = (url: string): AuditOrder => ({
    ...settings.orderFor(url),
    url,
    headers: headersFor(url, settings, manifest, cookies, world.now()),
  });
  const run = new Run(settings, bar, journal, outputs, progress, world);
  // One by one: all of them together may be larger than memory.
  for (const index of before) {
    const row = await journal.read(index);
    if (row) await run.take(row);
  }
  const left = manifest.urls.flatMap((url, index) => (run.has(index) ? [] : [{ index, order: orderOf(url) }]));
  if (before.length > 0) progress.say(words.run.resumed({ done: before.length, left: left.length }));
  progress.tell(words.run.found({ pages: left.length, concurrency: settings.concurrency }));
  const beganAt = world.now();
  const interrupted = left.length === 0 ? null : await run.work(left, manifest.allowOrigins);
  const rows = manifest.urls.map(
    (url, index) =>
      run.rowOf(index) ?? shortOf(rowWithout(index, orderOf(url), 'cancelled', { code: 'not-reached', message: words.run.notReached })),
  );
  const finished = finishedRun({
    rows,
    tally: run.tally,
    read: (index) => journal.read(index),
    bar,
    createdAt: manifest.createdAt,
    ms: world.now() - beganAt,
    interrupted,
    look: { csvRows: settings.csvRows, sourceMap: settings.sourceMap, version },
  });
  for (const { name, file } of await outputs.finish(finished, world.env)) progress.say(words.run.written({ name, file }));
  await outputs.conclude(finished, settings.quiet, world);
  return { totals: finished.totals, rows };
}

const openOutputs = ({ reports, baseline, cookieFile, urlFiles, sitemaps }: RunSettings, world: World): Promise<Outputs> =>
  Outputs.open(
    reports,
    world,
    [baseline, cookieFile, ...urlFiles, ...sitemaps].filter((file) => file !== null),
  );

interface Begun {
  journal: Journal;
  manifest: Omit<Manifest, 'schemaVersion'>;
  /** Pages that have a report already. */ before: number[];
  /** The folder was named, and stays. */ keep: boolean;
}

async function beginRun(settings: RunSettings, world: World, progress: Progress): Promise<Begun> {
  const dir = settings.resume === null ? null : resolve(world.cwd, settings.resume);
  const found = dir === null ? null : await Journal.open(dir);
  const sources = settings.urls.length + settings.urlFiles.length + settings.sitemaps.length;
  if (found) {
    const { journal, manifest, rows } = found;
    // What was typed again has to be the same run; without words it is the run of the folder.
    const targets = sources > 0 ? await gatherTargets(settings, world, (note) => progress.say(note)) : null;
    if (manifest.fingerprint !== settings.fingerprint || (targets && !same(targets.urls, manifest.urls))) {
      await journal.close();
      throw wrongUsage(words.run.otherRun({ dir: settings.resume! }));
    }
    const before = rows.filter(({ state }) => state === 'done').map(({ index }) => index);
    // Who typed the pages again has said where secrets and private requests may go; the folder may have been elsewhere meanwhile.
    return { journal, manifest: targets ? { ...manifest, ...targets } : manifest, before, keep: true };
  }
  if (dir !== null) progress.say(words.run.nothingToResume({ dir: settings.resume! }));
  const targets: Targets = await gatherTargets(settings, world, (note) => progress.say(note));
  const manifest = { createdAt: world.now(), ...targets, fingerprint: settings.fingerprint };
  return { journal: await Journal.create(world.cwd, dir, manifest), manifest, before: [], keep: dir !== null };
}
const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((url, index) => url === b[index]);

/** The part of a run that happens now. */
class Run {
  readonly #rows = new Map<number, RowDigest>();
  readonly tally = new Tally();

  constructor(
    private readonly settings: RunSettings,
    private readonly bar: Bar,
    private readonly journal: Journal,
    private readonly outputs: Outputs,
    private readonly progress: Progress,
    private readonly world: World,
  ) {}

  has = (index: number): boolean => this.#rows.has(index);
  rowOf = (index: number): RowDigest | undefined => this.#rows.get(index);

  /** A row that is in the journal. */
  async take(row: RunRow): Promise<void> {
    const short = shortOf(row);
    this.#rows.set(row.index, short);
    this.tally.add(short, holdUp(row, this.bar));
    await this.outputs.row(row);
  }

  /** @returns the signal that ended it before its end, null when it came to its end or its time was over */
  async work(left: readonly { index: number; order: AuditOrder }[], allowOrigins: readonly string[]): Promise<'SIGINT' | 'SIGTERM' | null> {
    const { settings, world, progress } = this;
    const [drain, stop] = [new AbortController(), new AbortController()];
    let interrupted: 'SIGINT' | 'SIGTERM' | null = null;
    const forget = world.onEnd((signal) => {
      progress.say(interrupted === null ? words.run.draining : words.run.stopping);
      if (interrupted === null) drain.abort();
      else stop.abort();
      interrupted ??= signal;
    });
    const timer =
      settings.maxRunMs === null
        ? undefined
        : setTimeout(
            () => {
              progress.say(words.run.timeUp({ ms: settings.maxRunMs! }));
              stop.abort();
            },
            Math.max(0, settings.endsAt - performance.now()),
          );
    // Whoever interrupts while the browser starts gets reports as well.
    const auditor = await openAuditor(settings, allowOrigins, world).catch((error: unknown) => {
      clearTimeout(timer);
      forget();
      throw error;
    });
    progress.expect(left.length);
    try {
      const { concurrency, perHost, delayMs, retries } = settings;
      await auditAll(
        { orders: left, concurrency, perHost, delayMs, retries },
        auditor,
        { drain: drain.signal, stop: stop.signal },
        (url) => progress.began(url),
        async (row) => {
          // Written before it counts: after a crash nothing that was reported is missing.
          await this.journal.append(row);
          await this.take(row);
          progress.ended(
            row.url,
            row.error
              ? words.run.failed({ why: row.error.message })
              : words.report.pageTitle({
                  score: String(row.report?.score ?? words.report.none),
                  geo: String(row.report?.geo.score ?? words.report.none),
                }),
          );
          // Without a browser no other page will fare better.
          if (isToolFailure(row) && row.error?.code === 'browser-unavailable') drain.abort();
        },
      );
    } finally {
      clearTimeout(timer);
      forget();
      progress.clear();
      await auditor.close(stop.signal.aborted ? 0 : 1000);
    }
    return interrupted;
  }
}

async function baselineFor({ baseline }: RunSettings, cwd: string): Promise<Baseline | null> {
  return baseline === null ? null : readBaseline(resolve(cwd, baseline), baseline);
}

async function cookiesFor({ cookieFile }: RunSettings, cwd: string): Promise<FileCookie[]> {
  if (cookieFile === null) return [];
  let text: string;
  try {
    text = await readFile(resolve(cwd, cookieFile), 'utf8');
  } catch (error) {
    throw wrongUsage(words.usage.file({ file: cookieFile, why: systemMessage(error) }));
  }
  const cookies = readCookies(text);
  if (!cookies) throw wrongUsage(words.usage.cookies({ file: cookieFile }));
  return cookies;
}

/** Headers go to the sites that were named; cookies of a file where the file says. */
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
