import type { KnownFacts } from './facts.ts';

/** Whether a status tells everybody to come back later: the content is then an error page, not the page itself. */
export const isUndeliveredForNow = (status: number): boolean => status === 429 || status >= 500;

/** The status with which the server did not deliver the audited page; null if it did. The status of the visit counts; if unknown, that of the request without cookies. */
export function undeliveredStatus({ page, response }: KnownFacts): number | null {
  const visit = (page?.ok && page.value.navigation?.status) || null;
  const status = visit ?? (response?.ok ? response.value.status : null);
  return status !== null && isUndeliveredForNow(status) ? status : null;
}

/**
 * Whether the audit is incomplete: our own time was over before the response of the page's site was read. What depends on it would be
 * missing from the score, and the same page would have another score under load.
 */
export const isIncompleteAudit = ({ response }: KnownFacts): boolean =>
  response !== undefined && !response.ok && response.reason === 'timeout' && response.code === 'site-unread';
