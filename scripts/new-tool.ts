/** What `npm run new -- tool <id> <group>` writes: worked out as a whole before anything is written. */
import { existsSync, readFileSync } from 'node:fs';
import { toolGroups, tools } from '../checks/tools.ts';
import { toolFiles } from './tool-template.ts';
import { change, codeName, inAlphabet, kebab, reservedWords, wrongId, type Plan } from './tree-changes.ts';

const groups = toolGroups.map(({ id }) => id).join(', ');

/**
 * @param words as typed behind `tool`
 * @param root folder of the tree, with a slash at its end
 * @throws Error when a list no longer looks as this file knows it
 */
export function planNewTool(words: readonly string[], root: string): Plan {
  const [id, group, ...more] = words;
  if (id === undefined || group === undefined)
    return { wrong: `Give its id and its group: npm run new -- tool heading-list content. Groups: ${groups}` };
  if (more.length > 0)
    return {
      wrong: `Give the id in one word, then the group: npm run new -- tool ${kebab(words.slice(0, -1).join(' ')) || '<id>'} ${words.at(-1)}`,
    };
  const wrong = wrongId(id, 'tool');
  if (wrong !== null) return { wrong: `${wrong} ${group}` };
  if (!toolGroups.some((one) => one.id === group)) return { wrong: `There is no group “${group}”. Groups: ${groups}` };
  if (tools.some((tool) => tool.id === id)) return { wrong: `“${id}” is taken: open components/tools/${id}.tsx, or choose another id.` };
  const name = codeName(id);
  if (reservedWords.has(name)) return { wrong: `“${id}” means something else in code: choose another id, for instance of two words.` };
  const made = toolFiles(id);
  const taken = Object.keys(made).find((path) => existsSync(root + path));
  if (taken) return { wrong: `“${id}” is taken: ${taken} exists. Choose another id, or change that one.` };

  const read = (path: string) => readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n');
  const key = name === id ? id : `'${id}'`;
  const edit = (path: string, at: RegExp, to: (...found: string[]) => string) => ({ [path]: change(path, read(path), at, to) });
  const count = tools.length + 1;
  const wordsIndex = 'words/en/app/tools/index.ts';
  const imports = read(wordsIndex);
  const importLines = [...imports.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\.ts';\n/gm)];
  const withImport = inAlphabet(wordsIndex, imports, importLines, ([, file]) => file!, id, `import { ${name} } from './${id}.ts';\n`);
  return {
    files: {
      ...made,
      // Behind the last of its group.
      ...edit(
        'checks/tools.ts',
        new RegExp(`(?: {2}\\{ id: '[\\w-]+', group: '${group}' \\},\\n)+`),
        (rows) => `${rows}  { id: '${id}', group: '${group}' },\n`,
      ),
      ...edit('components/tools/index.ts', /\n\};\n$/, (end) => `\n  ${key}: () => import('./${id}.tsx'),${end}`),
      [wordsIndex]: change(wordsIndex, withImport, /\n\};\n$/, (end) => `\n  ${name === id ? name : `${key}: ${name}`},${end}`),
      ...edit(
        'words/en/checks/tools.ts',
        /\n {2}\},\n\};\n/,
        (end) => `\n    ${key}: { name: '${title(id)}', help: 'Every heading of the page with its level.' },${end}`,
      ),
      ...edit(
        'words/en/app/tools/search.ts',
        /(const tools: [^=]+= \{\n(?: {2}.*\n)+?)(\};\n)/,
        (_, rows, end) => `${rows}  ${key}: 'h1 h2 h3',\n${end}`,
      ),
      ...edit(
        'tests/components/tools.browser.test.tsx',
        /(const expected: [^=]+= \[\n[\s\S]*?)(\n\];\n)/,
        (_, rows, end) => `${rows}\n  ['${id}', ['How to brew pour-over coffee', 'Level'], 'Still reading the headings…'],${end}`,
      ),
      ...edit(
        'tests/e2e/every-view.spec.ts',
        /(const expected: [^=]+= \{\n[\s\S]*?)(\n\};\n)/,
        (_, rows, end) => `${rows}\n  ${key}: [guide, 'Which oil is safe for leather covers'],${end}`,
      ),
      ...edit(
        'tests/tree.test.ts',
        /\[\d+, 6\]\)\);([\s\S]*?toEqual\(new Set\(\['terms', 'page-diff')/,
        (_, between) => `[${count}, 6]));${between}, '${id}'`,
      ),
      ...edit(
        'README.md',
        /\*\*\d+ tools\*\*([\s\S]*?)the \d+ tools in/,
        (_, between) => `**${count} tools**${between}the ${count} tools in`,
      ),
    },
    next: `It is a working example: write your view over it, as CONTRIBUTING.md says under “Add a tool”.
Then npm run guide draws the pictures of docs/tools.md.`,
  };
}
const title = (id: string) => id.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
