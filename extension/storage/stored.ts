import browser from 'webextension-polyfill';
import { librarySize } from '../runs/library.ts';
import { sendToWorker } from '../messages/messages.ts';
import type { RequestFailure } from '../messages/reply.ts';
import { readSchedules } from '../runs/schedules.ts';
import { readRunIds } from './storage.ts';

/** What the extension stores, in users' terms. */
export const storedKinds = ['choices', 'snapshots', 'automatic', 'runs', 'reports', 'probes', 'aside'] as const;
export type StoredKind = (typeof storedKinds)[number];
export interface Stored {
  kind: StoredKind;
  /** Records. */ count: number;
  /** About. */ bytes: number;
}

/** Storage area, keys, and keys that count as one thing. */
const places: Record<StoredKind, { area: 'local' | 'session'; key: RegExp; counted: RegExp }> = {
  choices: { area: 'local', key: /^(?:choices|keywords)$/, counted: /^(?:choices|keywords)$/ },
  snapshots: { area: 'local', key: /^snapshots?(?::|$)/, counted: /^snapshot:/ },
  automatic: { area: 'local', key: /^automatic(?::|$)/, counted: /^automatic:/ },
  runs: { area: 'local', key: /^(?:runs$|run:|jobs:|left:|schedules?(?::|$))/, counted: /^run:/ },
  reports: { area: 'session', key: /^(?:reports$|report:|facts:)/, counted: /^report:/ },
  probes: { area: 'session', key: /^(?:probes|probed|visit):/, counted: /^probes:/ },
  aside: { area: 'local', key: /^aside(?::|$)/, counted: /^aside:/ },
};

export async function measureStorage(): Promise<Stored[]> {
  const [local, session, library] = await Promise.all([
    browser.storage.local.get(null),
    browser.storage.session.get(null),
    librarySize().catch(() => 0),
  ]);
  return storedKinds.map((kind) => {
    const { area, key, counted } = places[kind];
    const found = Object.entries(area === 'local' ? local : session).filter(([name]) => key.test(name));
    const bytes = found.reduce(
      (sum, [name, value]) => sum + name.length + (JSON.stringify(value) ?? '').length,
      kind === 'runs' ? library : 0,
    );
    return { kind, count: found.filter(([name]) => counted.test(name)).length, bytes };
  });
}

/** Clears all data of a kind. @returns why it could not, or null */
export async function clearKind(kind: StoredKind): Promise<RequestFailure | null> {
  // Runs belong to the worker: running ones are stopped first.
  if (kind === 'runs') {
    for (const { id } of await readSchedules()) await sendToWorker('stopSchedule', { id });
    for (const runId of await readRunIds()) {
      const reply = await sendToWorker('deleteRun', { runId });
      if (!reply.ok) return reply.failure;
    }
    return null;
  }
  const { area, key } = places[kind];
  const storage = browser.storage[area];
  await storage.remove(Object.keys(await storage.get(null)).filter((name) => key.test(name)));
  return null;
}
