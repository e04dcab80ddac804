/** Identifies clients for the rate limit of a service without keys. */
import ipaddr from 'ipaddr.js';

/**
 * One client: an IPv4 address, or the /64 of an IPv6 one, which a single line or machine has whole (RFC 6177, RIPE-690): counted by single
 * addresses, whoever has one may ask without end.
 * @param address as a socket or a proxy tells it: with a zone, in brackets, with a port, or as IPv4 written into IPv6
 */
export function clientOf(address: string): string {
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
