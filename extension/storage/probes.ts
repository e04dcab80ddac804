import browser from 'webextension-polyfill';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Probe, ProbeHop } from '../../checks/core/facts/probes.ts';
import type { ProbeProgress } from '../../checks/fetch/probe-progress.ts';
import { isFacts, isReason } from './report-shape.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** Stored state of probes: written by the worker, watched by the popup. The keys are in the table of storage.ts. */
const keys = {
  probes: (tabId: number) => `probes:${tabId}`,
  probed: (tabId: number) => `probed:${tabId}`,
  part: (tabId: number, part: number) => `probed:${tabId}:${part}`,
  visit: (tabId: number) => `visit:${tabId}`,
  rate: 'rate',
} as const;

/** Speed: concurrent requests, in total and per host. */
export const rates = {
  careful: { name: 'careful', inFlight: 2, perHost: 1 },
  normal: { name: 'normal', inFlight: 6, perHost: 2 },
  fast: { name: 'fast', inFlight: 16, perHost: 6 },
  own: { name: 'as fast as my own server takes it', inFlight: 64, perHost: 48 },
} as const;
export type Rate = keyof typeof rates;

/** The probes of a tab's document. */
export interface StoredProbes {
  version: 1;
  /** Its time origin and URL: another document, or the same one loaded again, has another value. */
  document: string;
  /** Only these hosts are requested; null for all allowed ones. */
  hosts: string[] | null;
  /** `running` may be interrupted: only the worker knows whether it is still running. */
  state: 'running' | 'paused' | 'finished' | 'stopped' | 'failed';
  progress: ProbeProgress;
  /** The browser's error message if it failed; '' otherwise. */
  error: string;
  /** Number of {@link FoundPart}s stored in addition to the facts. */
  parts: number;
}
/** Results since the last full write: writing all of thousands of links each time would be too slow. */
export interface FoundPart {
  facts: KnownFacts;
  probes: Probe[];
}

/** Hosts that probes of a page would request. */
export interface ProbeTargets {
  /** One URL per host, the page's own first. */
  urls: string[];
  onThisSite: string[];
  /** Number of distinct link targets. */
  addresses: number;
}

export async function readProbes(tabId: number): Promise<{ probes: StoredProbes; facts: KnownFacts } | null> {
  const { session } = browser.storage;
  const stored = await session.get([keys.probes(tabId), keys.probed(tabId)]);
  const probes = stored[keys.probes(tabId)];
  if (!isProbes(probes)) return null;
  const names = Array.from({ length: probes.parts }, (_, part) => keys.part(tabId, part));
  const parts = names.length > 0 ? await session.get(names) : {};
  let facts = factsOf(stored[keys.probed(tabId)]) ?? {};
  for (const name of names) facts = withPart(facts, shape.parseShortJson(parts[name], mostFacts));
  return { probes, facts };
}
function withPart(facts: KnownFacts, part: unknown): KnownFacts {
  if (!isPart(part)) return facts;
  const before = facts.linkStatus?.ok ? facts.linkStatus.value.probes : [];
  const linkStatus =
    part.probes.length > 0 ? { linkStatus: { ok: true as const, value: { probes: [...before, ...part.probes], finished: false } } } : {};
  return { ...facts, ...part.facts, ...linkStatus };
}

const many = shape.integer(0, 1e9);
const isProbes = shape.recordOf<StoredProbes>({
  version: shape.oneOf(1),
  document: shape.text(200_000),
  hosts: shape.nullable(shape.list(shape.text(1_000), 100_000)),
  state: shape.oneOf('running', 'paused', 'finished', 'stopped', 'failed'),
  progress: shape.object({
    done: many,
    total: many,
    broken: many,
    unverified: many,
    perSecond: shape.number(0),
    secondsLeft: shape.nullable(shape.number(0)),
    phase: shape.oneOf('probing', 'paused', 'stopped', 'done'),
  }),
  error: shape.text(),
  parts: shape.integer(0, 100_000),
});
const isPart = shape.recordOf<FoundPart>({
  facts: isFacts,
  probes: shape.list(shape.object({ url: shape.text(200_000), class: shape.text(40), status: shape.number(), reason: isReason }), 100_000),
});
/** Maximum characters of the facts from probes: session storage has 10 MB. */
const mostFacts = 50_000_000;
function factsOf(json: unknown): KnownFacts | null {
  const facts = shape.parseShortJson(json, mostFacts);
  return isFacts(facts) ? facts : null;
}

/** Stores the progress of the probes with all their facts. */
export async function keepProbes(tabId: number, probes: StoredProbes, facts: string): Promise<void> {
  const { session } = browser.storage;
  // A stopped worker may have left parts that this one does not know.
  const { [keys.probes(tabId)]: before } = await session.get(keys.probes(tabId));
  await session.set({ [keys.probes(tabId)]: { ...probes, parts: 0 }, [keys.probed(tabId)]: facts });
  await removeParts(tabId, isProbes(before) ? before.parts : 0);
}
/** Stores the progress of the probes, and new results: the last of `probes.parts`. @param part null if there are none */
export async function keepMoreProbes(tabId: number, probes: StoredProbes, part: FoundPart | null): Promise<void> {
  await browser.storage.session.set({
    [keys.probes(tabId)]: probes,
    ...(part && { [keys.part(tabId, probes.parts - 1)]: JSON.stringify(part) }),
  });
}

export async function dropProbes(tabId: number): Promise<void> {
  const parts = (await readProbes(tabId))?.probes.parts ?? 0;
  await browser.storage.session.remove([keys.probes(tabId), keys.probed(tabId)]);
  await removeParts(tabId, parts);
}
async function removeParts(tabId: number, parts: number): Promise<void> {
  if (parts > 0) await browser.storage.session.remove(Array.from({ length: parts }, (_, part) => keys.part(tabId, part)));
}

/** Calls back on every progress. The worker judges the new facts. @returns function that stops it */
export function watchProbes(tabId: number, changed: (probes: StoredProbes) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    const probes = changes[keys.probes(tabId)]?.newValue;
    if (area === 'session' && isProbes(probes)) changed(probes);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

// ── The user's choices ───────────────────────────────────────────────────────────────────────────

export async function readProbeRate(): Promise<Rate> {
  const { [keys.rate]: stored } = await browser.storage.local.get(keys.rate);
  return isProbeRate(stored) ? stored : 'normal';
}
export const isProbeRate: shape.Shape<Rate> = (stored): stored is Rate => typeof stored === 'string' && Object.hasOwn(rates, stored);

export async function keepProbeRate(rate: Rate): Promise<void> {
  await browser.storage.local.set({ [keys.rate]: rate });
}

// ── Redirects to a tab's document ────────────────────────────────────────────────────────────────

/** The redirects of a tab's latest navigation that had any. */
export interface StoredVisit {
  requestId: string;
  hops: ProbeHop[];
  /** Target of the last redirect. */
  to: string;
  /** Epoch milliseconds of the first one. */
  at: number;
}

export async function readTabRedirects(tabId: number): Promise<StoredVisit | null> {
  const { [keys.visit(tabId)]: visit } = await browser.storage.session.get(keys.visit(tabId));
  return isVisit(visit) ? visit : null;
}

const isVisit = shape.recordOf<StoredVisit>({
  requestId: shape.text(200),
  hops: shape.list(
    shape.object({ url: shape.text(200_000), status: shape.integer(0, 999), ms: shape.optional(shape.integer(0, 1e9)) }),
    1_000,
  ),
  to: shape.text(200_000),
  at: shape.number(),
});

export async function keepTabRedirects(tabId: number, visit: StoredVisit): Promise<void> {
  await browser.storage.session.set({ [keys.visit(tabId)]: visit });
}

/** Forgets a tab that was closed. */
export async function forgetTab(tabId: number): Promise<void> {
  await dropProbes(tabId);
  await browser.storage.session.remove(keys.visit(tabId));
}
