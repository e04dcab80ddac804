import { registrableDomain } from '../../checks/parse/registrable-domain.ts';

/** URLs of the sites that following links from a page may read: for a crawl, a site with and without `www.` is the same. */
export function sitesToPermit(start: string): string[] {
  const { hostname } = new URL(start);
  if (hostname.startsWith('www.')) return [start, `https://${hostname.slice(4)}/`];
  const named = hostname.includes('.') && !/^[\d.]+$|:/.test(hostname);
  return named && registrableDomain(hostname) === hostname ? [start, `https://www.${hostname}/`] : [start];
}
