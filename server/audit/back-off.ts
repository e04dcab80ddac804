/** When to slow down for hosts that want fewer requests. */
export interface BackOffRules {
  /** Milliseconds of the first wait; doubles each time. */
  firstMs: number;
  /** Maximum wait in milliseconds. A host whose Retry-After is longer is not requested again in this run. */
  longestMs: number;
  /** Number of consecutive responses of this kind after which we give up on the host. */
  most: number;
}
export const usualBackOff: BackOffRules = { firstMs: 1_000, longestMs: 120_000, most: 7 };

/** Statuses with which a server asks for fewer requests (RFC 6585, 4; RFC 9110, 15.6.4). */
export const asksToSlowDown = (status: number): boolean => status === 429 || status === 503;

/** Milliseconds that a Retry-After header requires, in seconds or as a date (RFC 9110, 10.2.3); null if it is missing or invalid. */
export function retryAfterMs(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** The pace of one host. Each refusal doubles the wait and the gap between requests, each successful response halves the gap. Pure. */
export class BackOff {
  readonly #rules: BackOffRules;
  #refusals = 0;
  #since = Number.NEGATIVE_INFINITY;
  gapMs = 0;

  constructor(rules: BackOffRules) {
    this.#rules = rules;
  }

  /** Records that a page that started at `began` was refused at `now`. @returns milliseconds to wait, null: give the host up */
  refused(began: number, now: number, retryAfter: number | null): number | null {
    const { firstMs, longestMs, most } = this.#rules;
    // Pages that were in progress during another refusal do not count.
    if (began >= this.#since) {
      this.#refusals += 1;
      this.#since = now;
      this.gapMs = Math.min(longestMs, Math.max(firstMs / 2, this.gapMs * 2));
    }
    const wait = retryAfter ?? Math.min(longestMs, firstMs * 2 ** (this.#refusals - 1));
    return this.#refusals >= most || wait > longestMs ? null : wait;
  }

  answered(): void {
    this.#refusals = 0;
    this.gapMs = this.gapMs > this.#rules.firstMs / 4 ? this.gapMs / 2 : 0;
  }
}
