import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outputs } from '../outputs.ts';
import type { AuditSettings, CrawlSettings, RunSettings } from '../config/settings.ts';
import { CommandFailed, exitCodes, usageError, type ExitCode } from '../failure.ts';
import type { TerminalProgressLine } from '../progress.ts';
import { unlessAborted } from '../../audit/close-in-time.ts';
import { compareWithLast } from './compare-with-last.ts';
import { evaluateFinishedRun } from './evaluate.ts';
import { RunJournal } from './journal.ts';
import type { RunLoss } from '../../audit/run-losses.ts';
import { RunTally, toleratingNothing, type RunAssertions } from './tally.ts';
import { gatherTargets } from '../targets/gather.ts';
import type { World } from '../world.ts';
import type { RowDigest, RunRow } from '../../audit/row.ts';
import type { BatchSource } from '../../batches/source.ts';
import { serverWords } from '../../words.ts';
import { RemoteBatchServer, apiKeyFrom, type RemoteBatch } from './batch-server.ts';
import { gaveUpIn, remoteCrawlSummary } from './remote-crawl.ts';

const words = () => serverWords().commands.remote;
/** Milliseconds between two polls of a batch: short at first, longer later to keep the load on the service low. */
const [firstLookMs, lastLookMs] = [500, 5_000];

/**
 * Starts the pages as a batch on a service, follows it, and reports as for a local run. Ctrl+C leaves the batch running.
 * @param settings must include a server
 */
export async function auditOnServer(
  settings: AuditSettings & { server: string },
  wanted: RunAssertions,
  openOutputs: () => Promise<Outputs>,
  progress: TerminalProgressLine,
  world: World,
): Promise<ExitCode> {
  refuseLocalOptions(settings);
  let stopped: 'SIGINT' | 'SIGTERM' | null = null;
  const stop = new AbortController();
  const server = new RemoteBatchServer(settings.server, apiKeyFrom(settings.keyEnv, world.env), settings.authorities ?? null, stop.signal);
  // Opened first, so that no run ends with a report that cannot be saved.
  const outputs = await openOutputs();
  const beganAt = world.now();
  // Sitemaps are read on this machine.
  const lost: RunLoss[] = [];
  let batch: RemoteBatch | NoBatch | null = null;
  const forget = world.onEnd((signal) => {
    stopped ??= signal;
    stop.abort();
  });
  try {
    batch = settings.batch === null ? await begin(server, settings, lost, progress, world, stop.signal) : await server.look(settings.batch);
    if (typeof batch === 'string') {
      const judged = batch === 'empty-sitemaps' ? toleratingNothing(wanted) : wanted;
      return await report(noRows(), null, settings, judged, lost, outputs, beganAt, progress, world);
    }
    progress.say(words().follow({ server: settings.server, id: batch.id }));
    const end = await follow(server, batch, progress, stop.signal);
    return await report(server.rows(end.id), end, settings, wanted, lost, outputs, beganAt, progress, world);
  } catch (error) {
    if (stopped === null) throw error;
    if (batch !== null && typeof batch !== 'string')
      progress.say(words().left({ server: settings.server, id: batch.id, address: server.address }));
    return stopped === 'SIGTERM' ? exitCodes.terminated : exitCodes.interrupted;
  } finally {
    await outputs.discard();
    forget();
    progress.clear();
  }
}

/** Why there is no page to audit. */
type NoBatch = 'empty-sitemaps' | 'empty-shard';

/** @throws CommandFailed for options that work on this machine only */
function refuseLocalOptions({ headers, cookieFile, login, loginState, extract, plugins, maxRunMs }: AuditSettings): void {
  const options = [
    ...(Object.keys(headers).length > 0 ? ['--header'] : []),
    ...(cookieFile === null ? [] : ['--cookie-file']),
    ...(login === null ? [] : ['--login']),
    ...(loginState === null ? [] : ['--login-state']),
    ...(extract.length > 0 ? ['--extract'] : []),
    ...(plugins.length > 0 ? ['--plugin'] : []),
    ...(maxRunMs === null ? [] : ['--max-run-time']),
  ];
  if (options.length > 0) throw usageError(words().notOnServer({ options }));
}

/** @throws CommandFailed for a setting that a service does not have */
function orderFor(url: string, settings: AuditSettings): ReturnType<AuditSettings['orderFor']> {
  const order = settings.orderFor(url);
  if (order.userAgentText !== undefined) throw usageError(words().notOnServer({ options: ['--user-agent'] }));
  return order;
}

/** @param lost gets the sitemaps that could not be read completely */
async function begin(
  server: RemoteBatchServer,
  settings: AuditSettings,
  lost: RunLoss[],
  progress: TerminalProgressLine,
  world: World,
  stop: AbortSignal,
): Promise<RemoteBatch | NoBatch> {
  if (settings.crawl) return server.begin(crawlSource(settings, settings.crawl), orderFor(settings.crawl.plan.start, settings), newKey());
  const targets = await unlessAborted(
    gatherTargets(settings, world, (note) => progress.say(note)),
    stop,
  );
  if (!targets) throw stop.reason;
  const { urls, losses = [], isEmpty } = targets;
  lost.push(...losses);
  if (urls.length === 0) return isEmpty ? 'empty-sitemaps' : 'empty-shard';
  const orders = new Set(urls.map((url) => JSON.stringify(settings.orderFor(url))));
  // A batch has the same device, time-out and so on for all pages.
  if (orders.size > 1) throw usageError(words().manySettings);
  return server.begin({ urls }, orderFor(urls[0]!, settings), newKey());
}
const newKey = () => randomBytes(16).toString('hex');

/** @throws CommandFailed for options that only work with a local crawl */
function crawlSource({ urls, urlFiles, sitemaps }: RunSettings, { plan, seed, ignoreRobots }: CrawlSettings): BatchSource {
  if (ignoreRobots) throw usageError(serverWords().commands.crawl.ignoresOnServer);
  const options = [
    ...(seed === null ? [] : ['--sample']),
    ...(sitemaps.length > 0 ? ['--sitemap'] : []),
    ...(urlFiles.length > 0 ? ['--url-file'] : []),
    // The first URL is the start page.
    ...(urls.length > 1 ? ['<url>'] : []),
  ];
  if (options.length > 0) throw usageError(words().notInCrawl({ options }));
  return { crawl: plan };
}

/** @returns the ended batch */
async function follow(
  server: RemoteBatchServer,
  begun: RemoteBatch,
  progress: TerminalProgressLine,
  stop: AbortSignal,
): Promise<RemoteBatch> {
  let [last, fault, wait] = [begun, '', firstLookMs];
  while (last.state === 'queued' || last.state === 'running') {
    // A crawl finds more pages over time.
    progress.expect(last.progress.total);
    progress.reached(last.progress.done + last.progress.failed);
    if (last.fault !== '' && last.fault !== fault) progress.say(words().waits({ why: last.fault }));
    fault = last.fault;
    await sleep(wait, undefined, { signal: stop });
    wait = Math.min(lastLookMs, wait * 1.5);
    last = await server.look(begun.id);
  }
  return last;
}

async function* noRows(): AsyncGenerator<RunRow> {}

async function report(
  results: AsyncIterable<RunRow>,
  batch: RemoteBatch | null,
  settings: RunSettings,
  wanted: RunAssertions,
  lost: readonly RunLoss[],
  outputs: Outputs,
  beganAt: number,
  progress: TerminalProgressLine,
  world: World,
): Promise<ExitCode> {
  // Reports read rows again, one at a time, so they are stored on disk meanwhile.
  const journal = await RunJournal.create(world.cwd, null, {
    createdAt: beganAt,
    urls: [],
    allowOrigins: [],
    headerOrigins: [],
    fingerprint: settings.fingerprint,
  });
  try {
    const rows: RowDigest[] = [];
    const tally = new RunTally(wanted, [...lost, ...(batch?.losses ?? [])], batch?.crawl?.start);
    for (const note of batch?.notes ?? []) progress.say(note);
    for await (const row of results) {
      await journal.append(row);
      rows.push(tally.add(row));
      await outputs.row(row);
    }
    const total = batch?.progress.total ?? 0;
    if (rows.length < total) throw new CommandFailed(exitCodes.tool, words().missing({ rows: rows.length, pages: total }));
    const orphans = batch?.crawl?.orphans ?? null;
    const evaluated = evaluateFinishedRun({
      rows,
      tally,
      read: (index) => journal.read(index),
      createdAt: beganAt,
      ms: world.now() - beganAt,
      interrupted: null,
      stopped: batch ? gaveUpIn(batch) : [],
      crawl: batch && remoteCrawlSummary(batch, rows),
      readSitemaps: async () => orphans && { urls: orphans, alternates: new Map() },
      look: settings,
    });
    const { finished, fault } = await compareWithLast(evaluated, settings, journal.rows, progress, world);
    for (const { name, file } of await outputs.finish(finished, world, settings.sandbox))
      progress.say(serverWords().commands.run.written({ name, file }));
    await outputs.conclude(finished, settings.quiet, world);
    if (fault !== null) throw fault;
    return finished.totals.exitCode as ExitCode;
  } finally {
    await journal.remove();
  }
}
