/** The examples of docs/use/command-line.md, executed with a local site; and the commands around the service. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { processWorld } from '../../../server/cli/process-world.ts';
import { commandWorld } from '../../support/command-world.ts';
import { browserEnvironment } from '../../support/spawned.ts';
import { webServer } from '../../support/web-server.ts';

vi.setConfig({ testTimeout: 240_000 });
const text = readFileSync(new URL('../../../docs/use/command-line.md', import.meta.url), 'utf8');
const examples = /## Examples[\s\S]*?```sh\n([\s\S]*?)```/.exec(text)![1]!.trim().split('\n');
/** Splits a line into words like a shell. */
const wordsOf = (line: string) =>
  spawnSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .stdout.split('\0')
    .slice(0, -1);

test('docs/use/settings.md has every option of pageloupe audit', async () => {
  const world = commandWorld();
  await world.run('audit', '--help');
  const named = [...world.out().matchAll(/^ {2,6}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag]) => flag!).filter((flag) => flag !== '--help');
  // A switch that the configuration may have turned has both positions, and the table the unusual one.
  const guide = readFileSync(new URL('../../../docs/use/settings.md', import.meta.url), 'utf8');
  const missing = named.filter((flag) => ![flag, flag.replace('--', '--no-')].some((one) => guide.includes(`| \`${one}\` |`)));
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
test('there are some', () => expect(examples.length).toBeGreaterThan(5));
test.skipIf(findChromium() === null)('every example does what it says', async () => {
  const page = (title: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1><p>Press the corners on with a cloth between brass and plier.</p></main></body></html>`;
  const { origin, requested } = await webServer({
    '/': page('Brass corners'),
    '/second': page('Second'),
    '/private/third': page('Third'),
    '/sitemap.xml': (request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<urlset>${['/', '/second', '/private/third'].map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`).join('')}</urlset>`,
        );
    },
  });
  const world = commandWorld({ env: browserEnvironment });
  const { createAuditor, openNet } = processWorld();
  Object.assign(world, { createAuditor, openNet });
  for (const line of examples) {
    const [program, ...words] = wordsOf(line.replaceAll('https://example.com', origin));
    expect(program).toBe('pageloupe');
    const before = requested.length;
    expect(await world.run(...words), `${line}\n${world.err()}`).toBe(0);
    // A sample may contain it: samples depend on URLs, and the port differs each time.
    if (line.includes('--exclude')) expect(requested.slice(before)).not.toContain('/private/third');
    for (const [, file] of line.matchAll(/(?:=|--baseline )([\w-]+\.(?:csv|xml|html|ndjson|json|md)(?:\.gz)?)(?= |$)/g))
      expect(existsSync(join(world.cwd, file!)), file).toBe(true);
  }
  expect(examples.filter((line) => line.includes('--exclude'))).not.toEqual([]);
  expect(readFileSync(join(world.cwd, 'summary.md'), 'utf8')).toContain('## Pageloupe');
});

test('keys: made once, listed by digest, taken back', async () => {
  const world = commandWorld();
  const file = join(world.cwd, 'keys.txt');
  expect(await world.run('keys', 'create', 'ci', '--key-file', file)).toBe(0);
  const key = world.out().trim();
  expect(key).toMatch(/^pageloupe_[\w-]{43}$/);
  expect(readFileSync(file, 'utf8')).not.toContain(key);
  expect(await world.run('keys', 'list', '--key-file', file)).toBe(0);
  expect(world.out()).toMatch(/^[\da-f]{12} {2}\d{4}-\d\d-\d\d {2}run {4}ci$/m);
  expect(await world.run('keys', 'create', 'boss', '--role', 'admin', '--key-file', file)).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/\/admin boss$/m);
  expect(await world.run('keys', 'create', 'x', '--role', 'root', '--key-file', file)).toBe(2);
  expect(await world.run('keys', 'revoke', 'ci', '--key-file', file)).toBe(0);
  // Not 1: no assertion failed.
  expect(await world.run('keys', 'revoke', 'ci', '--key-file', file)).toBe(2);
  expect(world.err()).toMatch(/No key has this name or digest\./);
  expect(await world.run('keys', 'list', '--key-file', join(world.cwd, 'none'))).toBe(2);
  expect(await world.run('keys', 'list')).toBe(2);
});

test('contacts: listed without moving the cursor, deleted by e-mail address', async () => {
  const world = commandWorld();
  const file = join(world.cwd, 'contacts.ndjson');
  const contact = (id: string, email: string) =>
    JSON.stringify({ id, email, use: 'dash\u001b[2Jboard \u202e', volume: 'unknown', at: '2026-11-22T00:00:00Z' });
  writeFileSync(file, `${contact('1', 'a@site.example')}\n${contact('2', 'b@site.example')}\n`);
  expect(await world.run('contact', 'list', '--contact-file', file)).toBe(0);
  for (const control of ['\u001b', '\u202e']) expect(world.out()).not.toContain(control);
  expect(
    world
      .out()
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id),
  ).toEqual(['1', '2']);
  expect(await world.run('contact', 'delete', 'A@site.example', '--contact-file', file)).toBe(0);
  expect(readFileSync(file, 'utf8')).not.toContain('a@site.example');
  expect(await world.run('contact', 'delete', 'nobody', '--contact-file', file)).toBe(2);
});

test.each([
  [['serve', '--port', 'many'], 'port'],
  [['serve', '--host', '0.0.0.0'], 'key'],
  [['serve', '--log-level', 'loud'], '--log-level: Unknown value'],
])('%j is refused with a sentence', async (args, texts) => {
  const world = commandWorld();
  expect(await world.run(...args)).toBe(2);
  expect(world.err()).toContain(texts);
});

test('doctor says what to do about each thing that is missing', async () => {
  const misread = commandWorld({ env: { PAGELOUPE_NO_SANDBOX: 'yes' } });
  expect([await misread.run('doctor'), misread.err()]).toEqual([2, expect.stringMatching(/^PAGELOUPE_NO_SANDBOX: Use true or false/)]);
  const world = commandWorld({ env: { PAGELOUPE_NO_SANDBOX: '1' } });
  expect(await world.run('doctor')).toBe(0);
  expect(world.out()).toContain('Everything is fine.');
  // What the service obeys.
  const served = commandWorld({ env: { PAGELOUPE_SANDBOX: 'false' } });
  expect([await served.run('doctor'), served.made[0]?.sandbox]).toEqual([0, false]);
  const broken = commandWorld({
    auditor: async () => {
      throw new Error('no display');
    },
  });
  broken.findBrowser = async () => null;
  expect(await broken.run('doctor', '--no-sandbox')).toBe(4);
  expect(broken.out()).toMatch(/^TO DO {2}No browser found\. Run “pageloupe install-browser”/m);
  broken.findBrowser = async () => '/no/such/browser';
  expect(await broken.run('doctor', '--no-sandbox')).toBe(4);
  expect(broken.out()).toMatch(/^TO DO {2}There is no browser at \/no\/such\/browser\./m);
  expect(broken.out()).not.toMatch(/^ok .*\/no\/such\/browser/m);
  broken.findBrowser = async () => process.execPath;
  expect(await broken.run('doctor', '--no-sandbox')).toBe(4);
  expect(broken.out()).toMatch(/^TO DO {2}Chromium does not start: no display/m);
});

test('install-browser says which browser audits use, and fails where none was installed', async () => {
  const world = commandWorld();
  expect([await world.run('install-browser'), world.out()]).toEqual([0, `Audits use ${process.execPath}\n`]);
  const offline = commandWorld();
  offline.installBrowser = async () => false;
  expect([await offline.run('install-browser', '--with-deps'), offline.err()]).toEqual([
    4,
    expect.stringContaining('could not be installed'),
  ]);
});
