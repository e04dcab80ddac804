import browser from 'webextension-polyfill';
import type { KnownFacts, ProbeHop, ProbeProgress, Report } from '../checks/index.ts';
import { isFacts } from './report-shape.ts';
import { list, number, object, oneOf, orNull, parsed, text, whole, type Shape } from './shape.ts';
import { readReports } from './storage.ts';

/** What is kept of probes: written by the worker, watched by the popup. The keys stand in the table of storage.ts. */
const keys = {
  probes: (tabId: number) => `probes:${tabId}`,
  probed: (tabId: number) => `probed:${tabId}`,
  visit: (tabId: number) => `visit:${tabId}`,
  wish: 'wish',
  rate: 'rate',
} as const;

/** How hard servers may be asked: requests at a time, of all hosts and of one. */
export const rates = {
  careful: { name: 'careful', inFlight: 2, perHost: 1 },
  normal: { name: 'normal', inFlight: 6, perHost: 2 },
  fast: { name: 'fast', inFlight: 16, perHost: 6 },
  own: { name: 'as fast as my own server takes it', inFlight: 64, perHost: 48 },
} as const;
export type Rate = keyof typeof rates;

/** The probes of a tab's document. */
export interface KeptProbes {
  version: 1;
  /** Its time origin and address: another document, or the same one loaded again, has another. */
  document: string;
  /** Only these hosts are asked; null for all that are allowed. */
  hosts: string[] | null;
  /** `running` may have been interrupted: only the worker knows whether it is still at it. */
  state: 'running' | 'paused' | 'finished' | 'stopped' | 'failed';
  progress: ProbeProgress;
  /** Why it failed, a whole sentence; '' otherwise. */
  error: string;
}

export async function readProbes(tabId: number): Promise<{ probes: KeptProbes; facts: KnownFacts } | null> {
  const kept = await browser.storage.session.get([keys.probes(tabId), keys.probed(tabId)]);
  const probes = kept[keys.probes(tabId)];
  return isProbes(probes) ? { probes, facts: factsOf(kept[keys.probed(tabId)]) ?? {} } : null;
}

const many = whole(0, 1e9);
const isProbes = object({
  version: oneOf(1), document: text(200_000), hosts: orNull(list(text(1_000), 100_000)), state: oneOf('running', 'paused', 'finished', 'stopped', 'failed'),
  progress: object({
    done: many, total: many, broken: many, unverified: many, perSecond: number(0), secondsLeft: orNull(number(0)), phase: oneOf('probing', 'paused', 'stopped', 'done'),
  }),
  error: text(),
}) as unknown as Shape<KeptProbes>;
/** Characters of the facts that probes bring: session storage holds 10 MB. */
const mostFacts = 50_000_000;
function factsOf(json: unknown): KnownFacts | null {
  const facts = parsed(json, mostFacts);
  return isFacts(facts) ? facts : null;
}

/** @param facts JSON of the probed facts; null leaves those that are kept */
export async function keepProbes(tabId: number, probes: KeptProbes, facts: string | null): Promise<void> {
  await browser.storage.session.set({ [keys.probes(tabId)]: probes, ...(facts === null ? {} : { [keys.probed(tabId)]: facts }) });
}

export async function dropProbes(tabId: number): Promise<void> {
  await browser.storage.session.remove([keys.probes(tabId), keys.probed(tabId)]);
}

/** Calls back with what has changed: progress many times a second, facts less often. @returns function that stops it */
export function watchProbes(tabId: number, changed: (probes: KeptProbes | null, facts: KnownFacts | null) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    const probes = changes[keys.probes(tabId)];
    const facts = changes[keys.probed(tabId)]?.newValue;
    if (area === 'session' && (probes || facts)) changed(isProbes(probes?.newValue) ? probes.newValue : null, factsOf(facts));
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

/** The latest complete report of a tab with its facts, null without one. */
export async function readReport(tabId: number): Promise<Report | null> {
  return (await readReports()).find((kept) => kept.tabId === tabId)?.report ?? null;
}

// ── A question of the browser's that may close the popup ─────────────────────────────────────────

/** What is to begin when the user has allowed these hosts. */
export interface ProbeWish { tabId: number; urls: string[]; hosts: string[] | null; at: number }

/** Nobody answers a question after so long, in milliseconds. */
const wishAge = 180_000;

export async function keepWish(wish: ProbeWish): Promise<void> {
  await browser.storage.session.set({ [keys.wish]: wish });
}

/** The wish that is still fresh; it is gone afterwards. */
export async function takeWish(now: number): Promise<ProbeWish | null> {
  const { [keys.wish]: wish } = await browser.storage.session.get(keys.wish);
  if (wish !== undefined) await browser.storage.session.remove(keys.wish);
  return isWish(wish) && now - wish.at < wishAge ? wish : null;
}
const isWish = object({ tabId: whole(0, 2 ** 53), urls: list(text(200_000), 100_000), hosts: orNull(list(text(1_000), 100_000)), at: number() }) as Shape<ProbeWish>;

// ── What the user chose ──────────────────────────────────────────────────────────────────────────

export async function readRate(): Promise<Rate> {
  const { [keys.rate]: kept } = await browser.storage.local.get(keys.rate);
  return typeof kept === 'string' && Object.hasOwn(rates, kept) ? (kept as Rate) : 'normal';
}

export async function keepRate(rate: Rate): Promise<void> {
  await browser.storage.local.set({ [keys.rate]: rate });
}

// ── The way of a tab to its document ─────────────────────────────────────────────────────────────

/** The redirecting answers of a tab's latest navigation that had any. */
export interface KeptVisit {
  requestId: string;
  hops: ProbeHop[];
  /** Where the last one leads. */
  to: string;
  /** Epoch milliseconds of the first. */
  at: number;
}

export async function readVisit(tabId: number): Promise<KeptVisit | null> {
  const { [keys.visit(tabId)]: visit } = await browser.storage.session.get(keys.visit(tabId));
  return isVisit(visit) ? visit : null;
}

const isVisit = object({ requestId: text(200), hops: list(object({ url: text(200_000), status: whole(0, 999) }), 1_000), to: text(200_000), at: number() }) as unknown as Shape<KeptVisit>;

export async function keepVisit(tabId: number, visit: KeptVisit): Promise<void> {
  await browser.storage.session.set({ [keys.visit(tabId)]: visit });
}

/** Forgets a tab that was closed. */
export async function forgetTab(tabId: number): Promise<void> {
  await browser.storage.session.remove([keys.probes(tabId), keys.probed(tabId), keys.visit(tabId)]);
}
