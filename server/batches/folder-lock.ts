/** Only one process at a time uses a data folder. A lock file identifies it by more than its process ID, since IDs are reused. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemErrorCode } from '../audit/system-error.ts';

/** Another process uses the folder. */
export class BatchFolderInUse extends Error {
  readonly pid: number;
  readonly file: string;
  constructor(pid: number, file: string) {
    super(`Process ${pid}`);
    [this.pid, this.file] = [pid, file];
  }
}

const run = promisify(execFile);

/** @returns function that unlocks the folder @throws BatchFolderInUse, or an error of node:fs */
export async function lockBatchFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'service.pid');
  const contents = `${process.pid}\n${await batchProcessStart(process.pid)}\n`;
  while (!(await create(file, contents))) {
    const [pid = '', beginning = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (await isHolding(Number(pid), beginning)) throw new BatchFolderInUse(Number(pid), file);
    await rm(file, { force: true });
  }
  return () => rm(file, { force: true });
}

async function create(file: string, contents: string): Promise<boolean> {
  try {
    await writeFile(file, contents, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isHolding(pid: number, beginning: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return false;
  const now = await batchProcessStart(pid);
  // If the system does not report when a process started, its ID must suffice.
  return now === '' || beginning === '' || now === beginning;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** When a process started, in the system's format; '' if unknown. Distinguishes processes with the same ID. */
export async function batchProcessStart(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      const [boot, stat] = await Promise.all([readFile('/proc/sys/kernel/random/boot_id', 'utf8'), readFile(`/proc/${pid}/stat`, 'utf8')]);
      // The 22nd field, in ticks since boot (proc_pid_stat(5)). The second one, a name, may contain spaces and parentheses.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
      return ticks === '' ? '' : `${boot.trim()} ${ticks}`;
    }
    if (process.platform === 'win32') return '';
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
    return stdout.trim();
  } catch {
    return '';
  }
}
