import { expect, test } from 'vitest';
import { groupBy } from '../../../../checks/core/helpers/group-by.ts';

test('groups are in the order of their first entries', () => {
  const groups = groupBy(['tea', 'coffee', 'tonic', 'cocoa'], (name) => name.charAt(0));
  expect([...groups]).toEqual([
    ['t', ['tea', 'tonic']],
    ['c', ['coffee', 'cocoa']],
  ]);
});
