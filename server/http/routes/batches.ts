/** /v1/batches: audits of many pages in the background. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Digest } from '../../../checks/core/report/digest.ts';
import { onePagePerFinalUrl, type PageUrls } from '../../../checks/site/final-urls.ts';
import { escapeControls } from '../../../reports/json.ts';
import { inlinksOfPages, linkedFilesOf, type PageToExport } from '../../../reports/run.ts';
import { pagesCsvParts } from '../../../reports/run-csv.ts';
import type { DrawTexts } from '../../audit/documents/text-drawing.ts';
import { csvLocale } from '../../audit/documents/csv-locale.ts';
import { rowToExport, rowDigest, type RunRow } from '../../audit/row.ts';
import { lossAsCsvRow, mostLosses, lossesOf, type RunLoss, lossesAsLine } from '../../audit/run-losses.ts';
import { newBatch, type Batch } from '../../batches/batch.ts';
import { AlreadyEnded, ManifestLost, KeyReused, TooManyUnfinished, type BatchManager, type BatchView } from '../../batches/manager.ts';
import type { Batches } from '../../batches/open.ts';
import { QueueUnavailable } from '../../batches/queue/queue.ts';
import { SourceUnusable, resolveSource } from '../../batches/source.ts';
import { StorageFull } from '../../batches/file-store.ts';
import { negotiateMediaType } from '../accept.ts';
import type { Keys } from '../access/admission.ts';
import { refuseLargeDocument, documentParts } from '../batch-documents.ts';
import { readBatchRequest } from '../batch-request.ts';
import {
  batchBody,
  batchBodyBytes,
  batchLists,
  pathOfBatch,
  batchSchemaVersion,
  resultFormats,
  resultParameters,
  type BatchBody,
  type ResultType,
} from '../bodies/batch.ts';
import { product } from '../bodies/common-fields.ts';
import { chosenFixes, chosenSignals } from '../bodies/signal-list.ts';
import { addNextLink, writeCursor, json, noStore, queryStringOf, readCursor, sendJson, type Handler } from '../lists.ts';
import { parameterProblem, readQuery } from '../openapi/parameters.ts';
import { ApiProblem } from '../problems.ts';
import type { ServiceSettings } from '../process/settings.ts';
import { ulid } from '../../batches/ulid.ts';
import { inProcessLanguage, serverWords } from '../../words.ts';
import { processLocale } from '../../locale.ts';

type BatchOperation = 'postBatch' | 'listBatches' | 'getBatch' | 'getBatchResults' | 'cancelBatch' | 'deleteBatch';
export interface BatchRouteParts {
  batches: Batches;
  settings: Pick<ServiceSettings, 'batchPages' | 'allowWebhooks'>;
  /** For PDFs; absent if there is no browser. */
  drawTexts?: DrawTexts | undefined;
  /** Null without keys. */
  keys: Pick<Keys, 'isRevoked'> | null;
  /** Epoch milliseconds. */
  clock(): number;
}

export function batchRoutes(parts: BatchRouteParts): Record<BatchOperation, Handler> {
  const { manager } = parts.batches;
  return {
    postBatch: withProblems(postBatch(parts)),
    listBatches: listBatches(parts),
    getBatch: async (request, reply) => {
      negotiateMediaType(request.headers.accept, [json]);
      return sendJson(reply, await bodyOf(manager, await find(parts, request)));
    },
    getBatchResults: getBatchResults(parts),
    cancelBatch: withProblems(async (request, reply) => {
      negotiateMediaType(request.headers.accept, [json]);
      const batch = await find(parts, request);
      await manager.cancel(batch);
      return sendJson(reply, await bodyOf(manager, batch));
    }),
    deleteBatch: withProblems(async (request, reply) => {
      await manager.remove(await find(parts, request));
      return reply.code(204).headers(noStore).send();
    }),
  };
}

const bodyOf = async (manager: BatchManager, batch: Batch): Promise<BatchBody> =>
  batchBody(await manager.view(batch), manager.store.durable);

/** Whether a batch belongs to the key of a request. What a revoked key left belongs to administrators. */
const isOf = ({ owner }: Batch, { holder, role }: FastifyRequest, keys: BatchRouteParts['keys']): boolean =>
  owner === holder || (role === 'admin' && keys !== null && (owner === null || keys.isRevoked(owner)));

/** The batch of a request, if it belongs to its key. Other keys do not learn that it exists; whose a damaged one is, nobody knows. */
async function find({ batches: { manager }, keys }: BatchRouteParts, request: FastifyRequest): Promise<Batch> {
  const { id } = request.params as { id: string };
  const batch = await manager.store.batch(id);
  const mayBeOf = keys === null || request.role === 'admin';
  if (!batch && mayBeOf && (await manager.store.isDamaged(id))) throw new ApiProblem('batch-damaged');
  if (!batch || !isOf(batch, request, keys)) throw new ApiProblem('batch-not-found');
  return batch;
}

const withProblems =
  (handler: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      throw asProblem(error);
    }
  };

function postBatch({ batches, settings, clock }: BatchRouteParts): Handler {
  const { manager } = batches;
  return async (request, reply) => {
    negotiateMediaType(request.headers.accept, [json]);
    const key = readKey(request.headers['idempotency-key']);
    const { source, ...order } = readBatchRequest(request.body, {
      most: settings.batchPages,
      mostListed: settings.batchPages,
      allowWebhooks: settings.allowWebhooks,
      checkWebhook: (url) => batches.checkWebhook(url),
    });
    const digest = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
    let batch = key === null ? null : await manager.byKey(request.holder, key, digest);
    if (!batch) {
      const { urls, ...found } = await resolveSource(source, batches.sitemap, settings.batchPages);
      const draft = newBatch({ ...order, ...found, id: ulid(clock()), owner: request.holder, createdAt: clock(), key });
      batch = await manager.create(draft, urls, digest);
    }
    reply.code(202).header('location', pathOfBatch(batch));
    return sendJson(reply, await bodyOf(manager, batch));
  };
}

function listBatches({ batches: { manager }, keys }: BatchRouteParts): Handler {
  return async (request, reply) => {
    const { state: wanted, limit, cursor } = readQuery(batchLists, queryStringOf(request));
    negotiateMediaType(request.headers.accept, [json]);
    const after = cursor === undefined ? null : readCursor(cursor, /^[\dA-Z]{26}$/);
    const found: BatchBody[] = [];
    let more = false;
    const isOpenOnly = wanted !== undefined && !wanted.includes('finished') && !wanted.includes('cancelled');
    for (const id of await manager.store.ids()) {
      if ((after !== null && id >= after) || (isOpenOnly && (await manager.hasEnded(id)))) continue;
      const batch = await manager.store.batch(id);
      if (!batch || !isOf(batch, request, keys)) continue;
      const body = await bodyOf(manager, batch);
      if (wanted && !wanted.includes(body.state)) continue;
      more = found.length === limit;
      if (more) break;
      found.push(body);
    }
    const nextCursor = more ? writeCursor(found.at(-1)!.id) : null;
    addNextLink(request, reply, '/v1/batches', nextCursor);
    return sendJson(reply, {
      schemaVersion: batchSchemaVersion,
      tool: product,
      kind: 'batches',
      batches: found,
      page: { limit, nextCursor },
    });
  };
}

function getBatchResults(parts: BatchRouteParts): Handler {
  const { manager } = parts.batches;
  return async (request, reply) => {
    const choice = readQuery(resultParameters, queryStringOf(request));
    const type =
      choice.format === undefined ? negotiateMediaType(request.headers.accept, Object.values(resultFormats)) : resultFormats[choice.format];
    const batch = await find(parts, request);
    const wanted = (state: RunRow['state']) => choice.state?.includes(state) ?? true;
    if (type !== json) return sendFile(parts, batch, type, wanted, reply);
    const from = choice.cursor === undefined ? 0 : Number(readCursor(choice.cursor, /^\d{1,7}$/));
    const results: RunRow[] = [];
    let next: number | null = null;
    for await (const row of manager.rows(batch, from, wanted)) {
      if (results.length === choice.limit) {
        next = row.index;
        break;
      }
      results.push(chosenRow(batch, row));
    }
    const nextCursor = next === null ? null : writeCursor(String(next));
    addNextLink(request, reply, `${pathOfBatch(batch)}/results`, nextCursor);
    const { state } = await manager.view(batch);
    return sendJson(reply, {
      schemaVersion: batchSchemaVersion,
      tool: product,
      kind: 'batchResults',
      id: batch.id,
      state,
      results,
      page: { limit: choice.limit, nextCursor },
    });
  };
}

/** Results in one file. @throws Problem 400 for more pages than a document can have */
async function sendFile(
  { batches: { manager }, drawTexts }: BatchRouteParts,
  batch: Batch,
  type: Exclude<ResultType, typeof json>,
  wanted: (state: RunRow['state']) => boolean,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rows = manager.rows(batch, 0, wanted);
  const { html, pdf, csv } = resultFormats;
  const isDocument = type === html || type === pdf;
  if (isDocument) refuseLargeDocument((await manager.store.progress(batch)).total);
  const [ending] = Object.entries(resultFormats).find(([, one]) => one === type)!;
  reply
    .headers({ ...noStore, 'content-disposition': `attachment; filename="pageloupe-${batch.id}.${ending}"` })
    .type(type === pdf ? type : `${type}; charset=utf-8`);
  if (type === csv) return reply.send(streamOf(csvOf(await manager.view(batch), rows, manager.rows(batch, 0, wanted))));
  if (!isDocument) return reply.send(streamOf(linesOf(batch, rows)));
  const read = async (index: number) => {
    const row = await manager.store.row(batch, index);
    return row && chosenRow(batch, row);
  };
  return reply.send(streamOf(documentParts(await manager.view(batch), type, rows, read, drawTexts)));
}

/** A file belongs to its batch: all of it is in the language of the service, whoever asks for it. */
const streamOf = (parts: AsyncGenerator<string | Uint8Array, void, void>): Readable =>
  Readable.from({ [Symbol.asyncIterator]: () => ({ next: () => inProcessLanguage(() => parts.next()), return: () => parts.return() }) });

/** The problem of an error of batches; any other error unchanged. */
export function asProblem(error: unknown): unknown {
  if (error instanceof KeyReused) return new ApiProblem('idempotency-key-reused');
  if (error instanceof ManifestLost) return new ApiProblem('batch-damaged');
  if (error instanceof TooManyUnfinished) return new ApiProblem('too-many-unfinished', { detail: error.message, retryAfter: 60 });
  if (error instanceof AlreadyEnded) return new ApiProblem('batch-ended');
  if (error instanceof SourceUnusable) return new ApiProblem('sitemap-unusable', { detail: error.message });
  if (error instanceof StorageFull) return new ApiProblem('storage-full', { detail: error.message });
  if (error instanceof QueueUnavailable) return new ApiProblem('queue-unavailable', { retryAfter: 10 });
  return error;
}
/** Batches have the only large body, so its limit is in megabytes. */
export const bodyTooLarge = (): ApiProblem =>
  new ApiProblem('body-too-large', { detail: serverWords().batchFaults.bodyTooLarge({ megabytes: batchBodyBytes / 1_000_000 }) });

function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw parameterProblem([{ parameter: 'Idempotency-Key', code: 'not-a-key', message: serverWords().batchFaults.idempotencyKey }]);
  return header;
}

/** The row with the signals and fixes that the batch selected; scores and counts are those of the complete audit. */
function chosenRow({ signals, skipSignals }: Batch, row: RunRow): RunRow {
  if (!row.report || (signals === null && skipSignals === null)) return row;
  const choice = { signals: signals ?? undefined, skipSignals: skipSignals ?? undefined, maxItems: Number.POSITIVE_INFINITY };
  return {
    ...row,
    report: { ...row.report, signals: chosenSignals(row.report.signals, choice), fixes: chosenFixes(row.report.fixes, choice) },
  };
}

/** As results.ndjson of the command line: its last line says what could not be read of the sitemaps. */
async function* linesOf(batch: Batch, rows: AsyncIterable<RunRow>): AsyncGenerator<string, void, void> {
  for await (const row of rows) yield `${escapeControls(JSON.stringify(chosenRow(batch, row)))}\n`;
  if (batch.losses.length > 0) yield `${escapeControls(lossesAsLine(batch.losses))}\n`;
}

/** @param again the same rows: which URLs are one page, and who links to it, is known when all have been read */
async function* csvOf(view: BatchView, rows: AsyncIterable<RunRow>, again: AsyncIterable<RunRow>): AsyncGenerator<string, void, void> {
  const { signals, skipSignals } = view.batch;
  const all: { index: number; url: string; digest: (PageUrls & Pick<Digest, 'links'>) | null }[] = [];
  const losses: RunLoss[] = [...view.batch.losses];
  for await (const row of rows) {
    if (losses.length < mostLosses) losses.push(...lossesOf(row, view.batch.crawl?.start ?? null));
    const { index, url, digest } = rowDigest(row);
    const { links } = row.digest ?? {};
    all.push({ index, url, digest: digest && { ...digest, ...(links !== undefined && { links }) } });
  }
  const shown = onePagePerFinalUrl(all);
  const inlinks = inlinksOfPages(shown, view.batch.crawl?.start ?? null);
  const places = new Map(shown.map(({ index }, place) => [index, place]));
  const pages = async function* (): AsyncGenerator<PageToExport, void, void> {
    for await (const row of again) {
      const place = places.get(row.index);
      if (place === undefined) continue;
      const { reachedFrom } = shown[place]!.digest ?? {};
      const page = rowToExport(row, row);
      yield {
        ...page,
        digest: page.digest && { ...page.digest, ...(reachedFrom && { reachedFrom }) },
        ...(inlinks && { inlinks: inlinks[place]! }),
      };
    }
  };
  const linked = shown.map((page, place) => ({ ...page, ...(inlinks && { inlinks: inlinks[place]! }) }));
  const isChosen = (id: string) => (signals?.includes(id) ?? true) && !skipSignals?.includes(id);
  yield* pagesCsvParts(pages(), isChosen, linkedFilesOf(linked), csvLocale(processLocale()), losses.map(lossAsCsvRow));
}
