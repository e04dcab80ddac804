/** The command line as users run it: a separate process, a real browser, a local site. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { serverFolder } from '../../../scripts/build.ts';
import { describeSystemError } from '../../../server/audit/system-error.ts';
import { commandWorld } from '../../support/command-world.ts';
import { schemaErrors } from '../../support/report-schema.ts';
import { pageloupe, spawned, type Ended } from '../../support/spawned.ts';
import { webServer } from '../../support/web-server.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const withBrowser = test.skipIf(findChromium() === null);

const page = (title: string, more = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1><p>Press the corners on with a cloth between brass and plier. ${more}</p></main></body></html>`;
function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'pageloupe-line-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
const pagesOf = (out: string) =>
  (
    JSON.parse(out) as {
      pages: {
        url: string;
        state: string;
        error: { code: string } | null;
        report: { url: string; signals: { id: string; status: string }[] } | null;
      }[];
    }
  ).pages;
const reported = ({ code, out, err }: Ended) => `${code}\n${err}\n${out.slice(0, 2000)}`;

withBrowser('pages of a sitemap that robots.txt names, the exit code of what was asserted, and nothing left behind', async () => {
  const urls: string[] = [];
  const { origin } = await webServer({
    '/': page('Brass corners'),
    '/second': page('Second', 'More of it.'),
    '/gone': (_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(page('Gone'));
    },
    '/robots.txt': (request, response) => {
      response.end(`Sitemap: http://${request.headers.host}/map.xml`);
    },
    '/map.xml': (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
        );
    },
  });
  urls.push(`${origin}/`, `${origin}/second`, `${origin}/gone`);
  const cwd = folder();
  const args = [
    'audit',
    `${origin}/`,
    '--sitemap',
    'auto',
    '--format',
    'json',
    '--format',
    'junit=junit.xml',
    '--format',
    'pdf=report.pdf',
    '--format',
    'html=report.html',
    '--preset',
    'none',
  ];
  const first = await pageloupe([...args, '--assert', 'http-status=error'], { cwd }).ended;
  expect(first.code, reported(first)).toBe(1);
  const pages = pagesOf(first.out);
  expect(pages.map(({ url, state }) => [url, state])).toEqual(urls.map((url) => [url, 'done']));
  for (const { report } of pages) expect(schemaErrors(report)).toEqual([]);
  expect(pages.map(({ report }) => report!.signals.find(({ id }) => id === 'http-status')!.status)).toEqual(['pass', 'pass', 'fail']);
  expect(readdirSync(cwd).toSorted()).toEqual(['junit.xml', 'report.html', 'report.pdf']);
  expect(readFileSync(join(cwd, 'report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.err).not.toMatch(/\d\/\d/);
});

withBrowser('only the private origin that was typed is opened: nothing a page or a sitemap names', async () => {
  const inside = await webServer({ '/': page('Inside'), '/pixel': 'secret' });
  const site = await webServer({
    '/': page('Outside', `<img src="${inside.origin}/pixel"><a href="${inside.origin}/">inside</a>`),
    '/hop': (_, response) => {
      response.writeHead(302, { location: `${inside.origin}/` }).end();
    },
    '/map.xml': (_, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset><url><loc>${inside.origin}/</loc></url></urlset>`);
    },
  });
  const result = await pageloupe(
    ['audit', `${site.origin}/`, `${site.origin}/hop`, '--sitemap', `${site.origin}/map.xml`, '--format', 'json', '--preset', 'none'],
    { cwd: folder() },
  ).ended;
  expect(result.code, reported(result)).toBe(3);
  expect(inside.requested).toEqual([]);
  expect(pagesOf(result.out).map(({ url, error }) => [url, error?.code ?? null])).toEqual([
    [`${site.origin}/`, null],
    [`${site.origin}/hop`, 'target-forbidden'],
    [`${inside.origin}/`, 'target-forbidden'],
  ]);
});

withBrowser('killed in the middle, it goes on where it was; interrupted, it says how', async () => {
  const slow = { hold: true };
  const waiting: (() => void)[] = [];
  const { origin, requested } = await webServer(
    Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [
        `/${name}`,
        (_, response) => {
          const answer = () => {
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(name));
          };
          if (name === 'a' || !slow.hold) answer();
          else waiting.push(answer);
        },
      ]),
    ),
  );
  const cwd = folder();
  const args = [
    'audit',
    ...['a', 'b', 'c'].map((name) => `${origin}/${name}`),
    '--concurrency',
    '1',
    '--resume',
    'run',
    '--preset',
    'none',
    '--no-probe',
    '--format',
    'json',
  ];
  const killed = pageloupe(args, { cwd });
  await vi.waitFor(() => expect(requested).toContain('/b'), { timeout: 90_000, interval: 50 });
  killed.child.kill('SIGKILL');
  await killed.ended;

  // A browser may request a page twice: only requests after the end of the first run belong to the second.
  const asksForB = () => requested.filter((path) => path === '/b').length;
  const before = asksForB();
  const interrupted = pageloupe(args, { cwd });
  await vi.waitFor(() => expect(asksForB()).toBeGreaterThan(before), { timeout: 90_000, interval: 50 });
  interrupted.child.kill('SIGINT');
  await vi.waitFor(() => expect(interrupted.so.err).toContain('Stopping'), { timeout: 30_000, interval: 20 });
  slow.hold = false;
  for (const answer of waiting) answer();
  const middle = await interrupted.ended;
  expect(middle.code, reported(middle)).toBe(130);
  expect(middle.err).toContain('1 page already audited');
  expect(middle.err).toContain('Continue with --resume run');
  // A busy machine may not finish the page in the time that it still gets.
  expect(pagesOf(middle.out).map(({ state }) => state)).toEqual(['done', expect.stringMatching(/^(?:done|cancelled)$/), 'cancelled']);

  const last = await pageloupe(args, { cwd }).ended;
  expect(last.code, reported(last)).toBe(0);
  expect(pagesOf(last.out).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
});

test('without a browser: 4, and one sentence says what is missing', async () => {
  const result = await pageloupe(['audit', 'https://site.example/'], {
    cwd: folder(),
    env: { CHROMIUM_PATH: '', PATH: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' },
  }).ended;
  expect(result.code, reported(result)).toBe(4);
  expect(result.err).toMatch(/No browser found\. .*install-browser.*CHROMIUM_PATH/);
  expect(result.out).toBe('');
});

test.each(['CHROMIUM_PATH', 'PAGELOUPE_CHROMIUM'])('without the browser that %s names: 4, and no other one is used', async (variable) => {
  const env = { [variable]: '/nowhere/chromium', PAGELOUPE_NO_SANDBOX: '1' };
  const result = await pageloupe(['audit', 'https://site.example/'], { cwd: folder(), env }).ended;
  expect(result.code, reported(result)).toBe(4);
  expect(result.err).toContain('/nowhere/chromium');
});

test('a variable without a value is none', async () => {
  const { code, out } = await pageloupe(['audit', '--help'], { cwd: folder(), env: { PAGELOUPE_PROXY: '', PAGELOUPE_CONCURRENCY: '' } })
    .ended;
  expect([code, out]).toEqual([0, expect.stringContaining('--concurrency')]);
});

const wrongValue = ['audit', 'https://site.example/'];
test.each([
  ['PAGELOUPE_CONCURRENCY', { PAGELOUPE_CONCURRENCY: '0' }, []],
  ['--concurrency', { PAGELOUPE_CONCURRENCY: '0' }, ['--concurrency', '40']],
  ['PAGELOUPE_DEVICE', { PAGELOUPE_DEVICE: 'phone' }, ['--concurrency', '2']],
] as const)('a wrong value names where it is: %s', async (place, env, args) => {
  const world = commandWorld({ env });
  expect([await world.run(...wrongValue, ...args), world.out(), world.err()]).toEqual([
    2,
    '',
    expect.stringMatching(`^${place}: (?:Use|Unknown value) `),
  ]);
});

test('the environment of the process is that of the command', async () => {
  const { code, out, err } = await pageloupe(wrongValue, { cwd: folder(), env: { PAGELOUPE_CONCURRENCY: '0' } }).ended;
  expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^PAGELOUPE_CONCURRENCY: Use /)]);
});

/** There, the system says that what is created does not exist, although its folder does. */
test.skipIf(process.platform !== 'linux').each([
  [4, ['audit', 'https://site.example/', '--resume', '/proc/run']],
  [4, ['audit', 'https://site.example/', '--format', 'json=/proc/report']],
  [2, ['serve', '--port', '0', '--data', '/proc/data/deep']],
  [2, ['keys', 'create', '--key-file', '/proc/keys']],
  [2, ['keys', 'create', '--key-file', '/proc/folder/keys']],
])('where no file can be created: %d for %j', async (expected, args) => {
  const world = commandWorld();
  expect([await world.run(...args), world.err()]).toEqual([
    expected,
    expect.stringContaining('no files can be created there. Use another folder.'),
  ]);
});

withBrowser('a service that is stopped ends well', async () => {
  const run = pageloupe(['serve', '--port', '0'], { cwd: folder() });
  await vi.waitFor(() => expect(run.so.out).toContain('Listening'), { timeout: 90_000, interval: 50 });
  run.child.kill('SIGTERM');
  const { code, err } = await run.ended;
  expect([code, err.split('\n').filter((line) => line !== '' && !line.startsWith('{'))]).toEqual([0, []]);
});

test('a reader that goes away ends nothing', async () => {
  const run = pageloupe(['signals'], { cwd: folder() });
  run.child.stdout!.destroy();
  expect((await run.ended).code).toBe(0);
});

describe.skipIf(process.platform === 'win32')('a disk without room', () => {
  /** Files may have this many blocks of 512 or 1,024 bytes: for a program the same as a disk that is full after them. */
  const limited = (blocks: number, args: readonly string[], cwd: string) =>
    spawned('sh', ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, join(serverFolder, 'main.js'), ...args], {
      cwd,
      env: { CHROMIUM_PATH: '/nowhere' },
    }).ended;
  test('init leaves no half a configuration, which the next one would keep', async () => {
    const cwd = folder();
    expect(await limited(1, ['init'], cwd)).toMatchObject({ code: 4, err: expect.stringContaining('no space left on disk') as string });
    expect(readdirSync(cwd)).toEqual([]);
  });
  test('keys that exist stay when another one has no room', async () => {
    const cwd = folder();
    const before = `# ${'x'.repeat(1_000)}\n`;
    writeFileSync(join(cwd, 'keys.txt'), before);
    expect((await limited(1, ['keys', 'create', 'new', '--key-file', 'keys.txt'], cwd)).code).toBe(4);
    expect([readdirSync(cwd), readFileSync(join(cwd, 'keys.txt'), 'utf8')]).toEqual([['keys.txt'], before]);
  });
  test('doctor says so, although an empty file would fit', async () => {
    const cwd = folder();
    const { code, out } = await limited(8, ['doctor'], cwd);
    expect([code, out]).toEqual([4, expect.stringMatching(/TO DO {2}.* after an interruption: no space left on disk\.$/m)]);
    expect(readdirSync(cwd)).toEqual([]);
  });
});

test.each([
  ['EROFS', 'the disk is read-only'],
  ['EDQUOT', 'no space left on disk'],
  ['EEXIST', 'a file of that name already exists'],
])('%s is told as what it is', (code, sentence) => {
  expect(describeSystemError(Object.assign(new Error(`${code}: raw`), { code }))).toContain(sentence);
});
