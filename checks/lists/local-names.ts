/**
 * Host names that lead into the user's network, or to no public host. Each entry includes all names below it.
 * A name in this list is never requested on behalf of a public page; when in doubt, a name is listed.
 * Checked 2026-11-22.
 */

/**
 * Names that cannot exist on the public web: reserved ones (RFC 6761, 6762, 8375, 9476; ICANN 2024-07 for internal), those that
 * ICANN withholds because so many networks use them (corp, home, mail), and those that routers and clusters assign.
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

/** Public names that always resolve to the local machine. */
export const loopbackNames: readonly string[] = ['localtest.me', 'lvh.me', 'vcap.me', 'lacolhost.com', 'local.gd', 'localho.st'];

/** Names that a router answers itself, or that only another network knows: legitimate in links, but never requested by us. */
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

/** Names below these contain the address that they resolve to, as 10-0-0-1 or 10.0.0.1 or in hexadecimal digits. */
export const addressInName: readonly string[] = ['nip.io', 'sslip.io', 'xip.io', 'traefik.me'];
