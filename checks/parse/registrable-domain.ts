/** Sites by the Public Suffix List. Of its own file, since the list takes 130 kB of a bundle: the injected script must do without. */
import { getDomain } from 'tldts';
import { memoizeByText } from '../core/memoize-by-text.ts';
import { parsedUrlParts } from './urls.ts';

/**
 * Domain that its owner registered: example.co.uk for www.example.co.uk, one.github.io for deep.one.github.io.
 * An IP address, a name without dots, and a public suffix itself are returned as they are.
 */
export const registrableDomain = /* @__PURE__ */ memoizeByText((hostname) => {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return getDomain(host, { allowPrivateDomains: true, validateHostname: false, extractHostname: false }) ?? host;
});

/** Same registrable domain. False when one of them does not parse. */
export function isSameRegistrableDomain(a: string, b: string): boolean {
  const first = parsedUrlParts(a);
  const second = parsedUrlParts(b);
  if (!first || !second || !first.hostname || !second.hostname) return false;
  return registrableDomain(first.hostname) === registrableDomain(second.hostname);
}
