/** Creates and formats the files of something new: `npm run new -- signal <id>`. On wrong usage, exits with 2 and writes nothing. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatCode } from './format-code.ts';
import { newUsage, planNew } from './new-plan.ts';
import { commandArguments, rejectArguments } from './usage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = commandArguments(newUsage);
const plan = planNew(words, root, new Date().toISOString().slice(0, 10));
if ('wrong' in plan) rejectArguments(newUsage, plan.wrong);
for (const [path, contents] of Object.entries(plan.files)) {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, /\.tsx?$/.test(path) ? await formatCode(path, contents) : contents);
}
// Imported late and in this order, since each reads the files that were just written.
const { writeGeneratedToolLists: writeToolLists } = await import('./tool-lists.ts');
const lists = words[0] === 'tool' ? await writeToolLists() : [];
const { writeGeneratedDocs: writeAll } = await import('./catalogue.ts');
const docs = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name.replaceAll('\\', '/')}`);
const before = new Map(docs.filter((path) => /\.(?:md|json)$/.test(path)).map((path) => [path, readFileSync(root + path, 'utf8')]));
const changed = writeAll().filter((path) => readFileSync(root + path, 'utf8') !== before.get(path));
console.log(`Written:\n${[...Object.keys(plan.files), ...lists, ...changed].map((path) => `  ${path}`).join('\n')}\n\n${plan.next}`);
