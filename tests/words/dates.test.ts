import { expect, test } from 'vitest';
import { words as provenance } from '../../words/en/tools/provenance.ts';

test.each([
  ['2021-01-03T16:11:00+02:00', 'Jan 3, 2021 16:11 +02:00'],
  // In its own time zone; elsewhere it is another day.
  ['2021-01-03T23:30:00-0800', 'Jan 3, 2021 23:30 -0800'],
  ['2026-11-23T09:05:00.000Z', 'Nov 23, 2026 09:05 UTC'],
  ['2026-11-23T09:05', 'Nov 23, 2026 09:05'],
  ['2026-03-04', 'Mar 4, 2026'],
  ['2026-03', 'March 2026'],
  ['2026', '2026'],
  ['sometime', 'sometime'],
])('a date of the page, %s, is shown as %s', (iso, reported) =>
  expect(provenance.dates.when({ iso }).replaceAll('\u00a0', ' ')).toBe(reported),
);
test('date and time are each kept on one line', () =>
  expect(provenance.dates.when({ iso: '2026-11-23T09:05' })).toBe('Nov\u00a023,\u00a02026 09:05'));
