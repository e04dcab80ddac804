import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packUrls, unpackUrls } from '../../../server/batches/url-list.ts';

const many = Array.from({ length: 12_345 }, (_, index) => `https://www.coffee.example/カタログ/${index}?a="b"&c=\\`);

test('a list is read as it was written', async () => {
  for (const urls of [[], many.slice(0, 1), many]) expect(await unpackUrls(await packUrls(urls))).toEqual(urls);
});

test('a list of an earlier version has one line', async () => {
  expect(await unpackUrls(gzipSync(JSON.stringify(many)))).toEqual(many);
});

test.each([
  ['no list', gzipSync('{"a":1}')],
  ['numbers', gzipSync('[1,2]')],
  ['cut', gzipSync('["https://a.example/","https:')],
  ['not compressed', Buffer.from('["https://a.example/"]')],
  ['half a file', gzipSync(JSON.stringify(many)).subarray(0, 500)],
])('damaged: %s', async (_, file) => {
  await expect(unpackUrls(file)).rejects.toThrow();
});
