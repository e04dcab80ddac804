/** A random ID in the queue, by which processes with one store recognize that they also have one queue. */
import { randomBytes } from 'node:crypto';
import type { BullServer } from './bull-server.ts';

/** Where the ID is, among the leases of hosts; no host can have this name. */
const name = 'the ID of this queue';
/** How often each process renews the ID, and when it is forgotten if none does; milliseconds. */
const [renewMs, forgetMs] = [15_000, 60_000];

/** The ID of a queue; a new one if no process has renewed it. @returns also what withdraws a new one @throws what the server throws */
export async function queueId(
  server: Pick<BullServer, 'takeHost' | 'holderOf' | 'freeHost'>,
): Promise<{ id: string; withdraw(): Promise<void> }> {
  const unused = randomBytes(8).toString('hex');
  for (;;) {
    if (await server.takeHost(name, unused, forgetMs)) return { id: unused, withdraw: () => server.freeHost(name, unused) };
    const id = await server.holderOf(name);
    // Otherwise it was forgotten between the two calls.
    if (id !== null) return { id, withdraw: async () => undefined };
  }
}

/** Renews the ID, and writes it again if the server has lost it. @returns function that stops */
export function keepQueueId(server: Pick<BullServer, 'takeHost' | 'renewHost'>, id: string): () => void {
  const renew = async () => {
    if (!(await server.renewHost(name, id, forgetMs))) await server.takeHost(name, id, forgetMs);
  };
  const timer = setInterval(() => void renew().catch(() => undefined), renewMs);
  timer.unref();
  return () => clearInterval(timer);
}
