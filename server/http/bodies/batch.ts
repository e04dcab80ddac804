/** Request and response bodies of batches. */
import { processLanguage } from '../../words.ts';
import { Type, type Static } from 'typebox';
import { crawlLimits, exclusionReasons, type CrawlPlan } from '../../../checks/site/crawl.ts';
import type { Batch } from '../../batches/batch.ts';
import type { RowError } from '../../audit/row.ts';
import type { BatchView } from '../../batches/manager.ts';
import type { endMessage } from '../../batches/webhooks.ts';
import { parameterSchemas } from '../../options/schemas.ts';
import { crawl as crawlOptions } from '../../options/table.ts';
import { visitParameters } from '../openapi/parameters.ts';
import {
  componentRef,
  cursorParameter,
  enumSchema,
  listPage,
  maybe,
  nullableRef,
  optionalMembers,
  ulidSchema,
} from '../openapi/schema-kinds.ts';
import { product, settingsEcho, type toolSchema, type warningSchema, type httpSchema } from './common-fields.ts';

/** A URL list of a hundred thousand pages. */
export const batchBodyBytes = 16_000_000;
export const batchSchemaVersion = '1.1';
export const batchStates = ['queued', 'running', 'finished', 'cancelled'] as const;
export const rowStates = ['done', 'failed', 'cancelled'] as const;
export const resultFormats = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
  html: 'text/html',
  pdf: 'application/pdf',
} as const;
export type ResultType = (typeof resultFormats)[keyof typeof resultFormats];

export const webhookRequest = Type.Object(
  {
    url: Type.String({
      format: 'uri',
      maxLength: 2048,
      description: 'Gets a POST request when the batch has ended. https, on the public web.',
    }),
    secret: Type.String({
      minLength: 32,
      maxLength: 94,
      description:
        'Key of the signature, as Standard Webhooks define it: Base64 of 24 to 64 random bytes, with or without whsec_. It is not returned.',
    }),
  },
  { additionalProperties: false },
);
const patterns = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: crawlLimits.pattern }), { maxItems: crawlLimits.patterns, default: [], description }),
  );
export const crawlRequest = Type.Object(
  {
    url: Type.String({ format: 'uri', maxLength: 2048, description: 'The start page.' }),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        default: crawlOptions.limit.default,
        description: 'Pages to audit at most; up to as many as a batch may have.',
      }),
    ),
    ...optionalMembers(parameterSchemas({ depth: crawlOptions.depth, subdomains: crawlOptions.subdomains })),
    include: patterns('Only follow links to URLs that match one of these globs, such as /blog/**.'),
    exclude: patterns('Do not follow links to URLs that match one of these globs.'),
  },
  { additionalProperties: false },
);
export const batchRequest = Type.Object(
  {
    urls: Type.Optional(Type.Array(Type.String({ format: 'uri', maxLength: 2048 }), { minItems: 1, description: 'The pages, each once.' })),
    sitemap: Type.Optional(
      Type.String({ format: 'uri', maxLength: 2048, description: 'Instead of urls: a sitemap or sitemap index, read at once.' }),
    ),
    crawl: Type.Optional({
      ...crawlRequest,
      description: 'Instead of urls: a page whose links are followed on the same host, nearest pages first, as robots.txt allows.',
    }),
    webhook: Type.Optional(webhookRequest),
    ...optionalMembers(visitParameters),
  },
  { additionalProperties: false, description: 'One of urls, sitemap and crawl. Everything else has the defaults of /v1/audit.' },
);

/** A crawl as it was ordered. */
const planProperties = {
  url: { type: 'string' },
  limit: { type: 'integer' },
  depth: { type: ['integer', 'null'] },
  include: { type: 'array', items: { type: 'string' } },
  exclude: { type: 'array', items: { type: 'string' } },
  subdomains: { type: 'boolean' },
};
export const crawlPlanSchema = Type.Unsafe<CrawlPlanBody | null>({
  type: ['object', 'null'],
  properties: planProperties,
  description: 'What is crawled; null for lists and sitemaps.',
});
const progressSchema = Type.Object({
  total: Type.Integer({ description: 'Of a crawl that has not ended: the pages found so far.' }),
  done: Type.Integer({ description: 'Pages with a report.' }),
  failed: Type.Integer({ description: 'Pages that could not be audited.' }),
  waiting: Type.Integer({ description: 'Pages without a result.' }),
});
export const batchSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: componentRef<Static<typeof toolSchema>>('Tool'),
  kind: enumSchema(['batch']),
  id: ulidSchema(),
  state: enumSchema(batchStates, { description: 'finished: every page has a result, even if that is a failure.' }),
  stored: enumSchema(['disk', 'memory'], {
    description: 'memory: the batch is lost when the service stops. Start it with --data <folder> to keep batches.',
  }),
  createdAt: Type.String(),
  endedAt: maybe.string(),
  progress: progressSchema,
  settings: componentRef<Static<typeof settingsEcho>>('Settings'),
  signals: Type.Unsafe<string[] | null>({ type: ['array', 'null'], items: { type: 'string' } }),
  skipSignals: Type.Unsafe<string[] | null>({ type: ['array', 'null'], items: { type: 'string' } }),
  sitemap: maybe.string(),
  crawl: Type.Unsafe<CrawlBody | null>({
    type: ['object', 'null'],
    properties: {
      ...planProperties,
      discovered: { type: 'integer', description: 'Pages found so far that are or will be audited.' },
      audited: { type: 'integer', description: 'Pages with a report.' },
      skipped: {
        type: 'object',
        additionalProperties: { type: 'integer' },
        description: `URLs that were found and are not audited, each once, by reason: ${exclusionReasons.join(', ')}.`,
      },
      skippedMore: { type: 'boolean', description: 'There are more than are counted.' },
      orphans: {
        type: ['object', 'null'],
        properties: { total: { type: 'integer' }, urls: { type: 'array', items: { type: 'string' } } },
        description:
          'Pages in the sitemaps of robots.txt that no link leads to, the first 1,000; null until the crawl has ended, and if pages of the site were not audited or it has no sitemap.',
      },
    },
    description: 'What is crawled, and how far; null for lists and sitemaps.',
  }),
  losses: Type.Array(
    Type.Object({
      kind: enumSchema(['sitemap']),
      url: Type.String({ description: 'The file.' }),
      reason: Type.String({ description: 'One sentence.' }),
    }),
    {
      description: 'What could not be read of the sitemap, or is more than a batch may have. Those of pages are warnings of their results.',
    },
  ),
  notes: Type.Array(Type.String(), { description: 'What was excluded of the sitemap, such as URLs on private hosts.' }),
  fault: Type.Unsafe<{ code: string; message: string } | null>({
    type: ['object', 'null'],
    properties: { code: { type: 'string' }, message: { type: 'string' } },
    description:
      'Why the batch is not making progress, such as storage-full, or no-results: a service without workers of its own has no result after a minute. It continues by itself when the cause is gone.',
  }),
  webhook: Type.Unsafe<{ url: string; state: string; attempts: number; status: number | null; error: string } | null>({
    type: ['object', 'null'],
    properties: {
      url: { type: 'string' },
      state: { type: 'string', enum: ['pending', 'delivered', 'failed'] },
      attempts: { type: 'integer' },
      status: { type: ['integer', 'null'], description: 'Of the last response.' },
      error: { type: 'string', description: 'Of the last attempt, or empty.' },
    },
  }),
  links: Type.Object({ self: Type.String(), results: Type.String() }),
});
export const batchListSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: componentRef<Static<typeof toolSchema>>('Tool'),
  kind: enumSchema(['batches']),
  batches: Type.Array(componentRef<BatchBody>('Batch')),
  page: listPage,
});
const endStates = ['finished', 'cancelled'] as const;
export const batchEndedSchema = Type.Object({
  type: enumSchema(endStates.map((state) => `batch.${state}` as const)),
  timestamp: Type.String({ format: 'date-time', description: 'When the batch ended.' }),
  data: Type.Object({ id: ulidSchema(), state: enumSchema(endStates), progress: progressSchema }),
});
({}) as ReturnType<typeof endMessage> satisfies Static<typeof batchEndedSchema>;
const { locale: _, intent, pageType, aiOptOut, ...visitSettings } = settingsEcho.properties;
export const batchRowSchema = Type.Object(
  {
    schemaVersion: Type.String(),
    index: Type.Integer({ description: 'Place in the list of the batch, from 0.' }),
    url: Type.String(),
    state: enumSchema(rowStates),
    error: Type.Unsafe<RowError | null>({
      type: ['object', 'null'],
      properties: { code: { type: 'string' }, message: { type: 'string' }, status: { type: 'integer' } },
    }),
    settings: Type.Object(
      { ...visitSettings, choice: Type.Object({ intent, pageType, aiOptOut }) },
      { description: 'The settings of the visit.' },
    ),
    http: nullableRef<Static<typeof httpSchema>>('Http'),
    warnings: Type.Array(componentRef<Static<typeof warningSchema>>('Warning')),
    ms: Type.Unsafe<object | null>({ type: ['object', 'null'] }),
    digest: Type.Unsafe<object | null>({ type: ['object', 'null'], description: 'The page in short.' }),
    report: nullableRef<object>('Report'),
  },
  { description: 'The same row as in results.ndjson of the command line.' },
);
export const batchResultsSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: componentRef<Static<typeof toolSchema>>('Tool'),
  kind: enumSchema(['batchResults']),
  id: Type.String(),
  state: enumSchema(batchStates),
  results: Type.Array(componentRef<Static<typeof batchRowSchema>>('BatchRow')),
  page: listPage,
});
export interface CrawlPlanBody {
  url: string;
  limit: number;
  depth: number | null;
  include: readonly string[];
  exclude: readonly string[];
  subdomains: boolean;
}
export interface CrawlBody extends CrawlPlanBody {
  discovered: number;
  audited: number;
  skipped: Readonly<Record<string, number>>;
  skippedMore: boolean;
  orphans: { total: number; urls: readonly string[] } | null;
}
export type BatchBody = Static<typeof batchSchema>;
export type BatchListBody = Static<typeof batchListSchema>;

export const batchLists = Type.Object({
  state: Type.Optional(
    Type.Unsafe<(typeof batchStates)[number][]>({
      type: 'array',
      items: { type: 'string', enum: [...batchStates] },
      maxItems: batchStates.length,
      description: 'Only batches with these states.',
    }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Batches per response.' }),
  cursor: cursorParameter,
});
export const resultParameters = Type.Object({
  format: Type.Optional(
    enumSchema(['json', 'ndjson', 'csv', 'html', 'pdf'], { description: 'Instead of the Accept header. html and pdf: up to 1,000 pages.' }),
  ),
  state: Type.Optional(
    Type.Unsafe<(typeof rowStates)[number][]>({
      type: 'array',
      items: { type: 'string', enum: [...rowStates] },
      maxItems: 3,
      description: 'Only pages with these states.',
    }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Pages per response; JSON only.' }),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'page.nextCursor of the response before; JSON only.' })),
});

const time = (at: number) => new Date(at).toISOString();
export const pathOfBatch = ({ id }: Pick<Batch, 'id'>): string => `/v1/batches/${id}`;

export const crawlPlanBody = ({ start, limit, depth, include, exclude, subdomains = false }: CrawlPlan): CrawlPlanBody => ({
  url: start,
  limit,
  depth,
  include,
  exclude,
  subdomains,
});
function crawlBody({ batch, progress: { total, done }, crawl }: BatchView): CrawlBody | null {
  if (!batch.crawl || !crawl) return null;
  const { skipped, more, orphans } = crawl;
  return { ...crawlPlanBody(batch.crawl), discovered: total, audited: done, skipped, skippedMore: more, orphans };
}

export function batchBody(view: BatchView, durable: boolean): BatchBody {
  const { batch, state, progress, end, fault, webhook } = view;
  const { choice, ...visit } = batch.settings;
  return {
    schemaVersion: batchSchemaVersion,
    tool: product,
    kind: 'batch',
    id: batch.id,
    state,
    stored: durable ? 'disk' : 'memory',
    createdAt: time(batch.createdAt),
    endedAt: end ? time(end.at) : null,
    progress: { ...progress, waiting: progress.total - progress.done - progress.failed },
    settings: { ...visit, locale: processLanguage(), ...choice },
    signals: batch.signals,
    skipSignals: batch.skipSignals,
    sitemap: batch.sitemap,
    crawl: crawlBody(view),
    losses: batch.losses,
    notes: batch.notes,
    fault,
    webhook: batch.webhook &&
      webhook && { url: batch.webhook.url, state: webhook.state, attempts: webhook.attempts, status: webhook.status, error: webhook.error },
    links: { self: pathOfBatch(batch), results: `${pathOfBatch(batch)}/results` },
  };
}
