/** When to slow down for hosts that want fewer requests. */
export interface BackOffRules {
  /** Milliseconds of the first wait; doubles each time. */
  firstMs: number;
  /** Maximum wait in milliseconds. A host whose Retry-After is longer is not requested again in this run. */
  longestMs: number;
  /** Number of consecutive responses of this kind after which we give up on the host. */
  most: number;
}
/** Somebody waits for the run. */
export const usualBackOff: BackOffRules = { firstMs: 1_000, longestMs: 120_000, most: 7 };
/** Work in the background can wait for an hour. Without Retry-After, hosts are given up after eight and a half minutes. */
export const patientBackOff: BackOffRules = { firstMs: 1_000, longestMs: 3_600_000, most: 10 };

/** Statuses with which a server asks for fewer requests (RFC 6585, 4; RFC 9110, 15.6.4). */
export const isBackOffStatus = (status: number): boolean => status === 429 || status === 503;

/** Milliseconds that a Retry-After header requires, in seconds or as a date (RFC 9110, 10.2.3); null if it is missing or invalid. */
export function retryAfterMs(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** The pace that a host requires, in the form that is saved. */
export interface HostPace {
  /** Refusals in a row. */
  refusals: number;
  /** Milliseconds between two requests. */
  gapMs: number;
  /** When it may be requested again, epoch milliseconds. */
  freeAt: number;
  /** How often pages without a result were refused, by index. */
  tries?: Readonly<Record<string, number>>;
  /** The status for which the host was given up. */
  givenUpFor?: number | null;
}

/** Whether a saved value is a pace. */
export const isHostPace = ({ refusals, gapMs, freeAt, tries = {}, givenUpFor = null }: HostPace): boolean =>
  [refusals, gapMs, freeAt, givenUpFor ?? 0].every(Number.isFinite) &&
  typeof tries === 'object' &&
  Object.entries(tries).flat().map(Number).every(Number.isInteger);

/** The pace of one host. Each refusal doubles the wait and the gap between requests, each successful response halves the gap. Pure. */
export class BackOff {
  readonly #rules: BackOffRules;
  #refusals = 0;
  #since = Number.NEGATIVE_INFINITY;
  /** On the clock of `refused`. */
  #freeAt = Number.NEGATIVE_INFINITY;
  gapMs = 0;
  /** How often pages without a result were refused, by index. */
  readonly tries = new Map<number, number>();
  /** The status for which the host was given up; null if it was not. */
  givenUpFor: number | null = null;

  constructor(rules: BackOffRules) {
    this.#rules = rules;
  }

  /** Continues at a saved pace. @param epochMs now. Clocks of other machines may be wrong, so the wait never exceeds the maximum of the rules. */
  static from({ refusals, gapMs, freeAt, tries = {}, givenUpFor = null }: HostPace, rules: BackOffRules, epochMs: number): BackOff {
    const backOff = new BackOff(rules);
    for (const [index, count] of Object.entries(tries)) backOff.tries.set(Number(index), count);
    backOff.givenUpFor = givenUpFor;
    backOff.#refusals = refusals;
    backOff.gapMs = Math.min(rules.longestMs, gapMs);
    backOff.#freeAt = performance.now() + Math.min(rules.longestMs, freeAt - epochMs);
    return backOff;
  }
  /** The form that is saved. @param epochMs now */
  pace = (epochMs: number): HostPace => ({
    refusals: this.#refusals,
    gapMs: this.gapMs,
    freeAt: epochMs + Math.max(0, this.#freeAt - performance.now()),
    tries: Object.fromEntries(this.tries),
    givenUpFor: this.givenUpFor,
  });
  /** When the host may be requested again, by performance.now(). */
  get freeAt(): number {
    return this.#freeAt;
  }
  /** Whether the last response was a refusal. */
  get isRefusing(): boolean {
    return this.#refusals > 0;
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
    if (this.#refusals >= most || wait > longestMs) return null;
    this.#freeAt = now + wait;
    return wait;
  }

  /** Records a successful response to a page that started at `began`. */
  answered(began: number): void {
    this.#refusals = 0;
    this.gapMs = this.gapMs > this.#rules.firstMs / 4 ? this.gapMs / 2 : 0;
    this.#freeAt = Math.max(this.#freeAt, began + this.gapMs);
  }
}
