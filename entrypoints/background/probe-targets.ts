import { factValueOf } from '../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { hostsToProbe } from '../../checks/fetch/probe-targets.ts';
import type { ProbeTargets } from '../../bridge/probe-storage.ts';

/** Hosts that probes of a page would request; null for a page without URLs. */
export function tabProbeTargets(known: KnownFacts): ProbeTargets | null {
  const page = factValueOf(known, 'page')?.url;
  if (page === undefined) return null;
  const hostOf = (url: string) => parseUrl(url)?.hostname ?? '';
  const bare = (host: string) => host.replace(/^www\./, '');
  const urls = [...new Map(hostsToProbe(known).map((url) => [hostOf(url), url])).values()];
  const home = bare(hostOf(page));
  const onThisSite = urls.filter((url) => bare(hostOf(url)) === home);
  const links = factValueOf(known, 'links')?.items ?? [];
  const addresses = new Set(links.flatMap(({ url }) => (url && /^https?:/i.test(url) ? [url.split('#', 1)[0]!] : []))).size;
  return { urls: [...onThisSite, ...urls.filter((url) => !onThisSite.includes(url))], onThisSite, addresses };
}
