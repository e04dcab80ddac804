import { describe, expect, test } from 'vitest';
import {
  withoutMarksAtEnds,
  splitAtLineMarks,
  countRowMarks,
  startsWithMark,
  splitAtTightTitleMarks,
  findTitleMarks,
  splitAtTitleMarks,
} from '../../../checks/language/marks.ts';

describe('titles', () => {
  test.each([
    ['Kettles | Example', ['Kettles', 'Example']],
    ['やかん｜Example', ['やかん', 'Example']],
    ['Kettles – Tea – Example', ['Kettles', 'Tea', 'Example']],
    ['Чайники — Пример', ['Чайники', 'Пример']],
    ['Re-use: 24/7 at 10:30', ['Re-use: 24/7 at 10:30']],
    ['| Kettles |', ['Kettles']],
    ['', []],
  ])('%s', (title, parts) => expect(splitAtTitleMarks(title)).toEqual(parts));
  test.each([
    ['示例_例子', ['示例', '例子']],
    [' [Example]', ['Example']],
    ['::Example::', ['Example']],
    [' @ Example', ['Example']],
    ['at Example', ['at Example']],
  ])('next to a headline also without spaces: %s', (side, parts) => expect(splitAtTightTitleMarks(side)).toEqual(parts));
  test.each([
    [' | Example', true],
    ['_示例', true],
    ['―Example', true],
    [' and more', false],
    ['', false],
  ])('continues after a mark: %s', (text, expected) => expect(startsWithMark(text)).toBe(expected));
  test('places where a title may divide', () => {
    expect(findTitleMarks('Kettles: a test (2024) | Example').map(({ index }) => index)).toEqual([7, 15, 22]);
  });
  test.each([
    ['[Example]', 'Example'],
    ['– Example |', 'Example'],
    ['Example [en]', 'Example [en]'],
  ])('the ends of a part: %s', (part, bare) => expect(withoutMarksAtEnds(part)).toBe(bare));
});

describe('lines', () => {
  test.each([
    ['Jane Doe | Tea', ['Jane Doe ', ' Tea']],
    ['张三丨茶', ['张三', '茶']],
    ['Jane Doe–Tea', ['Jane Doe', 'Tea']],
    ['Jane Doe - Tea', ['Jane Doe', 'Tea']],
    ['Anna-Lena Doe', ['Anna-Lena Doe']],
    ['Jane/Tea: 5', ['Jane/Tea: 5']],
  ])('%s', (line, parts) => expect(splitAtLineMarks(line)).toEqual(parts));
  test('further marks and patterns', () => {
    expect(splitAtLineMarks('Jane/Tea: 5', '/:')).toEqual(['Jane', 'Tea', ' 5']);
    expect(splitAtLineMarks('Jane 5 May', '', String.raw`|\s\d`)).toEqual(['Jane', ' May']);
  });
  test.each([
    ['Home › Tea › Kettles', 2],
    ['Jane Doe · 5 May · Tea', 2],
    ['Tea – kettles, cups: a guide', 0],
  ])('marks of a row: %s', (line, count) => expect(countRowMarks(line)).toBe(count));
});
