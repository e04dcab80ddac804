/** One process at a time works with a data folder. A file names it, by more than its number: the system gives numbers again. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemCode } from '../audit/system-error.ts';

/** Another process has the folder. */
export class FolderInUse extends Error {
  readonly pid: number;
  readonly file: string;
  constructor(pid: number, file: string) {
    super(`Process ${pid}`);
    [this.pid, this.file] = [pid, file];
  }
}

const run = promisify(execFile);

/** @returns what frees the folder again @throws FolderInUse, or as node:fs */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'service.pid');
  const contents = `${process.pid}\n${await beginningOf(process.pid)}\n`;
  while (!(await create(file, contents))) {
    const [pid = '', beginning = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (await isHolding(Number(pid), beginning)) throw new FolderInUse(Number(pid), file);
    await rm(file, { force: true });
  }
  return () => rm(file, { force: true });
}

async function create(file: string, contents: string): Promise<boolean> {
  try {
    await writeFile(file, contents, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isHolding(pid: number, beginning: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return false;
  const now = await beginningOf(pid);
  // Where the system does not say when a process began, its number has to do.
  return now === '' || beginning === '' || now === beginning;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** When a process began, as its system says it; '' if it does not. No two processes with the same number have the same. */
export async function beginningOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      const [boot, stat] = await Promise.all([readFile('/proc/sys/kernel/random/boot_id', 'utf8'), readFile(`/proc/${pid}/stat`, 'utf8')]);
      // The 22nd field, in ticks since the system started (proc_pid_stat(5)). The second one, a name, may have blanks and brackets.
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
