/** The OpenAPI document (3.1), generated from the schemas that type the code and from the table of operations that creates the routes. */
import type { TObject, TSchema } from 'typebox';
import { operations, type Operation } from './operations.ts';
import { batchExamples } from './batch-examples.ts';
import { components } from './components.ts';
import { problems, type ProblemCode } from '../problem-codes.ts';
import { problemDetail, problemType } from '../problems.ts';
import { product } from '../bodies/common-fields.ts';
import type { webhookHeaders } from '../../batches/webhooks.ts';
import { problemWords } from '../../../words/en/server/http.ts';
import { tagWords, webhookWords } from '../../../words/en/server/openapi.ts';

const header = (description: string, schema: object) => ({ description, schema });
/** Response headers by name. */
const headers: Record<string, object> = {
  'X-Request-Id': header('Id of the request: yours, or one made here. It is in the log.', { type: 'string' }),
  ETag: header('Version of this answer, for If-None-Match.', { type: 'string' }),
  Age: header('Seconds since the visit.', { type: 'integer' }),
  'Cache-Control': header('How long a client may keep the answer.', { type: 'string' }),
  'Cache-Status': header('How the answer was come by (RFC 9211): hit, stored or collapsed.', { type: 'string' }),
  'Content-Language': header('Language of the sentences in the answer.', { type: 'string' }),
  Link: header('rel="next": the next links.', { type: 'string' }),
  'Retry-After': header('Seconds to wait before the next try.', { type: 'integer' }),
  RateLimit: header('What is left of the limit: "default";r=left;t=seconds (IETF draft). Absent where nothing is limited.', {
    type: 'string',
  }),
  'RateLimit-Policy': header('The limit: "default";q=requests;w=seconds (IETF draft). Absent where nothing is limited.', {
    type: 'string',
  }),
  'WWW-Authenticate': header('How to send a key.', { type: 'string' }),
  Location: header('Path of the batch.', { type: 'string' }),
  Allow: header('Methods that are possible.', { type: 'string' }),
};
const headerRefs = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function parametersOf(schema: TObject | undefined): object[] {
  const required = (schema as { required?: readonly string[] } | undefined)?.required ?? [];
  return Object.entries((schema?.properties ?? {}) as Record<string, TSchema>).map(([name, property]) => {
    const { description, examples, ...rest } = property as {
      description?: string;
      examples?: readonly unknown[];
      type?: unknown;
      default?: unknown;
    };
    return {
      name,
      in: 'query',
      required: required.includes(name) && rest.default === undefined,
      description,
      ...(rest.type === 'array' && { style: 'form', explode: false }),
      ...(examples?.[0] !== undefined && { example: examples[0] }),
      schema: rest,
    };
  });
}

/** All problems with one status. */
function problemResponses(codes: readonly ProblemCode[], instance: string, statuses: readonly number[]): Record<string, object> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(problems[code].status, [...(byStatus.get(problems[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => problemWords[code].title).join('. '),
        headers: headerRefs([
          'X-Request-Id',
          ...(status === 429 || status === 503 ? ['Retry-After'] : []),
          ...(status === 401 ? ['WWW-Authenticate'] : []),
          ...(status === 405 ? ['Allow'] : []),
        ]),
        content: {
          ...(statuses.includes(Number(status)) && { 'text/html': { schema: { type: 'string' } } }),
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              list.map((code) => [
                code,
                {
                  value: {
                    type: problemType(code),
                    title: problemWords[code].title,
                    status,
                    detail: problemDetail(code, '', problemWords),
                    instance,
                    code,
                    retryable: problems[code].retryable,
                    requestId: '01JDA2M6V1Q8J8X5T6J0W9C3ZK',
                  },
                },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

function operationOf(operation: Operation): object {
  const {
    id,
    summary,
    description,
    tag,
    parameters,
    requestHeaders,
    responses: answers,
    problems: codes,
    body,
    role,
    path,
    statuses = [],
  } = operation;
  const inputs = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(requestHeaders ?? {}).map(([name, more]) => ({ name, in: 'header', required: false, ...more })),
    ...parametersOf(parameters),
  ];
  return {
    operationId: id,
    summary,
    description,
    tags: [tag],
    security: role === null ? [] : [{ bearerKey: [] }, { sessionCookie: [] }, {}],
    ...(role !== null && { 'x-role': role }),
    ...(inputs.length > 0 && { parameters: inputs }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(body.types.map((type) => [type, { schema: body.schema, examples: body.examples }])),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, { description: says, content, headers: names }]) => [
          status,
          { description: says, headers: headerRefs(['X-Request-Id', ...(names ?? [])]), ...(content && { content }) },
        ]),
      ),
      ...problemResponses(codes, path, statuses),
    },
  };
}

/** What the service sends to the receiver of a batch. */
const webhooks = {
  batchEnded: {
    post: {
      operationId: 'batchEnded',
      summary: webhookWords.summary,
      description: webhookWords.description,
      tags: ['batches'],
      security: [],
      parameters: Object.entries(webhookWords.headers satisfies Record<keyof ReturnType<typeof webhookHeaders>, string>).map(
        ([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }),
      ),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/BatchEnded' },
            examples: { example: { value: batchExamples.ended } },
          },
        },
      },
      responses: Object.fromEntries(Object.entries(webhookWords.responses).map(([status, description]) => [status, { description }])),
    },
  },
};

/** @param base path under which a proxy shows the service */
export function writeDocument(base = ''): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationOf(operation);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pageloupe',
      version: product.version,
      summary: 'Audits of web pages for search engines, and for readiness to be cited by AI answer engines.',
      description:
        'One page per request, opened in a real browser, judged by the same checks as the extension. The body of /v1/audit is the report that the extension exports. Additions do not change the version in the path: ignore members, ids and codes that you do not know.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base || '/', description: 'This service.' }],
    tags: Object.entries(tagWords).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: {
      schemas: components,
      headers,
      securitySchemes: {
        bearerKey: { type: 'http', scheme: 'bearer', description: 'Required if the service was started with a key file.' },
        sessionCookie: { type: 'apiKey', in: 'cookie', name: 'pageloupe_session', description: 'Of the dashboard, instead of a key.' },
      },
    },
  };
}
