/** What `npm run new -- signal <id>` writes: worked out as a whole before anything is written. */
import { existsSync, readFileSync } from 'node:fs';
import { expectedVerdict, faultyPage, templateName, signalFiles } from './signal-template.ts';

export const newUsage = `Usage: npm run new -- signal <id>

Lays out a signal: its file, its sentences, its test, and its line in each list. The id is
its name for good, in kebab-case: heading-count. What to do next: docs/adding-a-signal.md
`;

/** Files to write, by path from the root, or what is wrong and what to do instead. */
export type Plan = { files: Record<string, string> } | { wrong: string } | { help: true };

/**
 * @param words as typed behind the command
 * @param root folder of the tree, with a slash at its end
 * @param today YYYY-MM-DD
 * @throws Error when a list no longer looks as this file knows it
 */
export function planNewSignal(words: readonly string[], root: string, today: string): Plan {
  const [kind, id, ...more] = words;
  if (words.includes('--help') || words.includes('-h')) return { help: true };
  if (kind === undefined) return { wrong: 'Say what is to be made, and its id: npm run new -- signal <id>' };
  if (kind !== 'signal') return { wrong: `“${kind}” is nothing this command can make. It makes signals: npm run new -- signal <id>` };
  if (id === undefined) return { wrong: 'The id is missing. Choose one that says what is looked at: npm run new -- signal heading-count' };
  if (more.length > 0)
    return { wrong: `One signal at a time, and its id in one word: npm run new -- signal ${kebab([id, ...more].join(' ')) || '<id>'}` };
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return { wrong: `“${id}” is not kebab-case: ${advice(kebab(id))}` };

  const made = signalFiles(id, today);
  const there = Object.keys(made).find((path) => existsSync(root + path));
  if (there) return { wrong: `“${id}” is taken: ${there} is there. Choose another id, or change that one.` };

  const read = (path: string) => readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n');
  const [signals, messages] = [read('checks/signals/index.ts'), read('words/en/checks/index.ts')];
  const name = templateName(id);
  if (
    reserved.has(name) ||
    [signals, messages, made[`words/en/checks/${id}.ts`]!.replace(/^export .*/m, '')].some((text) => hasName(text, name))
  ) {
    return {
      wrong: `“${id}” would be called ${name} in code, where that means something else: choose another id, for instance of two words.`,
    };
  }
  const order = read('tests/tree.test.ts');
  const [demo, verdicts] = ['scripts/demo/faulty-pages.ts', 'tests/e2e/expected-verdicts.ts'] as const;
  if (read(demo).includes(`'/faults/${id}'`)) return { wrong: `“${id}” is taken: ${demo} has a page of that name. Choose another id.` };
  return {
    files: {
      ...made,
      'checks/signals/index.ts': inSignals(signals, id, name),
      'words/en/checks/index.ts': inMessages(messages, id, name),
      'tests/tree.test.ts': inOrder(order, id),
      [demo]: change(demo, read(demo), /\];\n$/, (end) => faultyPage(id) + end),
      [verdicts]: change(verdicts, read(verdicts), /^\};\n/m, (end) => expectedVerdict(id) + end),
      'README.md': change('README.md', read('README.md'), /\*\*\d+ signals\*\*/, () => `**${idsIn(order).length + 1} signals**`),
    },
  };
}

const kebab = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
const advice = (id: string) =>
  id === '' ? 'small letters a to z, numbers, and single hyphens between words.' : `write npm run new -- signal ${id}`;

/** Words that name nothing in a module. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function
  if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void
  while with yield`.split(/\s+/),
);
/** Is something in the text imported or declared by that name? */
const hasName = (text: string, name: string) => new RegExp(`^import [^'\\n]*\\b${name}\\b|^(?:export )?const ${name}\\b`, 'm').test(text);

/** Last in the catalogue. */
function inSignals(text: string, id: string, name: string): string {
  const path = 'checks/signals/index.ts';
  const imported = change(path, text, /\n\nexport const signals = \[\n/, (found) => `\nimport ${name} from './${id}.ts';${found}`);
  return change(path, imported, /\n\] as const/, (found) => `\n  ${name},${found}`);
}

/** At its place in the alphabet, twice. */
function inMessages(text: string, id: string, name: string): string {
  const path = 'words/en/checks/index.ts';
  const listed = /^const signals = \{\n(?: {2}.*,\n)+/m;
  const ids = new Set([...(listed.exec(text)?.[0].matchAll(entries) ?? [])].map(idOf));
  const imported = [...text.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\.ts';\n/gm)].filter((line) => ids.has(idOf(line)));
  const imports = inOrderOf(path, text, imported, id, `import { ${name} } from './${id}.ts';\n`);
  return change(path, imports, listed, (list) =>
    inOrderOf(path, list, [...list.matchAll(entries)], id, name === id ? `  ${name},\n` : `  '${id}': ${name},\n`),
  );
}
const entries = /^ {2}(?:'([\w-]+)': )?(\w+),\n/gm;
const idOf = ([, one, two]: RegExpExecArray) => one ?? two ?? '';
/** A line put before the first of its kind that comes after it, or after the last. */
function inOrderOf(path: string, text: string, lines: readonly RegExpExecArray[], id: string, line: string): string {
  const last = lines.at(-1);
  if (!last) throw new Error(changed(path));
  // As file names: hreflang-return.ts comes before hreflang.ts.
  const next = lines.find((other) => `${idOf(other)}.ts` > `${id}.ts`);
  const at = next ? next.index : last.index + last[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

const orderOf = /(const catalogueOrder = `)([^`]+)(`)/;
const idsIn = (text: string) => orderOf.exec(text)?.[2]?.trim().split(/\s+/) ?? [];
const inOrder = (text: string, id: string) =>
  change('tests/tree.test.ts', text, orderOf, (_, begin, ids, end) => `${begin}${ids}\n  ${id}${end}`);

function change(path: string, text: string, at: RegExp, to: (...found: string[]) => string): string {
  if (!at.test(text)) throw new Error(changed(path));
  return text.replace(at, to);
}
const changed = (path: string) =>
  `${path} does not look as scripts/new-signal.ts knows it: change the one to fit the other. Nothing was written.`;
