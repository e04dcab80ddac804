import { expect, test } from 'vitest';
import { TimeSlices } from '../../../checks/collect/slices.ts';

test('in Node, the event loop turns in each pause: a server answers meanwhile', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const slices = new TimeSlices(-1);
  const pauses = 500;
  await slices.drive(
    (function* () {
      for (let step = 0; step < pauses; step++) yield;
    })(),
  );
  slices.finish();
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(pauses - 1);
});
