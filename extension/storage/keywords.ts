import browser from 'webextension-polyfill';
import { hostOf } from '../../checks/parse/urls.ts';
import { keywordLimits } from '../../checks/views/keyword-places.ts';
import { inTurnAcrossContexts } from './lock.ts';
import { readOrSetAside } from './set-aside.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** The user's keywords for the pages of a site, by host; the site of the latest change is last. */
interface Keywords {
  version: 1;
  sites: Record<string, string[]>;
}
const key = 'keywords';
const mostSites = 300;
const isKeywords = shape.recordOf<Keywords>({
  version: shape.oneOf(1),
  sites: shape.record(shape.list(shape.text(keywordLimits.characters), keywordLimits.keywords), 2 * mostSites),
});

const readAll = async (): Promise<Keywords['sites']> => (await readOrSetAside(key, isKeywords, 1, 'keywords'))?.sites ?? {};

/** @param url of a page of the site */
export async function readKeywords(url: string): Promise<string[]> {
  const sites = await readAll();
  const host = hostOf(url);
  return Object.hasOwn(sites, host) ? sites[host]! : [];
}

/** @param keywords an empty list forgets those of the site */
export const keepKeywords = (url: string, keywords: readonly string[]): Promise<void> =>
  inTurnAcrossContexts(async () => {
    const { [hostOf(url)]: _, ...others } = await readAll();
    const sites = Object.entries(keywords.length > 0 ? { ...others, [hostOf(url)]: [...keywords] } : others).slice(-mostSites);
    await browser.storage.local.set({ [key]: { version: 1, sites: Object.fromEntries(sites) } satisfies Keywords });
  });
