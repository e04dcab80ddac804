/** Checks of a request before its handler: its turn, its form, the caller, permissions, and rate limits. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorize, type Keys } from './access/admission.ts';
import { checkCaller, corsHeaders, isPreflight, type CallerRule } from './access/caller.ts';
import { longestUrl, pathWithoutQuery } from './failed-requests.ts';
import type { Limit } from './access/limits.ts';
import type { Operation } from './openapi/operation.ts';
import { languageParameters, parameterProblem, readQuery } from './openapi/parameters.ts';
import { queryStringOf } from './lists.ts';
import { refuseUnknown } from './read-members.ts';
import { isObject } from '../../checks/core/helpers/is-object.ts';
import { ApiProblem, drainingProblem, type ProblemFault } from './problems.ts';
import type { Readiness } from './process/readiness.ts';
import type { Sessions } from './access/sessions.ts';
import { ApiRequestTurns } from './process/turns.ts';
import { serverWords } from '../words.ts';

export interface RequestRules {
  caller: Omit<CallerRule, 'page'>;
  /** Null: no key is needed. */
  keys: Keys | null;
  sessions: Sessions;
  readiness: Readiness;
  /** Rate limit per key or client. */
  limit: Limit;
}

/** The order matters: cheap refusals come first, and a refused request does not count against the limit. */
export function checkRequests(app: FastifyInstance, { caller, keys, sessions, readiness, limit }: RequestRules): void {
  const turns = new ApiRequestTurns(8);
  app.decorateRequest('holder', null);
  app.decorateRequest('keyName', null);
  // Until authorized, a request only has the lowest role.
  app.decorateRequest('role', 'read');
  app.addHook('onRequest', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const ofApi = operation?.path.startsWith('/v1/') === true;
    if (ofApi) await turns.take();
    addCommonHeaders(request, reply);
    checkForm(request);
    checkCaller(request.headers, { ...caller, page: isPage(request, operation) });
    const { origin } = request.headers;
    if (origin !== undefined && caller.allowOrigins.includes(origin)) {
      reply.headers(corsHeaders(origin));
      // A preflight request has no key.
      if (isPreflight(request.method, request.headers)) return reply.code(204).send();
    }
    if (readiness.draining && ofApi) throw drainingProblem();
    if (operation?.role) {
      const admitted = await authorize(request, operation.role, keys, sessions);
      request.holder = admitted?.id ?? null;
      request.keyName = admitted?.name ?? null;
      request.role = admitted?.role ?? 'admin';
    }
    if (ofApi) await limit.take(request, reply);
    return undefined;
  });
  app.addHook('preHandler', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation?.path.startsWith('/v1/')) refuseUnread(request, operation);
  });
}

/** A parameter or a body that nothing reads, such as ?device=mobile for a batch, would be missed without a word. @throws Problem 400 */
function refuseUnread(request: FastifyRequest, { parameters, body: read }: Operation): void {
  if (!parameters) readQuery(languageParameters, queryStringOf(request));
  const errors: ProblemFault[] = [];
  if (!read && isObject(request.body)) refuseUnknown(request.body, [], '', errors);
  if (errors.length > 0) throw parameterProblem(errors);
}

function addCommonHeaders({ id, headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id);
  const trace = headers['traceparent'];
  if (typeof trace === 'string' && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(trace)) reply.header('traceparent', trace);
  // With no-referrer, browsers would send Origin: null for our form.
  reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin' });
}

/** @throws Problem 414 or 400 */
function checkForm({ raw }: FastifyRequest): void {
  if ((raw.url?.length ?? 0) > longestUrl) throw new ApiProblem('url-too-long');
  // RFC 9112, 3.2: no Host header, or several.
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1'))
    throw new ApiProblem('bad-request', { detail: serverWords().requests.noHost() });
}

/** People open pages and documentation; programs read everything else. */
const isPage = (request: FastifyRequest, operation: Operation | undefined): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (operation?.page ?? pathWithoutQuery(request).startsWith('/docs'));
