/** One path of the service, and the parts of its description. */
import type { TObject } from 'typebox';
import type { Role } from '../../options/choices.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { operationWords } from '../../../words/en/server/openapi.ts';

export interface Content {
  schema?: object;
  examples?: Record<string, { value: unknown }>;
}
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  id: keyof typeof operationWords;
  summary: string;
  description: string;
  tag: 'audits' | 'batches' | 'sites' | 'schedules' | 'session' | 'catalogue' | 'service' | 'contact';
  parameters?: TObject;
  /** Request headers that the operation reads. */
  requestHeaders?: Readonly<Record<string, { description: string; schema: object }>>;
  /** Maximum bytes of a request body, if not the default. */
  bodyLimit?: number;
  body?: { types: readonly string[]; schema: object; examples: Record<string, { value: unknown }> };
  responses: Record<string, { description: string; headers?: readonly string[]; content?: Record<string, Content> }>;
  problems: readonly ProblemCode[];
  /** Role that a key needs if the service has keys; null: no key is needed. */
  role: Role | null;
  /** Statuses of problems that are returned as a page, because a person submitted a form. */
  statuses?: readonly number[];
  /** A page for people: links from other sites are allowed. */
  page?: true;
}

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const textContent: Content = { schema: { type: 'string' } };
export const binaryContent: Content = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
export const commonProblems: readonly ProblemCode[] = [
  'bad-request',
  'origin-forbidden',
  'host-forbidden',
  'method-not-allowed',
  'url-too-long',
  'headers-too-large',
  'internal-error',
  'draining',
];
export const keyProblems: readonly ProblemCode[] = [
  'unauthenticated',
  'keys-unavailable',
  'role-required',
  'rate-limited',
  'database-unavailable',
];
export const parameterProblems: readonly ProblemCode[] = ['invalid-parameter', 'unknown-parameter', 'duplicate-parameter'];
export const targetProblems: readonly ProblemCode[] = [
  'invalid-url',
  'target-forbidden',
  'target-not-html',
  'target-too-large',
  'target-download',
  'target-needs-login',
  'target-dns-failure',
  'target-connect-failed',
  'target-tls-error',
  'target-protocol-error',
  'target-too-many-redirects',
  'target-crashed-renderer',
  'target-timeout',
  'queue-timeout',
  'overloaded',
  'browser-unavailable',
  'cancelled',
  'not-acceptable',
];

export const defineOperation = (
  id: Operation['id'],
  rest: Omit<Operation, 'id' | 'summary' | 'description' | 'method'> & Partial<Pick<Operation, 'method'>>,
): Operation => ({
  method: 'GET',
  id,
  ...operationWords[id],
  ...rest,
  // What no operation reads is refused.
  problems: rest.path.startsWith('/v1/') ? [...new Set([...rest.problems, ...parameterProblems])] : rest.problems,
});
export const rateLimitHeaders = ['RateLimit', 'RateLimit-Policy'];
