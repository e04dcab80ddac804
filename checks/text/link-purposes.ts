/** What a link is for, from its address alone, so that it works in every language. */
import { adHosts, affiliateHosts, affiliateParameters } from '../lists/affiliate-links.ts';
import { actionSegments, filterParameters, visitorSegments } from '../lists/functional-paths.ts';
import { accountPaths, cartPaths, checkoutPaths, loginPaths } from '../lists/path-words.ts';
import { classifyParameters, parseUrl, registrableDomain } from './urls.ts';

const functional = new Set([...loginPaths, ...accountPaths, ...cartPaths, ...checkoutPaths, ...visitorSegments, ...actionSegments]);

/** Leads to sign-in, account, cart, a print version, or to another order or selection of a list: a link that sites rightly keep crawlers from. */
export function isFunctional(url: string): boolean {
  const parsed = parseUrl(url);
  if (!parsed) return false;
  const segments = decode(parsed.pathname).toLowerCase().split('/').map((segment) => segment.replace(/\.(php|aspx?|jsp|html?|do|cgi)$/, ''));
  if (segments.some((segment) => functional.has(segment))) return true;
  return classifyParameters(url).some(({ name, kind }) => kind === 'order' || kind === 'search' || isFilter(name));
}

function isFilter(name: string): boolean {
  const lower = name.toLowerCase();
  return filterParameters.some((entry) => (/[_[]$/.test(entry) ? lower.startsWith(entry) : lower === entry));
}

/** `affiliate` or `ad` when the address is one that only paid links have, else null. */
export function paidKind(url: string): 'affiliate' | 'ad' | null {
  const parsed = parseUrl(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  if (onList(parsed, affiliateHosts)) return 'affiliate';
  if (onList(parsed, adHosts)) return 'ad';
  const domain = registrableDomain(parsed.hostname);
  const shop = domain.split('.', 1)[0]!;
  const paid = affiliateParameters.some((pattern) =>
    (pattern.shop === shop || pattern.shop === domain)
    && [...parsed.searchParams].some(([name, value]) => name.toLowerCase() === pattern.parameter && pattern.value.test(value)));
  return paid ? 'affiliate' : null;
}

/** The host or a parent of it is listed, or host and start of the path are. */
function onList({ hostname, pathname }: URL, entries: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  return entries.some((entry) => {
    const [name = '', path] = entry.split('/', 2);
    return (host === name || host.endsWith(`.${name}`)) && (path === undefined || pathname.startsWith(`/${path}`));
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
