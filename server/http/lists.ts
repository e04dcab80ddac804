/** Helpers for routes that return lists. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeControls } from '../../reports/json.ts';
import { jsonWithBase } from './base-path.ts';
import { parameterProblem } from './openapi/parameters.ts';
import { serverWords } from '../words.ts';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export const json = 'application/json';
export const noStore = { 'cache-control': 'no-store', vary: 'Accept, Authorization, Origin' };

/** The query string, without the question mark. */
export const queryStringOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string => /\?(.*)$/s.exec(raw.url ?? '')?.[1] ?? '';

export const sendJson = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply
    .headers(noStore)
    .type(`${json}; charset=utf-8`)
    .send(escapeControls(jsonWithBase(reply.server.basePath, body)));

/** Position in a list, opaque to clients. */
export const writeCursor = (place: string): string => Buffer.from(place).toString('base64url');
/** @throws Problem 400 */
export function readCursor(cursor: string, form: RegExp): string {
  const place = Buffer.from(cursor, 'base64url').toString('utf8');
  // Bytes that are no UTF-8 become characters that many a form allows.
  if (!form.test(place) || writeCursor(place) !== cursor)
    throw parameterProblem([{ parameter: 'cursor', code: 'not-a-cursor', message: serverWords().faults.unreadableCursor() }]);
  return place;
}
export function addNextLink(request: FastifyRequest, reply: FastifyReply, path: string, cursor: string | null): void {
  if (cursor === null) return;
  const next = new URLSearchParams(queryStringOf(request));
  next.set('cursor', cursor);
  reply.header('link', `<${path}?${next}>; rel="next"`);
}
