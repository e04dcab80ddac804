/** Position in a list: audit, filters, offset. Opaque to clients. */
import { createHash } from 'node:crypto';
import type { LinksQuery } from './openapi/parameters.ts';
import { parameterProblem, auditOrder } from './openapi/parameters.ts';
import { serverWords } from '../words.ts';

const fingerprint = (query: LinksQuery): string => {
  const order = auditOrder(query);
  return createHash('sha256')
    .update(JSON.stringify([order, query.scope, query.state ?? null]))
    .digest('base64url')
    .slice(0, 12);
};

export const writeLinksCursor = (snapshotId: string, query: LinksQuery, offset: number): string =>
  Buffer.from(`${snapshotId}.${offset}.${fingerprint(query)}`).toString('base64url');

/** @throws Problem 400 if it is not a cursor, or belongs to another list */
export function readLinksCursor(cursor: string, query: LinksQuery): { snapshotId: string; offset: number } {
  const [, snapshotId, offset, filters] =
    /^([\dA-Z]{26})\.(\d{1,9})\.([\w-]{12})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!snapshotId || !offset)
    throw parameterProblem([{ parameter: 'cursor', code: 'not-a-cursor', message: serverWords().faults.unreadableCursor() }]);
  if (filters !== fingerprint(query))
    throw parameterProblem([{ parameter: 'cursor', code: 'other-parameters', message: serverWords().faults.foreignCursor() }]);
  return { snapshotId, offset: Number(offset) };
}
