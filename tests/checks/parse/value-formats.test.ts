import { expect, test } from 'vitest';
import { formatFault } from '../../../checks/parse/value-formats.ts';
import type { Format } from '../../../checks/lists/rich-results.ts';

const rows: [Format, (string | number | boolean)[], (string | number | boolean)[], (string | number | boolean)[]][] = [
  [
    'date',
    [
      '2026-11-21',
      '2026-11',
      '2026',
      '2026-11-21T08:00',
      '2026-11-21T08:00:00Z',
      '2026-11-21T08:00:00.123+01:00',
      '2026-11-21T08:00:00+0100',
      '20261121',
      '2026-W44-7',
      '2026-W44',
      '2026-305',
      '',
    ],
    ['2026-11-21 08:00:00'],
    [
      '21.11.2026',
      'Nov 21, 2026',
      '2026/11/21',
      '2026-13-01',
      '2026-02-30',
      '2026-11-21T25:00',
      '2026-5-3',
      '2026-W54',
      '2026-W44-8',
      '2026-367',
      'Tue, 3 Feb 2026',
      '٢٠٢٦-١١-٢١',
      1767312000,
      true,
    ],
  ],
  ['duration', ['PT30M', 'P1DT2H', 'PT1.5H', 'P2W'], [], ['30 min', 'T1M02S', 'P', 'PT', '1:30', 90]],
  ['currency', ['EUR', 'JPY', 'XCG'], ['eur'], ['€', 'Euro', 'HRK', 'XX', 5]],
  ['price', ['0', '12.50', 12.5, '1299'], ['1,299.00'], ['12,50', '€12.50', '1.299,00', 'free', -1, '١٢']],
  ['rating', ['4.5', 5, 1, '90%', '9/10'], ['4,5'], ['6', 0, '0.5', '110%', '12/10', 'five']],
  ['count', [1, '1234'], ['1,234'], [0, '-1', '1.5', '1.234', 'many']],
  ['position', [1, '2', 0], [], ['first', 1.5]],
  [
    'url',
    ['https://example.com/a.png', '/a.png', 'a.png', 'https://example.com/%C3%A9', 'https://example.com/é'],
    [],
    ['Our logo', 'undefined', 'null', '[object Object]', 'javascript:void(0)', '#', 5],
  ],
  [
    'link',
    ['https://example.com/a', '//example.com/a', 'http://例え.jp/本'],
    ['/books', 'books', '?page=2', 'https://example.com/one two'],
    ['not a url', 'undefined', 'javascript:void(0)', '#', 5],
  ],
  [
    'availability',
    ['InStock', 'https://schema.org/InStock', 'http://schema.org/PreOrder', 'schema:SoldOut'],
    ['instock', 'in stock', 'IN_STOCK', 'https://schema.org/outofstock'],
    ['available', 'https://schema.org/Available', '現貨'],
  ],
  ['condition', ['https://schema.org/NewCondition'], ['newcondition'], ['new', 'used']],
  ['event-status', ['EventScheduled'], [], ['scheduled']],
  ['attendance', ['https://schema.org/OnlineEventAttendanceMode'], [], ['online']],
  ['boolean', [true, 'True', 'false', 'https://schema.org/False'], [], ['yes', 1]],
];

test.each(rows)('%s', (format, right, loose, wrong) => {
  const judge = (values: (string | number | boolean)[]) => values.map((value) => [value, formatFault(value, format, {})]);
  expect(judge(right)).toEqual(right.map((value) => [value, null]));
  expect(judge(loose)).toEqual(loose.map((value) => [value, 'loose']));
  expect(judge(wrong)).toEqual(wrong.map((value) => [value, 'wrong']));
});

test('a rating is judged on its own scale', () => {
  expect(formatFault(9, 'rating', { bestRating: '10' })).toBeNull();
  expect(formatFault(11, 'rating', { bestRating: ['10'] })).toBe('wrong');
  expect(formatFault(0, 'rating', { worstRating: 0 })).toBeNull();
  expect(formatFault(0.5, 'rating', { bestRating: 1, worstRating: 'x' })).toBe('wrong');
});

test('objects and missing values are not judged here', () => {
  expect(formatFault({ '@type': 'X' }, 'date', {})).toBeNull();
  expect(formatFault(null, 'date', {})).toBeNull();
});
