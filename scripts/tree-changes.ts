/** Inserts lines into files of the tree. Throws before anything is written if a file has an unexpected format. */

import { readFileSync } from 'node:fs';

/** Files to write by path from the root, and the next steps; or an error message. */
export type Plan = { files: Record<string, string>; next: string } | { wrong: string };

/** @param root folder of the tree, with a slash at its end @param path from there */
export const readTreeFile = (root: string, path: string): string => readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n');
/** An id as the key of an object in code. */
export const keyInCode = (id: string): string => (id.includes('-') ? `'${id}'` : id);

/** @throws Error if `at` is not in the text */
export function changeTreeFile(path: string, text: string, at: RegExp, to: (...found: string[]) => string): string {
  if (!at.test(text)) throw new Error(unknownTreeFile(path));
  return text.replace(at, to);
}
export const unknownTreeFile = (path: string) =>
  `${path} does not have the form that npm run new can change: restore it, or adapt scripts/new/. Nothing was written.`;

/** Inserts a line in alphabetical order by key. */
export function insertInTreeFile(
  path: string,
  text: string,
  lines: readonly RegExpExecArray[],
  keyOf: (line: RegExpExecArray) => string,
  key: string,
  line: string,
): string {
  const last = lines.at(-1);
  if (!last) throw new Error(unknownTreeFile(path));
  // Compared as file names: hreflang-return.ts comes before hreflang.ts.
  const next = lines.find((other) => `${keyOf(other)}.ts` > `${key}.ts`);
  const at = next ? next.index : last.index + last[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

const idShape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** An error message for an invalid id with a correct example; null if it is valid. */
export function newIdFault(id: string, command: string): string | null {
  if (idShape.test(id)) return null;
  const better = newKebabId(id);
  return `“${id}” is not kebab-case: ${better === '' ? 'small letters a to z, numbers, and single hyphens between words.' : `write npm run new -- ${command} ${better}`}`;
}
export const newKebabId = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
/** The identifier for an id: `heading-count` → `headingCount`. */
export const newCodeName = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Words that cannot be used as an identifier in a module. */
export const reservedWords: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function
  if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void
  while with yield`.split(/\s+/),
);
/** Whether the text imports or declares something with that name. */
export const treeFileDeclares = (text: string, name: string): boolean =>
  new RegExp(`^import [^'\\n]*\\b${name}\\b|^(?:export )?const ${name}\\b`, 'm').test(text);
