/** Follows docs/contribute/adding-a-signal.md in a copy of the tree. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../checks/lists/languages/index.ts';
import { planNew } from '../../scripts/new/plan.ts';
import { newSignalFiles } from '../../scripts/new/signal-template.ts';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(`${root}docs/contribute/adding-a-signal.md`, 'utf8').replaceAll('\r\n', '\n');

describe('the guide', () => {
  test('names the files that the command writes', () =>
    expect(Object.keys(newSignalFiles('heading-count', '2026-11-22')).filter((path) => !guide.includes(`\`${path}\``))).toEqual([]));
  test('links to files that exist', () => {
    const links = [...guide.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(join(root, 'docs/contribute', path)))).toEqual([]);
  });
  test('is linked from the README', () =>
    expect(readFileSync(`${root}README.md`, 'utf8')).toContain('](docs/contribute/adding-a-signal.md)'));
});

describe('refuses', () => {
  test.each([
    ['nothing', [], 'Name what is new'],
    ['another kind', ['word', 'word-salad'], '“word” cannot be created by this command'],
    ['no id', ['signal'], 'The id is missing'],
    ['an empty id', ['signal', ''], 'not kebab-case: small letters'],
    ['two words', ['signal', 'Word', 'salad'], 'signal word-salad'],
    ['camel case', ['signal', 'wordSalad'], 'not kebab-case: write npm run new -- signal word-salad'],
    ['underscores', ['signal', 'word_salad'], 'signal word-salad'],
    ['a number first', ['signal', '3-words'], 'signal words'],
    ['a hyphen too many', ['signal', 'word--salad-'], 'signal word-salad'],
    ['a path', ['signal', '../../word-salad'], 'signal word-salad'],
    ['no letter of ours', ['signal', '橋'], 'not kebab-case: small letters'],
    ['a signal that is there', ['signal', 'html-size'], 'is taken: checks/signals/html-size.ts'],
    ['the table of contents', ['signal', 'index'], 'is taken'],
    ['a file of messages', ['signal', 'any-signal'], 'is taken: words/en/checks/any-signal.ts'],
    ['a page of the demo site', ['signal', 'outline'], 'is taken: scripts/demo/faulty-pages.ts'],
    ['a word of the language', ['signal', 'default'], 'choose another id'],
    ['a name of the lists', ['signal', 'signals'], 'choose another id'],
    ['a name of the messages', ['signal', 'no-score'], 'noScore'],
    ['a name of the template', ['signal', 'amount'], 'choose another id'],
    ['a tool without an id', ['tool'], 'Give its id, and its group unless it is content'],
    ['a tool of an unknown group', ['tool', 'heading-list', 'contents'], 'There is no group “contents”. Groups: search-appearance, '],
    ['a tool that exists', ['tool', 'terms', 'content'], '“terms” is taken: open components/tools/terms,'],
    ['a tool named after parts of tools', ['tool', 'parts', 'content'], '“parts” means something else'],
    ['a tool in two words', ['tool', 'heading', 'list', 'content'], 'npm run new -- tool heading-list content'],
    ['a tool in camel case', ['tool', 'headingList', 'content'], 'write npm run new -- tool heading-list content'],
    ['a language without a code', ['language'], 'Give one language code'],
    ['a language with a region', ['language', 'pt-BR'], '“pt-BR” is not a language code'],
    ['a language by its name', ['language', 'icelandic'], '“icelandic” is not a language code'],
    ['a code of nothing', ['language', 'qqq'], 'not a language code that is registered'],
    ['a longer code of a language', ['language', 'isl'], '“isl” is another code of “is”: npm run new -- language is'],
    ['a language that exists', ['language', 'de'], 'German is there: open checks/lists/languages/de.ts'],
    ['a locale without a code', ['locale'], 'Give one language code'],
    ['a locale by its name', ['locale', 'icelandic'], '“icelandic” is not a language code'],
    ['a locale that is no tag', ['locale', '../de'], '“../de” is not a language code'],
    ['a locale in small letters', ['locale', 'pt-pt'], '“pt-pt” is another code of “pt-PT”: npm run new -- locale pt-PT'],
    ['a locale by its old code', ['locale', 'iw'], 'npm run new -- locale he'],
    ['a locale that exists', ['locale', 'pt-BR'], 'Brazilian Portuguese is there: open words/pt-BR'],
    ['the locale of English', ['locale', 'en'], 'English is there: open words/en'],
  ])('%s', (_, words, says) => expect(planNew(words, root, '2026-11-22')).toEqual({ wrong: expect.stringContaining(says) }));
});

test.each([
  ['a-first', "{ aFirst } from './a-first.ts'", "  'a-first': aFirst,\n  'ai-crawler-access'"],
  ['https-only', "{ httpsOnly } from './https-only.ts';\nimport { https }", "  'https-only': httpsOnly,\n  https,"],
  ['salad', "{ salad } from './salad.ts'", '  salad,\n'],
  ['zebra', "'./x-card.ts';\nimport { zebra } from './zebra.ts';\n", '  zebra,\n};'],
])('%s has its place in the alphabet', (id, imported, listed) => {
  const plan = planNew(['signal', id], root, '2026-11-22');
  const text = 'files' in plan ? plan.files['words/en/checks/index.ts'] : '';
  expect(text).toContain(imported);
  expect(text).toContain(listed);
});

test.each([
  ['signal', 'words/de/checks/heading-count.ts', "export { headingCount } from '../../en/checks/heading-count.ts';\n"],
  ['tool', 'words/de/tools/heading-count.ts', "export { words } from '../../en/tools/heading-count.ts';\n"],
  ['tool', 'words/ja/checks/tool-names.ts', "\n  'heading-count': en['heading-count'],\n"],
  ['tool', 'words/ja/app/tools/tool-search.ts', "\n  'heading-count': english['heading-count'],\n"],
])('a new %s shows its English sentences in other languages: %s', (kind, path, line) => {
  const plan = planNew([kind, 'heading-count'], root, '2026-11-22');
  expect('files' in plan && plan.files[path]).toContain(line);
});

test.each([
  ['sl', 'slovenian', '`amount(count, { one, two, few, other })`'],
  ['ko', 'korean', '`amount(count, { other })`'],
])('a new locale %s says which forms its plurals have', (code, file, forms) => {
  const plan = planNew(['locale', code], root, '2026-11-22');
  expect('files' in plan && plan.files[`words/${code}/${file}.ts`]).toContain(forms);
});

/** The first of the languages that has no file yet, so that these tests go on when somebody adds one. */
const absent = (...codes: string[]) => codes.find((code) => !Object.hasOwn(languages, code))!;
const newLanguage = absent('haw', 'mi', 'sm', 'to', 'fj');
test.each([
  [newLanguage, "  script: 'Latn',\n  // functionWords: '',\n  // furtherFunctionWords: '',\n"],
  [absent('ky', 'tg', 'tt', 'ba'), "  script: 'Cyrl',\n"],
  [absent('dv', 'dz', 'bo', 'ti'), "',\n  // functionWords: '',\n"],
])('the file of %s has the script that its function words need', (code, lines) => {
  const plan = planNew(['language', code], root, '2026-11-22');
  expect('files' in plan && plan.files[`checks/lists/languages/${code}.ts`]).toContain(lines);
  // For which a test fails until lines are in it.
  expect('files' in plan && plan.files['tests/checks/lists/language-sentences.test.ts']).toContain(`  ${code}: {},\n`);
});

test('a language whose code is a word of JavaScript has another name in it', () => {
  const plan = planNew(['language', 'new'], root, '2026-11-22');
  const made = 'files' in plan ? plan.files : {};
  expect(made['checks/lists/languages/new.ts']).toContain("export const newLanguage: Language = {\n  name: 'Newari',");
  expect(made['checks/lists/languages/index.ts']).toMatch(/import \{ newLanguage \} from '\.\/new\.ts';\n[^]*\n {2}new: newLanguage,\n/);
});

test.each([
  ['nl', 'dutch', '  nl: {'],
  ['pt-PT', 'portuguese', "  'pt-PT': {"],
  ['nb', 'norwegianBokmal', '  nb: {'],
])('a new locale %s has its own numbers and its line', (code, formats, line) => {
  const plan = planNew(['locale', code], root, '2026-11-22');
  const made = 'files' in plan ? plan.files : {};
  expect(made[`words/${code}/index.ts`]).toContain(`  code: '${code}',\n  wording: ${formats},`);
  expect(made['words/languages.ts']).toContain(`${line} pages: () => import('./${code}/pages.ts'), `);
  expect(made[`docs/judging/terms.${code}.md`]).toMatch(/^\| canonical +\| +\| +\|$/m);
  // Every name that English exports is of its type: one that is missing in a copy does not compile.
  const untyped = /^export const \w+ = /m;
  const copies = Object.entries(made).filter(([path]) => path.startsWith(`words/${code}/`));
  expect(copies.length).toBeGreaterThan(150);
  expect(copies.filter(([, text]) => untyped.test(text) && !text.includes('localeFormats(')).map(([path]) => path)).toEqual([]);
  expect(copies.filter(([, text]) => /'en'|'virtual:\w+\/en'|core\/wording\.ts'/.test(text) && !text.includes('localeFormats('))).toEqual(
    [],
  );
});

describe('a copy of the tree', () => {
  const copy = join(realpathSync(mkdtempSync(join(tmpdir(), 'new-signal-'))), '/');
  const parts = [
    'checks',
    'components',
    'extension',
    'reports',
    'words',
    'entrypoints',
    'server',
    'research',
    'scripts',
    'tests',
    'docs',
    'README.md',
    '.oxfmtrc.json',
    'package.json',
    'tsconfig.json',
  ];
  beforeAll(() => {
    for (const part of parts) cpSync(root + part, copy + part, { recursive: true });
    symlinkSync(realpathSync(`${root}node_modules`), `${copy}node_modules`, 'junction');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

  // A test run inside a test run is not part of the outer one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const run = (...words: string[]) =>
    new Promise<{ status: number | string | null; stdout: string; stderr: string }>((done) => {
      execFile(process.execPath, words, { cwd: copy, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        done({ status: error ? (error.code ?? null) : 0, stdout, stderr }),
      );
    });
  const failedIn = (json: string) =>
    (
      JSON.parse(json) as { testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[] }
    ).testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`);
  const make = (...words: string[]) => run('--import', 'tsx', 'scripts/new.ts', ...words);
  const files = () => readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((path) => /^(checks|tests|docs)\b/.test(path));

  test('wrong usage is exit code 2, and nothing is written', async () => {
    const before = [files(), readFileSync(`${copy}checks/signals/index.ts`, 'utf8')];
    expect(await make('signal', 'Word_Salad')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('write npm run new -- signal word-salad'),
    });
    expect([files(), readFileSync(`${copy}checks/signals/index.ts`, 'utf8')]).toEqual(before);
  });
  // Runs a compiler and tests, on a machine that may be busy. A second try would find the files of the first, and hide why that failed.
  const once = { timeout: 1_200_000, retry: 0 };
  test('a new signal, tool, language and locale compile, and pass their tests and those of the lists', once, async () => {
    // First, since the others write into each language, also into one that is just begun.
    const locale = await make('locale', 'mi');
    expect(locale).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^ {2}words\/mi\/ \(\d+ files\)$/m) });
    expect(locale.stdout.split('\n').length).toBeLessThan(20);
    const signal = await make('signal', 'word-salad');
    expect(signal).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('docs/contribute/adding-a-signal.md') });
    expect(signal.stdout).toContain('docs/judging/signals.md');
    expect(signal.stdout).toContain('docs/use/tools.md');
    expect(signal.stdout).toContain('git clean -fd checks docs scripts tests words\n');
    expect(signal.stdout).not.toContain('docs/judging/languages.md');
    const tool = await make('tool', 'heading-list');
    expect(tool).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('components/tools/heading-list/view.tsx') });
    // Made after the lists of tools, which the planner must not have loaded before.
    expect(readFileSync(`${copy}docs/use/tools.md`, 'utf8')).toContain('### Heading list');
    expect(readdirSync(`${copy}components/tools/heading-list`).toSorted()).toEqual(['tool.ts', 'view.tsx']);
    const language = await make('language', newLanguage);
    expect(language).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(`checks/lists/languages/${newLanguage}.ts`) });
    expect(signal.stdout).toContain('words/ja/checks/word-salad.ts');
    expect(tool.stdout).toContain('words/ja/tools/heading-list.ts');
    const code = [signal, tool, language].flatMap(({ stdout }) => [...stdout.matchAll(/^ {2}(\S+\.tsx?)$/gm)].map(([, path]) => path!));
    const formatted = await run('node_modules/oxfmt/bin/oxfmt', '--list-different', 'words/mi', ...new Set(code));
    expect(formatted).toEqual({ status: 0, stdout: '', stderr: '' });
    const printed =
      "import('./scripts/demo/faulty-pages.ts').then(({ faultyPages }) => console.log(faultyPages.find(({ path }) => path === '/faults/word-salad').html))";
    expect((await run('--import', 'tsx', '-e', printed)).stdout.match(/<h2>Leaf/g)).toHaveLength(101);
    // A field compiles as soon as it is no comment.
    const [fileOfLanguage, all] = [`${copy}checks/lists/languages/${newLanguage}.ts`, /^ {2}\/\/ (?=\w+: )/gm];
    const commented = readFileSync(fileOfLanguage, 'utf8');
    writeFileSync(fileOfLanguage, commented.replace(all, '  '));
    const compiler = join(dirname(require.resolve('native-typescript/package.json')), 'bin/tsc');
    for (const project of ['.', 'checks'])
      expect(await run(compiler, '-p', project, '--tsBuildInfoFile', `${copy}types.tsbuildinfo`)).toEqual({
        status: 0,
        stdout: '',
        stderr: '',
      });
    writeFileSync(fileOfLanguage, commented);
    const tests = [
      'tests/checks/signals/word-salad.test.ts',
      'tests/checks/core/heuristics.test.ts',
      'tests/components/tools/heading-list.test.tsx',
      'tests/components/tools.test.tsx',
      'tests/tree.test.ts',
      'tests/checks/lists/languages.test.ts',
      'tests/catalogue.test.ts',
    ];
    const only = [
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'pure',
      '--project',
      'node',
      '--maxWorkers',
      '1',
      '--reporter',
      'json',
    ];
    const tested = await run('node_modules/vitest/vitest.mjs', 'run', ...only, ...tests);
    expect(failedIn(tested.stdout)).toEqual([]);
    const { success, testResults } = JSON.parse(tested.stdout) as { success: boolean; testResults: { name: string }[] };
    expect(testResults.map(({ name }) => name.slice(copy.length)).toSorted()).toEqual(tests.toSorted());
    expect(success, tested.stdout).toBe(true);
    // What is not translated yet is named, in the new language and in those that exist.
    const translated = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...only.slice(0, -1),
      'default',
      'tests/words/other-languages.test.ts',
    );
    const said = translated.stdout + translated.stderr;
    for (const sentence of [
      'mi/app/app.ts app.title: Audit this page with Pageloupe',
      'de/checks/word-salad.ts wordSalad.problem: Too many headings',
      'ja/tools/heading-list.ts words.none: The page has no headings.',
      'ar/checks/tool-names.ts names.heading-list.help: Every heading of the page with its level.',
      'mi/tools/heading-list.ts words.level: Level',
    ])
      expect(said).toContain(sentence);
    for (const [words, wrong] of [
      [['signal', 'word-salad'], 'is taken'],
      [['tool', 'heading-list', 'content'], 'is taken'],
      [['language', newLanguage], ' is there'],
      [['locale', 'mi'], ' is there'],
    ] as const)
      expect(planNew(words, copy, '2026-11-22')).toEqual({ wrong: expect.stringContaining(wrong) });
  });
  test('names a list that it cannot recognize, before anything is written', () => {
    writeFileSync(`${copy}README.md`, 'No numbers.');
    expect(() => planNew(['signal', 'other-salad'], copy, '2026-11-22')).toThrow(/^README\.md does not have the form/);
    expect(() => planNew(['tool', 'other-list', 'content'], copy, '2026-11-22')).toThrow(/^README\.md does not have the form/);
  });
});

test('package.json runs the script that is tested here', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['new']).toBe('tsx scripts/new.ts');
});
