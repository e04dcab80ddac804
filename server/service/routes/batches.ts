/** /v1/batches: audits of many pages in the background. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { visibleJson } from '../../../reports/json.ts';
import type { PageToExport } from '../../../reports/run.ts';
import { pagesCsvParts } from '../../../reports/run-csv.ts';
import { exportedRow, shortOf, type RunRow } from '../../audit/row.ts';
import { batchVersion, type Batch } from '../../batches/batch.ts';
import { AlreadyEnded, KeyReused } from '../../batches/desk.ts';
import type { Batches } from '../../batches/open.ts';
import { QueueUnavailable } from '../../batches/queue.ts';
import { StorageFull } from '../../batches/vault.ts';
import { chosenType } from '../accept.ts';
import { checkDocument, documentParts } from '../batch-documents.ts';
import { readBatchRequest } from '../batch-request.ts';
import {
  batchBody,
  batchBodyBytes,
  batchLists,
  batchPath,
  batchSchemaVersion,
  resultFormats,
  resultParameters,
  type BatchBody,
} from '../bodies/batch.ts';
import { product } from '../bodies/answer-start.ts';
import { chosenFixes, chosenSignals } from '../bodies/signal-list.ts';
import { addNext, cursorOf, json, noStore, queryOf, readCursor, send, type Handler } from '../lists.ts';
import { faultyParameter, readQuery } from '../parameters.ts';
import { Problem } from '../problems.ts';
import type { ServiceSettings } from '../settings.ts';
import { ulid } from '../ulid.ts';
import { edition } from '../written.ts';
import { batchFaults } from '../../../words/en/server/batches.ts';

type BatchOperation = 'postBatch' | 'listBatches' | 'getBatch' | 'getBatchResults' | 'cancelBatch' | 'deleteBatch';
export interface BatchRoom {
  batches: Batches;
  settings: Pick<ServiceSettings, 'batchPages' | 'allowWebhooks'>;
  /** Epoch milliseconds. */
  clock(): number;
}

export function batchRoutes({ batches, settings, clock }: BatchRoom): Record<BatchOperation, Handler> {
  const { desk } = batches;
  const bodyOf = async (batch: Batch): Promise<BatchBody> => batchBody(await desk.view(batch), desk.store.durable);

  /** Only the key that started the batch can see it; for others, it does not exist. */
  const find = async (request: FastifyRequest): Promise<Batch> => {
    const { id } = request.params as { id: string };
    const batch = await desk.store.batch(id);
    if (!batch || batch.owner !== request.holder) throw new Problem('batch-not-found');
    return batch;
  };
  const handled =
    (handler: Handler): Handler =>
    async (request, reply) => {
      try {
        return await handler(request, reply);
      } catch (error) {
        throw problemOf(error);
      }
    };

  const postBatch: Handler = async (request, reply) => {
    chosenType(request.headers.accept, [json]);
    const key = readKey(request.headers['idempotency-key']);
    const order = readBatchRequest(request.body, {
      most: settings.batchPages,
      allowWebhooks: settings.allowWebhooks,
      checkWebhook: (url) => batches.checkWebhook(url),
    });
    const digest = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
    const before = key === null ? null : await desk.byKey(request.holder, key, digest);
    const { urls: listed, ...rest } = order;
    let batch = before;
    if (!batch) {
      const { urls, notes } =
        order.sitemap === null ? { urls: listed, notes: [] } : await batches.sitemap(order.sitemap, settings.batchPages);
      if (urls.length === 0) throw new Problem('sitemap-unusable', { detail: batchFaults.emptySitemap({ notes }) });
      const draft: Batch = {
        schemaVersion: batchVersion,
        id: ulid(clock()),
        owner: request.holder,
        createdAt: clock(),
        pages: urls.length,
        notes,
        key,
        ...rest,
      };
      batch = await desk.create(draft, urls, digest);
    }
    reply.code(202).header('location', batchPath(batch));
    return send(reply, await bodyOf(batch));
  };

  const listBatches: Handler = async (request, reply) => {
    const { limit, cursor } = readQuery(batchLists, queryOf(request));
    chosenType(request.headers.accept, [json]);
    const after = cursor === undefined ? null : readCursor(cursor, /^[\dA-Z]{26}$/);
    const found: BatchBody[] = [];
    let more = false;
    for (const id of await desk.store.ids()) {
      if (after !== null && id >= after) continue;
      const batch = await desk.store.batch(id);
      if (!batch || batch.owner !== request.holder) continue;
      more = found.length === limit;
      if (more) break;
      found.push(await bodyOf(batch));
    }
    const nextCursor = more ? cursorOf(found.at(-1)!.id) : null;
    addNext(request, reply, '/v1/batches', nextCursor);
    return send(reply, { schemaVersion: batchSchemaVersion, tool: product, kind: 'batches', batches: found, page: { limit, nextCursor } });
  };

  const getBatchResults: Handler = async (request, reply) => {
    const choice = readQuery(resultParameters, queryOf(request));
    const type =
      choice.format === undefined ? chosenType(request.headers.accept, Object.values(resultFormats)) : resultFormats[choice.format];
    const batch = await find(request);
    const wanted = (state: RunRow['state']) => choice.state?.includes(state) ?? true;
    const from = choice.cursor === undefined ? 0 : Number(readCursor(choice.cursor, /^\d{1,7}$/));
    const rows = desk.rows(batch, type === json ? from : 0, wanted);
    if (type !== json) {
      const isDocument = type === resultFormats.html || type === resultFormats.pdf;
      if (isDocument) checkDocument(batch);
      const [ending] = Object.entries(resultFormats).find(([, one]) => one === type)!;
      reply
        .headers({ ...noStore, 'content-disposition': `attachment; filename="pageloupe-${batch.id}.${ending}"` })
        .type(type === resultFormats.pdf ? type : `${type}; charset=utf-8`);
      if (!isDocument) return reply.send(Readable.from(type === resultFormats.csv ? csvOf(batch, rows) : linesOf(batch, rows)));
      const read = async (index: number) => {
        const row = await desk.store.row(batch, index);
        return row && chosenRow(batch, row);
      };
      return reply.send(Readable.from(documentParts(batch, type, rows, read)));
    }
    const results: RunRow[] = [];
    let next: number | null = null;
    for await (const row of rows) {
      if (results.length === choice.limit) {
        next = row.index;
        break;
      }
      results.push(chosenRow(batch, row));
    }
    const nextCursor = next === null ? null : cursorOf(String(next));
    addNext(request, reply, `${batchPath(batch)}/results`, nextCursor);
    const { state } = await desk.view(batch);
    return send(reply, {
      schemaVersion: batchSchemaVersion,
      tool: product,
      kind: 'batchResults',
      id: batch.id,
      state,
      results,
      page: { limit: choice.limit, nextCursor },
    });
  };

  return {
    postBatch: handled(postBatch),
    listBatches,
    getBatch: async (request, reply) => {
      chosenType(request.headers.accept, [json]);
      return send(reply, await bodyOf(await find(request)));
    },
    getBatchResults,
    cancelBatch: handled(async (request, reply) => {
      chosenType(request.headers.accept, [json]);
      const batch = await find(request);
      await desk.cancel(batch);
      return send(reply, await bodyOf(batch));
    }),
    deleteBatch: handled(async (request, reply) => {
      await desk.remove(await find(request));
      return reply.code(204).headers(noStore).send();
    }),
  };
}

function problemOf(error: unknown): unknown {
  if (error instanceof KeyReused) return new Problem('idempotency-key-reused');
  if (error instanceof AlreadyEnded) return new Problem('batch-ended');
  if (error instanceof StorageFull) return new Problem('storage-full', { detail: error.message });
  if (error instanceof QueueUnavailable) return new Problem('queue-unavailable', { retryAfter: 10 });
  // The only body of this size, so its error reports the limit in megabytes.
  return error;
}
export const bodyTooLarge = (): Problem =>
  new Problem('body-too-large', { detail: batchFaults.bodyTooLarge({ megabytes: batchBodyBytes / 1_000_000 }) });

function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw faultyParameter([{ parameter: 'Idempotency-Key', code: 'not-a-key', message: batchFaults.idempotencyKey }]);
  return header;
}

/** Signals and fixes that the batch was started with; scores and counts stay those of the whole audit. */
function chosenRow({ signals, skipSignals }: Batch, row: RunRow): RunRow {
  if (!row.report || (signals === null && skipSignals === null)) return row;
  const choice = { signals: signals ?? undefined, skipSignals: skipSignals ?? undefined, maxItems: Number.POSITIVE_INFINITY };
  return {
    ...row,
    report: { ...row.report, signals: chosenSignals(row.report.signals, choice), fixes: chosenFixes(row.report.fixes, choice) },
  };
}

async function* linesOf(batch: Batch, rows: AsyncIterable<RunRow>): AsyncGenerator<string, void, void> {
  for await (const row of rows) yield `${visibleJson(JSON.stringify(chosenRow(batch, row)))}\n`;
}

async function* csvOf({ signals, skipSignals }: Batch, rows: AsyncIterable<RunRow>): AsyncGenerator<string, void, void> {
  const pages = async function* (): AsyncGenerator<PageToExport, void, void> {
    for await (const row of rows) yield exportedRow(shortOf(row), row);
  };
  yield* pagesCsvParts(pages(), (id) => (signals?.includes(id) ?? true) && !skipSignals?.includes(id), edition);
}
