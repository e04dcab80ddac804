import { afterEach, describe, expect, test, vi } from 'vitest';
import { rareMonths } from '../../../checks/lists/month-names.ts';
import { findDatesInText } from '../../../checks/parse/dates.ts';
import { knowsMonths, monthKey, monthNames } from '../../../checks/language/months.ts';

describe('names of months that browsers lack', () => {
  test.each(Object.entries(rareMonths))('%s has twelve months, each form once and as it is looked up', (_, list) => {
    const months = list.split('|').map((forms) => forms.split(' '));
    const all = months.flat();
    expect(months).toHaveLength(12);
    expect(new Set(all).size).toBe(all.length);
    for (const form of all) {
      expect(form).toMatch(/^\P{N}+$/u);
      expect(monthKey(form)).toBe(form);
    }
  });
});

describe('a platform without the language', () => {
  afterEach(() => vi.restoreAllMocks());
  const none = () => vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  test.each([
    ['my', '26 အောက်တိုဘာ 2018'],
    ['mk', '26 октомври 2018'],
    ['ka', '26 ოქტომბერი, 2018'],
    ['hy', '26 հոկտեմբերի 2018'],
    ['eu', '2018 urria 26'],
    ['gl', '26 de outubro de 2018'],
    ['is', '26. október 2018'],
    ['cy', '26 Hydref 2018'],
    ['be', '26 кастрычніка 2018'],
    ['lo', '26 ຕຸລາ 2018'],
    ['km', '26 តុលា 2018'],
    ['ne', '26 अक्टोबर 2018'],
    ['sq', '26 tetor 2018'],
  ])('%s: %s', (language, text) => {
    none();
    expect(findDatesInText(text, language).map(({ iso }) => iso)).toEqual(['2018-10-26']);
    expect(knowsMonths(language)).toBe(true);
  });
  test('numbers instead of names do not count as names of the language', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'month', value: 'M10' }]);
    expect(monthNames('kk').get('қазан')).toBe(10);
    expect(knowsMonths('ay')).toBe(false);
  });
  test('reports a language that neither knows, and still reads English', () => {
    none();
    expect(knowsMonths('gn')).toBe(false);
    expect(findDatesInText('26 October 2018', 'gn')).toHaveLength(1);
  });
});

test.each(['en', 'de-AT', 'ja', 'zh-TW', 'ko', 'yue', 'vi', 'ar', 'th', 'und', ''])(
  'the platform’s own, and no language at all: %s',
  (language) => {
    expect(knowsMonths(language)).toBe(true);
  },
);
test.each(['tlh', 'constructor', 'tostring', 'x"<y'])('unknown: %s', (language) => {
  expect(knowsMonths(language)).toBe(false);
});
