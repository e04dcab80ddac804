import { errorMessage } from '../../checks/core/helpers/error-message.ts';

/** An error as a value: in some browsers, thrown errors lose their message between contexts. */
export type Reply<T> = { ok: true; value: T } | { ok: false; failure: RequestFailure };

/** Why a request failed; the sentences are in words/en/app/request-failures.ts. `error`: the message of the thrown error. */
export type RequestFailure = { code: RequestFailureCode; args: object } | { code: 'thrown'; args: { error: string } };
export type RequestFailureCode = 'no-answer' | 'no-room' | 'no-run' | 'too-many-schedules' | 'page-left' | 'not-audited';

/** Thrown by handlers of requests. */
export class ReplyFailed extends Error {
  readonly code: RequestFailureCode;
  constructor(code: RequestFailureCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
export const failureOf = (error: unknown): RequestFailure =>
  error instanceof ReplyFailed ? { code: error.code, args: {} } : { code: 'thrown', args: { error: errorMessage(error) } };
