/** /v1/session: log-in to the dashboard with a key. */
import type { FastifyRequest } from 'fastify';
import { preferredMediaType } from '../accept.ts';
import type { Keys } from '../admission.ts';
import { sessionBody } from '../bodies/schedule.ts';
import { json, noStore, sendJson, type Handler } from '../lists.ts';
import { faultyParameter } from '../parameters.ts';
import { Problem } from '../problems.ts';
import { sessionCookieOf, sessionTokenOf, type Sessions } from '../sessions.ts';
import { handleHistoryErrors } from './sites.ts';
import { historyFaults } from '../../../words/en/server/history.ts';

export function sessionRoutes(keys: Keys | null, sessions: Sessions): Record<'getSession' | 'postSession' | 'deleteSession', Handler> {
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';
  return {
    getSession: async (request, reply) => {
      preferredMediaType(request.headers.accept, [json]);
      return sendJson(reply, sessionBody(request.role, request.keyName));
    },
    postSession: handleHistoryErrors(async (request, reply) => {
      preferredMediaType(request.headers.accept, [json]);
      const { body } = request;
      const key = typeof body === 'object' && body !== null ? (body as { key?: unknown }).key : undefined;
      if (typeof key !== 'string' || key === '') throw faultyParameter([{ pointer: '/key', code: 'missing', message: historyFaults.key }]);
      if (!keys) return sendJson(reply, sessionBody('admin', null));
      const holder = holderOf(keys, key);
      reply.header('set-cookie', sessionCookieOf(await sessions.begin(holder.id), isSecure(request)));
      return sendJson(reply, sessionBody(holder.role, holder.name));
    }),
    deleteSession: handleHistoryErrors(async (request, reply) => {
      const token = sessionTokenOf(request.headers.cookie);
      if (token !== null) await sessions.end(token);
      return reply
        .code(204)
        .headers({ ...noStore, 'set-cookie': sessionCookieOf('', isSecure(request)) })
        .send();
    }),
  };
}

/** @throws Problem 401 with a message for the user */
function holderOf(keys: Keys, key: string) {
  try {
    return keys.holderOf(`Bearer ${key.trim()}`);
  } catch (error) {
    throw error instanceof Problem && error.code === 'unauthenticated'
      ? new Problem('unauthenticated', { detail: historyFaults.wrongKey, headers: error.more.headers ?? {} })
      : error;
  }
}
