import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { signalGrounds } from '../../checks/core/catalogue.ts';
import { richResults } from '../../checks/lists/rich-results.ts';
import { signals } from '../../checks/signals/index.ts';
import { checks as en } from '../../words/en/checks/index.ts';
import { importBundled } from '../../scripts/build/import-bundled.ts';
import { otherLanguages } from '../../words/languages.ts';
import { englishLeaves, loadSamples, saidIn, type EnglishLeaf } from '../support/word-samples.ts';
import { sameEverywhere, sameIn } from './same-words.ts';

const folder = fileURLToPath(new URL('../../words/', import.meta.url));
/** Not the files that only collect the others, nor what models and developers of clients read, which stays English. Each language has a file of its own for its numbers. */
const files = (readdirSync(`${folder}en`, { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\/.+\.ts$/.test(name) && !/(?:grammar|index|written)\.ts$|server\/(?:mcp|openapi)/.test(name));

/** Spaces at which a line could break before or behind a mark. */
const breakable = / [:;!?»]| %(?!\w)|« /;

/** Behind a denied verb, “one page” means that it is not even one. */
const deniedOne = /(?<![^\s.:؛،])(?:لم|لن|لا) [^\s.:؛،]+ [^\s.:؛،]+ واحدة?(?=[\s.؛،:]|$)/;

/** A sentence after a colon that begins like one of its own. Names keep their capital. */
const capital = /: (?!Google |Pageloupe )\p{Lu}\p{Ll}+(?: [\p{Ll}’]+){2}/u;

/** „…“, and ‚…‘ inside. */
function areBalanced(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === '„') open += 1;
    if (character === '“') open -= 1;
    if (open < 0 || open > 1) return false;
  }
  return open === 0 && !text.includes('”');
}

/** What the marks and letters of a language need, besides what is the same in every language: by code, what its sentences do, and how to find one that does not. */
const ownRules: Record<string, Record<string, (sentence: string) => boolean>> = {
  de: { 'closes every quotation mark': (text) => !areBalanced(text) },
  es: { 'goes on with a small letter after a colon': (text) => capital.test(text) },
  fr: {
    'breaks no line before a mark that has a space': (text) => breakable.test(text),
    'goes on with a small letter after a colon': (text) => capital.test(text),
  },
  ar: { 'does not deny all where it denies one': (text) => deniedOne.test(text) },
};

/** What to do about a rule that is broken, where its name does not say it. */
const advice: Record<string, string> = {
  'breaks no line before a mark that has a space':
    'Before : ; ! ? » % and behind « belongs a space at which no line breaks: U+00A0, or the narrow U+202F.',
};

/** What JavaScript writes instead of a value; one sentence is about it. */
const unwritten = /undefined|\bNaN\b|\[object/;

const toTranslate =
  'Translate these, as docs/contribute/translating.md says. Names and words that are the same in your language belong in tests/words/same-words.ts.';

/** Arguments, options, tags, addresses, and what is written in a page or in robots.txt. */
const codes =
  /‹[^›]*›|(?:--|<)[\w-]+>?|https?:\S+|\bog:type \w+|\b(?:og|xml):\w+|\baria-\w+|@\w+|(?:Link: )?\b\w+=\w+|\w+\.txt|^JSON-LD: \w+/g;
/** The same, or only terms of it: behind the search terms of other languages are those of English. */
function isEnglish(english: string, other: string): boolean {
  const terms = new Set(english.split(', '));
  return other.split(', ').every((term) => terms.has(term));
}
/** How an entry of the lists of what is the same is found. */
const patternOf = (entry: string) => new RegExp(`(?<![\\p{L}-])${entry}(?![\\p{L}-])`, 'gu');
const everywhere = sameEverywhere.map(patternOf);

/** What the files of all languages export, by path below words/. */
const exported = new Map<string, object>();
const exportsOf = <T extends object>(code: string, name: string): T => exported.get(`${code}/${name}`) as T;
/** By file; the same for every language. */
const leaves = new Map<string, EnglishLeaf[]>();
beforeAll(async () => {
  const paths = ['en', ...otherLanguages].flatMap((code) => ['checks/index.ts', ...files].map((name) => `${code}/${name}`));
  const modules = await importBundled(paths.map((path) => `export * as '${path}' from ${JSON.stringify(folder + path)};`).join('\n'));
  for (const path of paths) exported.set(path, modules[path] as object);
  const samples = loadSamples(files.map((name) => `${folder}en/${name}`));
  for (const name of files) leaves.set(name, [...englishLeaves(exportsOf('en', name), samples(`${folder}en/${name}`))]);
});

test('asks for sentences that are made of their own parts', () =>
  expect(new Set(leaves.get('checks/property-rules.ts')!.map(({ english }) => english))).toEqual(
    new Set([
      '‹rule›',
      '‹any› or ‹any-2›',
      '‹any›',
      '‹all› with ‹all-2›',
      '‹all›',
      '‹positive› above 0',
      '‹of› (at least 13)',
      '‹needed› (needed with ‹with›)',
    ]),
  ));

const sourcesOf = (messages: typeof en) => Object.values(signalGrounds(signals, messages)).flatMap(({ sources }) => sources);

describe.each(otherLanguages)('%s', (code) => {
  const faults: Record<'throws' | 'english' | 'lost' | 'unwritten', Set<string>> = {
    throws: new Set(),
    english: new Set(),
    lost: new Set(),
    unwritten: new Set(),
  };
  const own = Object.entries(ownRules[code] ?? {}).map(([rule, breaks]) => ({ rule, breaks, broken: new Set<string>() }));
  const said = new Set<string>();
  const same = (sameIn[code] ?? []).map((entry) => ({ entry, pattern: patternOf(entry) }));
  const unused = new Set(sameIn[code]);

  beforeAll(() => {
    for (const name of files) for (const leaf of leaves.get(name)!) judge(leaf, saidIn(exportsOf(code, name), leaf), `${code}/${name}`);
  });

  function judge({ path: keys, english, given }: EnglishLeaf, other: string | null, file: string): void {
    const path = keys.join('.');
    const where = `${file} ${path}: ${other ?? ''}`;
    if (other === null) faults.throws.add(where);
    if (other === null) return;
    said.add(`${file} ${path}`);
    // The rules of another language do not apply to an English sentence.
    if (isEnglish(english, other) && hasMoreThanSame(other)) {
      faults.english.add(where);
      return;
    }
    const lost = given.filter((text) => holds(english, text) && !holds(other, text));
    if (lost.length > 0) faults.lost.add(`${where} lacks ${lost.join(', ')}`);
    if (unwritten.test(other) && !unwritten.test(english)) faults.unwritten.add(where);
    for (const { breaks, broken } of own) if (breaks(other)) broken.add(where);
  }
  /** Whether a text that equals the English one has words that the language does not share with English. */
  function hasMoreThanSame(text: string): boolean {
    let rest = everywhere.reduce((left, pattern) => left.replace(pattern, ' '), text.replace(codes, ' '));
    for (const { entry, pattern } of same) {
      const without = rest.replace(pattern, ' ');
      if (without !== rest) unused.delete(entry);
      rest = without;
    }
    return /\p{L}{2}/u.test(rest);
  }

  test('says something in every place', () => {
    expect(said.size).toBeGreaterThan(5_500);
    expect([...faults.throws]).toEqual([]);
  });
  test('has no English sentences, words or search terms', () => expect([...faults.english], toTranslate).toEqual([]));
  test('says every word that it shares with English', () =>
    expect([...unused], `Delete these from ${code} in tests/words/same-words.ts.`).toEqual([]));
  test('says what our own sources say, and leaves the titles of documents', () => {
    const { checks: messages } = exportsOf<{ checks: typeof en }>(code, 'checks/index.ts');
    const [english, other] = [sourcesOf(en), sourcesOf(messages)];
    const ours = other.filter(({ url }) => url === '');
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter(({ title }) => !/\p{L}/u.test(title))).toEqual([]);
    // The same places: each of ours says something else, and no document does.
    const misplaced = other.filter(({ url, title }, index) => (title === english[index]!.title) === (url === ''));
    expect(
      misplaced.map(({ url, title }) => `${title} ${url}`.trim()),
      'Translate `heuristic` of these signals, and nothing with a URL.',
    ).toEqual([]);
  });
  test('names rich results as Google does', () => {
    const { richResultName } = exportsOf<{ richResultName: (name: string) => string }>(code, 'checks/rich-results.ts');
    const english = richResults.map(({ name }) => name).filter((name) => richResultName(name) === name);
    // The same in some languages.
    const unchanged = ['Article', 'FAQ', 'Speakable', 'Video'];
    expect(
      english.filter((name) => !unchanged.includes(name)).map((name) => `${code}/checks/rich-results.ts ${name}`),
      'Translate these as Google does. A name that is the same in the language belongs in `unchanged`.',
    ).toEqual([]);
  });
  test('says every argument that English says', () => expect([...faults.lost]).toEqual([]));
  test('writes every value', () => expect([...faults.unwritten]).toEqual([]));
  for (const { rule, broken } of own) test(rule, () => expect([...broken], advice[rule]).toEqual([]));
});

/** A number not as a part of another. */
const holds = (text: string, argument: string) =>
  /^\d/.test(argument) ? new RegExp(String.raw`(?<![\d.,])${argument}(?![\d]|[.,]\d)`).test(text) : text.includes(argument);
