/** Authorizes a request: a key in the header, or a session of the dashboard, with the role that the operation needs. */
import type { FastifyRequest } from 'fastify';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { roleIncludes, type ApiKeyFile, type KeyHolder } from './keys.ts';
import type { Role } from '../../options/choices.ts';
import { ApiProblem } from '../problems.ts';
import { sessionToken, type Sessions } from './sessions.ts';
import { serverWords } from '../../words.ts';

export type Keys = Pick<ApiKeyFile, 'holderOf' | 'byId' | 'isRevoked' | 'faults'>;

/** @param keys null: no key is needed, and everything is allowed @throws Problem 401, 403, 503 */
export async function authorize(request: FastifyRequest, needed: Role, keys: Keys | null, sessions: Sessions): Promise<KeyHolder | null> {
  if (!keys) return null;
  const holder = await holderOf(request, keys, sessions);
  if (!roleIncludes(holder.role, needed))
    throw new ApiProblem('role-required', { detail: serverWords().roles.tooLittle({ role: holder.role, needed }) });
  return holder;
}

async function holderOf({ headers, method }: FastifyRequest, keys: Keys, sessions: Sessions): Promise<KeyHolder> {
  const token = headers.authorization === undefined ? sessionToken(headers.cookie) : null;
  const id = token === null ? null : await sessions.holderOf(token);
  const holder = id === null ? null : keys.byId(id);
  if (!holder) return keys.holderOf(headers.authorization);
  // Browsers attach cookies automatically, so a request that changes something must come from a page of this service.
  if (method !== 'GET' && method !== 'HEAD' && parseUrl(headers.origin ?? '')?.host !== headers.host)
    throw new ApiProblem('origin-forbidden');
  return holder;
}
