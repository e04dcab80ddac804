/** Files that commands write: what was there before is replaced by a whole file, or stays. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdtempSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOutputFile, writeOutputFile } from '../../../server/cli/output-file.ts';
import { commandWorld } from '../../support/command-world.ts';

const site = 'https://site.example';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'pageloupe-output-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
const onUnix = describe.skipIf(process.platform === 'win32');

describe('a run that cannot start', () => {
  const formats = ['--format', 'json=old.json', '--format', 'ndjson=new.ndjson', '--format', 'csv=old.csv.gz'];
  async function failed(args: readonly string[], prepare: (cwd: string) => void = () => undefined) {
    const world = commandWorld({ auditor: () => Promise.reject(new Error('no browser')) });
    for (const name of ['old.json', 'old.csv.gz']) writeFileSync(join(world.cwd, name), 'the last run');
    prepare(world.cwd);
    expect(await world.run('audit', `${site}/`, ...formats, ...args)).not.toBe(0);
    for (const name of ['old.json', 'old.csv.gz']) expect(readFileSync(join(world.cwd, name), 'utf8')).toBe('the last run');
    return readdirSync(world.cwd).filter((name) => !name.startsWith('old.'));
  }
  test('leaves the reports of the last one, and no empty ones', async () => expect(await failed([])).toEqual([]));
  test('because another report cannot be written', async () => expect(await failed(['--format', 'html=.'])).toEqual([]));
  test('because the comment on it cannot be written', async () =>
    expect(await failed(['--compare-with', 'results', '--comment', 'nowhere/comment.md'])).toEqual([]));
  onUnix('through a link', () => {
    test('leaves what the link leads to', async () =>
      expect(
        await failed(['--format', 'html=link'], (cwd) => {
          writeFileSync(join(cwd, 'kept'), 'the last run');
          symlinkSync('kept', join(cwd, 'link'));
        }),
      ).toEqual(['kept', 'link']));
  });
});

test('a comment that cannot be written is noticed before the first page', async () => {
  const world = commandWorld();
  expect(await world.run('audit', `${site}/`, '--preset', 'none', '--compare-with', 'results', '--comment', 'nowhere/comment.md')).toBe(2);
  expect([world.err(), world.made]).toEqual(['The folder of nowhere/comment.md does not exist. Create it first.\n', []]);
});

describe('a file', () => {
  test('is replaced when it is whole, and not before', async () => {
    const path = join(folder(), 'report');
    writeFileSync(path, 'before', { mode: 0o640 });
    const file = await openOutputFile(path, 'report');
    await file.write('af');
    expect(readFileSync(path, 'utf8')).toBe('before');
    await file.write('ter');
    await file.close();
    await file.discard();
    expect(readFileSync(path, 'utf8')).toBe('after');
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(path, '..'))).toEqual(['report']);
  });
  test('without parts is empty', async () => {
    const path = join(folder(), 'report');
    writeFileSync(path, 'before');
    await (await openOutputFile(path, 'report')).close();
    expect(readFileSync(path, 'utf8')).toBe('');
  });
  test('that is added to keeps what it has', async () => {
    const path = join(folder(), 'summary');
    writeFileSync(path, 'one ');
    const file = await openOutputFile(path, 'summary', true);
    await file.write('two');
    await file.close();
    expect(readFileSync(path, 'utf8')).toBe('one two');
  });
});

onUnix('what cannot be replaced is written in place', () => {
  test('a link stays one, also to a file that is not there yet', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'old'), 'before, and longer');
    for (const name of ['old', 'new']) {
      symlinkSync(name, join(cwd, `to-${name}`));
      await writeOutputFile(join(cwd, `to-${name}`), name, 'after');
      expect(lstatSync(join(cwd, `to-${name}`)).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(cwd, name), 'utf8')).toBe('after');
    }
    symlinkSync('newer', join(cwd, 'to-newer'));
    await (await openOutputFile(join(cwd, 'to-newer'), 'newer')).discard();
    expect(readdirSync(cwd)).not.toContain('newer');
  });
  test('a file with two names has the same contents under both', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'one'), 'before, and longer');
    linkSync(join(cwd, 'one'), join(cwd, 'other'));
    await writeOutputFile(join(cwd, 'one'), 'one', 'after');
    expect(readFileSync(join(cwd, 'other'), 'utf8')).toBe('after');
  });
  test('a name that leaves no room for another one', async () => {
    const path = join(folder(), 'n'.repeat(255));
    for (const text of ['first', 'second']) {
      await writeOutputFile(path, 'n', text);
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
    expect(readdirSync(join(path, '..'))).toHaveLength(1);
  });
  test('a pipe, while somebody reads it', async () => {
    const pipe = join(folder(), 'pipe');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    const [read] = await Promise.all([readFile(pipe, 'utf8'), writeOutputFile(pipe, 'pipe', 'all')]);
    expect(read).toBe('all');
  });
  test('nowhere', async () => {
    await writeOutputFile('/dev/null', '/dev/null', 'all');
    expect(statSync('/dev/null').isFile()).toBe(false);
  });
  test.skipIf(process.getuid?.() === 0)('a file in a folder that takes no others, and not one that is protected', async () => {
    const cwd = folder();
    const [path, own] = [join(cwd, 'report'), join(cwd, 'protected')];
    writeFileSync(path, 'before, and longer');
    writeFileSync(own, 'before', { mode: 0o444 });
    await expect(openOutputFile(own, 'protected')).rejects.toMatchObject({ exitCode: 4 });
    chmodSync(cwd, 0o555);
    await writeOutputFile(path, 'report', 'after');
    chmodSync(cwd, 0o755);
    expect([readFileSync(path, 'utf8'), readFileSync(own, 'utf8')]).toEqual(['after', 'before']);
  });
});
