import { describe, expect, test } from 'vitest';
import { proseFactor, geoBand, categories, scoreGeo, judgedScale, proseScale } from '../../../../checks/core/report/geo.ts';
import { judged } from '../../../support/signals.ts';

const off = { aiOptOut: false };
const access = (points: number, status: 'pass' | 'warn' | 'fail' | 'na' | 'unchecked', more = {}) =>
  judged({ status, geo: { category: 'access', points, grade: 'strong' }, ...more });
const entity = (points: number, status: 'pass' | 'warn' | 'fail' | 'na' | 'unchecked', more = {}) =>
  judged({ status, geo: { category: 'entity', points, grade: 'weak' }, ...more });

test('always six categories, 100 points', () => {
  const geo = scoreGeo([access(25, 'pass')], 'article', off);
  expect(geo.categories.map(({ id }) => id)).toEqual(['access', 'extractability', 'answerability', 'evidence', 'freshness', 'entity']);
  expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

describe('a category', () => {
  const first = (list: ReturnType<typeof judged>[]) => scoreGeo(list, 'article', off).categories[0]!;
  test.each([
    ['weighs its parts by points', [access(3, 'pass'), access(1, 'fail')], { score: 75, status: 'scored' }],
    ['does not apply when no part does', [access(3, 'na')], { score: null, status: 'na' }],
    ['is unchecked below 35 % measured', [access(34, 'pass'), access(66, 'unchecked')], { score: null, status: 'unchecked' }],
    ['is scored from 35 % measured', [access(35, 'pass'), access(65, 'unchecked')], { score: 100, status: 'scored' }],
    ['does not count na in what is applicable', [access(35, 'pass'), access(65, 'na')], { score: 100, status: 'scored' }],
    ['does not apply when less than 30 % of its points do', [access(29, 'pass'), access(71, 'na')], { score: null, status: 'na' }],
    ['is scored from 30 % that apply', [access(30, 'pass'), access(70, 'na')], { score: 100, status: 'scored' }],
    ['takes the GEO part of a signal that does not apply', [access(10, 'na', { geoScore: 0.25 })], { score: 25, status: 'scored' }],
    [
      'leaves out a GEO part that was not measured',
      [access(5, 'pass'), access(5, 'pass', { geoScore: 'unchecked' })],
      {
        score: 100,
        parts: [
          { score: 1, status: 'scored' },
          { score: null, status: 'unchecked' },
        ],
      },
    ],
    [
      'is told to three decimals, as are its parts',
      [access(1, 'pass', { score: 1 / 3 }), access(2, 'fail')],
      { score: 11.111, parts: [{ score: 0.333 }, { score: 0 }] },
    ],
    ['takes the GEO part where it differs', [access(10, 'fail', { geoScore: 0.25 })], { score: 25, status: 'scored' }],
  ])('%s', (_, list, expected) => expect(first(list)).toMatchObject(expected));
});

describe('the score', () => {
  test.each([
    ['weighs categories by their points', [access(25, 'pass'), entity(8, 'fail')], 76],
    ['leaves unknown categories out', [access(25, 'pass'), entity(8, 'unchecked')], 100],
    ['rounds half up', [access(2, 'pass', { score: 0.525 })], 53],
    ['is capped by the lowest cap', [access(25, 'pass', { caps: ['one-ecosystem', 'source-empty'] })], 55],
    ['is not raised by a cap', [access(25, 'fail', { caps: ['noindex-both'] })], 0],
  ])('%s', (_, list, score) => expect(scoreGeo(list, 'article', off).score).toBe(score));

  test('caps are listed once, lowest first', () => {
    const geo = scoreGeo(
      [access(25, 'pass', { caps: ['one-ecosystem'] }), entity(8, 'pass', { caps: ['credentials', 'one-ecosystem'] })],
      'article',
      off,
    );
    expect(geo.caps.map(({ id }) => id)).toEqual(['credentials', 'one-ecosystem']);
    expect(geo.band).toBe('Blocked or unreadable');
  });
});

describe('a page of which little can be judged', () => {
  const { usual, middle } = judgedScale;
  const scoreOf = (applies: number, status: 'pass' | 'fail' = 'pass') =>
    scoreGeo([access(applies, status), entity(100 - applies, 'na')], 'home', off).score;
  test.each([
    ['all points apply', 100, 100],
    ['the usual ones do not', 100 * (1 - usual), 100],
    ['some more do not', 70, Math.round(80 + (20 * middle) / 100)],
    ['half of them do not', 50, Math.round(60 + (40 * middle) / 100)],
  ])('is drawn towards the middle: %s', (_, applies, score) => expect(scoreOf(applies)).toBe(score));
  test('reports how many points apply when they are few', () => {
    expect(scoreGeo([access(50, 'pass'), entity(50, 'na')], 'home', off)).toMatchObject({ applies: 0.5 });
    expect(scoreGeo([access(90, 'pass'), entity(10, 'na')], 'home', off)).not.toHaveProperty('applies');
  });
  test('is never raised', () => expect(scoreOf(50, 'fail')).toBe(0));
  test('points that were not measured count as applying', () =>
    expect(scoreGeo([access(50, 'pass'), entity(50, 'unchecked')], 'home', off).score).toBe(100));
});

describe('the amount of text', () => {
  const answer = judged({ status: 'pass', geo: { category: 'answerability', points: 6, grade: 'medium' } });
  const scoreWith = (prose: number) => scoreGeo([answer, access(25, 'pass')], 'article', off, { main: 100, prose }).categories[2]!;
  test.each([
    [0, proseScale.share],
    [proseScale.least, proseScale.share],
    [(proseScale.least + proseScale.enough) / 2, (1 + proseScale.share) / 2],
    [proseScale.enough, 1],
    [10 * proseScale.enough, 1],
  ])('%i units of prose: %f of the points of Answerability', (prose, factor) => {
    expect(proseFactor(prose)).toBeCloseTo(factor);
    expect(scoreWith(prose).score).toBeCloseTo(100 * factor);
  });
  test('reports lost points where there are some, and only there', () => {
    expect(scoreWith(98)).toMatchObject({ littleProse: 98 });
    expect(scoreWith(proseScale.enough)).not.toHaveProperty('littleProse');
  });
  test('that is not known takes nothing', () => expect(scoreGeo([answer], 'article', off).score).toBe(100));
  test('takes nothing from other categories', () =>
    expect(scoreGeo([access(25, 'pass')], 'article', off, { main: 100, prose: 0 }).score).toBe(100));
  test.each<[string, Parameters<typeof scoreGeo>[1], number, string[]]>([
    ['an article without text', 'article', 19, ['no-text']],
    ['an article with some', 'article', 20, []],
    ['other pages without text', 'other', 0, ['no-text']],
    ['a home page', 'home', 0, []],
    ['a listing', 'listing', 0, []],
    ['a page of media', 'media', 0, []],
  ])('cap: %s', (_, type, main, expected) => {
    expect(scoreGeo([access(25, 'pass')], type, off, { main, prose: 0 }).caps.map(({ id }) => id)).toEqual(expected);
  });
});

test.each([
  [100, 'Ready'],
  [85, 'Ready'],
  [84, 'Good'],
  [70, 'Good'],
  [69, 'Partial'],
  [50, 'Partial'],
  [49, 'Weak'],
  [30, 'Weak'],
  [29, 'Blocked or unreadable'],
  [0, 'Blocked or unreadable'],
])('band of %i is %s', (score, band) => expect(geoBand(score)).toBe(band));

test('measured and partial', () => {
  expect(scoreGeo([access(70, 'pass'), entity(30, 'unchecked')], 'article', off)).toMatchObject({ measured: 0.7, partial: false });
  expect(scoreGeo([access(69, 'pass'), entity(31, 'unchecked')], 'article', off)).toMatchObject({ measured: 0.69, partial: true });
});

test('evidence mix is the share of lost points by grade', () => {
  expect(scoreGeo([access(3, 'fail'), entity(1, 'fail')], 'article', off).evidenceMix).toEqual({
    strong: 0.75,
    medium: 0,
    weak: 0.25,
    speculative: 0,
  });
  expect(scoreGeo([access(3, 'pass')], 'article', off).evidenceMix).toEqual({ strong: 0, medium: 0, weak: 0, speculative: 0 });
});

test('no number where there can be none', () => {
  expect(scoreGeo([access(3, 'pass')], 'utility', off)).toMatchObject({ score: null, band: null, reason: 'utility' });
  expect(scoreGeo([access(3, 'pass')], 'article', { aiOptOut: true })).toMatchObject({ score: null, reason: 'opted-out' });
  expect(scoreGeo([access(3, 'unchecked')], 'article', off)).toMatchObject({ score: null, reason: 'nothing-measured' });
});
