import { expect, test } from 'vitest';
import { ApiRequestTurns } from '../../../../server/http/process/turns.ts';

test('many requests continue a few at a time, in order, and others are handled in between', async () => {
  const turns = new ApiRequestTurns(2);
  const done: string[] = [];
  const crowd = Array.from({ length: 5 }, async (_, index) => {
    await turns.take();
    done.push(String(index));
  });
  // What the process would do for other requests between two rounds.
  const other = () => {
    done.push('other');
    if (!done.includes('4')) setImmediate(other);
  };
  setImmediate(other);
  await Promise.all(crowd);
  expect(done.filter((one) => one !== 'other')).toEqual(['0', '1', '2', '3', '4']);
  expect(done.join(' ')).toMatch(/^(other )*0 1 (other )+2 3 (other )+4/);
  await turns.take();
});
