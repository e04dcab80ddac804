/** Versions of answers. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** Sends a body, or 304 if the client has this version. */
export function sendVersion(request: FastifyRequest, reply: FastifyReply, etag: string, type: string, body: string | Buffer): FastifyReply {
  reply.header('etag', etag);
  return etagMatches(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type(type).send(body);
}

/** Whether If-None-Match names this version. Weak and strong comparison are the same for GET. */
const etagMatches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header
      .slice(0, 4000)
      .split(',')
      .some((one) => one.trim().replace(/^W\//, '') === etag));
