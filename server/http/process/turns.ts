/**
 * Lets concurrent requests continue a few at a time, so that requests that arrive later, such as a watchdog's /healthz, are handled in between
 * and not after all of them.
 */
export class ApiRequestTurns {
  readonly #each: number;
  readonly #waiting: (() => void)[] = [];

  /** @param each number of requests that continue before the process handles others */
  constructor(each: number) {
    this.#each = each;
  }

  /** Resolves when it is this request's turn, in order of arrival. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#next);
    });
  }

  // Node reads new requests between two immediates.
  readonly #next = () => {
    for (const go of this.#waiting.splice(0, this.#each)) go();
    if (this.#waiting.length > 0) setImmediate(this.#next);
  };
}
