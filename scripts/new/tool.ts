/** Plans what `npm run new -- tool <id> <group>` writes, completely before anything is written. */
import { existsSync } from 'node:fs';
import { toolGroups } from '../../checks/tool-groups.ts';
import { toolCardFolder } from '../catalogue/tool-cards.ts';
import { newToolFiles } from './tool-template.ts';
import { changeTreeFile, keyInCode, readTreeFile, newCodeName, newKebabId, reservedWords, newIdFault, type Plan } from '../tree-changes.ts';
import { otherWordsLanguages, translateNext } from './words-copy.ts';

const groups = toolGroups.map(({ id }) => id).join(', ');
/** Keys of shared word lists, which a tool must not use. */
const sharedWords: ReadonlySet<string> = new Set(['parts', 'search', 'tables', 'fixes']);

/**
 * @param words arguments after `tool`
 * @param root folder of the tree, with a slash at its end
 * @throws Error if a list has an unexpected format
 */
export function planNewTool(words: readonly string[], root: string): Plan {
  const [id, chosen, ...more] = words;
  if (id === undefined)
    return { wrong: `Give its id, and its group unless it is content: npm run new -- tool heading-list links. Groups: ${groups}` };
  if (more.length > 0)
    return {
      wrong: `Give the id in one word, then the group: npm run new -- tool ${newKebabId(words.slice(0, -1).join(' ')) || '<id>'} ${words.at(-1)}`,
    };
  const wrong = newIdFault(id, 'tool');
  if (wrong !== null) return { wrong: chosen === undefined ? wrong : `${wrong} ${chosen}` };
  const group = toolGroups.find((one) => one.id === (chosen ?? 'content'))?.id;
  if (!group) return { wrong: `There is no group “${chosen}”. Groups: ${groups}` };
  const tools = toolsIn(readTreeFile(root, 'checks/tools.ts'));
  if (tools.some((tool) => tool.id === id)) return { wrong: `“${id}” is taken: open ${toolCardFolder(id)}, or choose another id.` };
  if (reservedWords.has(newCodeName(id)) || sharedWords.has(id))
    return { wrong: `“${id}” means something else in code: choose another id, for instance of two words.` };
  const made = newToolFiles(id, group, tools.filter((tool) => tool.group === group).length + 1);
  const taken = Object.keys(made).find((path) => existsSync(root + path));
  if (taken) return { wrong: `“${id}” is taken: ${taken} exists. Choose another id, or change that one.` };

  const untranslated = otherWords(root, id);
  const readme = readTreeFile(root, 'README.md');
  const count = tools.length + 1;
  return {
    files: {
      ...made,
      ...untranslated,
      'README.md': changeTreeFile(
        'README.md',
        readme,
        /\*\*\d+ tools\*\*([\s\S]*?)the \d+ tools in/,
        (_, between) => `**${count} tools**${between}the ${count} tools in`,
      ),
    },
    next: `It is a working example in group ${group}: write your tool over it, as CONTRIBUTING.md says under “Add a tool”.
Its tests: npx vitest run --config tests/vitest.config.ts tests/components/tools/${id}.test.tsx tests/components/every-tool.browser.test.tsx
Then npm run guide -- ${id} takes its screenshots for docs/use/tools.md.${translateNext(Object.keys(untranslated).filter((path) => !path.endsWith('/index.ts')))}`,
  };
}

/** Its words, name and search words in every other language: those of English, until somebody translates them. */
function otherWords(root: string, id: string): Record<string, string> {
  const key = keyInCode(id);
  const ofEnglish = id === key ? `.${id}` : `[${key}]`;
  const addLine = (path: string, line: string) =>
    changeTreeFile(path, readTreeFile(root, path), /\n\};\n/, (end) => `\n  ${key}: ${line},${end}`);
  return Object.fromEntries(
    otherWordsLanguages(root).flatMap(({ code }) => {
      const [index, names, search] = ['tools/index.ts', 'checks/tool-names.ts', 'app/tools/tool-search.ts'].map(
        (file) => `words/${code}/${file}`,
      ) as [string, string, string];
      return [
        [`words/${code}/tools/${id}.ts`, `export { words } from '../../en/tools/${id}.ts';\n`],
        [index, addLine(index, `async () => (await import('./${id}.ts')).words`)],
        [names, addLine(names, `en${ofEnglish}`).replace('import type { names as en }', 'import { names as en }')],
        [search, addLine(search, `english${ofEnglish}`)],
      ];
    }),
  );
}

/** From the list as it is in this tree. Not imported: what is made from the list after the tool was added must read it again. */
const toolsIn = (list: string) =>
  [...list.matchAll(/^ {2}\{ id: '([\w-]+)', group: '([\w-]+)' \},$/gm)].map(([, id, group]) => ({ id, group }));
