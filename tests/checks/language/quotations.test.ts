import { describe, expect, test } from 'vitest';
import { withoutQuotations, findQuotations } from '../../../checks/language/quotations.ts';

const inner = (text: string) => findQuotations(text).map((one) => one.inner);

describe('quotations', () => {
  test.each([
    ['English', 'He said “one two” and “three”.', ['one two', 'three']],
    ['plain', 'He said "one two" and "three".', ['one two', 'three']],
    ['German', 'Er sagte „eins zwei“ und „drei".', ['eins zwei', 'drei']],
    ['books: inward', 'Er sagte »eins zwei« und »drei«.', ['eins zwei', 'drei']],
    ['Finnish and Swedish', '”Yksi kaksi”, hän sanoi. ”Kolme”', ['Yksi kaksi', 'Kolme']],
    ['Finnish: the same mark twice', 'Hän sanoi: »yksi kaksi».', ['yksi kaksi']],
    ['French', 'Il dit : « un deux » et « trois ».', [' un deux ', ' trois ']],
    ['Russian', 'Он сказал: «один два».', ['один два']],
    ['Japanese, one in another', '彼は「一『二』三」と「四」と言った。', ['一『二』三', '四']],
    ['the same kind in another', '「一「二」三」と', ['一「二」三']],
    ['Chinese', '他说：“一二。”又说“三”。', ['一二。', '三']],
    ['Chinese in plain marks', '他说"一二"，又说"三"。', ['一二', '三']],
    ['single, with an apostrophe', 'She said: ‘It doesn’t move’ and left.', ['It doesn’t move']],
    ['straight single, Burmese', "'တစ် နှစ်' လို့ ပြောသည်", ['တစ် နှစ်']],
    ['two single marks', "He said ''one two'' there.", ["'one two"]],
    ['apostrophes are none', "The dogs' bones aren't John's.", []],
    ['a straight mark that a curly one closes', 'He said "one two,” and “three.”', ['one two,', 'three.']],
    ['curly marks in straight ones', 'He said "one “two” three" there.', ['one “two” three']],
    ['inches are none', 'A 5" pipe, not a 7" one.', []],
    ['a crumb is none', 'Home » News » Sport', []],
    ['what nothing closes is none', 'The word “open is left.', []],
    ['but for a speech that goes on', '“One two three.', ['One two three.']],
    ['too long', `“${'a '.repeat(500)}”`, []],
  ])('%s', (_, text, expected) => expect(inner(text)).toEqual(expected));
  test.each(['“', "'a ", '「', '« ', '"a '])('a text of nothing but %s is given up on', (mark) => {
    expect(findQuotations(mark.repeat(100_000)).length).toBeLessThanOrEqual(20_000);
  });
  test('places are those of the text', () => {
    const text = 'Er sagte „eins“ und „zwei“ dann.';
    expect(findQuotations(text).map(({ start, end }) => text.slice(start, end))).toEqual(['„eins“', '„zwei“']);
    expect(withoutQuotations(text, findQuotations(text))).toBe('Er sagte " und " dann.');
  });
});
