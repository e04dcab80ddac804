/** Plans what `npm run new -- tool <id> <group>` writes, completely before anything is written. */
import { existsSync } from 'node:fs';
import { toolGroups } from '../checks/tool-groups.ts';
import { toolCardFolder } from './tool-cards.ts';
import { newToolFiles } from './tool-template.ts';
import { changeTreeFile, keyInCode, readTreeFile, newCodeName, newKebabId, reservedWords, newIdFault, type Plan } from './tree-changes.ts';
import { otherWordsLanguages, translateNext, wordsCopy } from './words-copy.ts';

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

  const copies = otherWords(root, id, made);
  const readme = readTreeFile(root, 'README.md');
  const count = tools.length + 1;
  return {
    files: {
      ...made,
      ...copies,
      'README.md': changeTreeFile(
        'README.md',
        readme,
        /\*\*\d+ tools\*\*([\s\S]*?)the \d+ tools in/,
        (_, between) => `**${count} tools**${between}the ${count} tools in`,
      ),
    },
    next: `It is a working example in group ${group}: write your tool over it, as CONTRIBUTING.md says under “Add a tool”.
Then npm run guide -- ${id} takes its screenshots for docs/use/tools.md.${translateNext(Object.keys(copies).filter((path) => !path.endsWith('/index.ts')))}`,
  };
}

/** Its words, name and search words in every other language, still in English. */
function otherWords(root: string, id: string, made: Readonly<Record<string, string>>): Record<string, string> {
  const card = made[`${toolCardFolder(id)}/tool.ts`]!;
  const cardText = (field: string) => new RegExp(`^  ${field}: ('.+'),$`, 'm').exec(card)![1]!;
  const key = keyInCode(id);
  const added = {
    'tools/index.ts': `${key}: async () => (await import('./${id}.ts')).words`,
    'checks/tool-names.ts': `${key}: { name: ${cardText('name')}, help: ${cardText('help')} }`,
    'app/tools/tool-search.ts': `${key}: ${cardText('search')}`,
  };
  return Object.fromEntries(
    otherWordsLanguages(root).flatMap((language) => [
      [`words/${language.code}/tools/${id}.ts`, wordsCopy(`tools/${id}.ts`, made[`words/en/tools/${id}.ts`]!, language)],
      ...Object.entries(added).map(([file, line]) => {
        const path = `words/${language.code}/${file}`;
        return [path, changeTreeFile(path, readTreeFile(root, path), /\n\};\n/, (end) => `\n  ${line},${end}`)];
      }),
    ]),
  );
}

/** From the list as it is in this tree. Not imported: what is made from the list after the tool was added must read it again. */
const toolsIn = (list: string) =>
  [...list.matchAll(/^ {2}\{ id: '([\w-]+)', group: '([\w-]+)' \},$/gm)].map(([, id, group]) => ({ id, group }));
