/** /v1/session: log-in to the dashboard with a key. */
import type { FastifyRequest } from 'fastify';
import { negotiateMediaType } from '../accept.ts';
import type { Keys } from '../access/admission.ts';
import { sessionBody } from '../bodies/schedule.ts';
import { json, noStore, sendJson, type Handler } from '../lists.ts';
import { parameterProblem } from '../openapi/parameters.ts';
import { ApiProblem } from '../problems.ts';
import { setSessionCookie, sessionToken, type Sessions } from '../access/sessions.ts';
import { withHistoryProblems } from './sites.ts';
import { serverWords } from '../../words.ts';

export function sessionRoutes(keys: Keys | null, sessions: Sessions): Record<'getSession' | 'postSession' | 'deleteSession', Handler> {
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';
  return {
    getSession: async (request, reply) => {
      negotiateMediaType(request.headers.accept, [json]);
      return sendJson(reply, sessionBody(request.role, request.keyName));
    },
    postSession: withHistoryProblems(async (request, reply) => {
      negotiateMediaType(request.headers.accept, [json]);
      const { body } = request;
      const key = typeof body === 'object' && body !== null ? (body as { key?: unknown }).key : undefined;
      if (typeof key !== 'string' || key === '')
        throw parameterProblem([{ pointer: '/key', code: 'missing', message: serverWords().historyFaults.key }]);
      if (!keys) return sendJson(reply, sessionBody('admin', null));
      const holder = holderOf(keys, key);
      reply.header('set-cookie', setSessionCookie(await sessions.begin(holder.id), isSecure(request), request.server.basePath));
      return sendJson(reply, sessionBody(holder.role, holder.name));
    }),
    deleteSession: withHistoryProblems(async (request, reply) => {
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
      ? new ApiProblem('unauthenticated', { detail: serverWords().historyFaults.wrongKey, headers: error.more.headers ?? {} })
      : error;
  }
}
