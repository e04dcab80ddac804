/** Every path of the service: routes and the OpenAPI document are made from this table. */
import type { TObject } from 'typebox';
import {
  binaryContent,
  commonProblems,
  textContent,
  rateLimitHeaders,
  defineOperation,
  keyProblems,
  parameterProblems,
  targetProblems,
  schemaRef,
  type Content,
  type Operation,
} from './operation.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { auditParameters, geoParameters, linksParameters, metaParameters, schemaParameters } from './parameters.ts';
import { readyWords } from '../../../words/en/server/http.ts';
import { responseWords } from '../../../words/en/server/openapi.ts';
import { examples } from './examples.ts';
import { batchExamples } from './batch-examples.ts';
import { batchBodyBytes, batchLists, resultParameters } from '../bodies/batch.ts';
import { healthAnswer, readyAnswer } from '../bodies/state.ts';
import { siteOperations } from './site-operations.ts';

export type { Operation };

const cacheHeaders = ['ETag', 'Age', 'Cache-Control', 'Cache-Status', 'Content-Language', ...rateLimitHeaders];
const languageHeader: Operation['requestHeaders'] = {
  'Accept-Language': {
    description: 'Languages of the sentences in the answer, best first. Errors are described in them too, on every path.',
    schema: { type: 'string', examples: ['de-AT, en;q=0.5'] },
  },
};
const pageOperation = (
  id: Operation['id'],
  path: string,
  parameters: TObject,
  result: string,
  example: unknown,
  more: { content?: Record<string, Content>; headers?: readonly string[]; problems?: readonly ProblemCode[] } = {},
): Operation =>
  defineOperation(id, {
    path,
    tag: 'audits',
    parameters,
    requestHeaders: languageHeader,
    role: 'run',
    responses: {
      200: {
        description: responseWords.result,
        headers: [...cacheHeaders, ...(more.headers ?? [])],
        content: { 'application/json': { schema: schemaRef(result), examples: { example: { value: example } } }, ...more.content },
      },
      304: { description: responseWords.unchanged, headers: ['ETag', 'Cache-Status'] },
    },
    problems: [...commonProblems, ...keyProblems, ...parameterProblems, ...targetProblems, ...(more.problems ?? [])],
  });
const simpleOperation = (
  id: Operation['id'],
  path: string,
  tag: Operation['tag'],
  result: string | null,
  example: unknown,
  more: Partial<Operation> = {},
  type = 'application/json',
): Operation =>
  defineOperation(id, {
    path,
    tag,
    role: null,
    problems: commonProblems,
    responses: {
      200: {
        description: responseWords.result,
        content: { [type]: result ? { schema: schemaRef(result), examples: { example: { value: example } } } : textContent },
      },
    },
    ...more,
  });
/** A state of the service, for what watches it. @param states by HTTP status: a description, and the body */
const stateOperation = (
  id: Operation['id'],
  path: string,
  schema: string,
  states: Readonly<Record<200 | 503, readonly [description: string, body: object]>>,
): Operation =>
  simpleOperation(id, path, 'service', schema, null, {
    responses: Object.fromEntries(
      Object.entries(states).map(([status, [description, value]]) => [
        status,
        { description, content: { 'application/json': { schema: schemaRef(schema), examples: { example: { value } } } } },
      ]),
    ),
  });

const catalogueOperation = (id: Operation['id'], path: string, result: string): Operation =>
  defineOperation(id, {
    path,
    tag: 'catalogue',
    requestHeaders: languageHeader,
    role: 'read',
    problems: [...commonProblems, ...keyProblems],
    responses: {
      200: {
        description: responseWords.result,
        headers: ['ETag', 'Cache-Control', 'Content-Language', ...rateLimitHeaders],
        content: { 'application/json': { schema: schemaRef(result) } },
      },
      304: { description: responseWords.unchanged, headers: ['ETag'] },
    },
  });

const batchProblems: readonly ProblemCode[] = [...commonProblems, ...keyProblems, 'not-acceptable'];
const batchResponse = (description: string): Operation['responses'][string] => ({
  description,
  headers: rateLimitHeaders,
  content: { 'application/json': { schema: schemaRef('Batch'), examples: { example: { value: batchExamples.batch } } } },
});
const batchOperations: readonly Operation[] = [
  defineOperation('postBatch', {
    method: 'POST',
    path: '/v1/batches',
    tag: 'batches',
    role: 'run',
    bodyLimit: batchBodyBytes,
    requestHeaders: {
      'Idempotency-Key': {
        description: 'A text of your choice. The same key with the same body returns the same batch, as long as the batch exists.',
        schema: { type: 'string', minLength: 1, maxLength: 200 },
      },
    },
    body: {
      types: ['application/json'],
      schema: schemaRef('BatchRequest'),
      examples: { sitemap: { value: batchExamples.request }, crawl: { value: batchExamples.crawlRequest } },
    },
    responses: { 202: { ...batchResponse(responseWords.accepted), headers: ['Location', ...rateLimitHeaders] } },
    problems: [
      ...batchProblems,
      'invalid-parameter',
      'invalid-url',
      'sitemap-unusable',
      'idempotency-key-reused',
      'batch-damaged',
      'body-too-large',
      'unsupported-media-type',
      'request-timeout',
      'too-many-unfinished',
      'queue-unavailable',
      'storage-full',
    ],
  }),
  defineOperation('listBatches', {
    path: '/v1/batches',
    tag: 'batches',
    role: 'read',
    parameters: batchLists,
    responses: {
      200: {
        description: responseWords.result,
        headers: ['Link', ...rateLimitHeaders],
        content: { 'application/json': { schema: schemaRef('BatchList'), examples: { example: { value: batchExamples.list } } } },
      },
    },
    problems: [...batchProblems, ...parameterProblems],
  }),
  defineOperation('getBatch', {
    path: '/v1/batches/{id}',
    tag: 'batches',
    role: 'read',
    responses: { 200: batchResponse(responseWords.result) },
    problems: [...batchProblems, 'batch-not-found', 'batch-damaged'],
  }),
  defineOperation('deleteBatch', {
    method: 'DELETE',
    path: '/v1/batches/{id}',
    tag: 'batches',
    role: 'run',
    responses: { 204: { description: responseWords.deleted, headers: rateLimitHeaders } },
    problems: [...commonProblems, ...keyProblems, 'batch-not-found', 'batch-damaged', 'unsupported-media-type', 'body-too-large'],
  }),
  defineOperation('getBatchResults', {
    path: '/v1/batches/{id}/results',
    tag: 'batches',
    role: 'read',
    parameters: resultParameters,
    responses: {
      200: {
        description: responseWords.result,
        headers: ['Link', ...rateLimitHeaders],
        content: {
          'application/json': { schema: schemaRef('BatchResults'), examples: { example: { value: batchExamples.results } } },
          'application/x-ndjson': textContent,
          'text/csv': textContent,
          'text/html': textContent,
          'application/pdf': binaryContent,
        },
      },
    },
    problems: [...batchProblems, ...parameterProblems, 'batch-not-found', 'batch-damaged'],
  }),
  defineOperation('cancelBatch', {
    method: 'POST',
    path: '/v1/batches/{id}/cancel',
    tag: 'batches',
    role: 'run',
    responses: { 200: batchResponse(responseWords.result) },
    problems: [
      ...batchProblems,
      'batch-not-found',
      'batch-damaged',
      'batch-ended',
      'storage-full',
      'unsupported-media-type',
      'body-too-large',
      'request-timeout',
    ],
  }),
];

export const operations: readonly Operation[] = [
  pageOperation('getAudit', '/v1/audit', auditParameters, 'AuditResult', examples.audit, {
    content: { 'text/html': textContent, 'application/pdf': binaryContent, 'text/csv': textContent, 'text/markdown': textContent },
  }),
  pageOperation('getMeta', '/v1/meta', metaParameters, 'MetaResult', examples.meta),
  pageOperation('getSchema', '/v1/schema', schemaParameters, 'SchemaResult', examples.schema),
  pageOperation('getLinks', '/v1/links', linksParameters, 'LinksResult', examples.links, {
    headers: ['Link'],
    problems: ['cursor-expired'],
  }),
  pageOperation('getGeo', '/v1/geo', geoParameters, 'GeoResult', examples.geo),
  ...batchOperations,
  ...siteOperations,
  catalogueOperation('listSignals', '/v1/signals', 'Catalogue'),
  catalogueOperation('listTools', '/v1/tools', 'ToolList'),
  simpleOperation('getStart', '/', 'service', null, null, { page: true }, 'text/html'),
  stateOperation('getHealth', '/healthz', 'Health', {
    200: [responseWords.running, healthAnswer(false).body],
    503: [responseWords.stuck, healthAnswer(true).body],
  }),
  stateOperation('getReadiness', '/readyz', 'Ready', {
    200: [responseWords.ready, readyAnswer([]).body],
    503: [responseWords.notReady, readyAnswer([readyWords.queueFull()]).body],
  }),
  simpleOperation(
    'getMetrics',
    '/metrics',
    'service',
    null,
    null,
    { role: 'read', problems: [...commonProblems, 'unauthenticated', 'keys-unavailable'] },
    'text/plain',
  ),
  simpleOperation('getVersion', '/version', 'service', 'Version', {
    name: 'pageloupe',
    version: '0.1.0',
    schemaVersion: '2.0',
    node: '20.19.0',
  }),
  simpleOperation('getOpenApiJson', '/openapi.json', 'service', null, null, {
    responses: { 200: { description: responseWords.document, content: { 'application/json': { schema: { type: 'object' } } } } },
  }),
  simpleOperation('getOpenApiYaml', '/openapi.yaml', 'service', null, null, {}, 'application/yaml'),
  simpleOperation('getProblems', '/problems', 'service', null, null, { page: true }, 'text/html'),
  simpleOperation('getContact', '/contact', 'contact', null, null, { page: true }, 'text/html'),
  defineOperation('postContact', {
    method: 'POST',
    path: '/contact',
    tag: 'contact',
    role: null,
    body: {
      types: ['application/json', 'application/x-www-form-urlencoded'],
      schema: schemaRef('ContactRequest'),
      examples: { example: { value: { email: 'team@example.com', use: 'Checks in our build pipeline', volume: '1000-10000' } } },
    },
    responses: {
      201: {
        description: responseWords.saved,
        content: {
          'application/json': {
            schema: schemaRef('ContactSaved'),
            examples: { example: { value: { id: '01JDA2M6V1Q8J8X5T6J0W9C3ZK', at: '2026-11-22T10:00:00.000Z' } } },
          },
          'text/html': textContent,
        },
      },
    },
    problems: [
      ...commonProblems,
      'invalid-parameter',
      'body-too-large',
      'unsupported-media-type',
      'request-timeout',
      'rate-limited',
      'storage-full',
      'not-acceptable',
    ],
    statuses: [400, 429, 507],
  }),
];
