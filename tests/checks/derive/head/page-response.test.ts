import { expect, test } from 'vitest';
import { whyHeadersUnknown, pageHeaders } from '../../../../checks/derive/head/page-response.ts';
import { failed } from '../../../../checks/core/failure.ts';
import { blank } from '../../../support/facts.ts';

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [403, false],
])('headers of an answer with %i speak for the page: %s', (status, known) => {
  expect(pageHeaders({ ...blank.response, status }) !== null).toBe(known);
});
test('why headers are unknown', () => {
  expect(pageHeaders(undefined)).toBeNull();
  const late = failed('timeout', 'answer-too-slow', { seconds: 10 });
  expect(whyHeadersUnknown(undefined, () => late)).toBe(late);
  expect(
    whyHeadersUnknown({ ...blank.response, status: 503 }, () => {
      throw new Error('asked');
    }),
  ).toMatchObject({ reason: 'refused', code: 'no-own-headers', args: { status: 503 } });
});
