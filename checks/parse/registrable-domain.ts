/** Sites by the Public Suffix List. In its own file, because the list is 130 kB of a bundle, which the injected script does without. */
import { getDomain } from 'tldts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { parsedUrlParts } from './urls.ts';

/**
 * The domain that its owner registered: example.co.uk for www.example.co.uk, one.github.io for deep.one.github.io.
 * IP addresses, names without dots and public suffixes are returned unchanged.
 */
export const registrableDomain = /* @__PURE__ */ memoizeByText((hostname) => {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return getDomain(host, { allowPrivateDomains: true, validateHostname: false, extractHostname: false }) ?? host;
});

/** Whether two URLs have the same registrable domain. False if one of them is invalid. */
export function isSameRegistrableDomain(a: string, b: string): boolean {
  const first = parsedUrlParts(a);
  const second = parsedUrlParts(b);
  if (!first || !second || !first.hostname || !second.hostname) return false;
  return registrableDomain(first.hostname) === registrableDomain(second.hostname);
}
