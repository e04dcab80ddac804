/** Custom checks and report formats: what they add, and that they cannot break a run. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import type * as Types from '../../../docs/plugins.d.ts';
import { pluginLimits } from '../../../server/audit/plugins/plugins.ts';
import type { RunRow } from '../../../server/audit/row.ts';
import type { Breach } from '../../../server/cli/assertions.ts';
import type { BreachGroup, Totals } from '../../../server/cli/reporters/reporter.ts';
import { drainLimit } from '../../../server/cli/end-signals.ts';
import { eventually } from '../../support/eventually.ts';
import { csvRowsOf } from '../../support/csv-rows.ts';
import { commandWorld, type CommandWorld } from '../../support/command-world.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { pageCalled } from '../../support/runs.ts';
import { testFolder } from '../../support/service.ts';
import { root } from '../../support/spawned.ts';

vi.setConfig({ testTimeout: 60_000 });
const urls = ['https://site.example/a', 'https://site.example/b'];
const example = join(root, 'docs/examples/plugins/acme.mjs');
const world = (plugin = ''): CommandWorld => {
  const made = commandWorld({
    auditor: fakeAuditor({ [urls[0]!]: pageCalled('Coffee | Acme', urls[0]), [urls[1]!]: pageCalled('Tea', urls[1]) }),
  });
  if (plugin !== '') writeFileSync(join(made.cwd, 'own.mjs'), plugin);
  return made;
};
interface Page {
  url: string;
  report: { score: number; signals: { id: string }[] };
  plugins?: { signals: { id: string; status: string; message: string; change: string }[]; faults: { plugin: string; message: string }[] };
  breaches: { rule: string; level: string; title: string }[];
}
const pagesOf = (made: CommandWorld): Page[] => (JSON.parse(made.out()) as { pages: Page[] }).pages;
const check = (judge: string, more = '') => `export default { name: 'own', signals: [{ id: 'one', needs: ['head'], ${more}
  words: { title: 'One', says: { bad: ({ n }) => 'Bad ' + n, good: () => 'Good' } }, judge(facts, { m, pass, fail, verdict }) { ${judge} } }] };`;

/** Types that say which codes and facts there are. */
const exact = `import type { Facts, Plugin, Signal } from 'pageloupe/docs/plugins.js';
const one: Signal<'bad' | 'good', 'head' | 'headings', 'text'> = { id: 'one', needs: ['head', 'headings'], uses: ['text'], limits: { most: 3 },
  words: { title: 'One', says: { bad: ({ n }) => 'Bad ' + n, good: () => 'Good' } },
  judge({ headings, text, ...rest }, { m, limits, pass, fail, verdict }) {
    // @ts-expect-error: it may be missing
    text.units;
    // @ts-expect-error: it is not among its facts
    rest.links;
    // @ts-expect-error: it has no such code
    m.worse();
    return verdict([headings.items.length > limits.most ? fail(m.bad({ n: headings.total })) : pass(m.good())]);
  } };
export default { name: 'own', signals: [one] } satisfies Plugin;`;

describe('the example', () => {
  test('has its types where the package is installed, with each way in which TypeScript finds modules', () => {
    const folder = testFolder();
    const installed = join(folder, 'node_modules/pageloupe/docs');
    mkdirSync(installed, { recursive: true });
    for (const name of ['package.json', 'docs/facts.d.ts', 'docs/plugins.d.ts'])
      copyFileSync(join(root, name), join(installed, '..', name));
    copyFileSync(example, join(folder, 'acme.mjs'));
    const guide = readFileSync(join(root, 'docs/use/plugins.md'), 'utf8');
    writeFileSync(join(folder, 'headings.mts'), /```ts\n(.*?)```/s.exec(guide)![1]!);
    const [, headings] = /```json\n(.*?)```/s.exec(guide)!;
    writeFileSync(join(folder, 'exact.mts'), `${exact}\nexport const headings: Facts['headings'] = ${headings!};`);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const module of [['nodenext'], ['node20'], ['esnext', '--moduleResolution', 'bundler']]) {
      const order = ['--checkJs', '--strict', '--noUncheckedIndexedAccess', '--noEmit', '--target', 'es2022', '--module', ...module];
      const compiler = join(root, 'node_modules/native-typescript/bin/tsc');
      const { status, stdout } = spawnSync(process.execPath, [compiler, ...order, 'acme.mjs', 'headings.mts', 'exact.mts'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([module, status, stdout]).toEqual([module, 0, '']);
    }
  });
  test('adds a check that is in every report and in no score', async () => {
    const plain = world();
    await plain.run('audit', ...urls, '--format', 'json');
    const made = world();
    expect(
      await made.run('audit', ...urls, '--plugin', example, '--format', 'json', '--format', 'csv=pages.csv', '--format', 'html=run.html'),
    ).toBe(await world().run('audit', ...urls));
    const pages = pagesOf(made);
    expect(pages.map(({ plugins }) => plugins)).toEqual([
      { signals: [expect.objectContaining({ id: 'acme/title-brand', status: 'pass' })], faults: [] },
      {
        signals: [
          expect.objectContaining({
            id: 'acme/title-brand',
            status: 'warn',
            message: 'The title is “Tea”.',
            change: 'End the title with “ | Acme”.',
          }),
        ],
        faults: [],
      },
    ]);
    expect(pages[1]!.breaches).toContainEqual(
      expect.objectContaining({ rule: 'acme/title-brand', level: 'warn', title: 'The title does not end with our brand' }),
    );
    expect(pages.map(({ report }) => report)).toEqual(pagesOf(plain).map(({ report }) => report));
    const csv = readFileSync(join(made.cwd, 'pages.csv'), 'utf8');
    expect(csv.split('\r\n')[0]).toMatch(/,acme\/title-brand$/);
    expect(readFileSync(join(made.cwd, 'run.html'), 'utf8')).toContain('acme/title-brand');
  });
  test('is asserted like any check, now and from saved results', async () => {
    const made = world();
    const strict = ['--preset', 'none', '--assert', 'acme/title-brand=error'];
    expect(
      await made.run(
        'audit',
        ...urls,
        '--plugin',
        example,
        ...strict,
        '--format',
        'ndjson=rows.ndjson',
        '--format',
        'sarif=r.sarif',
        '--format',
        'junit=r.xml',
      ),
    ).toBe(1);
    for (const file of ['r.sarif', 'r.xml']) expect(readFileSync(join(made.cwd, file), 'utf8')).toContain('The title is “Tea”.');
    expect(await made.run('assert', '--input', 'rows.ndjson', '--plugin', example, ...strict, '--format', 'json')).toBe(1);
    expect(await made.run('assert', '--input', 'rows.ndjson', '--preset', 'none')).toBe(0);
    const known = ['--input', 'rows.ndjson', '--baseline', 'known.json', ...strict];
    expect(await made.run('baseline', 'update', ...known)).toBe(2);
    expect(made.err()).toContain('No plugin has a check "acme/title-brand".');
    expect(await made.run('baseline', 'update', ...known, '--plugin', example)).toBe(0);
    expect(await made.run('assert', ...known, '--plugin', example)).toBe(0);
  });
  test('writes a custom report, from a run and from saved results', async () => {
    const made = world();
    await made.run('audit', ...urls, '--plugin', example, '--preset', 'none', '--format', 'acme/lines', '--format', 'ndjson=rows.ndjson');
    expect(made.out()).toMatch(/^https:\/\/site\.example\/a \d+\nhttps:\/\/site\.example\/b \d+\nerrors: 0\n$/);
    await made.run('assert', '--input', 'rows.ndjson', '--plugin', example, '--preset', 'none', '--format', 'acme/lines=again.txt');
    expect(readFileSync(join(made.cwd, 'again.txt'), 'utf8')).toBe(made.out());
  });
  test.each([
    ['a promise of text', `async () => 'text'`, 'text'],
    ['a promise of parts', `async () => ['te', 'xt']`, 'text'],
    [
      'pages that it reads twice',
      `async *({ pages }) { for (const time of [1, 2]) for await (const { url } of pages) yield time + url.slice(-1) + ' '; }`,
      '1a 1b 2a 2b ',
    ],
    [
      'pages that it reads twice at once',
      `async ({ pages }) => {
        const read = async () => { let all = ''; for await (const { url } of pages) all += url.slice(-1); return all; };
        return (await Promise.all([read(), read()])).join(' '); }`,
      'ab ab',
    ],
  ])('a report is made of %s', async (_, reporter, text) => {
    const made = world(`export default { name: 'own', reporters: { lines: ${reporter.replace(/^async \*/, 'async function *')} } };`);
    await made.run('audit', ...urls, '--plugin', 'own.mjs', '--preset', 'none', '--format', 'own/lines=own.txt');
    expect(readFileSync(join(made.cwd, 'own.txt'), 'utf8')).toBe(text);
  });
  test('a report has the failed assertions of each page', async () => {
    const made = world(`export default { name: 'own', reporters: { async *lines({ pages }) {
      for await (const { breaches, known } of pages) yield JSON.stringify([breaches, known].map((all) => all.map(({ rule }) => rule))) + '\\n'; } } };`);
    const plugins = ['--plugin', 'own.mjs', '--plugin', example];
    const rules = ['--preset', 'none', '--assert', 'acme/title-brand=error'];
    await made.run('audit', ...urls, ...plugins, ...rules, '--format', 'own/lines=own.txt', '--format', 'ndjson=rows.ndjson');
    expect(readFileSync(join(made.cwd, 'own.txt'), 'utf8')).toBe('[[],[]]\n[["acme/title-brand"],[]]\n');
    const saved = ['--input', 'rows.ndjson', ...rules, '--baseline', 'known.json'];
    const updated = await made.run('baseline', 'update', ...saved, ...plugins);
    expect(updated, made.err()).toBe(0);
    await made.run('assert', ...saved, ...plugins, '--format', 'own/lines=own.txt');
    expect(readFileSync(join(made.cwd, 'own.txt'), 'utf8')).toBe('[[],[]]\n[[],["acme/title-brand"]]\n');
  });
  test('the types of what a reporter gets are ours', () => {
    expectTypeOf<Types.Totals>().toEqualTypeOf<Totals>();
    expectTypeOf<Types.Breach>().toEqualTypeOf<Breach>();
    expectTypeOf<Types.BreachGroup>().toEqualTypeOf<BreachGroup>();
    expectTypeOf<keyof Types.Row>().toEqualTypeOf<keyof RunRow | 'breaches' | 'known'>();
    expectTypeOf<RunRow>().toExtend<Omit<Types.Row, 'breaches' | 'known'>>();
    expectTypeOf<Types.Run['pages']>().toEqualTypeOf<AsyncIterable<Types.Row>>();
  });
  test('comes from the configuration as well', async () => {
    const made = world();
    writeFileSync(
      join(made.cwd, 'pageloupe.config.json'),
      JSON.stringify({ plugins: [example], assert: { preset: 'none', signals: { 'acme/title-brand': 'error' } } }),
    );
    expect(await made.run('audit', ...urls)).toBe(1);
  });
  test('writes its report where the configuration names it', async () => {
    const made = world();
    const reporters = ['acme/lines', ['acme/lines', { outputFile: 'lines.txt' }]];
    writeFileSync(join(made.cwd, 'pageloupe.config.json'), JSON.stringify({ plugins: [example], reporters, assert: { preset: 'none' } }));
    expect(await made.run('audit', ...urls)).toBe(0);
    expect(made.out()).toContain('https://site.example/a ');
    expect(readFileSync(join(made.cwd, 'lines.txt'), 'utf8')).toBe(made.out());
  });
});

describe('a plugin that cannot be used ends the command with 2, and says why', () => {
  test.each([
    ['', 'no such file or folder.'],
    ['export default {{', 'Unexpected token'],
    ['throw new Error("no license")', 'no license'],
    ['export const name = "own"', 'needs a name'],
    ['export default { name: "Own Team" }', 'needs a name'],
    ['export default { name: "own", signals: {} }', 'signals have to be a list'],
    ['export default { name: "own", signals: [{ id: "one" }] }', 'check one needs a function judge'],
    ['export default { name: "own", signals: [null] }', 'check 1 needs an id'],
    [
      'export default { name: "own", signals: [{ id: "one", needs: ["link"], words: { title: "", says: {} }, judge() {} }] }',
      'check one needs "link", which is not a fact. Facts: page, head, headings, links,',
    ],
    ['export default { name: "own", reporters: { X: 1 } }', 'its reporter "X"'],
    ['export default { name: "own" }', 'needs signals (checks) or reporters (report formats), and has neither'],
    ['export default { name: "own", signals: [], reporters: {} }', 'and has neither'],
    ['process.exit(0)', 'Its thread ended'],
    // Node 22.18 and later runs it, and finds that it is no plugin.
    [
      'import "./types.mts"',
      'typescript' in process.features && process.features.typescript ? 'needs a name' : 'doesn’t run TypeScript. Compile',
    ],
  ])('%s', async (plugin, why) => {
    const made = world(plugin);
    writeFileSync(join(made.cwd, 'types.mts'), '');
    expect(await made.run('audit', ...urls, '--plugin', 'own.mjs')).toBe(2);
    expect(made.err()).toContain('Can’t use the plugin own.mjs: ');
    expect(made.err()).toContain(why);
    expect(made.made).toEqual([]);
  });
  test.each([
    [['--assert', 'own/two=error'], 'No plugin has a check "own/two".\n'],
    [['--assert', 'own/on=error'], 'No plugin has a check "own/on". Did you mean "own/one"?'],
    [['--format', 'own/lines'], 'No plugin has a report format "own/lines".'],
    [['--plugin', example, '--format', 'lines'], ', acme/lines.\n'],
    [['--plugin', './own.mjs', '--plugin', example, '--plugin', example.replace('acme.mjs', './acme.mjs')], 'Two plugins are called'],
  ])('%j', async (args, why) => {
    const made = world(check('return verdict([pass(m.good())])'));
    expect(await made.run('audit', ...urls, '--plugin', 'own.mjs', ...args)).toBe(2);
    expect(made.err()).toContain(why);
  });
});

describe('a plugin that fails on a page is named there, and the page has its report', () => {
  const faultsOf = async (plugin: string, ...args: string[]) => {
    const made = world(plugin);
    const code = await made.run(
      'audit',
      ...urls,
      '--plugin',
      'own.mjs',
      '--plugin',
      example,
      ...(args.includes('--preset') ? [] : ['--preset', 'recommended']),
      '--format',
      'json',
      '--concurrency',
      '1',
      ...args,
    );
    const pages = pagesOf(made);
    for (const page of pages) {
      expect(page.report.signals.length).toBeGreaterThan(40);
      // The other plugin is not affected.
      expect(page.plugins!.signals.map(({ id }) => id)).toContain('acme/title-brand');
    }
    return { made, code, pages, err: made.err() };
  };
  const noVerdict = 'judge must return a verdict: verdict([…]) or na(…).';
  test.each([
    ['throws', 'throw new Error("not today")', 'own/one: not today'],
    ['returns nothing', 'return undefined', `own/one: ${noVerdict} It returned nothing.`],
    ['returns null', 'return null', `${noVerdict} It returned null.`],
    ['returns nonsense', 'return { status: "great", findings: [] }', `${noVerdict} It returned another object.`],
    ['returns a finding', 'return pass(m.good())', `${noVerdict} It returned a finding.`],
    ['returns a message', 'return m.good()', `${noVerdict} It returned a message.`],
    ['returns a list', 'return [pass(m.good())]', `${noVerdict} It returned a list.`],
    ['returns a promise', 'return Promise.reject(new Error("late"))', `${noVerdict} It returned a promise.`],
    ['returns a number', 'return 1', `${noVerdict} It returned a number.`],
    ['returns a string', 'return "pass"', `${noVerdict} It returned a string.`],
    ['uses a code that it has no words for', 'return verdict([fail(m.worse())])', 'it returned the code "worse"'],
    ['ends its thread', 'process.exit(1)', 'Its thread ended'],
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));', ''],
  ])('it %s', async (_, judge, why) => {
    const { pages } = await faultsOf(check(judge));
    for (const { plugins, breaches } of pages) {
      expect(plugins!.faults.map(({ plugin }) => plugin)).toEqual(['own']);
      expect(plugins!.faults[0]!.message).toContain(why);
      expect(breaches).toContainEqual(expect.objectContaining({ rule: 'own/failed', level: 'warn', title: 'The plugin own failed' }));
    }
  });
  test.each(['throw new Error("not today")', 'process.exit(0)'])(
    'it is an error if it fails where its check must not: %s',
    async (judge) => {
      const { pages, code } = await faultsOf(check(judge), '--preset', 'none', '--assert', 'own/one=error');
      expect(pages[0]!.breaches.map(({ rule, level }) => [rule, level])).toContainEqual(['own/failed', 'error']);
      expect(code).toBe(1);
      const other = await faultsOf(check(judge), '--preset', 'none', '--assert', 'title=error');
      expect(other.pages[0]!.breaches.map(({ rule }) => rule)).not.toContain('own/failed');
    },
  );
  test('HTML and CSV say so, too, where the verdicts of plugins are', async () => {
    const { made } = await faultsOf(check('throw new Error("not today")'), '--format', 'html=run.html', '--format', 'csv=run.csv');
    expect(readFileSync(join(made.cwd, 'run.html'), 'utf8')).toMatch(/own\/failed.*own\/one: not today/s);
    const [head, ...rows] = csvRowsOf(readFileSync(join(made.cwd, 'run.csv'), 'utf8'));
    expect(rows.map((row) => row[head!.indexOf('own/failed')])).toEqual(urls.map(() => 'own/one: not today'));
  });
  test('each of its checks that failed is told', async () => {
    const one = (id: string) => `{ id: '${id}', words: { title: 'One', says: {} }, judge() { throw new Error('no ${id}'); } }`;
    const { made } = await faultsOf(
      `export default { name: 'own', signals: [${one('one')}, ${one('two')}] };`,
      '--format',
      'pretty=run.txt',
    );
    const text = readFileSync(join(made.cwd, 'run.txt'), 'utf8');
    for (const id of ['one', 'two']) expect(text).toContain(`own/${id}: no ${id}`);
  });
  test('it never returns', async () => {
    const usual = pluginLimits.judge;
    pluginLimits.judge = 300;
    try {
      const { pages, code } = await faultsOf(check('for (;;);'), '--assert', 'own/failed=error');
      expect(pages.map(({ plugins }) => plugins!.faults[0]!.message)).toEqual(
        Array.from({ length: 2 }, () => expect.stringContaining('did not finish within')),
      );
      expect(code).toBe(1);
    } finally {
      pluginLimits.judge = usual;
    }
  });
  test('what it prints goes to standard error, without control characters', async () => {
    const written = vi.spyOn(process.stdout, 'write');
    onTestFinished(() => written.mockRestore());
    const { err } = await faultsOf(check('console.log("\\u001b[31mhello"); return verdict([pass(m.good())])'));
    expect(written.mock.calls.map(([text]) => String(text)).join('')).not.toContain('hello');
    expect(err).toMatch(/own\.mjs: {1,2}\[31mhello/);
    expect(err).not.toContain('\u001b');
  });
  test('its report has neither control characters nor commands of CI systems on standard output; a file has what it wrote', async () => {
    const parts = ['a\u001b[31m\u0007\u202e#', '#vso[task.x]b\n', ' ::er', 'ror::c\r\n', '\t##teamcity[d]\u2028\r', '::e', '\n::f'];
    const made = world(`export default { name: 'own', reporters: { lines: () => ${JSON.stringify(parts)} } };`);
    const reports = ['--format', 'own/lines', '--format', 'own/lines=own.txt'];
    expect(await made.run('audit', ...urls, '--plugin', 'own.mjs', '--preset', 'none', ...reports)).toBe(0);
    expect(made.out()).toBe('a [31m  # #vso[task.x]b\n \u2236:error::c\r\n\t# #teamcity[d]  ::e\n\u2236:f');
    expect(readFileSync(join(made.cwd, 'own.txt'), 'utf8')).toBe(parts.join(''));
  });
  test('a fact that was not collected makes its check unchecked', async () => {
    const { pages } = await faultsOf(check('return verdict([pass(m.good())])').replace("needs: ['head']", "needs: ['canonicalTarget']"));
    expect(pages[0]!.plugins!.signals[0]).toMatchObject({ id: 'own/one', status: 'unchecked' });
  });
  test.skipIf(process.platform !== 'linux')('a report that cannot be written ends the command with 4 after the other reports', async () => {
    const made = world(
      `export default { name: 'own', reporters: {
        async *long() { for (let line = 0; line < 100; line++) yield 'long ' + line + '\\n'; },
        short: () => 'short', } };`,
    );
    const reports = ['own/long=/dev/full', 'junit=/dev/full', 'own/short=own.txt', 'json=run.json'].flatMap((one) => ['--format', one]);
    expect(await made.run('audit', ...urls, '--plugin', 'own.mjs', '--preset', 'none', ...reports)).toBe(4);
    expect(made.err()).toContain('no space left on disk');
    expect(readFileSync(join(made.cwd, 'own.txt'), 'utf8')).toBe('short');
    expect((JSON.parse(readFileSync(join(made.cwd, 'run.json'), 'utf8')) as { pages: object[] }).pages).toHaveLength(2);
  });
  test.each([1, 2])('signals (%d) while one hangs end the command, and the other reports are written', async (count) => {
    const { ms } = drainLimit;
    onTestFinished(() => void (drainLimit.ms = ms));
    drainLimit.ms = count === 1 ? 100 : 60_000;
    const made = world(
      `export default { name: 'own', reporters: { async *lines() { console.log('begun'); await new Promise((done) => setTimeout(done, 60_000)); } } };`,
    );
    const reports = ['own/lines=own.txt', 'csv=pages.csv'].flatMap((one) => ['--format', one]);
    const ended = made.run('audit', ...urls, '--plugin', 'own.mjs', '--preset', 'none', ...reports);
    await eventually(() => expect(made.err()).toContain('begun'));
    for (let one = 0; one < count; one++) made.end('SIGINT');
    expect(await ended).toBe(130);
    expect(made.err()).toContain('Interrupted. Not written: own.txt.');
    expect(readdirSync(made.cwd).filter((name) => name.startsWith('own.txt') || name.startsWith('pages'))).toEqual(['pages.csv']);
  });
  test.each([
    ['throws', 'async *lines() { yield "begun"; throw new Error("no disk"); }', 'The report own/lines failed: no disk'],
    ['yields no text', 'async *lines() { yield 1; }', 'a reporter returns or yields text only, not number.'],
    ['returns nothing', 'lines() {}', 'a reporter returns or yields text only, not undefined.'],
    ['returns a promise of no text', 'lines: async () => null', 'a reporter returns or yields text only, not null.'],
    ['returns an object', 'lines: () => ({})', 'a reporter returns or yields text only, not object.'],
  ])('a reporter that %s ends the command with 4 after the other reports', async (_, reporter, why) => {
    const made = world(`export default { name: 'own', reporters: { ${reporter} } };`);
    expect(
      await made.run(
        'audit',
        ...urls,
        '--plugin',
        'own.mjs',
        '--preset',
        'none',
        '--format',
        'own/lines=own.txt',
        '--format',
        'json=run.json',
      ),
    ).toBe(4);
    expect(made.err()).toContain(why);
    expect((JSON.parse(readFileSync(join(made.cwd, 'run.json'), 'utf8')) as { pages: object[] }).pages).toHaveLength(2);
  });
});
