/** /v1/session: log-in to the dashboard with a key. */
import type { FastifyRequest } from 'fastify';
import { apiMediaType } from '../accept.ts';
import type { Keys } from '../access/admission.ts';
import { sessionBody } from '../bodies/schedule.ts';
import { json, noStore, sendApiJson, type Handler } from '../lists.ts';
import { apiParameterProblem } from '../openapi/parameters.ts';
import { ApiProblem } from '../problems.ts';
import { setSessionCookie, sessionToken, type Sessions } from '../access/sessions.ts';
import { withApiHistoryProblems } from './sites.ts';
import { historyFaults } from '../../../words/en/server/history.ts';

export function sessionRoutes(keys: Keys | null, sessions: Sessions): Record<'getSession' | 'postSession' | 'deleteSession', Handler> {
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';
  return {
    getSession: async (request, reply) => {
      apiMediaType(request.headers.accept, [json]);
      return sendApiJson(reply, sessionBody(request.role, request.keyName));
    },
    postSession: withApiHistoryProblems(async (request, reply) => {
      apiMediaType(request.headers.accept, [json]);
      const { body } = request;
      const key = typeof body === 'object' && body !== null ? (body as { key?: unknown }).key : undefined;
      if (typeof key !== 'string' || key === '')
        throw apiParameterProblem([{ pointer: '/key', code: 'missing', message: historyFaults.key }]);
      if (!keys) return sendApiJson(reply, sessionBody('admin', null));
      const holder = holderOf(keys, key);
      reply.header('set-cookie', setSessionCookie(await sessions.begin(holder.id), isSecure(request), request.server.basePath));
      return sendApiJson(reply, sessionBody(holder.role, holder.name));
    }),
    deleteSession: withApiHistoryProblems(async (request, reply) => {
      const token = sessionToken(request.headers.cookie);
      if (token !== null) await sessions.end(token);
      return reply
        .code(204)
        .headers({ ...noStore, 'set-cookie': setSessionCookie('', isSecure(request), request.server.basePath) })
        .send();
    }),
  };
}

/** @throws Problem 401 with a message for the user */
function holderOf(keys: Keys, key: string) {
  try {
    return keys.holderOf(`Bearer ${key.trim()}`);
  } catch (error) {
    throw error instanceof ApiProblem && error.code === 'unauthenticated'
      ? new ApiProblem('unauthenticated', { detail: historyFaults.wrongKey, headers: error.more.headers ?? {} })
      : error;
  }
}
