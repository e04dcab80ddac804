import { expect, test } from 'vitest';
import { deriveHeadersGap, derivePageHeaders } from '../../../../checks/derive/head/page-response.ts';
import { factFailure } from '../../../../checks/core/failure.ts';
import { blank } from '../../../support/facts.ts';

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [403, false],
])('headers of an answer with %i speak for the page: %s', (status, known) => {
  expect(derivePageHeaders({ ...blank.response, status }) !== null).toBe(known);
});
test('why headers are unknown', () => {
  expect(derivePageHeaders(undefined)).toBeNull();
  const late = factFailure('timeout', 'answer-too-slow', { seconds: 10 });
  expect(deriveHeadersGap(undefined, () => late)).toBe(late);
  expect(
    deriveHeadersGap({ ...blank.response, status: 503 }, () => {
      throw new Error('asked');
    }),
  ).toMatchObject({ reason: 'refused', code: 'no-own-headers', args: { status: 503 } });
});
