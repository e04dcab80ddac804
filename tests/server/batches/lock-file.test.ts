import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FileLocked, lockFile, lockFolder, removeLock, startOfProcess } from '../../../server/batches/lock-file.ts';
import { openStorage } from '../../../server/batches/storage.ts';
import { eventually } from '../../support/eventually.ts';
import { testFolder } from '../../support/service.ts';

/** A separate process that does nothing. */
async function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("here"); process.stdin.resume()'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const end = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  onTestFinished(end);
  await once(child.stdout, 'data');
  return { pid: child.pid!, end };
}

test('a folder is refused while the process that has it lives, and free once that was killed', async () => {
  const folder = testFolder();
  const { pid, end } = await otherProcess();
  writeFileSync(join(folder, 'service.pid'), `${pid}\n${await startOfProcess(pid)}\n`);
  await expect(lockFile(join(folder, 'service.pid'))).rejects.toThrow(FileLocked);
  await end();
  const free = await lockFile(join(folder, 'service.pid'));
  await free();
  expect(existsSync(join(folder, 'service.pid'))).toBe(false);
});

test.skipIf(process.platform !== 'linux')('a folder is free when its process was killed, although its parent has not noticed', async () => {
  const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(String(printed));
  const file = join(testFolder(), 'run.pid');
  writeFileSync(file, `${pid}\n${await startOfProcess(pid)}\n`);
  await expect(lockFile(file)).rejects.toThrow(FileLocked);
  process.kill(pid, 'SIGKILL');
  await eventually(async () => expect(await startOfProcess(pid)).toBe('ended'));
  await (
    await lockFile(file)
  )();
});

test('a folder is free when another process got the number of the one that had it', async () => {
  const folder = testFolder();
  const { pid } = await otherProcess();
  const beginning = await startOfProcess(pid);
  expect(beginning).not.toBe('');
  writeFileSync(join(folder, 'service.pid'), `${pid}\nlong before ${beginning}\n`);
  await (
    await lockFile(join(folder, 'service.pid'))
  )();
});

test.each(['', 'x', '-1', '0', '1e400'])('a file that names no process (%j) keeps nobody out', async (contents) => {
  const folder = testFolder();
  writeFileSync(join(folder, 'service.pid'), contents);
  await (
    await lockFile(join(folder, 'service.pid'))
  )();
});

test('a lock that another process took over since it was read stays', async () => {
  const folder = testFolder();
  const file = join(folder, 'service.pid');
  writeFileSync(file, 'of the one who was faster');
  await removeLock(file, 'of the one who ended');
  expect(readFileSync(file, 'utf8')).toBe('of the one who was faster');
  await removeLock(file, 'of the one who was faster');
  expect(readdirSync(folder)).toEqual([]);
});

test('the holder is refused a lock that it has, and frees none that another machine took over from it', async () => {
  const file = join(testFolder(), 'service.pid');
  const free = await lockFile(file);
  await expect(lockFile(file)).rejects.toThrow(FileLocked);
  writeFileSync(file, 'of another machine');
  await free();
  expect(readFileSync(file, 'utf8')).toBe('of another machine');
});

test('a lock is never away while another process finds that it is not the one to remove', async () => {
  const file = join(testFolder(), 'service.pid');
  writeFileSync(file, 'of the one who was faster');
  const third = () =>
    writeFile(file, 'of a third one', { flag: 'wx' }).then(
      () => 'got it',
      () => 'refused',
    );
  for (let round = 0; round < 50; round++) {
    const removing = removeLock(file, 'of the one who ended');
    const tries = await Promise.all(Array.from({ length: 20 }, third));
    await removing;
    expect(tries).not.toContain('got it');
  }
  expect(readFileSync(file, 'utf8')).toBe('of the one who was faster');
});

test('a process that was killed while it removed a lock keeps nobody from removing it', async () => {
  const folder = testFolder();
  const file = join(folder, 'service.pid');
  writeFileSync(file, 'of the one who ended');
  // What it leaves, by its name: that of the lock with a digest of its contents.
  const left = `${file}.${createHash('sha256').update('of the one who ended').digest('hex').slice(0, 12)}`;
  writeFileSync(left, '');
  await removeLock(file, 'of the one who ended');
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock from another machine or container keeps others out while it is renewed, whatever its process ID', async () => {
  const folder = testFolder();
  const file = join(folder, 'service.pid');
  writeFileSync(file, `${process.pid}\n${await startOfProcess(process.pid)}\nanother machine\n`);
  const renewing = setInterval(() => utimesSync(file, new Date(), new Date()), 5);
  onTestFinished(() => clearInterval(renewing));
  await expect(lockFile(file, { everyMs: 20 })).rejects.toThrow(FileLocked);
  clearInterval(renewing);
  const free = await lockFile(file, { everyMs: 20 });
  const before = statSync(file).mtimeMs;
  await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(before);
  await free();
  expect(existsSync(file)).toBe(false);
});

test('a service without a queue and one with a queue never have one folder together, whichever came first', async () => {
  const folder = testFolder();
  const open = (shared: boolean) => openStorage({ data: folder, storeUrl: null, queueId: shared ? 'queue' : null, log: () => undefined });
  const [first, second] = [await open(true), await open(true)];
  await expect(open(false)).rejects.toThrow('is in use by process');
  await first.close();
  await expect(open(false)).rejects.toThrow('is in use by process');
  await second.close();
  const alone = await open(false);
  await expect(open(true)).rejects.toThrow('is in use by process');
  await expect(open(false)).rejects.toThrow('is in use by process');
  await alone.close();
  await (await open(true)).close();
  expect(readdirSync(folder)).toEqual([]);
});

test('processes with different queues never have one folder together', async () => {
  const folder = testFolder();
  const [first, second] = [await lockFolder(folder, 'queue'), await lockFolder(folder, 'queue')];
  await expect(lockFolder(folder, 'other')).rejects.toThrow(FileLocked);
  await first();
  await expect(lockFolder(folder, 'other')).rejects.toThrow(FileLocked);
  await (
    await lockFolder(folder, 'queue')
  )();
  await second();
  await (
    await lockFolder(folder, 'other')
  )();
  expect(readdirSync(folder)).toEqual([]);
});

test('of processes with a queue that were killed, nothing keeps others out, and no lock is left', async () => {
  const folder = testFolder();
  const { pid, end } = await otherProcess();
  const killed = join(folder, 'service.0123456789ab.pid');
  writeFileSync(killed, `${pid}\n${await startOfProcess(pid)}\n`);
  await expect(lockFolder(folder, null)).rejects.toThrow(FileLocked);
  await end();
  await (
    await lockFolder(folder, null)
  )();
  expect(readdirSync(folder)).toEqual([]);
  // Of another machine: whether it was killed is known from the time alone.
  writeFileSync(killed, '1\n\nof another machine\nqueue\n');
  await (
    await lockFolder(folder, 'queue')
  )();
  expect(readdirSync(folder)).toEqual(['service.0123456789ab.pid']);
  utimesSync(killed, new Date(0), new Date(0));
  await (
    await lockFolder(folder, 'queue')
  )();
  expect(readdirSync(folder)).toEqual([]);
});
