/**
 * Names that lead into the reader's own network, or to no public host. Each stands for itself and for all names below it.
 * A name that is here is never asked on behalf of a public page: better one too many than one too few.
 */

/**
 * Names that nobody on the public web can have: reserved ones (RFC 6761, 6762, 8375, 9476; ICANN 2024-07 for internal), those that
 * ICANN keeps back because so many networks use them (corp, home, mail), and those that routers and clusters give out.
 */
export const unpublicNames: readonly string[] = [
  'localhost',
  'local',
  'test',
  'invalid',
  'internal',
  'home.arpa',
  'alt',
  'corp',
  'home',
  'mail',
  'intranet',
  'lan',
  'localdomain',
  'private',
  'domain',
  'workgroup',
  'svc',
  'consul',
  'docker',
  'loc',
  'cpe',
  'router',
];

/** Public names that always lead to the machine itself. */
export const loopbackNames: readonly string[] = ['localtest.me', 'lvh.me', 'vcap.me', 'lacolhost.com', 'local.gd', 'localho.st'];

/** Names that a router answers for itself in its network, and names that only another network knows: fine to link to, never ours to ask. */
export const deviceNames: readonly string[] = [
  'fritz.box',
  'fritz.nas',
  'fritz.repeater',
  'fritz.powerline',
  'myfritz.box',
  'speedport.ip',
  'easy.box',
  'o2.box',
  'giga.cube',
  'hi.link',
  'pi.hole',
  'routerlogin.net',
  'routerlogin.com',
  'orbilogin.com',
  'orbilogin.net',
  'mywifiext.net',
  'mywifiext.com',
  'tplinkwifi.net',
  'tplinklogin.net',
  'tplinkrepeater.net',
  'tplinkmodem.net',
  'tendawifi.com',
  'asusrouter.com',
  'router.asus.com',
  'repeater.asus.com',
  'miwifi.com',
  'mafreebox.freebox.fr',
  'onion',
  'i2p',
];

/** Names below these carry the address they lead to, as 10-0-0-1 or 10.0.0.1 or in hexadecimal digits. */
export const addressInName: readonly string[] = ['nip.io', 'sslip.io', 'xip.io', 'traefik.me'];
