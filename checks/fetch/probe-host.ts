/** What a prober remembers of one host: its queue, and how the host took the requests so far. */
import { probeReason } from '../core/failure.ts';
import type { ProbeReason } from '../core/facts.ts';

/** Milliseconds. */
export const patience = {
  /** Retries after a rejection (429, 503 with Retry-After). */
  retries: 2,
  /** Rounds of rejections in a row after which a host gets no more requests. */
  refusals: 3,
  /** First pause after a refusal that names none; doubles with each round. */
  firstPause: 1_000,
  /** A host that requires a longer pause gets no more requests. */
  longestPause: 30_000,
  /** Timeouts in a row after which a host that responded before gets no more requests. A host that never responded gets none after the first. */
  timeouts: 6,
  /** Server errors in a row after which pauses begin, and after which the host gets no more requests. */
  errorsBeforePause: 25,
  errors: 30,
} as const;

export class ProbedHost<Task> {
  readonly queue: Task[] = [];
  readonly running = new Set<Task>();
  /** Epoch milliseconds before which it gets no request. */
  notBefore = 0;
  /** Why the rest of its queue is not requested; null while it is. */
  backedOff: ProbeReason | null = null;
  private answered = false;
  private timeouts = 0;
  private errors = 0;
  private refusals = 0;
  private refusedAt = 0;

  /** An answer that is no refusal. */
  answer(status: number, now: number): void {
    this.answered = true;
    this.timeouts = 0;
    this.refusals = 0;
    if (status < 500 || status > 599) {
      this.errors = 0;
      return;
    }
    this.errors += 1;
    if (this.errors >= patience.errors) this.backedOff = probeReason('host-errors');
    else if (this.errors >= patience.errorsBeforePause)
      this.pause(now, patience.firstPause * 2 ** (this.errors - patience.errorsBeforePause), 0);
  }

  /**
   * 429, or 503 with Retry-After.
   * @param startedAt when the request began: those that were under way together count as one refusal
   * @param wait milliseconds requested; null when none are
   * @param random 0…1
   */
  refuse(now: number, startedAt: number, wait: number | null, random: number): void {
    this.answered = true;
    this.timeouts = 0;
    if (this.refusals === 0 || startedAt > this.refusedAt) {
      this.refusals += 1;
      this.refusedAt = now;
    }
    if (wait !== null && wait > patience.longestPause) this.backedOff = probeReason('host-waits', { seconds: Math.round(wait / 1_000) });
    else if (this.refusals >= patience.refusals) this.backedOff = probeReason('host-refuses');
    else this.pause(now, wait ?? patience.firstPause * 2 ** (this.refusals - 1), random);
  }

  timeout(): void {
    this.timeouts += 1;
    if (!this.answered) this.backedOff = probeReason('host-silent');
    else if (this.timeouts >= patience.timeouts) this.backedOff = probeReason('host-fell-silent');
  }

  /** At least the required pause, plus up to a quarter, so that not all requests come back at once. */
  private pause(now: number, ms: number, random: number): void {
    this.notBefore = Math.max(this.notBefore, now + Math.min(ms, patience.longestPause) * (1 + random / 4));
  }
}
