import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { gunzipBody } from '../../../checks/fetch/net.ts';

afterEach(() => vi.unstubAllGlobals());
const zeros = (bytes: number) => new Uint8Array(gzipSync(new Uint8Array(bytes)));

test.each([
  ['all of it', zeros(3_000_000), 5_000_000, { length: 3_000_000, truncated: false }],
  ['at most the limit', zeros(30_000_000), 1_000_000, { length: 1_000_000, truncated: true }],
  ['nothing of what is broken', new Uint8Array([0x1f, 0x8b, 1, 2, 3]), 1_000, { length: 0, truncated: true }],
  ['other bytes as they are', new Uint8Array([1, 2, 3]), 1_000, { length: 3, truncated: false }],
])('%s', async (_, bytes, limit, { length, truncated }) => {
  const read = await gunzipBody(bytes, limit);
  expect([read.bytes.length, read.truncated]).toEqual([length, truncated]);
});

test('a file is handed over in small parts: each can become a thousand times as long', async () => {
  const sizes: number[] = [];
  vi.stubGlobal(
    'DecompressionStream',
    class extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform: (chunk, controller) => {
            sizes.push(chunk.length);
            controller.enqueue(chunk);
          },
        });
      }
    },
  );
  const bytes = new Uint8Array(100_000).fill(7);
  bytes.set([0x1f, 0x8b]);
  const read = await gunzipBody(bytes, 1_000_000);
  expect(read).toEqual({ bytes, truncated: false });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4_096);
});
