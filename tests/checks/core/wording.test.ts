import { expect, test } from 'vitest';
import { agree, amount, and, percent, readOnly } from '../../../checks/core/wording.ts';

test.each([[0, '0 links'], [1, '1 link'], [2, '2 links']])('%i', (count, expected) => expect(amount(count, 'link')).toBe(expected));
test('irregular plurals', () => expect([amount(1, 'entry', 'entries'), amount(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries']));
test.each([[['a'], 'a'], [['a', 'b'], 'a and b'], [['a', 'b', 'c'], 'a, b and c']])('%j is %s', (words, expected) => expect(and(words)).toBe(expected));
test('a part that was read', () => expect(readOnly('link')(3000, 3411).text).toBe('The page has 3411 links; the first 3000 were read and are judged here.'));
test('verbs agree', () => expect([agree(1, 'has', 'have'), agree(0, 'has', 'have')]).toEqual(['has', 'have']));
test.each([[0, '0 %'], [0.001, '<1 %'], [0.01, '1 %'], [0.125, '13 %'], [0.994, '>99 %'], [1, '100 %']])('%d is %s', (share, expected) =>
  expect(percent(share)).toBe(expected));
