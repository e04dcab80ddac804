import type { KnownFacts } from './facts.ts';

/** A status that asks everybody to come back later: the content is an error page, not the page itself. */
export const isUndeliveredForNow = (status: number): boolean => status === 429 || status >= 500;

/** The status with which the server did not deliver the page that was audited; null if it did. The visit counts; only where its status is unknown, the anonymous request. */
export function undeliveredStatus({ page, response }: KnownFacts): number | null {
  const visit = (page?.ok && page.value.navigation?.status) || null;
  const status = visit ?? (response?.ok ? response.value.status : null);
  return status !== null && isUndeliveredForNow(status) ? status : null;
}
