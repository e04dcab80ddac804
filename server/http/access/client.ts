/** Identifies clients for the rate limit of a service without keys. */
import ipaddr from 'ipaddr.js';

/**
 * Identifies a client: an IPv4 address, or the /64 of an IPv6 address, which belongs to a single line or machine (RFC 6177, RIPE-690). If
 * single IPv6 addresses were counted, a client could evade the limit.
 * @param address as reported by a socket or proxy: with a zone, in brackets, with a port, or IPv4-mapped
 */
export function clientId(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const plain = (bracketed ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')).replace(/%.*$/s, '');
  if (!ipaddr.isValid(plain)) return address.slice(0, 100);
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
