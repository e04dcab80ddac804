/**
 * A lock of which one process at a time is the holder. Its file identifies the process by more than its ID, since IDs are reused. Processes of
 * other machines and containers cannot be looked up, so that the holder also renews the time of the file.
 */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { link, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isWithoutLinks, systemErrorCode } from '../audit/system-error.ts';

/** Another holder has the lock. */
export class FileLocked extends Error {
  readonly pid: number;
  readonly file: string;
  constructor(pid: number, file: string) {
    super(`Process ${pid}`);
    [this.pid, this.file] = [pid, file];
  }
}

const run = promisify(execFile);

/** How often the holder renews its lock; a lock from elsewhere that is not renewed for three times as long is free. Milliseconds. */
const renewMs = 5_000;
/** A shared lock that was not renewed for this long is removed by the next process; milliseconds. */
const abandonedMs = 3_600_000;
/** How long a lock may be empty, because its holder is just writing it; milliseconds. */
const writeMs = 100;
/** Milliseconds between two looks at a lock that another process removes, and how long that may take. */
const [lookMs, removalMs] = [20, 2_000];

/** @param file of the lock, in a folder that exists @returns function that frees it @throws FileLocked, or an error of node:fs */
export async function lockFile(file: string, { everyMs = renewMs, queue = '' } = {}): Promise<() => Promise<void>> {
  const contents = `${process.pid}\n${await startOfProcess(process.pid)}\n${await placeOfProcesses()}\n${queue}\n`;
  while (!(await create(file, contents))) await removeEnded(file, everyMs);
  const renewing = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, everyMs);
  renewing.unref();
  return async () => {
    clearInterval(renewing);
    // Another machine has taken it over if this process was suspended.
    await removeLock(file, contents);
  };
}

/**
 * Locks a folder: a process that uses it alone keeps out all others, and any of them keeps it out. Each looks for others only when its own
 * lock is there, so that of two that start at once none overlooks the other.
 * @param queue ID of the queue: for this process and all others with the same one; null: for this process alone
 * @returns function that frees it @throws FileLocked, or an error of node:fs
 */
export async function lockFolder(folder: string, queue: string | null, everyMs = renewMs): Promise<() => Promise<void>> {
  const alone = join(folder, 'service.pid');
  const file = queue === null ? alone : join(folder, `service.${randomBytes(6).toString('hex')}.pid`);
  const free = await lockFile(file, { everyMs, ...(queue !== null && { queue }) });
  try {
    if (queue !== null) await removeEnded(alone, everyMs);
    await Promise.all((await sharedLocks(folder)).map((other) => removeEnded(other, everyMs, queue)));
    await removeAbandoned(folder, file);
    return free;
  } catch (error) {
    await free();
    throw error;
  }
}

const sharedLocks = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^service\.[\da-f]{12}\.pid$/.test(name)).map((name) => join(folder, name));

/** Nothing waits for processes of other machines that were killed, but their locks must not accumulate. */
async function removeAbandoned(folder: string, held: string): Promise<void> {
  const timeOf = async (file: string) => (await stat(file)).mtimeMs;
  const now = await timeOf(held);
  for (const file of await sharedLocks(folder))
    if ((await timeOf(file).catch(() => now)) < now - abandonedMs) await rm(file, { force: true });
}

/** Removes a lock whose holder ended. @param queue whose locks stay as they are @throws FileLocked if it has not ended, or an error of node:fs */
async function removeEnded(file: string, everyMs: number, queue: string | null = null): Promise<void> {
  const held = (await contentsOf(file)) || (await sleep(writeMs).then(() => contentsOf(file)));
  // It was freed, and may be that of another holder by now.
  if (held === null) return;
  const [pid = '', beginning = '', place = '', usedQueue = ''] = held.split('\n');
  if (usedQueue === queue) return;
  const isHere = place === '' || place === (await placeOfProcesses());
  if (await (isHere ? isHolding(Number(pid), beginning) : isRenewed(file, everyMs))) throw new FileLocked(Number(pid), file);
  await removeLock(file, held);
}

/** Null if there is no such file. @throws as node:fs if another user owns it */
const contentsOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    return null;
  });

/**
 * Removes a lock with these contents. One with others stays: another process took it over at the same time. Only one process at a time may
 * remove a lock with the same contents, so that it is still there when that process has compared them.
 */
export async function removeLock(file: string, contents: string): Promise<void> {
  const removal = `${file}.${createHash('sha256').update(contents).digest('hex').slice(0, 12)}`;
  for (let waited = 0; !(await isBegun(removal)); waited += lookMs) {
    // The process that began it was killed.
    if (waited >= removalMs) await rm(removal, { force: true });
    await sleep(lookMs);
  }
  try {
    if ((await contentsOf(file)) === contents) await rm(file, { force: true }).catch(() => undefined);
  } finally {
    await rm(removal, { force: true });
  }
}

/** False if another process has begun it. On a disk that takes no file, removing one must be possible. */
const isBegun = (removal: string): Promise<boolean> =>
  writeFile(removal, '', { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: unknown) => systemErrorCode(error) !== 'EEXIST',
  );

/** Whether the holder of a lock renews it, wherever that process is. Compares times of one clock only, that of the folder. */
async function isRenewed(file: string, everyMs: number): Promise<boolean> {
  const timeOf = () =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  const before = await timeOf();
  for (let turn = 0; turn < 6; turn++) {
    await sleep(everyMs / 2);
    const now = await timeOf();
    if (now !== before) return now !== null;
  }
  return false;
}

/** Where process IDs mean the same: a running system, or a container in it. */
async function placeOfProcesses(): Promise<string> {
  const [boot, ids] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname()),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return `${boot.trim()} ${ids}`.trim();
}

async function create(file: string, contents: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(3).toString('hex')}`;
  try {
    await writeFile(draft, contents, { mode: 0o600 });
    // With its contents: an empty one would look like that of a process that was killed.
    await link(draft, file).catch((error: unknown) => {
      if (!isWithoutLinks(error)) throw error;
      return writeFile(file, contents, { flag: 'wx', mode: 0o600 });
    });
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isHolding(pid: number, beginning: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return false;
  const now = await startOfProcess(pid);
  if (now === 'ended') return false;
  // If the system does not report when a process started, its ID must suffice. Our own may be that of a process before a restart.
  return now === '' || beginning === '' ? pid !== process.pid : now === beginning;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** When a process started, in the system's format; '' if unknown, `ended` if its parent only has to notice. Distinguishes processes with the same ID. */
export async function startOfProcess(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      const [boot, fields] = await Promise.all([
        readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
        readFile(`/proc/${pid}/stat`, 'utf8'),
      ]);
      // The third field is its state, the 22nd its start, in ticks since boot (proc_pid_stat(5)). The second one, a name, may contain spaces and parentheses.
      const [state = '', ...others] = fields.slice(fields.lastIndexOf(')') + 2).split(' ');
      // In a container without an init process, that of a killed command stays for good.
      if (/^[ZX]/.test(state)) return 'ended';
      const ticks = others[18] ?? '';
      return ticks === '' ? '' : `${boot.trim()} ${ticks}`;
    }
    if (process.platform === 'win32') return '';
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
    return stdout.trim();
  } catch {
    return '';
  }
}
