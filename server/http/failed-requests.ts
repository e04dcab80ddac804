/** Error responses: a problem document, even if Node could not parse the request. */
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuditRefused } from '../audit/auditor.ts';
import { DatabaseUnavailable, DatabaseUnusable } from '../database/sql.ts';
import type { Operation } from './openapi/operation.ts';
import { operations } from './openapi/operations.ts';
import { problems } from './problem-codes.ts';
import { ApiProblem, problemBody } from './problems.ts';
import { bodyTooLarge } from './routes/batches.ts';
import { ulid } from '../batches/ulid.ts';
import { runInLanguageOf, setLanguageHeaders } from './request-language.ts';
import { serverWords } from '../words.ts';

/** Maximum characters of the path with its query. */
export const longestUrl = 12_000;

export const pathWithoutQuery = (request: FastifyRequest): string => (request.raw.url ?? '').split('?', 1)[0]!.slice(0, 200);

/** Responds to errors, unknown paths, and methods that a path does not have. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const path = pathWithoutQuery(request).replace(/(?<=.)\/$/, '');
    const methods = operations
      .filter((operation) => patternOf(operation.path).test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const problem =
      methods.length > 0
        ? new ApiProblem('method-not-allowed', {
            detail: serverWords().requests.methods({ methods }),
            headers: { allow: methods.join(', ') },
          })
        : new ApiProblem('not-found');
    return sendProblem(problem, request, reply);
  });
}

export const sendProblem = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) =>
  runInLanguageOf(request, () => sayProblem(error, request, reply));

function sayProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error, request.routeOptions?.config?.operation);
  if (problem.code === 'internal-error') request.log.error({ err: error }, 'a request failed');
  const { basePath } = reply.server;
  const { retryAfter, headers } = problem.more;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (headers) reply.headers(headers);
  return setLanguageHeaders(reply, 'Accept-Language, Origin')
    .code(problems[problem.code].status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, `${basePath}${pathWithoutQuery(request)}`, request.id, basePath)));
}

/** Matches the paths of an operation. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

function asProblem(error: FastifyError | Error, operation: Operation | undefined): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof DatabaseUnavailable) return new ApiProblem('database-unavailable', { retryAfter: 10 });
  if (error instanceof DatabaseUnusable) return new ApiProblem('database-unavailable', { detail: error.message });
  if (error instanceof AuditRefused) return new ApiProblem(error.code, { detail: error.message });
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return operation?.bodyLimit === undefined ? new ApiProblem('body-too-large') : bodyTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiProblem('unsupported-media-type');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH')
    return new ApiProblem('bad-request');
  if (statusCode === 408) return new ApiProblem('request-timeout');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new ApiProblem('bad-request')
    : new ApiProblem('internal-error');
}

/** Node only reports that the headers are too large; the length of the request line shows whether that was the cause. */
function overflowOf(packet: unknown): 'headers-too-large' | 'url-too-long' {
  const end = Buffer.isBuffer(packet) ? packet.indexOf('\r\n') : -1;
  return end === -1 || end > longestUrl ? 'url-too-long' : 'headers-too-large';
}

/** Milliseconds for a client to read such a response, and to close its side. */
const lingerMs = 1_000;

/** Responds to malformed or slow requests, for which there is no request object. @param base path under which a proxy shows the service */
export const clientErrorHandler =
  (base: string) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request-timeout'
        : error.code === 'HPE_HEADER_OVERFLOW'
          ? overflowOf(error.rawPacket)
          : 'bad-request';
    const body = JSON.stringify(problemBody(new ApiProblem(code), '', ulid(), base));
    socket.end(
      `HTTP/1.1 ${problems[code].status} ${code}\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
    // No time limit applies to it any more. Not at once: what the client still sends would make it lose the response.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
