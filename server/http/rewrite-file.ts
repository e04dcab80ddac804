/** Changes of small private files, which two processes may want to make at once: each is made alone, so that none is lost. */
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { makeFolder } from '../audit/make-folder.ts';
import { FileLocked, lockFile } from '../batches/lock-file.ts';

/** Milliseconds between two looks whether another change has ended. */
const lookMs = 20;

/** In one process, changes wait for each other here: hundreds that look for a lock at once would find it taken most of the time. */
const inTurn = serialQueue();

/** Changes a file, also one that does not exist, while nobody else does. @throws as node:fs, and as the work */
export const whileLocked = <T>(path: string, work: () => Promise<T>): Promise<T> => inTurn(() => lockAnd(path, work));

async function lockAnd<T>(path: string, work: () => Promise<T>): Promise<T> {
  makeFolder(dirname(path), 0o700);
  for (;;) {
    try {
      const free = await lockFile(`${path}.lock`);
      return await work().finally(free);
    } catch (error) {
      if (!(error instanceof FileLocked)) throw error;
    }
    await sleep(lookMs);
  }
}

/** Replaces a file atomically: readers see either its old or its new contents. Its owner and mode, and links to it, stay. @throws as node:fs */
export const rewriteFile = (path: string, change: (before: string) => string): Promise<void> =>
  whileLocked(path, async () => replaceFile(path, change));

function replaceFile(name: string, change: (before: string) => string): void {
  const there = statSync(name, { throwIfNoEntry: false });
  const path = there ? realpathSync(name) : name;
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
      if (there) {
        // The service may be somebody else than who creates a key.
        const { uid, gid } = fstatSync(file);
        if (uid !== there.uid || gid !== there.gid) fchownSync(file, there.uid, there.gid);
        fchmodSync(file, there.mode & 0o777);
      }
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
