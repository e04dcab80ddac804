import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { tools } from '../checks/tools.ts';
import { toolsGuidePicture, toolsGuide } from '../scripts/catalogue/tools-guide.ts';
import { sections } from '../server/http/bodies/common-fields.ts';
import { operations } from '../server/http/openapi/operations.ts';
import { reporterNames } from '../server/options/choices.ts';
import { languages } from '../words/languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const documentsIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
const read = (path: string) => readFileSync(root + path, 'utf8');
/** Tests named in a document, in the form `name`, `name` in path. */
function named(path: string): [name: string, file: string][] {
  return [...read(path).matchAll(/((?:`[^`]+`(?:, )?)+) in (tests\/[\w./-]+)/g)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, string] => [name, file]),
  );
}

/** Names of the tests and groups that run: not those in comments and strings, nor those that are skipped whatever happens. */
function testsDeclaredIn(file: string): string[] {
  const found: string[] = [];
  const declaring = new Set(['test', 'it', 'describe']);
  const visit = (node: ts.Node): void => {
    // const withBrowser = test.skipIf(…)
    if (ts.isVariableDeclaration(node) && /^(?:test|it|describe)\b|\? test\b/.test(node.initializer?.getText() ?? ''))
      declaring.add(node.name.getText());
    if (ts.isCallExpression(node)) {
      const [name] = node.arguments;
      const [, callee = ''] = /^(\w+)(?![\w.]*\.skip$)\b/.exec(node.expression.getText()) ?? [];
      if (declaring.has(callee) && name && ts.isStringLiteralLike(name)) found.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return found;
}

describe.each([
  ['docs/use/security.md', 15],
  ['docs/use/privacy.md', 5],
])('%s', (path, least) => {
  const tests = named(path);
  test('names its tests', () => expect(tests.length).toBeGreaterThanOrEqual(least));
  test.each(tests)('%s is there, in %s', (name, file) => {
    expect(existsSync(root + file)).toBe(true);
    expect(testsDeclaredIn(file)).toContain(name);
  });
});

test('docs/use/security.md names a test for each threat', () => {
  const rows = [...read('docs/use/security.md').matchAll(/^\| (?!threat|---)(.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(([, , tests = '']) => !/`[^`]+` in tests\//.test(tests)).map(([threat]) => threat)).toEqual([]);
});

test('docs/use/permissions.md lists the permissions of the manifest, required and optional', () => {
  const config = read('wxt.config.ts');
  const required = /permissions: \[([^\]]*)\]/.exec(config)![1]!.match(/[\w*:/]+/g)!;
  // Added by the build for the entrypoint.
  if (existsSync(`${root}entrypoints/sidepanel/index.html`)) required.push('sidePanel');
  const optional = /optional_permissions: \['webRequest', 'tabs', 'notifications'\],\s+optional_host_permissions: \['\*:\/\/\*\/\*'\]/.test(
    config,
  )
    ? ['webRequest', 'tabs', 'notifications', '*://*/*']
    : [];
  const rows = [...read('docs/use/permissions.md').matchAll(/^\| `([^`]+)` \| (always|on request)/gm)].map(
    ([, name, when]) => `${name} ${when}`,
  );
  expect(rows.toSorted()).toEqual(
    [...required.map((name) => `${name} always`), ...optional.map((name) => `${name} on request`)].toSorted(),
  );
});

/** Files in backticks must exist, except those of examples. */
test.each([
  ['CONTRIBUTING.md', []],
  ['docs/contribute/adding-a-signal.md', ['heading-count']],
  ['docs/contribute/architecture.md', []],
  ['docs/judging/languages.md', ['haw']],
])('%s names no file that is missing', (path, examples) => {
  const files = [
    ...read(path).matchAll(/`((?:checks|components|entrypoints|extension|reports|research|scripts|server|tests|words)\/[\w./-]+)`/g),
  ].map(([, file = '']) => file);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !examples.some((id) => file.includes(`/${id}.`)) && !existsSync(root + file))).toEqual([]);
});

/** Capitalized names in backticks are types of the code; `Parts` of a signature, too. */
test('CONTRIBUTING.md names no type that is missing', () => {
  const spans = [...read('CONTRIBUTING.md').matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => !/[/"]|^npm |^npx /.test(span));
  const mentioned = new Set(spans.flatMap((span) => (/^[A-Z]\w+$|=>/.test(span) ? (span.match(/\b[A-Z][a-z]\w+/g) ?? []) : [])));
  const declared = ['checks', 'server', 'research', 'components', 'tests/support'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...read(`${folder}/${file}`).matchAll(/^export (?:type|interface|class|const|function|default function) (\w+)/gm)].map(
          ([, name]) => name,
        ),
      ),
  );
  expect(mentioned.size).toBeGreaterThan(3);
  expect([...mentioned].filter((name) => !declared.includes(name))).toEqual([]);
});

/** Links between documents, and from them to files. */
const documents = ['README.md', 'PACKAGE.md', 'CONTRIBUTING.md', 'SECURITY.md', ...documentsIn('docs')];
test.each(documents)('%s links to nothing that is missing', (path) => {
  const targets = [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(root, dirname(path), target)))).toEqual([]);
});

test('docs/use/command-line.md names every report format', () => {
  const text = read('docs/use/command-line.md');
  expect(
    reporterNames.filter((name) => !text.includes(`\`${name}\``)),
    'Add these to “Reports” in docs/use/command-line.md.',
  ).toEqual([]);
});

test.each([
  ['README.md', /^- \*\*\d+ languages\*\*.*$/m, (_: string, name: string) => name],
  ['docs/use/api.md', /^Sentences of an answer.*$/m, (code: string, name: string) => `${name} (\`${code}\`)`],
] as const)('%s names every language of the interface', (path, at, entry) => {
  const [line = ''] = at.exec(read(path)) ?? [];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const missing = Object.keys(languages)
    .map((code) => entry(code, names.of(code)!))
    .filter((each) => !line.includes(each));
  expect(missing, `Name these in ${path}, where it names the languages.`).toEqual([]);
});
test('README.md counts the languages', () => expect(read('README.md')).toContain(`- **${Object.keys(languages).length} languages**`));

test('docs/use/api.md names every endpoint', () => {
  const text = read('docs/use/api.md').replaceAll(/\{\w+\}/g, '{}');
  // Sessions are for the dashboard of the service.
  const paths = operations
    .filter(({ path, tag }) => path.startsWith('/v1/') && tag !== 'session')
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
  // Paths below a run are shortened there.
  const missing = paths.filter((path) => !text.includes(path) && !text.includes(path.replace('/v1/sites/{}', '…')));
  expect(paths.length).toBeGreaterThan(20);
  expect(missing, 'Add these to docs/use/api.md.').toEqual([]);
});

test('docs/use/api.md carries along every section of /v1/audit where it shows all parts in one response', () => {
  const [, included] = /--data include=(\S*)/.exec(read('docs/use/api.md'))!;
  expect(included, 'Name all sections in the example of include= in docs/use/api.md.').toBe(sections.join());
});

describe('docs/use/tools.md', () => {
  test('is what npm run catalogue writes', () =>
    expect(read('docs/use/tools.md') === toolsGuide(), 'Run npm run catalogue and commit docs/use/tools.md.').toBe(true));
  test.each(tools.flatMap(({ id }) => [toolsGuidePicture(id, 'light'), toolsGuidePicture(id, 'dark')]))(
    '%s exists (npm run guide)',
    (path) => {
      expect(existsSync(root + path), `${path} is missing: npm run guide -- ${path.split('/').at(-2)} takes it`).toBe(true);
      // RIFF, length, WEBP.
      expect(
        readFileSync(root + path)
          .subarray(8, 12)
          .toString('latin1'),
      ).toBe('WEBP');
    },
  );
});
