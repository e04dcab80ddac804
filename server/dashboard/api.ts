/** Requests to the API of the service that shows this page. */
import type { BatchBody, BatchListBody } from '../http/bodies/batch.ts';
import type { SessionBody } from '../http/bodies/schedule.ts';
import type { SiteBody, SiteListBody } from '../http/bodies/site.ts';
import { dashboard as words } from '../../words/en/server/dashboard.ts';

/** A problem document, or no response at all (status 0). */
export class ApiRefused extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Path under which a proxy shows the service; '' for none. */
const base = location.pathname.replace(/\/sites\/?$/, '');

/** Name of an event of the window: the service asks for a key, because the session is over or there is none. */
export const logInWanted = 'log-in-wanted';

/** @param path of the API; links in its responses have the base path already @throws ApiRefused */
export async function requestApi<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path.startsWith('/v1/') ? base + path : path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiRefused(0, words.offline);
  }
  if (response.status === 204) return undefined as T;
  const body = (await response.json().catch(() => null)) as T | { detail?: unknown } | null;
  if (response.ok && body !== null) return body as T;
  if (response.status === 401) dispatchEvent(new Event(logInWanted));
  const detail = body !== null && typeof body === 'object' && 'detail' in body ? body.detail : null;
  throw new ApiRefused(response.status, typeof detail === 'string' ? detail : words.offline);
}
/** @throws ApiRefused */
export const sendToApi = <T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> =>
  requestApi<T>(path, { method, ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) });

export const readSession = (): Promise<SessionBody> => requestApi('/v1/session');

/** All sites, and whether they survive a restart. */
export async function listSites(): Promise<{ sites: SiteBody[]; stored: SiteListBody['stored'] }> {
  const sites: SiteBody[] = [];
  for (let cursor = ''; ;) {
    const list = await requestApi<SiteListBody>(`/v1/sites?limit=500${cursor}`);
    sites.push(...list.sites);
    if (list.page.nextCursor === null) return { sites, stored: list.stored };
    cursor = `&cursor=${encodeURIComponent(list.page.nextCursor)}`;
  }
}

/** The newest 100 batches of the same key that have not ended, and whether there are more. */
export async function readUnfinishedBatches(): Promise<{ batches: BatchBody[]; more: boolean }> {
  const { batches, page } = await requestApi<BatchListBody>('/v1/batches?state=queued,running&limit=100');
  return { batches, more: page.nextCursor !== null };
}
