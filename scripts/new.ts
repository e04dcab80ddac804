/** Creates and formats the files of something new: `npm run new -- signal <id>`. On wrong usage, exits with 2 and writes nothing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatCode } from './format-code.ts';
import { newUsage, planNew } from './new/plan.ts';
import { commandArguments, rejectArguments } from './usage.ts';
import { listWritten } from './write-if-changed.ts';

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
const { writeGeneratedDocs: writeDocs } = await import('./catalogue.ts');
const written = [...Object.keys(plan.files), ...lists, ...writeDocs()];
const folders = [...new Set(written.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0]!))].toSorted();
console.log(`${listWritten(written)}

${plan.next}
To undo it, if everything else is committed: git restore . && git clean -fd ${folders.join(' ')}`);
