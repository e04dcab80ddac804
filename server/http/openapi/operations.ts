/** Every path of the service: routes and the OpenAPI document are made from this table. */
import type { TObject } from 'typebox';
import {
  binary,
  everywhere,
  file,
  limited,
  operationWithWords,
  ofKeys,
  ofParameters,
  ofTargets,
  schemaRef,
  type Content,
  type Operation,
} from './operation.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { auditParameters, geoParameters, linksParameters, metaParameters, schemaParameters } from './parameters.ts';
import { readyWords } from '../../../words/en/server/http.ts';
import { answerWords } from '../../../words/en/server/openapi.ts';
import { examples } from './examples.ts';
import { batchExamples } from './batch-examples.ts';
import { batchBodyBytes, batchLists, resultParameters } from '../bodies/batch.ts';
import { siteOperations } from './site-operations.ts';

export type { Operation };

const cacheHeaders = ['ETag', 'Age', 'Cache-Control', 'Cache-Status', 'Content-Language', ...limited];
const byLanguage: Operation['requestHeaders'] = {
  'Accept-Language': {
    description: 'Languages of the sentences in the answer, best first. Errors are described in them too, on every path.',
    schema: { type: 'string', examples: ['de-AT, en;q=0.5'] },
  },
};
const page = (
  id: Operation['id'],
  path: string,
  parameters: TObject,
  result: string,
  example: unknown,
  more: { content?: Record<string, Content>; headers?: readonly string[]; problems?: readonly ProblemCode[] } = {},
): Operation =>
  operationWithWords(id, {
    path,
    tag: 'audits',
    parameters,
    requestHeaders: byLanguage,
    role: 'run',
    answers: {
      200: {
        description: answerWords.result,
        headers: [...cacheHeaders, ...(more.headers ?? [])],
        content: { 'application/json': { schema: schemaRef(result), examples: { example: { value: example } } }, ...more.content },
      },
      304: { description: answerWords.unchanged, headers: ['ETag', 'Cache-Status'] },
    },
    problems: [...everywhere, ...ofKeys, ...ofParameters, ...ofTargets, ...(more.problems ?? [])],
  });
const plain = (
  id: Operation['id'],
  path: string,
  tag: Operation['tag'],
  result: string | null,
  example: unknown,
  more: Partial<Operation> = {},
  type = 'application/json',
): Operation =>
  operationWithWords(id, {
    path,
    tag,
    role: null,
    problems: everywhere,
    answers: {
      200: {
        description: answerWords.result,
        content: { [type]: result ? { schema: schemaRef(result), examples: { example: { value: example } } } : file },
      },
    },
    ...more,
  });

const catalogueOperation = (id: Operation['id'], path: string, result: string): Operation =>
  operationWithWords(id, {
    path,
    tag: 'catalogue',
    requestHeaders: byLanguage,
    role: 'read',
    problems: [...everywhere, ...ofKeys],
    answers: {
      200: {
        description: answerWords.result,
        headers: ['ETag', 'Cache-Control', 'Content-Language', ...limited],
        content: { 'application/json': { schema: schemaRef(result) } },
      },
      304: { description: answerWords.unchanged, headers: ['ETag'] },
    },
  });

const ofBatches: readonly ProblemCode[] = [...everywhere, ...ofKeys, 'not-acceptable'];
const batchAnswer = (description: string): Operation['answers'][string] => ({
  description,
  headers: limited,
  content: { 'application/json': { schema: schemaRef('Batch'), examples: { example: { value: batchExamples.batch } } } },
});
const batchOperations: readonly Operation[] = [
  operationWithWords('postBatch', {
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
    answers: { 202: { ...batchAnswer(answerWords.accepted), headers: ['Location', ...limited] } },
    problems: [
      ...ofBatches,
      'invalid-parameter',
      'invalid-url',
      'sitemap-unusable',
      'idempotency-key-reused',
      'body-too-large',
      'unsupported-media-type',
      'request-timeout',
      'too-many-batches',
      'queue-unavailable',
      'storage-full',
    ],
  }),
  operationWithWords('listBatches', {
    path: '/v1/batches',
    tag: 'batches',
    role: 'read',
    parameters: batchLists,
    answers: {
      200: {
        description: answerWords.result,
        headers: ['Link', ...limited],
        content: { 'application/json': { schema: schemaRef('BatchList'), examples: { example: { value: batchExamples.list } } } },
      },
    },
    problems: [...ofBatches, ...ofParameters],
  }),
  operationWithWords('getBatch', {
    path: '/v1/batches/{id}',
    tag: 'batches',
    role: 'read',
    answers: { 200: batchAnswer(answerWords.result) },
    problems: [...ofBatches, 'batch-not-found'],
  }),
  operationWithWords('deleteBatch', {
    method: 'DELETE',
    path: '/v1/batches/{id}',
    tag: 'batches',
    role: 'run',
    answers: { 204: { description: answerWords.deleted, headers: limited } },
    problems: [...everywhere, ...ofKeys, 'batch-not-found', 'unsupported-media-type', 'body-too-large'],
  }),
  operationWithWords('getBatchResults', {
    path: '/v1/batches/{id}/results',
    tag: 'batches',
    role: 'read',
    parameters: resultParameters,
    answers: {
      200: {
        description: answerWords.result,
        headers: ['Link', ...limited],
        content: {
          'application/json': { schema: schemaRef('BatchResults'), examples: { example: { value: batchExamples.results } } },
          'application/x-ndjson': file,
          'text/csv': file,
          'text/html': file,
          'application/pdf': binary,
        },
      },
    },
    problems: [...ofBatches, ...ofParameters, 'batch-not-found'],
  }),
  operationWithWords('cancelBatch', {
    method: 'POST',
    path: '/v1/batches/{id}/cancel',
    tag: 'batches',
    role: 'run',
    answers: { 200: batchAnswer(answerWords.result) },
    problems: [
      ...ofBatches,
      'batch-not-found',
      'batch-ended',
      'storage-full',
      'unsupported-media-type',
      'body-too-large',
      'request-timeout',
    ],
  }),
];

export const operations: readonly Operation[] = [
  page('getAudit', '/v1/audit', auditParameters, 'AuditResult', examples.audit, {
    content: { 'text/html': file, 'application/pdf': binary, 'text/csv': file, 'text/markdown': file },
  }),
  page('getMeta', '/v1/meta', metaParameters, 'MetaResult', examples.meta),
  page('getSchema', '/v1/schema', schemaParameters, 'SchemaResult', examples.schema),
  page('getLinks', '/v1/links', linksParameters, 'LinksResult', examples.links, { headers: ['Link'], problems: ['cursor-expired'] }),
  page('getGeo', '/v1/geo', geoParameters, 'GeoResult', examples.geo),
  ...batchOperations,
  ...siteOperations,
  catalogueOperation('listSignals', '/v1/signals', 'Catalogue'),
  catalogueOperation('listTools', '/v1/tools', 'ToolList'),
  plain('getStart', '/', 'service', null, null, { page: true }, 'text/html'),
  plain('getHealth', '/healthz', 'service', 'Health', { status: 'ok' }),
  plain(
    'getReadiness',
    '/readyz',
    'service',
    'Ready',
    { status: 'ready', faults: [] },
    {
      answers: {
        200: {
          description: answerWords.ready,
          content: {
            'application/json': { schema: schemaRef('Ready'), examples: { example: { value: { status: 'ready', faults: [] } } } },
          },
        },
        503: {
          description: answerWords.notReady,
          content: {
            'application/json': {
              schema: schemaRef('Ready'),
              examples: { example: { value: { status: 'not-ready', faults: [readyWords.queueFull()] } } },
            },
          },
        },
      },
    },
  ),
  plain('getMetrics', '/metrics', 'service', null, null, { role: 'read', problems: [...everywhere, 'unauthenticated'] }, 'text/plain'),
  plain('getVersion', '/version', 'service', 'Version', { name: 'pageloupe', version: '0.1.0', schemaVersion: '2.0', node: '20.19.0' }),
  plain('getOpenApiJson', '/openapi.json', 'service', null, null, {
    answers: { 200: { description: answerWords.document, content: { 'application/json': { schema: { type: 'object' } } } } },
  }),
  plain('getOpenApiYaml', '/openapi.yaml', 'service', null, null, {}, 'application/yaml'),
  plain('getProblems', '/problems', 'service', null, null, { page: true }, 'text/html'),
  plain('getContact', '/contact', 'contact', null, null, { page: true }, 'text/html'),
  operationWithWords('postContact', {
    method: 'POST',
    path: '/contact',
    tag: 'contact',
    role: null,
    body: {
      types: ['application/json', 'application/x-www-form-urlencoded'],
      schema: schemaRef('ContactRequest'),
      examples: { example: { value: { email: 'team@example.com', use: 'Checks in our build pipeline', volume: '1000-10000' } } },
    },
    answers: {
      201: {
        description: answerWords.saved,
        content: {
          'application/json': {
            schema: schemaRef('ContactSaved'),
            examples: { example: { value: { id: '01JDA2M6V1Q8J8X5T6J0W9C3ZK', at: '2026-11-22T10:00:00.000Z' } } },
          },
          'text/html': file,
        },
      },
    },
    problems: [
      ...everywhere,
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
