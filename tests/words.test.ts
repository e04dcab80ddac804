/** Checks the catalogues against docs/contribute/words.md: no sentence may contain a word that its table rejects. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { status } from '../words/en/reports/about.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** All of server/, because help, descriptions and sentences are also outside of its catalogue. */
const folders = ['words/en', 'server'];
// search.ts and tool-search.ts contain what people type.
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('search.ts'))
    .map((name) => `${folder}/${name}`),
);

const read = new Map<string, readonly string[]>();
/** Texts of a file that people read: strings and templates, without property names, types and imports. */
function sentences(path: string): readonly string[] {
  const known = read.get(path) ?? sentencesIn(path);
  read.set(path, known);
  return known;
}

function sentencesIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    // What a source of our own says names our heuristic: it stands where others have the title of a document.
    if (path.startsWith('words/en/checks/') && ts.isPropertyAssignment(node) && node.name.getText(file) === 'heuristic') return;
    const isName = ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node;
    if (!isName && (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  // Codes, ids and file types are not text.
  return found.filter((text) => /\s/.test(text.trim()) || /^[A-Z]/.test(text));
}

test('no sentence of a check starts with the status that is shown next to it', () => {
  const statuses = new RegExp(`^(?:${Object.values(status).join('|')})\\b`);
  const texts = files
    .filter((path) => path.startsWith('words/en/checks/'))
    .flatMap((path) =>
      sentences(path)
        .filter((text) => statuses.test(text) && /[:.]/.test(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(texts).toEqual([]);
});

test('no space is before %', () => {
  const spaced = files.flatMap((path) =>
    sentences(path)
      .filter((text) => /(?:^|\d) %/.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(spaced).toEqual([]);
});

test('no sentence of the interface and of files is written twice', () => {
  const places = new Map<string, string[]>();
  for (const path of files.filter((one) => /^(?:components|reports|server)\//.test(one) && !one.includes('/tools/'))) {
    // Several obstacles may need the same sentence.
    for (const text of new Set(sentences(path)))
      if (/^\p{L}.* .* .*[.…?]$/u.test(text)) places.set(text, [...(places.get(text) ?? []), path]);
  }
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});

const rows = readFileSync(join(root, 'docs/contribute/words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const instead = rows.filter((cells) => cells.length === 3 && cells[0] !== 'say' && cells[0] !== '---');
/** The word has another meaning, or is the name of a parameter. */
const otherSense =
  /e-?mail address|(?:IP|postal|street|private|physical) address(?:es)?|address(?:es)? of (?:people|a person|the business|a server)|address with opening hours|(?:person|people|reader) asked|\bprobe(?:=|: )(?:true|false)|[A-Z]+_ADDRESS/gi;

test('the table is there', () => expect(instead.length).toBeGreaterThan(8));
test.each(instead.flatMap(([say, not]) => not!.split(', ').map((word) => [word, say!] as const)))(
  'no sentence says “%s” (say: %s)',
  (word) => {
    const pattern = new RegExp(`(?<![\\p{L}-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:es|s)?(?![\\p{L}-])`, 'iu');
    const found = files.flatMap((path) =>
      sentences(path)
        .filter((text) => pattern.test(text.replace(otherSense, '')))
        .map((text) => `${path}: ${text.trim().slice(0, 160)}`),
    );
    expect(found).toEqual([]);
  },
);

const glossary = readFileSync(join(root, 'docs/contribute/glossary.md'), 'utf8');
/** The first cells of the table of retired names. */
const retired = new Set(
  glossary
    .slice(glossary.indexOf('## Retired names'))
    .split('\n')
    .flatMap((line) => /^\| ([\w, ]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
    .filter((name) => name !== 'retired'),
);
const product = ['checks', 'components', 'entrypoints', 'extension', 'reports', 'research', 'scripts', 'server', 'words'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
);
test('nothing in the code is declared by a retired name of docs/contribute/glossary.md', () => {
  expect(retired.size).toBeGreaterThan(10);
  const anyRetired = new RegExp(`\\b(?:${[...retired].join('|')})\\b`);
  const found = product.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    // Reading syntax takes seconds for all files.
    if (!anyRetired.test(text)) return [];
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const names: string[] = [];
    const visit = (node: ts.Node): void => {
      const declares =
        ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isClassDeclaration(node);
      if (declares && node.name && ts.isIdentifier(node.name) && retired.has(node.name.text)) names.push(`${path}: ${node.name.text}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return names;
  });
  expect(found).toEqual([]);
});
