/** State of one host during probing: its queue, and how it has responded so far. */
import { probeFailureReason } from '../core/failure.ts';
import type { ProbeReason } from '../core/facts/missing.ts';

/** All times in milliseconds. */
export const retryLimits = {
  /** Retries after a refusal (429, or 503 with Retry-After). */
  retries: 2,
  /** Consecutive rounds of refusals after which a host gets no more requests. */
  refusals: 3,
  /** First pause after a refusal without Retry-After; doubles with each round. */
  firstPause: 1_000,
  /** A host that asks for a longer pause gets no more requests. */
  longestPause: 30_000,
  /** Consecutive time-outs after which a host that responded before gets no more requests. A host that never responded gets none after the first. */
  timeouts: 6,
  /** Consecutive server errors after which pauses start, and after which the host gets no more requests. */
  errorsBeforePause: 25,
  errors: 30,
} as const;

export class ProbedHost<Task> {
  readonly queue: Task[] = [];
  readonly running = new Set<Task>();
  /** Earliest time of the next request, epoch milliseconds. */
  notBefore = 0;
  /** Why the rest of its queue is not requested; null while it is. */
  backedOff: ProbeReason | null = null;
  private answered = false;
  private timeouts = 0;
  private errors = 0;
  private refusals = 0;
  private refusedAt = 0;

  /** Records a response that is not a refusal. */
  answer(status: number, now: number): void {
    this.answered = true;
    this.timeouts = 0;
    this.refusals = 0;
    if (status < 500 || status > 599) {
      this.errors = 0;
      return;
    }
    this.errors += 1;
    if (this.errors >= retryLimits.errors) this.backedOff = probeFailureReason('host-errors');
    else if (this.errors >= retryLimits.errorsBeforePause)
      this.pause(now, retryLimits.firstPause * 2 ** (this.errors - retryLimits.errorsBeforePause), 0);
  }

  /**
   * Records a refusal: 429, or 503 with Retry-After.
   * @param startedAt when the request started: concurrent requests count as one refusal
   * @param wait milliseconds from Retry-After; null without
   * @param random 0…1
   */
  refuse(now: number, startedAt: number, wait: number | null, random: number): void {
    this.answered = true;
    this.timeouts = 0;
    if (this.refusals === 0 || startedAt > this.refusedAt) {
      this.refusals += 1;
      this.refusedAt = now;
    }
    if (wait !== null && wait > retryLimits.longestPause)
      this.backedOff = probeFailureReason('host-waits', { seconds: Math.round(wait / 1_000) });
    else if (this.refusals >= retryLimits.refusals) this.backedOff = probeFailureReason('host-refuses');
    else this.pause(now, wait ?? retryLimits.firstPause * 2 ** (this.refusals - 1), random);
  }

  timeout(): void {
    this.timeouts += 1;
    if (!this.answered) this.backedOff = probeFailureReason('host-silent');
    else if (this.timeouts >= retryLimits.timeouts) this.backedOff = probeFailureReason('host-fell-silent');
  }

  /** Waits at least the required pause, plus up to a quarter, so that not all requests resume at once. */
  private pause(now: number, ms: number, random: number): void {
    this.notBefore = Math.max(this.notBefore, now + Math.min(ms, retryLimits.longestPause) * (1 + random / 4));
  }
}
