/** Changes of small private files, which two processes may want to make at once: each is made alone, so that none is lost. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../audit/make-folder.ts';
import { systemErrorCode } from '../audit/system-error.ts';

/** How often to look whether another process has ended its change, and after what time it counts as killed in the middle; milliseconds. */
const [lookMs, mostMs] = [20, 5_000];

/** Locks a file, also one that does not exist. Yields while another process has it. @returns function that unlocks it @throws as node:fs */
function* lockFile(path: string): Generator<void, () => void> {
  makeFolder(dirname(path), 0o700);
  const lock = `${path}.lock`;
  let [holder, waited] = ['', 0];
  for (;;) {
    try {
      writeFileSync(lock, '', { flag: 'wx', mode: 0o600 });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
    const stats = statSync(lock, { throwIfNoEntry: false });
    const now = stats ? `${stats.ino} ${stats.mtimeMs}` : '';
    waited = now === holder ? waited + lookMs : 0;
    holder = now;
    if (waited > mostMs) rmSync(lock, { force: true });
    yield;
  }
}

/** Adds to a file while no other process changes it. @throws as node:fs, and as the work */
export async function whileLocked<T>(path: string, work: () => Promise<T>): Promise<T> {
  const locking = lockFile(path);
  let step = locking.next();
  for (; !step.done; step = locking.next()) await sleep(lookMs);
  try {
    return await work();
  } finally {
    step.value();
  }
}

/** Replaces a file atomically: readers see either its old or its new contents. Blocks while another process changes it. @throws as node:fs */
export function rewriteFile(path: string, change: (before: string) => string): void {
  const locking = lockFile(path);
  let step = locking.next();
  for (; !step.done; step = locking.next()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookMs);
  try {
    replaceFile(path, change);
  } finally {
    step.value();
  }
}

function replaceFile(path: string, change: (before: string) => string): void {
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const draft = `${path}.${process.pid}.draft`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      // Not writeSync: a full disk takes a part, and refuses only the next write.
      writeFileSync(file, change(before));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
