import { describe, expect, test } from 'vitest';
import { loadPicture, pictureLimits, pictureDataUrl } from '../../../checks/fetch/load-picture.ts';
import { demoPicture } from '../../../scripts/demo/picture.ts';
import { madeNet } from '../../support/probe-net.ts';

const url = 'https://cdn.example/a.png';
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const png = demoPicture(4, 3, [1, 2, 3]);
const bomb = Buffer.from(png);
bomb.writeUInt32BE(60_000, 16);
bomb.writeUInt32BE(60_000, 20);
const gif = bytesOf('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x01D\x00;');
const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

describe('types of bytes', () => {
  test.each([
    ['png', png, 'image/png'],
    ['gif', gif, 'image/gif'],
    ['svg', svg, 'image/svg+xml'],
  ] as const)('%s', (_, bytes, mime) => {
    const { data, reason } = pictureDataUrl(url, bytes);
    expect(reason).toBeNull();
    expect(data.startsWith(`data:${mime};base64,`)).toBe(true);
    expect(Buffer.from(data.split(',')[1]!, 'base64').equals(Buffer.from(bytes))).toBe(true);
  });
  test.each([
    ['nothing', bytesOf('')],
    ['HTML', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['a script', bytesOf('alert(1)')],
    ['a font', bytesOf('wOF2\0\x01\0\0')],
    ['a PDF', bytesOf('%PDF-1.7')],
    ['the beginning of a PNG', png.subarray(0, 12)],
    ['more pixels than memory', bomb],
    [
      'a TIFF, which browsers do not draw',
      bytesOf('II*\0\x08\0\0\0\x02\0\0\x01\x03\0\x01\0\0\0\x01\0\0\0\x01\x01\x03\0\x01\0\0\0\x01\0\0\0\0\0\0\0'),
    ],
  ])('not an image: %s', (_, bytes) =>
    expect(pictureDataUrl(url, bytes)).toMatchObject({
      data: '',
      reason: { code: expect.stringMatching(/^(no-picture|unknown-picture|too-many-pixels)$/) },
    }),
  );
});

describe('asking for one', () => {
  const body = svg.reduce((text, byte) => text + String.fromCharCode(byte), '');
  test('sends no cookies, credentials or referrer', async () => {
    const net = madeNet(() => ({ status: 200, body }));
    expect(await loadPicture(net, 'https://user:secret@cdn.example/a.svg#part', 'example.com')).toMatchObject({ reason: null });
    expect(net.requested).toMatchObject([
      { url: 'https://cdn.example/a.svg', method: 'GET', init: { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' } },
    ]);
    expect(Object.keys(net.requested[0]!.init.headers)).toEqual(['accept']);
  });
  test.each([
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://[::1]/a.png',
    'http://printer/a.png',
    'http://192.168.1.1/a.png',
    'http://fritz.box/a.png',
    'file:///a.png',
    'javascript:alert(1)',
    'ftp://cdn.example/a.png',
    'nonsense',
  ])('%s is not requested', async (address) => {
    const net = madeNet(() => ({ status: 200, body }));
    expect((await loadPicture(net, address, 'example.com')).data).toBe('');
    expect(net.requested).toEqual([]);
  });
  test('of a private page’s own host is requested, of a neighboring host is not', async () => {
    const net = madeNet(() => ({ status: 200, body }));
    expect((await loadPicture(net, 'http://192.168.1.1/a.svg', '192.168.1.1')).data).not.toBe('');
    expect((await loadPicture(net, 'http://192.168.1.2/a.svg', '192.168.1.1')).data).toBe('');
    expect(net.requested).toHaveLength(1);
  });
  test.each([
    ['a redirect inside', { status: 302, headers: { location: 'http://10.0.0.1/a.svg' } }, { code: 'leads-inside' }],
    ['an error', 404, { code: 'picture-status', args: { status: 404 } }],
    ['no answer', 'ECONNRESET', { code: 'broken-off' }],
    ['too much', { status: 200, body: 'x'.repeat(pictureLimits.bytes + 1) }, { code: 'picture-too-large', args: { megabytes: 2 } }],
    ['a page', { status: 200, body: '<h1>No</h1>', headers: { 'content-type': 'image/png' } }, { code: 'no-picture' }],
    ['silence', null, { code: 'too-slow', args: { seconds: 15 } }],
  ] as const)('%s', async (_, made, reason) => {
    const net = madeNet(() => made);
    expect(await loadPicture(net, url, 'example.com')).toMatchObject({ data: '', reason });
    expect(net.requested.map((request) => new URL(request.url).host)).toEqual(['cdn.example']);
  });
  test('of a host without permission', async () => {
    const net = madeNet(() => 200, { allowed: () => false });
    expect(await loadPicture(net, url, 'example.com')).toMatchObject({ data: '', reason: { code: 'not-allowed' } });
    expect(net.requested).toEqual([]);
  });
});
