/** Copies of English words for another language, to be translated: typed by the English ones, so that a copy that lacks a sentence does not compile. */
import { existsSync, readdirSync } from 'node:fs';
import { readTreeFile } from '../tree-changes.ts';

/** A language of words/. */
export interface WordsLanguage {
  code: string;
  /** How it writes numbers and plurals: its name in code, `german`, and its file, `german.ts`. */
  formats: { name: string; file: string };
}

/** The languages besides English. @param root folder of the tree, with a slash at its end */
export function otherWordsLanguages(root: string): WordsLanguage[] {
  const folders = readdirSync(`${root}words`, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'en');
  return folders.flatMap(({ name: code }) =>
    readdirSync(`${root}words/${code}`).flatMap((file) => {
      const name = file.endsWith('.ts') && /^export const (\w+) = localeFormats\(/m.exec(readTreeFile(root, `words/${code}/${file}`))?.[1];
      return name ? [{ code, formats: { name, file } }] : [];
    }),
  );
}

/** A number with an English singular, and a plural that may be left out if it adds an s. */
const plural = /\b((?:amount|agree)\((?:[^,()']|\([^()]*\))+), '([^']*)'(?:, '([^']*)')?,?\s*\)/g;

/**
 * A file of English words as one of another language. Comments are not repeated.
 * @param path from words/en
 */
export function wordsCopy(path: string, text: string, { code, formats }: WordsLanguage): string {
  const up = '../'.repeat(path.split('/').length);
  const copy = text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\/[ \t]*\n/gm, '')
    .replace(/^[ \t]*\/\/.*\n/gm, '')
    .replace(/'((?:\.\.\/)*)\.\.\/\.\.\/checks\/core\/wording\.ts'/g, (_, above: string) => `'${above || './'}${formats.file}'`)
    .replace(/\benglish\b/g, formats.name)
    .replace(/'(virtual:\w+\/)?en'/g, (_, module: string | undefined) => `'${module ?? ''}${code}'`)
    .replace(plural, (_, call: string, one: string, other = `${one}s`) => `${call}, { one: '${one}', other: '${other}' })`);
  const typed = copy.replace(/^export const (\w+) = /gm, 'export const $1: typeof english.$1 = ');
  return typed === copy ? copy : `import type * as english from '${up}en/${path}';\n${typed}`;
}

/** Which files still have the English sentences after a command, and what to do. */
export const translateNext = (paths: readonly string[]): string =>
  paths.length === 0
    ? ''
    : `\nThe other languages show its English sentences until they are translated, in these files. Finish the English first.
docs/contribute/translating.md says how; tests/words/other-languages.test.ts lists what is still English.\n${paths.map((path) => `  ${path}`).join('\n')}`;

/** The English files that a language has, from words/en: not what models and developers of clients read. */
export function translatedWords(root: string): string[] {
  const names = readdirSync(`${root}words/en`, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => name.endsWith('.ts') && !/^server\/(?:mcp|openapi)/.test(name)).toSorted();
}
export const hasWords = (root: string, code: string): boolean => existsSync(`${root}words/${code}`);
