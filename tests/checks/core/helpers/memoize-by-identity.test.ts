import { expect, test, vi } from 'vitest';
import { memoizeByIdentity } from '../../../../checks/core/helpers/memoize-by-identity.ts';

test('makes a value again only if one of its inputs is another object', () => {
  const make = vi.fn((one: { text: object; head?: object }, language: string) => ({ one, language }));
  const of = memoizeByIdentity((one: { text: object; head?: object }, language: string) => [one.text, one.head, language], make);
  const [text, head] = [{}, {}];
  const first = of({ text, head }, 'en');
  expect(of({ text, head }, 'en')).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  for (const [one, language] of [
    [{ text, head }, 'de'],
    [{ text }, 'de'],
    [{ text, head: {} }, 'de'],
    [{ text: {}, head }, 'de'],
  ] as const) {
    const before = make.mock.calls.length;
    expect(of(one, language)).toEqual({ one, language });
    expect(make).toHaveBeenCalledTimes(before + 1);
  }
});
