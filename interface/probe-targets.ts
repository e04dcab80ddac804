import { hostsToProbe, valueOf, type KnownFacts } from '../checks/index.ts';

/** Whom probes of a page would ask. */
export interface Targets {
  /** One address for each host, the page's own first. */
  urls: string[];
  own: string[];
  /** Different link targets. */
  addresses: number;
}

/** A file of its own, loaded when the page has been read: it is no part of the popup's first picture. */
export default function targetsOf(known: KnownFacts): Targets {
  const hostOf = (url: string) => new URL(url).hostname;
  const bare = (host: string) => host.replace(/^www\./, '');
  const urls = [...new Map(hostsToProbe(known).map((url) => [hostOf(url), url])).values()];
  const page = valueOf(known, 'page')?.url ?? '';
  const home = URL.canParse(page) ? bare(hostOf(page)) : '';
  const own = urls.filter((url) => bare(hostOf(url)) === home);
  const links = valueOf(known, 'links')?.items ?? [];
  const addresses = new Set(links.flatMap(({ url }) => (url && /^https?:/i.test(url) ? [url.split('#', 1)[0]!] : []))).size;
  return { urls: [...own, ...urls.filter((url) => !own.includes(url))], own, addresses };
}
