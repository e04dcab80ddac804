/** Problem documents (RFC 9457): every failure of the service, by code. */
import { problems, type ProblemCode } from './problem-codes.ts';
import { serverWords } from '../words.ts';

/** One fault of a request. */
export interface ProblemFault {
  /** Name of the query parameter, as written. */
  parameter?: string;
  /** JSON pointer into the body. */
  pointer?: string;
  code: string;
  message: string;
}
export interface ProblemMore {
  detail?: string;
  errors?: readonly ProblemFault[];
  /** Seconds. */
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
  /** Available media types (406). */
  available?: readonly string[];
}

/** What is known of a problem by its code alone. @param base path under which a proxy shows the service @param words of a language */
export function problemDetail(code: ProblemCode, base = '', words = serverWords().problems): string {
  const { detail } = words[code];
  return typeof detail === 'string' ? detail : detail({ base });
}

/** Thrown while a request is handled, and returned as a problem document. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly more: ProblemMore;
  constructor(code: ProblemCode, more: ProblemMore = {}) {
    super(more.detail ?? problemDetail(code));
    this.code = code;
    this.more = more;
  }
}

/** Of a service that stops: clients connect again, then to its successor. */
export const drainingProblem = (): ApiProblem => new ApiProblem('draining', { retryAfter: 10, headers: { connection: 'close' } });

export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  retryable: boolean;
  requestId: string;
  errors?: readonly ProblemFault[];
  available?: readonly string[];
}

/** URL of a problem's description, relative to the service. @param base path under which a proxy shows the service */
export const problemType = (code: ProblemCode, base = ''): string => `${base}/problems#${code}`;

/** @param instance path without query of the request */
export const problemBody = ({ code, more }: ApiProblem, instance: string, requestId: string, base = ''): ProblemBody => ({
  type: problemType(code, base),
  title: serverWords().problems[code].title,
  status: problems[code].status,
  detail: more.detail ?? problemDetail(code, base),
  instance,
  code,
  retryable: problems[code].retryable,
  requestId,
  ...(more.errors && { errors: more.errors }),
  ...(more.available && { available: more.available }),
});
