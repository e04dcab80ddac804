/** The language files are registered and written in comparison form. What each lacks is in docs/judging/languages.md. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distinctiveLetters } from '../../../checks/lists/distinctive-letters.ts';
import { languages } from '../../../checks/lists/languages/index.ts';
import type { Language } from '../../../checks/lists/languages/language.ts';
import { pathWords } from '../../../checks/derive/links/paths.ts';
import { phrasesIn } from '../../../checks/language/language-words.ts';
import { foldText } from '../../../checks/language/phrases.ts';

test('distinctive letters are of languages that have a file', () => {
  const unknown = Object.entries(distinctiveLetters).flatMap(([letter, codes]) =>
    codes
      .split(' ')
      .filter((code) => !Object.hasOwn(languages, code))
      .map((code) => `${letter}: ${code}`),
  );
  expect(unknown).toEqual([]);
});

test('every file is registered under its own code', () => {
  const files = readdirSync(new URL('../../../checks/lists/languages', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
  expect(Object.keys(languages).toSorted()).toEqual(files.filter((name) => name !== 'index' && name !== 'language').toSorted());
});

/** Fields that are parts of a regular expression, or words separated by spaces. */
const patterns = /^(?:legalForms|rights|months|attribution\.never|script|name)/;
const spaced = /^(?:functionWords|furtherFunctionWords|jobTitles|paths\.)/;
function fieldsOf(language: Language): [string, string][] {
  return Object.entries(language).flatMap(([field, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[field, value]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([inner, text]): [string, string][] =>
      typeof text === 'string' ? [[`${field}.${inner}`, text]] : [],
    );
  });
}

describe.each(Object.entries(languages))('%s', (code, language) => {
  test('has the name of its code', () => expect(language.name).toBe(new Intl.DisplayNames('en', { type: 'language' }).of(code)));
  test('its function words count', () => {
    const { script, functionWords } = language;
    if (['Latn', 'Cyrl', 'Deva'].includes(new Intl.Locale(code).maximize().script ?? '') && functionWords !== undefined)
      expect(script, 'functionWords need script: they tell apart the languages of one script').toBeDefined();
  });
  const lists = fieldsOf(language).filter(([field]) => !patterns.test(field));
  test('words are separated by spaces alone', () => {
    const commas = lists.filter(([field, text]) => spaced.test(field) && /[,;|、،]/.test(text));
    expect(commas).toEqual([]);
  });
  test('function words are single words, as texts are split into them', () => {
    const words = `${language.functionWords ?? ''} ${language.furtherFunctionWords ?? ''}`.split(' ');
    expect(
      words.filter((word) => /[^\p{L}\p{M}]/u.test(word)),
      'Write qu and es instead of qu’es: texts are split there',
    ).toEqual([]);
  });
  test('paths are written as they are compared', () => {
    const segments = Object.values(language.paths ?? {}).flatMap((text) => text.split(' '));
    const faults = segments.filter((segment) => segment !== '' && pathWords(`https://a.example/${segment}`)[0] !== segment);
    expect(faults, 'Write paths in lower case, without accents and file extension').toEqual([]);
  });
  test('no phrase is empty, in capitals or given twice in a field', () => {
    const faults = lists.flatMap(([field, text]) => {
      const phrases = spaced.test(field) ? text.split(' ') : phrasesIn(text);
      const folded = phrases.map(foldText);
      // Greek and Turkish capitals lose accents and dots, so only text in lower case is compared.
      return phrases
        .filter(
          (phrase, index) =>
            phrase === '' ||
            phrase !== phrase.normalize('NFC').trim() ||
            /^\p{Lu}/u.test(phrase) ||
            folded.indexOf(folded[index]!) !== index,
        )
        .map((phrase) => `${field}: “${phrase}”`);
    });
    expect(faults, 'Write each phrase in lower case, without spaces around it, and once').toEqual([]);
  });
  test('its patterns compile', () => {
    const { legalForms, rights, attribution } = language;
    for (const pattern of [...Object.values(legalForms ?? {}), ...Object.values(rights ?? {}), attribution?.never])
      if (pattern !== undefined) expect(() => new RegExp(pattern, 'u')).not.toThrow();
  });
  test('its months are twelve', () => {
    for (const list of language.months?.written ?? []) expect(list.split('|')).toHaveLength(12);
    for (const month of Object.values(language.months?.short ?? {})) expect(month >= 1 && month <= 12).toBe(true);
  });
});
