import browser from 'webextension-polyfill';
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import { isCrawl } from '../runs/shape.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/**
 * Work that starts when the user allows these hosts: the browser's prompt may close the popup that requested it, so the worker starts it.
 * There is at most one: a new prompt replaces work that waited for an earlier one. The key is in the table of storage.ts.
 */
export type PendingGrant = PendingProbes | PendingAudit;
interface Pending {
  /** One URL per host. */
  urls: string[];
  /** Epoch milliseconds of the prompt. */
  at: number;
}
/** The link check of a tab's page. `hosts`: only these are requested; null for all. */
export interface PendingProbes extends Pending {
  tabId: number;
  hosts: string[] | null;
}
/** A bulk audit that follows the links of a site. */
export interface PendingAudit extends Pending {
  crawl: CrawlPlan;
}

const key = 'pending';

/** Milliseconds after which an unanswered prompt is considered abandoned. */
const grantAge = 180_000;

/** @param pending null if nothing waits for the permission prompt */
export async function keepPendingGrant(pending: PendingGrant | null): Promise<void> {
  const { session } = browser.storage;
  await (pending ? session.set({ [key]: pending }) : session.remove(key));
}

/** Returns the pending work, and removes it. */
export async function takePendingGrant(now: number): Promise<PendingGrant | null> {
  const { [key]: pending } = await browser.storage.session.get(key);
  if (pending !== undefined) await browser.storage.session.remove(key);
  return isGrant(pending) && now - pending.at < grantAge ? pending : null;
}

const urls = shape.list(shape.text(200_000), 100_000);
const isProbes = shape.recordOf<PendingProbes>({
  tabId: shape.integer(0, 2 ** 53),
  urls,
  hosts: shape.nullable(shape.list(shape.text(1_000), 100_000)),
  at: shape.number(),
});
const isAudit = shape.recordOf<PendingAudit>({ crawl: isCrawl, urls, at: shape.number() });
const isGrant = shape.either(isAudit, isProbes);
