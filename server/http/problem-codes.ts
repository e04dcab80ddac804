/** Every failure of the service, with its status and whether a retry may succeed. */
import type { RefusalCode } from '../audit/auditor.ts';

interface ProblemKind {
  status: number;
  retryable: boolean;
}
const kind = (status: number, retryable = false): ProblemKind => ({ status, retryable });

export const problems = {
  'invalid-parameter': kind(400),
  'unknown-parameter': kind(400),
  'duplicate-parameter': kind(400),
  'invalid-url': kind(400),
  'bad-request': kind(400),
  unauthenticated: kind(401),
  'role-required': kind(403),
  'target-forbidden': kind(403),
  'origin-forbidden': kind(403),
  'not-found': kind(404),
  'batch-not-found': kind(404),
  'site-not-found': kind(404),
  'run-not-found': kind(404),
  'schedule-not-found': kind(404),
  'method-not-allowed': kind(405),
  'not-acceptable': kind(406),
  'request-timeout': kind(408, true),
  'batch-ended': kind(409),
  'batch-damaged': kind(409),
  'too-many-schedules': kind(409),
  'cursor-expired': kind(410),
  'body-too-large': kind(413),
  'url-too-long': kind(414),
  'unsupported-media-type': kind(415),
  'host-forbidden': kind(421),
  'target-not-html': kind(422),
  'target-too-large': kind(422),
  'target-download': kind(422),
  'target-needs-login': kind(422),
  'sitemap-unusable': kind(422),
  'idempotency-key-reused': kind(422),
  'rate-limited': kind(429, true),
  'too-many-unfinished': kind(429, true),
  'headers-too-large': kind(431),
  cancelled: kind(499, true),
  'internal-error': kind(500, true),
  'target-dns-failure': kind(502, true),
  'target-connect-failed': kind(502, true),
  'target-tls-error': kind(502),
  'target-protocol-error': kind(502, true),
  'target-too-many-redirects': kind(502),
  'target-crashed-renderer': kind(502, true),
  'browser-unavailable': kind(503, true),
  'keys-unavailable': kind(503, true),
  'queue-unavailable': kind(503, true),
  'database-unavailable': kind(503, true),
  overloaded: kind(503, true),
  draining: kind(503, true),
  'target-timeout': kind(504, true),
  'queue-timeout': kind(504, true),
  'storage-full': kind(507, true),
} as const satisfies Record<string, ProblemKind>;
export type ProblemCode = keyof typeof problems;
// Every refusal of an audit is a problem with the same name.
problems satisfies Record<RefusalCode, ProblemKind>;
