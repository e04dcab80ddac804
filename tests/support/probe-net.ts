import type { ProbeInit, ProbeNet } from '../../checks/fetch/probe-net.ts';

/** The real network and the real clock. */
export const realNet = (over: Partial<ProbeNet> = {}): ProbeNet => ({
  request: (url, init) => fetch(url, init),
  online: () => true,
  clock: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    }),
  ...over,
});

export interface Asked {
  url: string;
  method: string;
  at: number;
  init: ProbeInit;
}
/** What a made-up server does: a status (answered at once), a response after some time, null for never, or a name of a failure. */
export type Made =
  | number
  | { status: number; headers?: Record<string, string>; body?: string; after?: number; finalUrl?: string }
  | null
  | string;

/** A network without network: time passes only when nothing else is left to do. */
export function madeNet(
  answer: (url: string, method: string, time: number) => Made,
  over: Partial<ProbeNet> = {},
): ProbeNet & { requested: Asked[]; mostAtOnce(host?: string): number; now(): number } {
  let now = 0;
  let timers: { at: number; ring(): void; signal: AbortSignal }[] = [];
  let scheduled = false;
  const requested: Asked[] = [];
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  const turn = () => {
    if (scheduled) return;
    scheduled = true;
    // After all promises that are ready have run.
    setTimeout(() => {
      scheduled = false;
      timers = timers.filter(({ signal }) => !signal.aborted).sort((a, b) => a.at - b.at);
      const next = timers.shift();
      if (!next) return;
      now = Math.max(now, next.at);
      next.ring();
      if (timers.length > 0) turn();
    });
  };
  const sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((ring, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
      timers.push({ at: now + ms, ring, signal });
      turn();
    });
  const count = (key: string, by: number) => {
    open.set(key, (open.get(key) ?? 0) + by);
    most.set(key, Math.max(most.get(key) ?? 0, open.get(key)!));
  };
  return {
    requested,
    mostAtOnce: (host = '') => most.get(host) ?? 0,
    now: () => now,
    online: () => true,
    clock: () => now,
    random: () => 0,
    sleep,
    async request(url, init) {
      requested.push({ url, method: init.method, at: now, init });
      const keys = ['', new URL(url).host];
      for (const key of keys) count(key, 1);
      try {
        const made = answer(url, init.method, now);
        if (made === null) {
          await new Promise((_, reject) => {
            init.signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
          });
        }
        if (typeof made === 'string') throw new TypeError('fetch failed', { cause: Object.assign(new Error(made), { code: made }) });
        const { status, headers = {}, body = '', after = 0, finalUrl = url } = typeof made === 'number' ? { status: made } : made!;
        if (after > 0) await sleep(after, init.signal);
        await Promise.resolve();
        const response = new Response(init.method === 'HEAD' || status === 204 ? null : body, {
          status: status === 999 ? 200 : status,
          headers,
        });
        Object.defineProperties(response, {
          url: { value: finalUrl },
          redirected: { value: finalUrl !== url },
          ...(status === 999 ? { status: { value: 999 } } : {}),
        });
        return response;
      } finally {
        for (const key of keys) count(key, -1);
      }
    },
    ...over,
  };
}
