import browser from 'webextension-polyfill';
import type { CrawlPlan } from '../checks/doors/site.ts';
import { isCrawl } from './run-shape.ts';
import { eitherShape, integerShape, listShape, nullableShape, numberShape, recordOfShape, textShape } from './shape.ts';

/**
 * What begins when the user has allowed these hosts: the browser's question may close the popup that asked, so the worker begins it.
 * There is one at most: the next question forgets what waited for an earlier one. The key is in the table of storage.ts.
 */
export type PendingGrant = PendingProbes | PendingAudit;
interface Pending {
  /** One URL of each host. */
  urls: string[];
  /** Epoch milliseconds of the question. */
  at: number;
}
/** Links of a tab's page are checked. `hosts`: only these are requested; null for all. */
export interface PendingProbes extends Pending {
  tabId: number;
  hosts: string[] | null;
}
/** A bulk audit follows the links of a site. */
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

/** The grant that is still waited for; it is gone afterwards. */
export async function takePendingGrant(now: number): Promise<PendingGrant | null> {
  const { [key]: pending } = await browser.storage.session.get(key);
  if (pending !== undefined) await browser.storage.session.remove(key);
  return isGrant(pending) && now - pending.at < grantAge ? pending : null;
}

const urls = listShape(textShape(200_000), 100_000);
const isProbes = recordOfShape<PendingProbes>({
  tabId: integerShape(0, 2 ** 53),
  urls,
  hosts: nullableShape(listShape(textShape(1_000), 100_000)),
  at: numberShape(),
});
const isAudit = recordOfShape<PendingAudit>({ crawl: isCrawl, urls, at: numberShape() });
const isGrant = eitherShape(isAudit, isProbes);
