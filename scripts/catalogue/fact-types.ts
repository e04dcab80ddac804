/** Writes docs/facts.d.ts, the types of facts for plugins, from those in checks/core. `npm run catalogue`; a test fails while it is out of date. */
import { readFileSync } from 'node:fs';

const core = new URL('../../checks/core/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, core), 'utf8');
const table = read('facts.ts');
const withoutImports = (source: string) => source.replace(/^import type .*;\n/gm, '').trim();

/** Each file of shapes that the table of facts names; reasons are made of our sentences, of which plugins need the code only. */
export function factTypes(): string {
  const files = [...table.matchAll(/from '\.\/(facts\/[\w-]+\.ts)'/g)]
    .map(([, file]) => file!)
    .filter((file) => file !== 'facts/missing.ts');
  const [tableOfAll] = /\/\*\* Every fact by name\. \*\/\nexport interface FactTable \{\n.*?\n\}\n/s.exec(table)!;
  return [
    '/** Types of the facts that checks of plugins get (docs/use/plugins.md). Made by `npm run catalogue` from checks/core/facts; do not edit. */',
    tableOfAll.trim(),
    `/** Why something is missing. */
export interface Because<C extends string = string> {
  code: C;
  args: object;
}
export type ProbeReason<C extends string = string> = Because<C>;
export type JsonFault<C extends string = string> = Because<C>;`,
    ...files.map((file) => withoutImports(read(file))),
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n');
}
