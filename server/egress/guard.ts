import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isPrivateHost, isPrivateIp } from '../../checks/parse/private-hosts.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { EgressError, type Totals } from './egress-error.ts';
import { CustomAuthorities } from './custom-authorities.ts';
import type { Traffic } from './traffic.ts';
import { connectThroughProxy, type UpstreamProxy } from './upstream-proxy.ts';

export interface GuardSettings {
  /** Private origins (scheme://host:port) that may be reached, because the user typed them. */
  allowOrigins: readonly string[];
  /** Proxy for public servers; absent for direct connections. Typed private origins are always reached directly. */
  proxy?: UpstreamProxy | undefined;
  /** Resolves a name to addresses; the system's resolver if absent. */
  resolve?: ((name: string) => Promise<readonly string[]>) | undefined;
  /** Redirects checked addresses: for tests, which have no public servers. */
  dial?: ((address: string, port: number) => { address: string; port: number }) | undefined;
  /** Addresses of this machine; those of its network interfaces if absent. */
  ownAddresses?: (() => readonly string[]) | undefined;
  /** Certificates (PEM) of the user's own authorities, trusted beside the usual ones. */
  authorities?: readonly string[] | undefined;
  /** Refuses nothing. Only for the positive control of a test. */
  off?: boolean | undefined;
}

/** Ports on which public servers may be reached; others only if the user typed them. */
const webPorts = [80, 443, 8080, 8443];

/**
 * Addresses of cloud metadata services, which reveal secrets of a machine: link-local ones, and those of Amazon (IPv6), Azure, Alibaba and Oracle.
 * Never reached, whatever is permitted.
 */
const metadata: readonly (readonly [string, number])[] = [
  ['169.254.0.0', 16],
  ['fe80::', 10],
  ['fd00:ec2::', 32],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
];

/** Addresses of a host to which we may connect. */
interface Route {
  host: string;
  port: number;
  addresses: readonly string[];
  /** Typed by the user, and not a public address. */
  isPrivate: boolean;
}

/** The only way to open connections: a name is resolved once, every address is checked, and one of those is dialed. */
export class EgressGuard {
  readonly totals: Totals = { denied: {}, bytes: 0 };
  /** How to end each proxy that is open: the guard's owner ends those whose visit does not. */
  readonly openProxies = new Set<() => void>();
  /** The user's own; null for none. */
  readonly authorities: CustomAuthorities | null;
  readonly #settings: GuardSettings;
  readonly #allowed: ReadonlySet<string>;

  constructor(settings: GuardSettings) {
    this.#settings = settings;
    this.authorities = settings.authorities ? new CustomAuthorities(settings.authorities) : null;
    this.#allowed = new Set(
      settings.allowOrigins.flatMap((origin) => {
        const url = parseUrl(origin);
        return url && /^https?:$/.test(url.protocol) ? [hostAndPort(url)] : [];
      }),
    );
  }

  /** Checks a URL without resolving its name. @throws EgressError */
  check(url: URL): void {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new EgressError('scheme');
    const { host, port } = splitHostAndPort(hostAndPort(url));
    this.#checkName(host, port);
  }

  /**
   * Opens a connection for a visit.
   * @param host as in a URL, IPv6 with or without brackets, in any notation
   * @throws EgressError
   */
  async open(host: string, port: number, traffic: Traffic): Promise<Socket> {
    const route = await this.#routeTo(host, port);
    traffic.connect();
    const { proxy } = this.#settings;
    const socket =
      proxy && !route.isPrivate
        ? withIdleLimit(await connectThroughProxy(proxy, route, traffic.caps.connectMs), traffic)
        : await dial(route, traffic, this.#settings.dial);
    traffic.add(socket);
    return socket;
  }

  #checkName(host: string, port: number): boolean {
    if (this.#settings.off) return true;
    const typed = this.#allowed.has(`${host}:${port}`);
    if (!typed && !webPorts.includes(port)) throw new EgressError('port');
    if (!typed && isPrivateHost(host)) throw new EgressError('private-name');
    return typed;
  }

  async #routeTo(requestedHost: string, port: number): Promise<Route> {
    const host = canonical(requestedHost);
    if (host === null || !Number.isInteger(port) || port < 1 || port > 65_535) throw new EgressError('no-address');
    const typed = this.#checkName(host, port);
    const literal = host.replace(/^\[|\]$/g, '');
    const addresses = isIP(literal) ? [literal] : await this.#addressesOf(host);
    for (const address of addresses) this.#checkAddress(address, typed);
    return { host, port, addresses, isPrivate: addresses.some((address) => isPrivateIp(address)) };
  }

  #checkAddress(address: string, typed: boolean): void {
    if (this.#settings.off) return;
    if (isMetadata(address)) throw new EgressError('metadata');
    // A firewall may protect servers on a public address of this machine from the outside, but not from this machine.
    if (!typed && (address === '' || isPrivateIp(address) || this.#ownAddresses().has(sameForm(address))))
      throw new EgressError('private-address');
  }

  #ownAddresses(): ReadonlySet<string> {
    return new Set((this.#settings.ownAddresses ?? interfaceAddresses)().map(sameForm));
  }

  /** Empty if only the proxy can resolve the name. */
  async #addressesOf(host: string): Promise<readonly string[]> {
    try {
      const addresses = await this.#resolve(host);
      if (addresses.length === 0) throw new EgressError('dns');
      return addresses;
    } catch (error) {
      if (this.#settings.proxy) return [];
      throw error;
    }
  }

  async #resolve(host: string): Promise<readonly string[]> {
    // Names below localhost are the machine itself (RFC 6761, 6.3), which few resolvers know.
    const name = host === 'localhost' || host.endsWith('.localhost') ? 'localhost' : host;
    try {
      if (this.#settings.resolve) return await this.#settings.resolve(name);
      return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
    } catch {
      throw new EgressError('dns');
    }
  }
}

function isMetadata(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.process(address);
  return [parsed, ...embeddedIpv4(parsed)].some((one) =>
    metadata.some(([range, bits]) => {
      const base = ipaddr.parse(range);
      return base.kind() === one.kind() && one.match(base, bits);
    }),
  );
}

/** IPv6 ranges that contain an IPv4 address, and the 16-bit group where it starts: NAT64 (RFC 6052, 8215), 6to4 (RFC 3056), compatible (RFC 4291). */
const wrappings: readonly (readonly [range: string, bits: number, at: number])[] = [
  ['64:ff9b::', 96, 6],
  ['64:ff9b:1::', 48, 6],
  ['2002::', 16, 1],
  ['::', 96, 6],
];

/** IPv4 addresses to which an IPv6 address is translated. */
function embeddedIpv4(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4[] {
  if (address.kind() === 'ipv4') return [];
  const { parts } = address as ipaddr.IPv6;
  return wrappings
    .filter(([range, bits]) => (address as ipaddr.IPv6).match(ipaddr.IPv6.parse(range), bits))
    .map(([, , at]) => new ipaddr.IPv4([parts[at]! >> 8, parts[at]! & 255, parts[at + 1]! >> 8, parts[at + 1]! & 255]));
}

const interfaceAddresses = (): string[] => Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
const sameForm = (address: string): string => {
  const plain = address.replace(/%.*$/s, '');
  return ipaddr.isValid(plain) ? ipaddr.process(plain).toNormalizedString() : plain;
};

/** `host:port` of a URL, normalized by a URL parser. */
export const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname.replace(/\.$/, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
export function splitHostAndPort(place: string): { host: string; port: number } {
  const at = place.lastIndexOf(':');
  return { host: place.slice(0, at), port: Number(place.slice(at + 1)) };
}

function canonical(host: string): string | null {
  const text = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}/`;
  return parseUrl(text)?.hostname.replace(/\.$/, '') || null;
}

/** A connection that exists now: without delays, and ended when it is idle. */
function withIdleLimit(socket: Socket, { caps }: Pick<Traffic, 'caps'>): Socket {
  // Later errors end the connection, which its reader notices.
  socket.on('error', () => undefined);
  socket.setNoDelay(true);
  socket.setTimeout(caps.idleMs, () => socket.destroy(new EgressError('idle')));
  return socket;
}

function dial({ host, port, addresses }: Route, { caps }: Traffic, elsewhere: GuardSettings['dial']): Promise<Socket> {
  const at = elsewhere ? elsewhere(addresses[0]!, port) : null;
  const list = (at ? [at.address] : addresses).map((address) => ({ address, family: isIP(address) }));
  return new Promise((resolve, reject) => {
    // A host name makes Node try the checked addresses in turn; it is not resolved again.
    const socket = connect({
      host: isIP(host) && !at ? list[0]!.address : 'checked.invalid',
      port: at?.port ?? port,
      autoSelectFamily: true,
      lookup: (_name, options, done) => {
        if (options.all) (done as (error: null, all: { address: string; family: number }[]) => void)(null, list);
        else done(null, list[0]!.address, list[0]!.family);
      },
    });
    const timer = setTimeout(() => fail(new EgressError('slow-connect')), caps.connectMs);
    const fail = (error: EgressError) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    socket.once('error', (error: NodeJS.ErrnoException) => fail(new EgressError('connect', error.code)));
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      resolve(withIdleLimit(socket, { caps }));
    });
  });
}
