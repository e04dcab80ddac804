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

const folder = fileURLToPath(new URL('../../words/', import.meta.url));
/** Not the files that only collect the others, nor what models and developers of clients read, which stays English. Each language has a file of its own for its numbers. */
const files = (readdirSync(`${folder}en`, { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\/.+\.ts$/.test(name) && !/(?:grammar|index|written)\.ts$|server\/(?:mcp|openapi)/.test(name));

/** Sentences that are the same in every language. */
const same: readonly RegExp[] = [
  // Names of services and metrics, as Google writes them in every language.
  /^(?:Schema Markup Validator|PageSpeed Insights \(Google\))$/,
  /^(?:Core Web Vitals|Largest Contentful Paint|Cumulative Layout Shift|Interaction to Next Paint)$/,
  // What is written in a page or in robots.txt.
  /^og:/,
  /rel=canonical$/,
  /^JSON-LD: \w+$/,
  /^Agentmap in robots\.txt:$/,
  /^https:/,
  // French has both words.
  /^Meta description, \d+ pages$/,
];

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

/** What JavaScript writes instead of a value; one sentence is about it. */
const unwritten = /undefined|\bNaN\b|\[object/;

const toTranslate =
  'Translate these, as docs/contribute/translating.md says. What stays English in every language belongs in `same`, with the reason.';

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
    if (english === other && wordsOf(english) > 2 && !same.some((pattern) => pattern.test(english))) {
      faults.english.add(where);
      return;
    }
    const lost = given.filter((text) => holds(english, text) && !holds(other, text));
    if (lost.length > 0) faults.lost.add(`${where} lacks ${lost.join(', ')}`);
    if (unwritten.test(other) && !unwritten.test(english)) faults.unwritten.add(where);
    for (const { breaks, broken } of own) if (breaks(other)) broken.add(where);
  }

  test('says something in every place', () => {
    expect(said.size).toBeGreaterThan(5_500);
    expect([...faults.throws]).toEqual([]);
  });
  test('has no English sentences', () => expect([...faults.english], toTranslate).toEqual([]));
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
  for (const { rule, broken } of own) test(rule, () => expect([...broken]).toEqual([]));
});

/** Without arguments, codes and options. */
const wordsOf = (text: string) => text.replace(/‹[^›]*›|(?:--|<)[\w-]+>?/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;

/** A number not as a part of another. */
const holds = (text: string, argument: string) =>
  /^\d/.test(argument) ? new RegExp(String.raw`(?<![\d.,])${argument}(?![\d]|[.,]\d)`).test(text) : text.includes(argument);
