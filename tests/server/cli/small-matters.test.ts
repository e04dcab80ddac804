/** Small things that people noticed in their first hour with the command line. Those that stay as they are: docs/decisions/0023-the-http-api.md and 0024-the-command-line.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configTemplate } from '../../../server/cli/commands/init.ts';
import { processWorld } from '../../../server/cli/process-world.ts';
import { openJournalRows } from '../../../server/cli/run/journal.ts';
import { commandWords } from '../../../words/en/server/cli.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { testFolder } from '../../support/service.ts';
import { root } from '../../support/spawned.ts';

const page = (path: string) => `https://site.example/${path}`;

test.each([
  [['audit', page(''), '--nope'], 'Help: pageloupe audit --help'],
  [['audit', page(''), '--concurency', '2'], 'Unknown option "--concurency". Did you mean "--concurrency"?'],
  [['audit', page(''), '--lang', 'de'], 'Unknown option "--lang". Did you mean "--language"?'],
  [['audit', page(''), '--allow-inc'], 'Unknown option "--allow-inc". Did you mean "--allow-incomplete"?'],
  [['audit', page(''), '--no-'], 'Unknown option "--no-".\n'],
  [['adit'], 'Unknown command "adit". Did you mean "audit"?'],
  [['crawl', 'https://a.example'], 'Unknown command "crawl". Did you mean "audit --crawl"?'],
  [['audit', '--device'], 'The option needs a value: --device <name>'],
  [['audit', page(''), '--compare-with', '--no-probe'], 'The option needs a value: --compare-with <'],
  [['audit', page(''), '--output', '--quiet'], 'The option needs a value: --output <'],
  [['compare'], 'Missing argument: <before>'],
  [['keys', 'list'], 'Missing option: --key-file <'],
  [['doctor', 'a', 'b'], 'Too many arguments: 2 instead of 0.'],
  [['audit', '--no\u001b[31m'], 'Unknown option "--no [31m".'],
  [['audit', '--language', 'de', '--concurency', '2'], 'Unbekannte Option „--concurency“. Meinten Sie „--concurrency“?'],
  [['keys', 'create', 'ci', '--key-file', 'keys.txt', '--nope'], 'Help: pageloupe keys create --help'],
])('%j: the help of that command, and what was probably meant', async (args, texts) => {
  const world = commandWorld();
  expect([await world.run(...args), world.err()]).toEqual([2, expect.stringContaining(texts)]);
});

test.each<[args: string[], more: Parameters<typeof commandWorld>[0] & { config?: string }, alone: string]>([
  [['audit', page(''), '--seed', '3'], {}, '--seed has no effect without --sample <n>.'],
  [['audit', page('')], { config: 'seed: 3\n' }, 'seed has no effect without --sample <n>.'],
  [['audit', page(''), '--comment', 'c.md'], {}, '--comment has no effect without --compare-with <file>.'],
  [['audit', page('')], { env: { PAGELOUPE_COMMENT: 'c.md' } }, 'PAGELOUPE_COMMENT has no effect without --compare-with <file>.'],
  [['audit', page(''), '--key-env', 'KEY'], {}, '--key-env has no effect without --server <url>.'],
  [['audit', page(''), '--batch', '01KB0000000000000000000000'], {}, '--batch has no effect without --server <url>.'],
  [['audit', page(''), '--port', '3000'], {}, '--port has no effect without --static <folder>.'],
  [['audit', page(''), '--base', '/x/'], {}, '--base has no effect without --static <folder>.'],
  [['audit', page(''), '--wait-on', page('')], {}, '--wait-on has no effect without --start <command>.'],
  [['audit', page(''), '--wait-timeout', '5s'], {}, '--wait-timeout has no effect without --start <command>.'],
  [['mcp', '--key-env', 'KEY'], {}, '--key-env has no effect without --server <url>.'],
  [['compare', 'a', 'b', '--after-origin', 'https://a.example'], {}, '--after-origin has no effect without --before-origin <origin>.'],
  [['serve'], { env: { PAGELOUPE_QUEUE_PREFIX: 'x' } }, 'PAGELOUPE_QUEUE_PREFIX has no effect without --queue-url <url>.'],
])('%j with %j is refused, not ignored', async (args, { config = '', ...more }, alone) => {
  const world = commandWorld({ auditor: fakeAuditor(), ...more });
  if (config !== '') writeFileSync(join(world.cwd, 'pageloupe.config.yaml'), config);
  expect([await world.run(...args), world.err()]).toEqual([2, expect.stringContaining(alone)]);
});

test.each([
  ['PAGELOUPE_DEVISE', 'PAGELOUPE_DEVICE'],
  ['PAGELOUPE_MAXWARNINGS', 'PAGELOUPE_MAX_WARNINGS'],
  ['PAGELOUPE_KEYFILE', 'PAGELOUPE_KEY_FILE'],
  ['PAGELOUPE_KEYS', 'PAGELOUPE_KEY'],
])('a variable %s does not go unnoticed, and ends nothing', async (name, meant) => {
  const world = commandWorld({ env: { [name]: '1' } });
  expect([await world.run('audit', page(''), '--preset', 'none', '--quiet'), world.err()]).toEqual([
    0,
    `Unknown environment variable "${name}". Did you mean "${meant}"?\n`,
  ]);
});

test.each([
  ['PAGELOUPE_LIMIT', '--limit'],
  ['PAGELOUPE_SUBDOMAINS', '--subdomains'],
  ['PAGELOUPE_INCLUDE', '--include'],
  ['PAGELOUPE_FORMAT', '--format'],
  ['PAGELOUPE_NO_CONFIG', '--no-config'],
])('a variable %s of an option that has none is told with the option, unless that is typed', async (name, flag) => {
  const world = commandWorld({ env: { [name]: 'x' } });
  expect([await world.run('audit', page(''), '--preset', 'none', '--quiet'), world.err()]).toEqual([
    0,
    `${name} sets nothing: use ${flag}.\n`,
  ]);
  const typed = commandWorld({ env: { [name]: 'x' } });
  await typed.run('audit', page(''), `${flag}=x`);
  expect(typed.err()).not.toContain('sets nothing');
});

test('variables of others that begin the same are left alone', async () => {
  const ours = ['ARGUMENTS', 'BEFORE', 'PACKAGE', 'PULL_REQUEST', 'REPOSITORY', 'RESULTS', 'URLS'];
  const kubernetes = ['SERVICE_HOST', 'SERVICE_PORT', 'PORT_8787_TCP', 'PORT_8787_TCP_ADDR', 'PORT_8787_TCP_PORT', 'PORT_8787_TCP_PROTO'];
  const env = Object.fromEntries([...ours, ...kubernetes, 'KEY', ''].map((name) => [`PAGELOUPE_${name}`, 'x']));
  const world = commandWorld({ env });
  expect([await world.run('signals', 'title'), world.err()]).toEqual([0, '']);
});

test('no line of the help begins with a mark that belongs to the word before it', async () => {
  const world = commandWorld();
  expect(await world.run('audit', '--help', '--language', 'fr')).toBe(0);
  expect(world.out()).toContain('par défaut');
  expect(world.out()).not.toMatch(/^ *[:;]/m);
});

test('the help of worker says what --host is for: a worker has no keys', async () => {
  const world = commandWorld();
  expect(await world.run('worker', '--help')).toBe(0);
  const help = world.out().replace(/\s+/g, ' ');
  expect(help).toContain('--host <host> Host that --health-port listens on. (default: 127.0.0.1, env: PAGELOUPE_HOST)');
  expect(help).not.toContain('requires keys');
});

test('an empty list of URLs is named', async () => {
  const world = commandWorld();
  writeFileSync(join(world.cwd, 'empty.txt'), '# none\n');
  expect(await world.run('audit', '--url-file', 'empty.txt')).toBe(2);
  expect(world.err()).toContain('No URLs in empty.txt. Write one URL per line.');
});

test('a file of a report that cannot be written is named as it was typed', async () => {
  const world = commandWorld();
  const file = join(world.cwd, '..', 'no-such-folder', 'report.json');
  expect(await world.run('audit', page(''), '--format', `json=${file}`)).toBe(2);
  expect(world.err()).toContain(`The folder of ${file} does not exist.`);
});

test('a list of URLs with invalid lines names each of them with its number, and audits nothing', async () => {
  const auditor = fakeAuditor();
  const world = commandWorld({ auditor });
  writeFileSync(join(world.cwd, 'list.txt'), `${page('a')}\nexample.com\n# none\n${page('b')}\nftp://site.example/\n`);
  expect(await world.run('audit', '--url-file', 'list.txt')).toBe(2);
  expect(world.err()).toMatch(/list\.txt has 2 invalid lines:\n\s*line 2: .*\n\s*line 5: /);
  expect(auditor.orders).toEqual([]);
});

test('standard input is named in words', async () => {
  const world = commandWorld({ stdin: 'foo\n' });
  expect(await world.run('audit', '--url-file', '-')).toBe(2);
  expect(world.err()).toMatch(/^Standard input has 1 invalid line:\nline 1: Not an http\(s\) URL: foo\./);
});

test('a language that does not exist is reported where it was named, and so is a missing configuration', async () => {
  const err = async (env: Record<string, string>, config: object, ...args: string[]) => {
    const world = commandWorld({ env });
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify(config));
    expect(await world.run('audit', page(''), ...args)).toBe(2);
    return world.err();
  };
  const none = ': there is no language xx.';
  expect(await err({}, {}, '--language', 'xx')).toContain(`--language${none}`);
  expect(await err({ PAGELOUPE_LANGUAGE: 'xx' }, {})).toContain(`PAGELOUPE_LANGUAGE${none}`);
  expect(await err({}, { language: 'xx' })).toContain(`pageloupe.config.json is not valid:\nlanguage${none}`);
  expect(await err({ PAGELOUPE_CONFIG: 'gone.yaml' }, {})).toContain('PAGELOUPE_CONFIG');
});

test('init suggests URLs, and audits none that nobody chose', () => {
  expect(configTemplate).toContain('example.com');
  const { urls = [], sitemaps = [] } = (parse(configTemplate) ?? {}) as { urls?: string[]; sitemaps?: string[] };
  expect([urls, sitemaps]).toEqual([[], []]);
});

test('the start of a service names its documentation, and a request that works: with a key, at an address of this machine', () => {
  const text = commandWords.serve.listening({ address: 'http://0.0.0.0:8787', keys: true });
  expect(text).toContain('http://127.0.0.1:8787/docs');
  expect(text).toMatch(/curl 'http:\/\/127\.0\.0\.1:8787\/v1\/audit\S*' --header "Authorization: Bearer /);
  expect(commandWords.serve.listening({ address: 'http://127.0.0.1:8787', keys: false })).not.toContain('Bearer');
});

test('words are not doubled, one is one, and nothing is about to end in no time', async () => {
  const auditor = fakeAuditor({ [page('a')]: withoutTitle(page('a')) });
  const world = commandWorld({ auditor, tty: true });
  await world.run(
    'audit',
    page('a'),
    page('b'),
    page('c'),
    page('d'),
    '--preset',
    'strict',
    '--format',
    'pretty',
    '--format',
    'markdown=m.md',
  );
  expect(`${world.out()}${readFileSync(join(world.cwd, 'm.md'), 'utf8')}`).not.toMatch(/(\b\w+: )\1/);
  expect(world.err()).not.toMatch(/about 0 s/);
  const explained = commandWorld();
  await explained.run('signals', 'title');
  expect(explained.out()).not.toMatch(/\b1 points/);
  expect(explained.out()).toMatch(/^ +https:\S+#the-title-element$/m);
});

test('JSON has the title of each page', async () => {
  const world = commandWorld();
  await world.run('audit', page('a'), '--format', 'json', '--quiet');
  const { pages } = JSON.parse(world.out()) as {
    pages: { title: string; report: { glance: { title: { text: string } | string | null } } }[];
  };
  expect(pages[0]!.title).not.toBe('');
  expect(JSON.stringify(pages[0]!.report.glance.title)).toContain(pages[0]!.title);
});

test('the first lines of the Dockerfile run it with the profile that its sandbox needs', () => {
  const dockerfile = readFileSync(join(root, 'docs/use/ci/Dockerfile'), 'utf8');
  const [run] = /docker run .*/.exec(dockerfile)!;
  expect(run).toContain('--security-opt seccomp=docs/use/ci/seccomp.json');
  expect(dockerfile.indexOf('npm pack')).toBeLessThan(dockerfile.indexOf('docker build'));
});

test('saved results that change while they are read are no results without faults', async () => {
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', page('a'), page('b'), '--preset', 'none', '--format', 'ndjson=rows')).toBe(0);
  const saved = await openJournalRows(['rows'], world.cwd);
  try {
    expect((await saved.read(0))?.url).toBe(page('a'));
    writeFileSync(join(world.cwd, 'rows'), '');
    await expect(saved.read(1)).rejects.toThrow('Can’t read a result of rows, which has changed');
  } finally {
    await saved.close();
  }
});

test('a handler of signals that is taken back twice takes no other with it', () => {
  const { onEnd } = processWorld();
  const ended: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => onEnd(() => ended.push(name)));
  second!();
  second!();
  process.listeners('SIGTERM').at(-1)!('SIGTERM');
  first!();
  expect(ended).toEqual(['first']);
});

test.each([0, 1])('process.exit(%i) in a script of the user is no success, and said', (code) => {
  const folder = testFolder();
  writeFileSync(join(folder, 'pageloupe.config.mjs'), `process.exit(${code});\nexport default {};\n`);

  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      join(root, 'server/main.ts'),
      'audit',
      'http://127.0.0.1:9/',
      '--config',
      'pageloupe.config.mjs',
      '--language',
      'en',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([4, expect.stringContaining('process.exit()')]);
});
