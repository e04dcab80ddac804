import { describe, expect, it } from 'vitest';
import { unicodePattern } from '../../../checks/language/unicode-pattern.ts';

const classes = [
  'L',
  'N',
  'Nd',
  'M',
  'P',
  'S',
  'Sc',
  'Script=Han',
  'Script=Hiragana',
  'Script=Katakana',
  'Script=Hangul',
  'Script=Thai',
  'Script=Lao',
  'Script=Khmer',
  'Script=Myanmar',
  'Script=Latin',
  'Script=Cyrillic',
  'Lu',
];
/** Every code point except surrogates, which do not occur in our strings: as one text of each kind, because a call for each takes a hundred times as long. */
const texts = new Map<RegExp, string>();
const kind = unicodePattern('x');
for (let code = 0; code <= 0x1ffff; code++) {
  if (code >= 0xd800 && code <= 0xdfff) continue;
  const character = String.fromCodePoint(code);
  texts.set(kind(character), (texts.get(kind(character)) ?? '') + character);
}

describe('unicodePattern', () => {
  it.each(classes.flatMap((name) => ['', 'i'].map((flags) => [name, flags] as const)))(
    'reads \\p{%s} with the flags "%s" as the engine does',
    (name, flags) => {
      expect(texts.size).toBe(2);
      for (const source of [String.raw`\p{${name}}`, String.raw`[_\p{${name}}]`, String.raw`[^\p{${name}}]`]) {
        const own = unicodePattern(`(?:${source})+`, `g${flags}`);
        const engine = new RegExp(`(?:${source})+`, `g${flags}u`);
        for (const text of texts.values()) {
          const same = text.replace(own(text), '') === text.replace(engine, '');
          const wrong = same ? [] : [...text].filter((one) => one.search(own(one)) !== one.search(engine));
          expect([same, wrong.map((one) => one.codePointAt(0)!.toString(16))], source).toEqual([true, []]);
        }
      }
    },
  );

  it('keeps escapes, brackets in classes and classes that it has no table for', () => {
    expect(unicodePattern(String.raw`\[\p{Nd}[\]\p{Lu}]`)('x').test('[1]')).toBe(true);
    expect(unicodePattern(String.raw`\[\p{Nd}[\]\p{Lu}]`)('x').test('[1a')).toBe(false);
  });

  it('reads text of other scripts with the engine’s classes', () => {
    const words = unicodePattern(String.raw`[\p{L}\p{M}]+`, 'g');
    expect('ሰላም ዓለም'.match(words('ሰላም ዓለም'))).toEqual(['ሰላም', 'ዓለም']);
    expect('မြန်မာ, a'.match(words('မြန်မာ, a'))).toEqual(['မြန်မာ', 'a']);
  });

  it('returns the same expression for texts of one kind', () => {
    const pattern = unicodePattern(String.raw`\p{L}`);
    expect(pattern('a')).toBe(pattern('日本'));
    expect(pattern('ሰ')).not.toBe(pattern('a'));
  });
});
