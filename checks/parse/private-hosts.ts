/** Hosts that are not part of the public web: a public page must never make us contact them. */
import ipaddr from 'ipaddr.js';
import { addressInName, deviceNames, loopbackNames, unpublicNames } from '../lists/local-names.ts';
import { parsedUrlParts, parseUrl } from './urls.ts';

/** Azure's platform address: routed only inside its networks, and in no list of ranges. */
const privateUnicast = ['168.63.129.16'];

/**
 * Whether an IP address is outside the public web: this machine, a local network, a provider's internal network, a tunnel, documentation,
 * multicast. Addresses that translate to IPv4 are judged by the IPv4 address; what is not known to be public is private.
 * @param ip as the browser reports it, with or without brackets and zone; '' is not an address, so it is not private
 */
export function isPrivateIp(ip: string): boolean {
  if (ip === '') return false;
  const plain = ip.replace(/^\[|\]$/g, '').replace(/%.*$/s, '');
  if (!ipaddr.isValid(plain)) return true;
  const address = ipaddr.process(plain);
  if (address.kind() === 'ipv4') return address.range() !== 'unicast' || privateUnicast.includes(address.toString());
  const { parts } = address as ipaddr.IPv6;
  // 64:ff9b::/96: IPv6-only networks reach IPv4 through it (RFC 6052).
  if (parts.slice(0, 6).join() === '100,65435,0,0,0,0')
    return isPrivateIp(
      parts
        .slice(6)
        .flatMap((part) => [part >> 8, part & 255])
        .join('.'),
    );
  // Only 2000::/3 is assigned as global unicast (RFC 4291, 2.4; IANA).
  return address.range() !== 'unicast' || (parts[0]! & 0xe000) !== 0x2000;
}

const below = (host: string, names: readonly string[]) => names.some((name) => host === name || host.endsWith(`.${name}`));
const numeric = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;

/** The form that a URL parser gives a host: notations of IPv4 as four numbers, names in lower case; null if it rejects the host. */
function canonical(hostname: string): string | null {
  const host = hostname.toLowerCase();
  const plain = /^[a-z\d_.-]+$/.test(host) && !numeric.test(host.replace(/\.+$/, ''));
  const parsed = plain ? host : parseUrl(`http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}/`)?.hostname;
  return parsed?.replace(/\.+$/, '') || null;
}

/** Not reachable from the public web: private addresses in any notation, and names that resolve only in local networks or nowhere. */
export function isPrivateHost(hostname: string): boolean {
  const host = canonical(hostname);
  if (host === null) return true;
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return isPrivateIp(host);
  if (!host.includes('.') || below(host, unpublicNames) || below(host, loopbackNames) || below(host, deviceNames)) return true;
  const inName = below(host, addressInName) ? ipInName(host) : '';
  return inName !== '' && isPrivateIp(inName);
}

/** The IP address in a name of a service such as nip.io; '' if there is none. */
function ipInName(host: string): string {
  const four = /(?:^|[.-])(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-]/.exec(host);
  if (four) return four.slice(1, 5).map(Number).join('.');
  const hex = /(?:^|[.-])([\da-f]{8})\./.exec(host)?.[1];
  return hex ? [0, 2, 4, 6].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join('.') : '';
}

/** A name in the reader's own network that articles link to rightly: a router's page, a Tor mirror. */
export const isDeviceName = (hostname: string): boolean => below(canonical(hostname) ?? '', deviceNames);

/**
 * Whether a page points to a private host other than its own. A public page must never make us request one; a private page
 * may point to its own host only.
 */
export function leadsToPrivateHost(url: string, pageHost: string): boolean {
  const host = parsedUrlParts(url)?.hostname ?? '';
  return host !== pageHost && isPrivateHost(host);
}
