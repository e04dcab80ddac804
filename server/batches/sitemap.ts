import { reasonText } from '../../words/en/checks/reasons.ts';
import { fetchSitemapPages } from '../../checks/fetch/sitemap-pages.ts';
import type { Net } from '../../checks/fetch/site.ts';
import type { EgressGuard } from '../egress/guard.ts';
import { openEgressNet } from '../egress/net.ts';
import { siteCaps, Traffic } from '../egress/traffic.ts';

/** The sitemaps of a site may be many files. */
export const sitemapCaps = { ...siteCaps, bytes: 250_000_000, requests: 1_000 };
/** Short, because a client waits for the response. */
const patienceMs = 60_000;

/** Pages of a sitemap or sitemap index, with notes about what could not be read. */
export async function sitemapPages(
  url: string,
  most: number,
  guard: EgressGuard,
  userAgent: string,
): Promise<{ urls: string[]; notes: string[] }> {
  const { site, close } = openEgressNet(guard, new Traffic(sitemapCaps, guard.totals), { headers: { 'user-agent': userAgent } });
  const over = AbortSignal.timeout(patienceMs);
  const net: Net = (address, init) => site(address, { ...init, signal: AbortSignal.any([init.signal, over]) });
  try {
    const { urls, notes } = await fetchSitemapPages(net, url, most);
    return { urls, notes: notes.map((note) => reasonText(note)) };
  } finally {
    await close();
  }
}
