/** Which chunks of a list are queued: few at a time, and eventually all of them, even if some are lost. */
import { expect, test } from 'vitest';
import { nextChunks, chunksOf, lanesOf, pageIndexesOfChunk } from '../../../server/batches/batch.ts';
import { chunkId, type Chunk } from '../../../server/batches/queue/queue.ts';

const batch = '01HZZZZZZZZZZZZZZZZZZZZZZZ';
/** Every tenth host has sixty pages, the others one. */
const hosts = 3_300;
const urls = Array.from({ length: hosts }, (_, host) =>
  Array.from({ length: host % 10 === 0 ? 60 : 1 }, (__, page) => `https://h${host}.example/${page}`),
).flat();
const lanes = lanesOf(urls);

/** Works through a queue in pseudorandom order. @param losesAt numbers of chunks after which everything queued is lost and found again */
function workOff(losesAt: readonly number[]) {
  const there = new Set<number>();
  const isThere = (index: number) => there.has(index);
  let waiting = new Map(chunksOf(batch, lanes, isThere).map((chunk) => [chunkId(chunk), chunk]));
  let [most, chunks, twice, random] = [waiting.size, 0, 0, 7];
  while (waiting.size > 0) {
    random = (random * 48_271) % 2_147_483_647;
    const [id, chunk] = [...waiting][random % Math.min(50, waiting.size)] as [string, Chunk];
    for (const index of pageIndexesOfChunk(lanes[chunk.lane]!, chunk.part)) {
      if (there.has(index)) twice++;
      there.add(index);
    }
    waiting.delete(id);
    for (const next of nextChunks(chunk, lanes, isThere)) waiting.set(chunkId(next), next);
    if (losesAt.includes(++chunks)) waiting = new Map(chunksOf(batch, lanes, isThere).map((one) => [chunkId(one), one]));
    most = Math.max(most, waiting.size);
  }
  return { done: there.size, most, twice };
}

test('all pages come into the queue, each once, and about a thousand hosts at a time', () => {
  const { done, most, twice } = workOff([]);
  expect([done, twice]).toEqual([urls.length, 0]);
  expect(most).toBeLessThan(1_000 + hosts / 10);
});

test('a queue that loses everything is filled again with what is missing', () => {
  const { done, twice } = workOff([1, 10, 700, 1_500, 2_500, 3_000]);
  expect([done, twice]).toEqual([urls.length, 0]);
});
