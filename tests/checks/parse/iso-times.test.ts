import { expect, test } from 'vitest';
import { isSurelyEarlier } from '../../../checks/parse/iso-times.ts';

test.each<[first: string | null, second: string | null, earlier: boolean, why: string]>([
  ['2026-05-11', '2026-05-12', true, 'two days'],
  ['2026-05-12', '2026-05-12', false, 'one day'],
  ['2026-05-12T08:00:00+01:00', '2026-05-12T10:00:00+01:00', true, 'two times of one zone'],
  ['2026-05-12T12:00:00+05:00', '2026-05-12T10:00:00+01:00', true, 'the clock reads later'],
  ['2026-05-12T03:00:00+01:00', '2026-05-12T10:00:00+09:00', false, 'the clock reads earlier'],
  ['2026-05-12T10:00:00Z', '2026-05-12T10:00:59Z', false, 'two fields of one save'],
  ['2026-05-12T10:00:00Z', '2026-05-12T10:01:01Z', true, 'more than a minute'],
  ['2026-05-12T07:00:00', '2026-05-12T10:00:00', true, 'neither has a zone: one clock'],
  ['2026-05-12T07:00:00', '2026-05-12T10:00:00+01:00', false, 'the first may be Pacific time'],
  ['2026-05-12T07:00:00+01:00', '2026-05-12T10:00:00', false, 'the second may be Tokyo time'],
  ['2026-05-11T23:00:00', '2026-05-12T10:00:00Z', true, 'three hours before, even in Pacific time'],
  ['2026-05-12', '2026-05-12T23:59:00Z', false, 'a day holds all of its times'],
  ['2026-05-11', '2026-05-12T09:00:00+01:00', true, 'the day before, in the zone that the time has'],
  ['2026-05-11', '2026-05-12T02:00:00+08:00', false, 'the same day in UTC'],
  ['2026-05-11', '2026-05-12T09:00:00Z', true, 'the day before, from California on'],
  ['2026-05-11', '2026-05-12T05:00:00Z', false, 'the same day in America'],
  ['2026-05-11T20:00:00Z', '2026-05-12', false, 'the same day in Asia'],
  ['2026-05-11T09:00:00Z', '2026-05-12', true, 'the day before, as far as New Zealand'],
  ['2026-05-12', '2026-05-11', false, 'later'],
  ['2026-05', '2026-06-12', false, 'a month is not whole'],
  [null, '2026-05-12', false, 'none'],
])('%s is earlier than %s: %s (%s)', (first, second, earlier) => {
  expect(isSurelyEarlier(first, second)).toBe(earlier);
});
