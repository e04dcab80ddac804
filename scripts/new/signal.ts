/** Plans what `npm run new -- signal <id>` writes, completely before anything is written. */
import { existsSync } from 'node:fs';
import { newSignalExpectedVerdict, newSignalFaultyPage, newSignalFiles } from './signal-template.ts';
import {
  keyInCode,
  readTreeFile,
  changeTreeFile,
  newCodeName,
  treeFileDeclares,
  insertInTreeFile,
  newKebabId,
  reservedWords,
  newIdFault,
  type Plan,
} from '../tree-changes.ts';
import { otherWordsLanguages, translateNext } from './words-copy.ts';

/**
 * @param words arguments after `signal`
 * @param root folder of the tree, with a slash at its end
 * @param today YYYY-MM-DD
 * @throws Error if a list has an unexpected format
 */
export function planNewSignal(words: readonly string[], root: string, today: string): Plan {
  const [id, ...more] = words;
  if (id === undefined) return { wrong: 'The id is missing. Choose one that says what is looked at: npm run new -- signal heading-count' };
  if (more.length > 0)
    return {
      wrong: `One signal at a time, and its id in one word: npm run new -- signal ${newKebabId([id, ...more].join(' ')) || '<id>'}`,
    };
  const wrong = newIdFault(id, 'signal');
  if (wrong !== null) return { wrong };

  const made = newSignalFiles(id, today);
  const there = Object.keys(made).find((path) => existsSync(root + path));
  if (there) return { wrong: `“${id}” is taken: ${there} is there. Choose another id, or change that one.` };

  const read = (path: string) => readTreeFile(root, path);
  const [signals, messages] = [read('checks/signals/index.ts'), read('words/en/checks/index.ts')];
  const name = newCodeName(id);
  if (
    reservedWords.has(name) ||
    [signals, messages, made[`words/en/checks/${id}.ts`]!.replace(/^export .*/m, '')].some((text) => treeFileDeclares(text, name))
  ) {
    return {
      wrong: `“${id}” would be called ${name} in code, where that means something else: choose another id, for instance of two words.`,
    };
  }
  const order = read('tests/tree.test.ts');
  const untranslated = otherWords(root, id, name);
  const [demo, verdicts] = ['scripts/demo/faulty-pages.ts', 'tests/support/expected-verdicts.ts'] as const;
  if (read(demo).includes(`'/faults/${id}'`)) return { wrong: `“${id}” is taken: ${demo} has a page of that name. Choose another id.` };
  return {
    files: {
      ...made,
      'checks/signals/index.ts': inSignals(signals, id, name),
      'words/en/checks/index.ts': inMessages('words/en/checks/index.ts', messages, id, name),
      ...untranslated,
      'checks/core/report/finding-classes.ts': inClasses(read('checks/core/report/finding-classes.ts'), id),
      'checks/core/report/costs.ts': inCosts(read('checks/core/report/costs.ts'), id),
      'tests/tree.test.ts': inOrder(order, id),
      [demo]: changeTreeFile(demo, read(demo), /\];\n$/, (end) => newSignalFaultyPage(id) + end),
      [verdicts]: changeTreeFile(verdicts, read(verdicts), /^\};\n/m, (end) => newSignalExpectedVerdict(id) + end),
      'README.md': changeTreeFile('README.md', read('README.md'), /\*\*\d+ signals\*\*/, () => `**${idsIn(order).length + 1} signals**`),
    },
    next: `It is a working example: write your criterion over it, step by step as in docs/contribute/adding-a-signal.md${translateNext(Object.keys(untranslated).filter((path) => path.endsWith(`/${id}.ts`)))}`,
  };
}

/** Says what a problem of it costs, at the end of the table. */
const inCosts = (text: string, id: string): string =>
  changeTreeFile('checks/core/report/costs.ts', text, /\n\} as const satisfies/, (end) => `\n  ${keyInCode(id)}: 'access',${end}`);

/** Its sentences in every other language: those of English, until somebody translates them. */
const otherWords = (root: string, id: string, name: string): Record<string, string> =>
  Object.fromEntries(
    otherWordsLanguages(root).flatMap(({ code }) => {
      const index = `words/${code}/checks/index.ts`;
      return [
        [`words/${code}/checks/${id}.ts`, `export { ${name} } from '../../en/checks/${id}.ts';\n`],
        [index, inMessages(index, readTreeFile(root, index), id, name)],
      ];
    }),
  );

/** Adds the signal at the end of the catalogue. */
function inSignals(text: string, id: string, name: string): string {
  const path = 'checks/signals/index.ts';
  const imported = changeTreeFile(path, text, /\n\nexport const signals = \[\n/, (found) => `\nimport ${name} from './${id}.ts';${found}`);
  return changeTreeFile(path, imported, /\n\] as const/, (found) => `\n  ${name},${found}`);
}

/** Adds the class of its example finding at the end of the table. */
const inClasses = (text: string, id: string): string =>
  changeTreeFile(
    'checks/core/report/finding-classes.ts',
    text,
    /\n\};\n\nconst classOf/,
    (end) => `\n  ${keyInCode(id)}: { care: ['many'] },${end}`,
  );

/** Inserts the messages in alphabetical order, twice. */
function inMessages(path: string, text: string, id: string, name: string): string {
  const listed = /^const signals = \{\n(?: {2}.*,\n)+/m;
  const ids = new Set([...(listed.exec(text)?.[0].matchAll(entries) ?? [])].map(idOf));
  const imported = [...text.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\.ts';\n/gm)].filter((line) => ids.has(idOf(line)));
  const imports = insertInTreeFile(path, text, imported, idOf, id, `import { ${name} } from './${id}.ts';\n`);
  return changeTreeFile(path, imports, listed, (list) =>
    insertInTreeFile(path, list, [...list.matchAll(entries)], idOf, id, name === id ? `  ${name},\n` : `  '${id}': ${name},\n`),
  );
}
const entries = /^ {2}(?:'([\w-]+)': )?(\w+),\n/gm;
const idOf = ([, one, two]: RegExpExecArray) => one ?? two ?? '';
const orderOf = /(const catalogueOrder = `)([^`]+)(`)/;
const idsIn = (text: string) => orderOf.exec(text)?.[2]?.trim().split(/\s+/) ?? [];
const inOrder = (text: string, id: string) =>
  changeTreeFile('tests/tree.test.ts', text, orderOf, (_, begin, ids, end) => `${begin}${ids}\n  ${id}${end}`);
