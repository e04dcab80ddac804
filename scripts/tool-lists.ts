/**
 * Generates the lists of tools from their folders; `npm run catalogue` does this first. Each folder gets only what it needs, so that
 * the popup opens without search words, and the server without views. A test fails while a list is out of date.
 */
import { fileURLToPath } from 'node:url';
import type { Card } from '../components/tool/card.ts';
import { formatCode } from './format-code.ts';
import { loadToolCards } from './catalogue/tool-cards.ts';
import { keyInCode } from './tree-changes.ts';
import { listWritten, writeIfChanged } from './write-if-changed.ts';

const generatedNote = '// Written by npm run catalogue from the folders of components/tools: change those.\n';
const text = (value: string) => `'${value.replace(/[\\']/g, String.raw`\$&`)}'`;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Formatted contents by path. */
export async function generatedToolLists(cards: ReadonlyMap<string, Card>): Promise<Record<string, string>> {
  const formatted = Object.entries(listsOf(cards)).map(async ([path, contents]) => [path, await formatCode(path, contents)] as const);
  return Object.fromEntries(await Promise.all(formatted));
}

function listsOf(cards: ReadonlyMap<string, Card>): Record<string, string> {
  const each = (line: (id: string, card: Card) => string) => [...cards].map(([id, card]) => line(id, card)).join('\n');
  return {
    'checks/tools.ts': `${generatedNote}import type { ToolGroupId } from './tool-groups.ts';

/** The tools: what users open. A signal names the tools that show it; their names are in words/. */
export const tools = [
${each((id, { group }) => `  { id: '${id}', group: '${group}' },`)}
] as const satisfies readonly { id: string; group: ToolGroupId }[];
export type ToolId = (typeof tools)[number]['id'];
`,
    'words/en/checks/tool-names.ts': `${generatedNote}import type { ToolId } from '../../../checks/tools.ts';

/** Name of a tool, and the question it answers in one line. */
export interface ToolName {
  name: string;
  help: string;
}

/** Name of each tool, and the question it answers. */
export const names: Record<ToolId, ToolName> = {
${each((id, { name, help }) => `  ${keyInCode(id)}: { name: ${text(name)}, help: ${text(help)} },`)}
};
`,
    'words/en/app/tools/tool-search.ts': `${generatedNote}import type { ToolId } from '../../../../checks/tools.ts';

/** Search words of each tool, besides those in its name, help and checks. */
export const tools: Record<ToolId, string> = {
${each((id, { search }) => `  ${keyInCode(id)}: ${text(search)},`)}
};
`,
    'components/tools/index.ts': `${generatedNote}import type { ToolId } from '../../checks/tools.ts';
import type { Tool } from '../tool/props.ts';

type Load = () => Promise<{ default: Tool }>;

/** The view of each tool, loaded when the tool is opened: the overview must not wait for all of them. */
export const toolViews: Record<ToolId, Load> = {
${each((id) => `  ${keyInCode(id)}: () => import('./${id}/view.tsx'),`)}
};
`,
    'words/en/tools/index.ts': `${generatedNote}
/** The words of each tool, loaded with its view. */
export const tools = {
${each((id) => `  ${keyInCode(id)}: async () => (await import('./${id}.ts')).words,`)}
};
`,
  };
}

/** @returns the lists that changed */
export const writeGeneratedToolLists = async (): Promise<string[]> => writeIfChanged(root, await generatedToolLists(await loadToolCards()));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changed = await writeGeneratedToolLists();
  if (changed.length > 0) console.log(listWritten(changed));
}
