import { expect, test } from 'vitest';
import { linearStep } from '../../../../checks/core/helpers/linear-step.ts';

test('linearStep is 0 below, 1 above, linear in between', () => {
  expect([0.1, 0.3, 0.5, 0, 1].map((value) => linearStep(value, 0.1, 0.5))).toEqual([0, expect.closeTo(0.5, 9), 1, 0, 1]);
});
