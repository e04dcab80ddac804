import { describe, expect, test } from 'vitest';
import { isDeviceName, isPrivateHost, isPrivateIp, leadsInside } from '../../../checks/parse/private-hosts.ts';

/** Hosts as they stand in an address, in the spellings that URL parsers accept. */
const privateHosts = [
  // This machine.
  'localhost', 'LOCALHOST', 'localhost.', 'localhost..', 'app.localhost', '127.0.0.1', '127.0.0.1.', '127.9.9.9', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0X7F.0.0.1',
  '0177.0.0.1', '017700000001', '0x7f.0x0.0x0.0x1', '127.0x1', '１２７.０.０.１', '①②⑦.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '0', '0.0.0.0', '0x0', '0.1.2.3',
  '[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[::ffff:0:127.0.0.1]',
  // Local networks.
  '10.0.0.8', '10.1', '167772161', '012.0.0.1', '0xa.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.168.257', '3232235777', '0xc0a80101', '0300.0250.1.1', '169.254.1.1', '169.254.169.254',
  '2852039166', '[fd00::1]', '[fc00::1]', '[fe80::1]', '[febf::1]', '[fec0::1]', '[::ffff:10.0.0.1]', '[::ffff:c0a8:101]', '[fd00:ec2::254]',
  // By translation and through tunnels.
  '[64:ff9b::10.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::8.8.8.8]', '[2002:7f00:1::]', '[2002:c0a8:101::1]', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]', '[2001::1]',
  // A provider's inside, tests, documentation, many at once, not given out.
  '100.64.0.1', '100.100.100.200', '100.127.255.255', '198.18.0.1', '198.19.255.255', '192.0.0.192', '192.0.2.1', '198.51.100.7', '203.0.113.9', '224.0.0.251', '239.255.255.250', '240.0.0.1',
  '255.255.255.255', '168.63.129.16', '[ff02::1]', '[2001:db8::1]', '[3fff::1]', '[100::1]', '[5f00::1]', '[4000::1]', '[1::1]',
  // Names.
  'printer', 'wiki', 'nas.local', 'NAS.Local.', 'db.internal', 'metadata.google.internal', 'router.home.arpa', 'mail.corp', 'tv.home', 'pc.lan', 'host.localdomain', 'x.private', 'api.svc', 'a.b.svc',
  'site.test', 'x.invalid', 'intra.intranet', 'mx.mail', 'fritz.box', 'www.fritz.box', 'routerlogin.net', 'tplinkwifi.net', 'speedport.ip', 'abcdefghijklmnop.onion',
  'localtest.me', 'app.lvh.me', '127.0.0.1.nip.io', 'app-10-0-0-1.nip.io', 'magic-127-0-0-1.sslip.io', '7f000001.nip.io', 'app.192.168.1.250.sslip.io',
  // No host at all.
  '', '.', '256.1.1.1', '[::g]', 'a b',
];
const publicHosts = [
  'example.com', 'EXAMPLE.com.', 'www.example.co.uk', 'localhost.example.com', 'local.example', 'home.example.com', 'corp.com', 'mylan.net', 'onion.com', 'a.box', 'fritz.box.example.com',
  'xn--bcher-kva.example', 'bücher.example', '例え.jp', '8.8.8.8', '134744072', '0x08.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '169.253.1.1', '192.167.1.1', '193.168.0.1', '198.20.0.1', '223.255.255.255',
  '11.0.0.1', '126.255.255.255', '128.0.0.1', '[2606:4700::1111]', '[2a00:1450:4001::1]', '[::ffff:8.8.8.8]', '[64:ff9b::8.8.8.8]', '203-0-114-9.sslip.io', 'nip.io', 'www.sslip.io', '1.2.3.4.example.com', '10.0.0.1.example.com',
];

test('the table is as long as it was asked for', () => expect(privateHosts.length).toBeGreaterThan(100));
test.each(privateHosts)('private: %s', (host) => expect(isPrivateHost(host)).toBe(true));
test.each(publicHosts)('public: %s', (host) => expect(isPrivateHost(host)).toBe(false));

describe('an address as the browser tells it', () => {
  test.each(['127.0.0.1', '::1', '[::1]', 'fe80::1%eth0', '10.0.0.1', '::ffff:192.168.0.1', '64:ff9b::a00:1', 'nonsense'])('private: %s', (ip) => expect(isPrivateIp(ip)).toBe(true));
  test.each(['', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])('not private: %s', (ip) => expect(isPrivateIp(ip)).toBe(false));
});

test('a router’s name is a private host that articles may link to', () => {
  expect(['fritz.box', 'abc.onion', 'nas.local', '192.168.1.1', 'example.com'].map(isDeviceName)).toEqual([true, true, false, false, false]);
});

test.each([
  ['https://example.com/', 'example.com', false], ['https://other.example/', 'example.com', false], ['http://192.168.1.1/', 'example.com', true],
  ['http://192.168.1.1:8080/x', '192.168.1.1', false], ['http://192.168.1.2/', '192.168.1.1', true], ['http://localhost/', '127.0.0.1', true], ['http://2130706433/', '127.0.0.1', false],
  ['https://example.com/', '192.168.1.1', false], ['http://0x7f.1/', '', true],
])('%s from a page on %s leads inside: %s', (url, own, inside) => expect(leadsInside(url, own)).toBe(inside));
