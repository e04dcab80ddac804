import { expect, test } from 'vitest';
import { whyNoHeaders, headersOfPage } from '../../../../checks/derive/head/page-response.ts';
import { factFailure } from '../../../../checks/core/failure.ts';
import { blank } from '../../../support/facts.ts';

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [403, false],
])('headers of an answer with %i speak for the page: %s', (status, known) => {
  expect(headersOfPage({ ...blank.response, status }) !== null).toBe(known);
});
test('why headers are unknown', () => {
  expect(headersOfPage(undefined)).toBeNull();
  const late = factFailure('timeout', 'answer-too-slow', { seconds: 10 });
  expect(whyNoHeaders(undefined, () => late)).toBe(late);
  expect(
    whyNoHeaders({ ...blank.response, status: 503 }, () => {
      throw new Error('asked');
    }),
  ).toMatchObject({ reason: 'refused', code: 'no-own-headers', args: { status: 503 } });
});
