/** /v1/sites: the history of a site, and starting a run. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { escapeControls } from '../../../reports/json.ts';
import { comparisonOf } from '../../audit/comparison.ts';
import { batchIdPattern } from '../../batches/batch.ts';
import type { BatchSource } from '../../batches/source.ts';
import type { BatchManager } from '../../batches/manager.ts';
import { DatabaseFull } from '../../database/sql.ts';
import type { History } from '../../history/open.ts';
import type { RunRecord, SiteRecord } from '../../history/records.ts';
import { negotiateMediaType } from '../accept.ts';
import { jsonWithBase } from '../base-path.ts';
import { batchBody, pathOfBatch } from '../bodies/batch.ts';
import { scheduleBody } from '../bodies/schedule.ts';
import {
  changesBody,
  changesParameters,
  pageBody,
  runBody,
  runDetailBody,
  runListParameters,
  runPagesParameters,
  pathOfRun,
  siteBody,
  siteListParameters,
  pathOfSite,
  start,
  trendBody,
  trendParameters,
} from '../bodies/site.ts';
import { addNextLink, writeCursor, json, noStore, queryStringOf, readCursor, sendJson, type Handler } from '../lists.ts';
import { readValue } from '../../options/read.ts';
import { parameterProblem, readQuery } from '../openapi/parameters.ts';
import { ApiProblem } from '../problems.ts';
import { serverWords } from '../../words.ts';
import { asProblem } from './batches.ts';
import { currentLocale } from '../../locale.ts';

type RunOperation = 'listRuns' | 'getRun' | 'getRunPages' | 'getRunChanges';
type SiteOperation = RunOperation | 'listSites' | 'getSite' | 'postRun' | 'getTrend' | 'exportSite' | 'deleteSite';
export interface SiteRouteParts {
  history: History;
  manager: BatchManager;
  /** Maximum URLs of a batch. */
  batchPages: number;
  /** Epoch milliseconds. */
  clock(): number;
}
const dayMs = 86_400_000;
const ndjson = 'application/x-ndjson';

type Site = SiteRecord & { latest: RunRecord };
/** Finds what a path names. */
interface Finder {
  /** @throws Problem 404 */
  site(request: FastifyRequest): Promise<Site>;
  /** @throws Problem 404 */
  run(request: FastifyRequest): Promise<RunRecord>;
  /** @throws Problem 404 */
  runOf(host: string, id: string): Promise<RunRecord>;
}
function finderIn(store: History['store']): Finder {
  const find: Finder = {
    async site(request) {
      const site = await store.site((request.params as { site: string }).site.toLowerCase());
      if (!site?.latest) throw new ApiProblem('site-not-found');
      return { ...site, latest: site.latest };
    },
    async runOf(host, id) {
      const run = await store.run(host, id);
      if (!run) throw new ApiProblem('run-not-found');
      return run;
    },
    run: async (request) => find.runOf((await find.site(request)).host, (request.params as { run: string }).run),
  };
  return find;
}

export function siteRoutes(parts: SiteRouteParts): Record<SiteOperation, Handler> {
  const find = finderIn(parts.history.store);
  const routes: Record<SiteOperation, Handler> = { ...ofSites(parts, find), ...ofRuns(parts, find) };
  return Object.fromEntries(Object.entries(routes).map(([id, handler]) => [id, withHistoryProblems(handler)])) as typeof routes;
}

function ofSites(parts: SiteRouteParts, find: Finder): Record<Exclude<SiteOperation, RunOperation>, Handler> {
  const { history, clock } = parts;
  const { store, scheduler } = history;
  const listSites: Handler = async (request, reply) => {
    const { limit, cursor } = readQuery(siteListParameters, queryStringOf(request));
    negotiateMediaType(request.headers.accept, [json]);
    const after = cursor === undefined ? '' : readCursor(cursor, /^[^\s\0]{1,300}$/u);
    const found = await store.sites({ after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const schedules = await scheduler.store.ofHosts(shown.map(({ host }) => host));
    const nextCursor = found.length > limit ? writeCursor(shown.at(-1)!.host) : null;
    addNextLink(request, reply, '/v1/sites', nextCursor);
    const sites = shown.flatMap((site) =>
      site.latest
        ? [
            siteBody(
              site,
              site.latest,
              schedules.filter(({ host }) => host === site.host),
            ),
          ]
        : [],
    );
    return sendJson(reply, {
      ...start,
      kind: 'sites',
      stored: history.database.durable ? 'disk' : 'memory',
      sites,
      page: { limit, nextCursor },
    });
  };

  const exportSite: Handler = async (request, reply) => {
    negotiateMediaType(request.headers.accept, [ndjson]);
    const site = await find.site(request);
    const name = `pageloupe-${site.host.replace(/[^\w.-]/g, '_')}.ndjson`;
    reply.headers({ ...noStore, 'content-disposition': `attachment; filename="${name}"` }).type(`${ndjson}; charset=utf-8`);
    return reply.send(Readable.from(exportLines(parts, site, reply.server.basePath)));
  };

  return {
    listSites,
    getSite: async (request, reply) => {
      negotiateMediaType(request.headers.accept, [json]);
      const site = await find.site(request);
      return sendJson(reply, siteBody(site, site.latest, await scheduler.store.ofHosts([site.host])));
    },
    getTrend: async (request, reply) => {
      const { days, device, limit } = readQuery(trendParameters, queryStringOf(request));
      negotiateMediaType(request.headers.accept, [json]);
      const { host } = await find.site(request);
      return sendJson(reply, trendBody(host, await store.trend(host, { since: clock() - days * dayMs, device: device ?? null, limit })));
    },
    postRun: postRun(parts, find),
    exportSite,
    deleteSite: async (request, reply) => {
      const { host } = await find.site(request);
      for (const { id } of await scheduler.store.ofHosts([host])) await scheduler.store.remove(id);
      await store.removeSite(host);
      return reply.code(204).headers(noStore).send();
    },
  };
}

function ofRuns({ history: { store } }: SiteRouteParts, find: Finder): Record<RunOperation, Handler> {
  const listRuns: Handler = async (request, reply) => {
    const { limit, cursor, device } = readQuery(runListParameters, queryStringOf(request));
    negotiateMediaType(request.headers.accept, [json]);
    const [at = '', id = ''] = cursor === undefined ? [] : readCursor(cursor, /^\d{1,15}\.[\dA-Z]{26}$/).split('.');
    const { host } = await find.site(request);
    const before = cursor === undefined ? null : { at: Number(at), id };
    const found = await store.runs(host, { before, device: device ?? null, limit: limit + 1 });
    const runs = found.slice(0, limit);
    const last = runs.at(-1);
    const nextCursor = found.length > limit && last ? writeCursor(`${last.at}.${last.id}`) : null;
    addNextLink(request, reply, `${pathOfSite(host)}/runs`, nextCursor);
    return sendJson(reply, { ...start, kind: 'runs', site: host, runs: runs.map(runBody), page: { limit, nextCursor } });
  };

  const getRunPages: Handler = async (request, reply) => {
    const { limit, cursor, check } = readQuery(runPagesParameters, queryStringOf(request));
    negotiateMediaType(request.headers.accept, [json]);
    const from = cursor === undefined ? 0 : Number(readCursor(cursor, /^\d{1,7}$/));
    const run = await find.run(request);
    const at = check === undefined ? null : placeOfCheck(check, run);
    const found = await store.pages(run.key, { from, limit: limit + 1, check: at });
    const nextCursor = found.length > limit ? writeCursor(String(found[limit]!.place)) : null;
    addNextLink(request, reply, `${pathOfRun(run)}/pages`, nextCursor);
    const pages = found.slice(0, limit).map((page) => pageBody(page, run.signals));
    return sendJson(reply, { ...start, kind: 'runPages', site: run.host, run: run.id, pages, page: { limit, nextCursor } });
  };

  const getRunChanges: Handler = async (request, reply) => {
    const { against: wanted, maxItems } = readQuery(changesParameters, queryStringOf(request));
    negotiateMediaType(request.headers.accept, [json]);
    if (wanted !== undefined && !batchIdPattern.test(wanted))
      throw parameterProblem([{ parameter: 'against', code: 'not-a-run', message: serverWords().faults.notRun({ text: wanted }) }]);
    const run = await find.run(request);
    const against =
      wanted === undefined ? (run.previous === null ? null : await store.runByKey(run.previous)) : await find.runOf(run.host, wanted);
    if (against === null && run.previous !== null) throw new ApiProblem('run-not-found');
    // The first run is compared with itself: nothing changed.
    const comparison = comparisonOf(await store.compare(against ?? run, run), currentLocale());
    return sendJson(reply, changesBody(run, against ?? run, comparison, maxItems));
  };

  return {
    listRuns,
    getRun: async (request, reply) => {
      negotiateMediaType(request.headers.accept, [json]);
      return sendJson(reply, runDetailBody(await find.run(request)));
    },
    getRunPages,
    getRunChanges,
  };
}

/** Where the verdicts of a run have a check. @throws Problem 400 for one that it does not have: that none of its pages fails it is not known */
function placeOfCheck(check: string, { signals }: RunRecord): number {
  const read = readValue({ type: 'string', enum: signals }, check);
  if (!read.ok) throw parameterProblem([{ parameter: 'check', code: read.code, message: read.message }]);
  return signals.indexOf(check);
}

/** The source of a run: what is crawled, its sitemap, or else its pages. */
async function sourceOf({ crawl, sitemap, key }: RunRecord, { store }: History, most: number): Promise<BatchSource> {
  if (crawl) return { crawl };
  if (sitemap !== null) return { sitemap };
  const urls: string[] = [];
  for await (const { url } of store.allPages(key)) if (urls.length < most) urls.push(url);
  if (urls.length === 0) throw new ApiProblem('sitemap-unusable', { detail: serverWords().historyFaults.noPages });
  return { urls };
}

/** Audits the site again as its last run did. */
function postRun({ history, manager, batchPages }: SiteRouteParts, find: Finder): Handler {
  return async (request, reply) => {
    negotiateMediaType(request.headers.accept, [json]);
    const { latest } = await find.site(request);
    const source = await sourceOf(latest, history, batchPages);
    const batch = await history.startBatch({ source, settings: latest.settings, owner: request.holder, key: null });
    reply.code(202).header('location', pathOfBatch(batch));
    return sendJson(reply, batchBody(await manager.view(batch), manager.store.durable));
  };
}

async function* exportLines(
  { history: { store, scheduler } }: SiteRouteParts,
  site: SiteRecord & { latest: RunRecord },
  base: string,
): AsyncGenerator<string, void, void> {
  const line = (value: object) => `${escapeControls(jsonWithBase(base, { schemaVersion: start.schemaVersion, ...value }))}\n`;
  const schedules = await scheduler.store.ofHosts([site.host]);
  yield line({ kind: 'site', id: site.host, schedules: schedules.map(scheduleBody) });
  let before: { at: number; id: string } | null = null;
  for (;;) {
    const runs: RunRecord[] = await store.runs(site.host, { before, device: null, limit: 50 });
    for (const run of runs) {
      yield line(runDetailBody(run));
      for await (const page of store.allPages(run.key)) yield line({ kind: 'page', run: run.id, ...pageBody(page, run.signals) });
    }
    const last = runs.at(-1);
    if (!last) return;
    before = last;
  }
}

/** Turns errors of an unreachable database or queue into problems. */
export const withHistoryProblems =
  (handler: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (error instanceof DatabaseFull) throw new ApiProblem('storage-full', { detail: error.message });
      throw asProblem(error);
    }
  };
