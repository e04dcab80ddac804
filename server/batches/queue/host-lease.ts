/** The exclusive right to a host, which a server gives for a time, and which is renewed until it is released. */
import { randomBytes } from 'node:crypto';
import type { BullServer } from './bull-server.ts';
import type { Lease } from './queue.ts';

/** Part of the time for which it is used: another worker may get the host when all of it is over, and timers and answers are late under load. */
const usedPart = 0.7;

export interface RenewedLease extends Lease {
  renew(): Promise<void>;
}

/** @returns null while another holder has the host */
export async function takeLease(
  server: Pick<BullServer, 'takeHost' | 'renewHost' | 'freeHost'>,
  host: string,
  lockMs: number,
): Promise<RenewedLease | null> {
  const holder = randomBytes(16).toString('hex');
  // Counted from the request: when the server handled it is not known.
  let renewedAt = performance.now();
  const leftMs = () => renewedAt + lockMs * usedPart - performance.now();
  if (!(await server.takeHost(host, holder, lockMs))) return null;
  if (leftMs() <= 0) {
    await server.freeHost(host, holder);
    return null;
  }
  const lost = new AbortController();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let isReleased = false;
  const watch = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => lost.abort(), leftMs());
  };
  const renew = async () => {
    const requestedAt = performance.now();
    const renewed = await server.renewHost(host, holder, lockMs).catch(() => null);
    if (renewed === false) lost.abort();
    if (renewed !== true || isReleased) return;
    renewedAt = Math.max(renewedAt, requestedAt);
    watch();
  };
  watch();
  const timer = setInterval(() => void renew(), lockMs / 4);
  return {
    lost: lost.signal,
    holds() {
      if (leftMs() <= 0) lost.abort();
      return !lost.signal.aborted;
    },
    renew,
    async release() {
      isReleased = true;
      clearInterval(timer);
      clearTimeout(deadline);
      await server.freeHost(host, holder);
    },
  };
}
