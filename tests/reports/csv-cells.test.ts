import { describe, expect, test } from 'vitest';
import { csvCell } from '../../checks/core/helpers/csv-cell.ts';
import { csvFile, tabSeparatedCsv } from '../../reports/csv-cells.ts';

describe('a cell', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    ['日本語、العربية', '日本語、العربية'],
  ])('%j is %j', (value, cell) => expect(csvCell(value)).toBe(cell));
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '|cmd', '%0a', '\0=1', '\u200B=1', '\u202E=1', '\uFEFF@x'])(
    '%j does not stay a formula',
    (value) => {
      expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
    },
  );
  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a;"=1"', '"a;""\'=1"""'],
    ['a; \t@x', "a; \t'@x"],
    ['a\n-1', '"a\n\'-1"'],
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
    ['a;b', 'a;b'],
  ])('where semicolons part cells, %j brings no formula', (value, cell) => expect(csvCell(value)).toBe(cell));
  test('a formula that needs quotes gets both', () => expect(csvCell('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"'));
  test('numbers stay numbers, also negative ones', () =>
    expect([csvCell(-1.5), csvCell(Number.NaN), csvCell(null)]).toEqual(['-1.5', '', '']));
});

test('a file starts with a byte order mark and ends each row with CRLF', () => {
  expect(
    csvFile(
      ['a', 'b'],
      [
        ['1', 2],
        ['=x', null],
      ],
    ),
  ).toBe("\uFEFFa,b\r\n1,2\r\n'=x,\r\n");
});

test('text to paste keeps rows and cells apart', () => {
  expect(tabSeparatedCsv([['a'], ['x\ty\nz'], ['=1']])).toBe("a\nx y z\n'=1");
});
