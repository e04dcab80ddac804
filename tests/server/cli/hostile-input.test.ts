/** Files that others modified, destinations that cannot be written, and arguments that nobody would type by accident. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSettings } from '../../../server/cli/config/settings.ts';
import { rowOfVisit } from '../../../server/audit/row.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';

const site = 'https://site.example';
type Options = Parameters<typeof commandWorld>[0];
async function ran(args: readonly string[], { files = {}, ...options }: Options & { files?: Record<string, string> } = {}) {
  const auditor = fakeAuditor();
  const world = commandWorld({ auditor, ...options });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(world.cwd, name), text);
  const code = await world.run(...args);
  return { code, err: world.err(), out: world.out(), world, urls: auditor.orders.map(({ url }) => url) };
}
/** A line of results.ndjson as written. */
const order = { ...runSettings([], {}, {}, 1, {}).orderFor(`${site}/`), url: `${site}/`, headers: {} };
const row = JSON.parse(JSON.stringify(rowOfVisit(0, order, await fakeAuditor().audit(order, new AbortController().signal)))) as Record<
  string,
  unknown
>;

describe('invalid results', () => {
  test('the row itself is one', async () =>
    expect((await ran(['assert', '--input', 'in'], { files: { in: `${JSON.stringify(row)}\n` } })).code).not.toBe(2));
  test.each<[string, unknown]>([
    ['no report', { ...row, report: undefined }],
    ['a report of nothing', { ...row, report: {} }],
    ['signals that are none', { ...row, report: { ...(row['report'] as object), signals: [null] } }],
    [
      'findings that are none',
      {
        ...row,
        report: {
          ...(row['report'] as object),
          signals: [{ id: 'title', status: 'fail', message: '', change: '', weight: 1, findings: [null] }],
        },
      },
    ],
    ['no categories', { ...row, report: { ...(row['report'] as object), geo: {} } }],
    ['a digest of nothing', { ...row, digest: {} }],
    ['no settings', { ...row, settings: undefined }],
    ['no URL', { ...row, url: 'here' }],
    ['another scheme', { ...row, url: 'javascript:alert(1)' }],
    ['no warnings', { ...row, warnings: 'none' }],
    ['a failure without a reason', { ...row, state: 'failed', error: null }],
    ['another state', { ...row, state: 'gone' }],
    ['another version', { ...row, schemaVersion: '2.0' }],
    ['a list', [row]],
    ['nothing', null],
  ])('%s', async (_, line) => {
    const { code, err } = await ran(['assert', '--input', 'in'], { files: { in: `${JSON.stringify(line)}\n` } });
    expect([code, err]).toEqual([2, expect.stringContaining('Line 1 of in is not a pageloupe result')]);
  });
  test('a folder', async () =>
    expect(await ran(['assert', '--input', '.'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Can’t read .: it is a folder.'),
    }));
});

describe('invalid baselines hide nothing', () => {
  const fault = { level: 'error' };
  test.each<[unknown, string]>([
    [{}, 'not created by'],
    [[], 'not created by'],
    [null, 'not created by'],
    [{ version: 2, by: 'path', pages: {} }, 'another version'],
    [{ version: 1, by: 'host', pages: {} }, 'not created by'],
    [{ version: 1, by: 'path', pages: [] }, 'not created by'],
    [{ version: 1, by: 'path', pages: { '/': 'x' } }, 'not created by'],
    [{ version: 1, by: 'path', pages: { '/': { title: null } } }, 'not created by'],
    [{ version: 1, by: 'path', pages: { '/': { title: { ...fault, details: 'missing' } } } }, 'not created by'],
    [{ version: 1, by: 'path', pages: { '/': { title: { ...fault, score: '90' } } } }, 'not created by'],
    [{ version: 1, by: 'path', pages: { '/': { title: { level: 'off' } } } }, 'not created by'],
  ])('%j', async (baseline, texts) => {
    const { code, err } = await ran(['assert', '--input', 'in', '--baseline', 'base.json'], {
      files: { in: `${JSON.stringify(row)}\n`, 'base.json': JSON.stringify(baseline) },
    });
    expect([code, err]).toEqual([2, expect.stringContaining(texts)]);
  });
});

describe('where a report goes', () => {
  const input = `${JSON.stringify(row)}\n`;
  test.each([
    [['assert', '--input', 'in', '--format', 'ndjson=in']],
    [['assert', '--input', 'in', '--format', 'html=./in']],
    [['assert', '--input', 'in', '--format', 'json', '--output', 'sub/../in']],
    [['assert', '--input', 'in', '--format', 'json=link']],
    [['audit', `${site}/`, '--url-file', 'in', '--format', 'json=in']],
    [['assert', '--input', 'link', '--format', 'json=in']],
    [['audit', `${site}/`, '--compare-with', 'in', '--format', 'ndjson=link']],
    [['audit', `${site}/`, '--compare-with', 'in', '--comment', 'in']],
    [['audit', `${site}/`, '--login', 'in', '--format', 'ndjson=in']],
    [['compare', 'in', 'in', '--format', 'json=link']],
    [['merge', 'in', '--output', 'link']],
    [['baseline', 'update', '--input', 'in', '--baseline', 'in']],
    [['baseline', 'update', '--input', 'in', '--baseline', 'link']],
  ])('never over what is read: %j', async (args) => {
    const world = commandWorld();
    mkdirSync(join(world.cwd, 'sub'));
    writeFileSync(join(world.cwd, 'in'), args[0] === 'audit' ? `${site}/\n` : input);
    symlinkSync('in', join(world.cwd, 'link'));
    const before = readFileSync(join(world.cwd, 'in'), 'utf8');
    expect(await world.run(...args)).toBe(2);
    expect(world.err()).toContain('is an input of this command');
    expect(readFileSync(join(world.cwd, 'in'), 'utf8')).toBe(before);
  });
  test.each([
    ['a.json', 'a.json'],
    ['a.json', './a.json'],
    ['a.json', 'sub/../a.json'],
  ])('two reports in one file: %s and %s', async (one, other) => {
    const { code, err } = await ran(['audit', `${site}/`, '--format', `json=${one}`, '--format', `ndjson=${other}`]);
    expect([code, err]).toEqual([2, expect.stringContaining('is used twice')]);
  });
  test('a report and the comparison in one file', async () => {
    const args = ['audit', `${site}/`, '--compare-with', 'in', '--comment', 'a.md', '--format', 'markdown=./a.md'];
    const { code, err } = await ran(args, { files: { in: input } });
    expect([code, err]).toEqual([2, expect.stringContaining('./a.md is used twice')]);
  });
  test('two comparisons in one file', async () => {
    const { code, err } = await ran(['compare', 'in', 'in', '--format', 'json=a', '--format', 'markdown=./a'], { files: { in: input } });
    expect([code, err]).toEqual([2, './a is used twice: each report needs a separate file.\n']);
  });
  test('nowhere may stand several times', async () =>
    expect((await ran(['audit', `${site}/`, '--preset', 'none', '--format', 'json=/dev/null', '--format', 'html=/dev/null'])).code).toBe(
      0,
    ));
  test.each([
    [['--format', 'json='], '--format json= has no file name'],
    [['--format', 'json', '--output', ''], '--output has no file name'],
  ])('%j', async (args, texts) => {
    expect(await ran(['audit', `${site}/`, ...args])).toMatchObject({ code: 2, err: expect.stringContaining(texts) });
  });
  test('a folder takes none', async () =>
    expect(await ran(['audit', `${site}/`, '--format', 'json=.'])).toMatchObject({
      code: 2,
      err: expect.stringContaining(': it is a folder.'),
    }));
  test.each([
    [['audit', '--crawl', `${site}/a`, '--crawl', `${site}/b`], `--crawl is given twice, as “${site}/a” and “${site}/b”.`],
    [['audit', `${site}/`, '--proxy', 'http://me:word@a', '--proxy', 'http://me:word@b'], 'as “http://…@a” and “http://…@b”'],
    [['compare', 'a', 'b', '--fail-on', 'worse', '--fail-on', 'never'], '--fail-on is given twice, as “worse” and “never”.'],
    [['merge', 'a', '-o', 'one', '--output', 'two'], '--output is given twice, as “one” and “two”.'],
  ])('%j: an option with one value takes no second one', async (args, said) =>
    expect(await ran(args)).toMatchObject({ code: 2, err: expect.stringContaining(said) }),
  );
  test('the same value twice is one value, and options that take several take them', async () => {
    const twice = ['--preset', 'none', '--preset', 'none', '--format', 'pretty', '--format', 'json=run.json'];
    expect(await ran(['audit', `${site}/`, ...twice])).toMatchObject({ code: 0 });
  });
  test('nothing can be below a file', async () =>
    expect(await ran(['audit', `${site}/`, '--format', 'json=in/report.json'], { files: { in: '' } })).toMatchObject({
      code: 2,
      err: 'The folder of in/report.json does not exist. Create it first.\n',
    }));
  test('a missing file is reported in a sentence, with its name and without its path', async () =>
    expect((await ran(['assert', '--input', 'none.ndjson'])).err).toBe('Can’t read none.ndjson: no such file or folder.\n'));
  test.each([[['--help']], [['--version']], [['signals']], [['audit', `${site}/`, '--preset', 'none']]])(
    'standard output that takes no more ends %j with 4',
    async (args) => {
      const world = commandWorld();
      world.stdout.write = async () => {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      };
      expect(await world.run(...args)).toBe(4);
      expect(world.err()).toContain('no space left');
    },
  );
  test('standard error that takes no more changes no exit code', async () => {
    const world = commandWorld();
    world.stderr.write = async () => {
      throw Object.assign(new Error('EBADF'), { code: 'EBADF' });
    };
    expect(await world.run('audot')).toBe(2);
    expect(await world.run('audit', 'x')).toBe(2);
  });
});

describe('files of the service', () => {
  test.each([
    [['keys', 'create', 'me', '--key-file', '.']],
    [['contact', 'list', '--contact-file', '.']],
    [['contact', 'delete', 'me', '--contact-file', '.']],
  ])('%j: a folder is not a file', async (args) => {
    expect(await ran(args.map((word) => (word === '.' ? tmpdir() : word)))).toMatchObject({
      code: 2,
      err: expect.stringContaining('it is a folder'),
    });
  });
  test.each([
    [['--port', '99999'], '--port: Use a whole number from 0 to 65,535'],
    [['--allow-targets', 'ftp://site.example'], '--allow-targets: '],
    [['--allow-targets', 'http://localhost:70000'], 'ports go up to 65535'],
    [['--cache-mb', 'much'], '--cache-mb: Use a whole number'],
  ])('serve %j', async (args, texts) => {
    expect(await ran(['serve', ...args])).toMatchObject({ code: 2, err: expect.stringContaining(texts) });
  });
});

describe('what cannot be meant', () => {
  test.each([
    [['--max-run-time', '1000h'], '--max-run-time: Use a time from 0s to 500h'],
    [['--delay', '601h'], '--delay: Use a time from 0s to 500h'],
    [['--header', 'Host: other.example'], 'header Host'],
    [['--header', 'Content-Length: 5'], 'header Content-Length'],
    [['--header', 'Transfer-Encoding: chunked'], 'header Transfer-Encoding'],
    [['--header', 'X-Token: €'], 'ASCII'],
    [['--header', 'X-Token: a\u0007'], 'ASCII'],
    [['--config', 'pageloupe.toml'], '.yaml, .json'],
    [[`${site}:99999/`], 'The port of “https://site.example:99999/” is too high: ports go up to 65535.'],
    [['--crawl', 'site.example:99999'], 'ports go up to 65535'],
  ])('%j', async (args, texts) => {
    const { code, err, urls } = await ran(['audit', `${site}/`, ...args]);
    expect([code, err, urls]).toEqual([2, expect.stringContaining(texts), []]);
  });
});

describe('lists of URLs', () => {
  const text = `\ufeff# pages\r\n\r\n${site}/a\r\n  # none\r\n${site}/b`;
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16', Buffer.from(text, 'utf16le')],
  ])('in %s, with a mark of its order, comments and Windows line ends', async (_, bytes) => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    writeFileSync(join(world.cwd, 'list'), bytes);
    expect(await world.run('audit', '--url-file', 'list', '--preset', 'none'), world.err()).toBe(0);
    expect(auditor.orders.map(({ url }) => url).toSorted()).toEqual([`${site}/a`, `${site}/b`]);
  });
});

describe('input without measure', () => {
  const bomb = (depth: number) =>
    Array.from(
      { length: depth },
      (_, level) => `a${level}: &a${level} [${Array.from({ length: 9 }, () => (level === 0 ? 'x' : `*a${level - 1}`)).join(', ')}]`,
    ).join('\n');
  test.each<[string, string, string | Buffer, string[], number, string]>([
    ['aliases that unfold', 'pageloupe.config.yaml', bomb(12), [`${site}/`], 2, 'Excessive alias count'],
    ['endless lists', 'pageloupe.config.yaml', '['.repeat(900_000), [`${site}/`], 2, 'it nests more than 100 levels.'],
    ['endless blocks', 'pageloupe.config.yaml', '- '.repeat(400_000), [`${site}/`], 2, 'it nests more than 100 levels.'],
    ['a configuration of 2 MB', 'pageloupe.config.json', Buffer.alloc(2_000_000), [`${site}/`], 2, 'it is larger than 1 MB.'],
    ['one by name', 'own.yaml', Buffer.alloc(2_000_000), [`${site}/`, '--config', 'own.yaml'], 2, 'it is larger than 1 MB.'],
    ['cookies of 11 MB', 'cookies', Buffer.alloc(11_000_000), [`${site}/`, '--cookie-file', 'cookies'], 2, 'it is larger than 10 MB.'],
  ])('%s', async (_, name, contents, args, code, texts) => {
    const world = commandWorld();
    writeFileSync(join(world.cwd, name), contents);
    expect([await world.run('audit', ...args), world.err()]).toEqual([code, expect.stringContaining(texts)]);
  });
});

describe('sitemaps', () => {
  test('that never arrive end with the time of the run, and are not a usage error', async () => {
    const net = (async (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      })) as never;
    const { code, err, world } = await ran(['audit', '--sitemap', `${site}/map.xml`, '--max-run-time', '100ms'], { net });
    expect([code, err]).toEqual([3, expect.stringContaining('No pages found in')]);
    expect(existsSync(join(world.cwd, '.pageloupe'))).toBe(false);
  });
});
