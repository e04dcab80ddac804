/** A file that a command writes. What was there before is replaced by the whole file, or stays. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, lstatSync, realpathSync, statSync, type Stats, type WriteStream } from 'node:fs';
import { chmod, copyFile, open, realpath, rename, rm, truncate } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { serverWords } from '../words.ts';
import { usageError } from './failure.ts';
import { writeFailure } from './write-failure.ts';

interface OutputFile {
  write(data: string | Uint8Array): Promise<void>;
  /** The file is whole. @throws CommandFailed */
  close(): Promise<void>;
  /** Nothing was written that should stay. Does nothing after `close`. */
  discard(): Promise<void>;
}

/**
 * Opens a file whose parts are written as they come; compressed if its name ends in .gz.
 * @param name for messages
 * @param append an existing file keeps its contents
 * @throws CommandFailed if it cannot be written, now rather than at the end of a run
 */
export async function openOutputFile(path: string, name: string, append = false): Promise<OutputFile> {
  if (!statsOf(dirname(path))?.isDirectory()) throw usageError(serverWords().commands.usage.noFolder({ file: name }));
  const place = await openPlace(path, append).catch((error: unknown) => {
    throw writeFailure(name, error);
  });
  const { file } = place;
  const into: Writable = name.endsWith('.gz') ? createGzip() : file;
  if (into !== file) into.pipe(file);
  let fault: Error | null = null;
  let [isOpen, begun] = [true, null as Promise<void> | null];
  const begin = () => (begun ??= place.begin());
  for (const stream of new Set([file, into]))
    stream.on('error', (error: Error) => {
      fault ??= error;
      // Otherwise each would wait for the other forever.
      into.destroy(error);
    });
  return {
    async write(data) {
      try {
        await begin();
        if (fault) throw fault;
        await new Promise<void>((done, fail) => {
          into.write(data, (error) => (error ? fail(error) : done()));
        });
      } catch (error) {
        throw writeFailure(name, error);
      }
    },
    async close() {
      try {
        await begin();
        const ended = finished(file);
        into.end();
        await ended;
        await place.keep();
        isOpen = false;
      } catch (error) {
        throw writeFailure(name, error);
      }
    },
    async discard() {
      if (!isOpen) return;
      isOpen = false;
      const closed = finished(file).catch(() => undefined);
      into.destroy();
      file.destroy();
      await closed;
      await place.drop();
    },
  };
}

/** Writes a file at once. @throws CommandFailed */
export async function writeOutputFile(path: string, name: string, data: string | Uint8Array): Promise<void> {
  const file = await openOutputFile(path, name);
  try {
    await file.write(data);
    await file.close();
  } finally {
    await file.discard();
  }
}

/** No file is written over one that is read, or twice, whatever links lead to it. @throws CommandFailed */
export function refuseTakenFiles(files: readonly string[], inputs: readonly string[], cwd: string): void {
  const taken = new Map(inputs.map((file) => [fileAt(resolve(cwd, file)), 'input']));
  for (const file of files) {
    const at = fileAt(resolve(cwd, file));
    const before = taken.get(at);
    if (before !== undefined && at !== '')
      throw usageError(
        before === 'input' ? serverWords().commands.usage.overInput({ file }) : serverWords().commands.usage.twiceFile({ file }),
      );
    taken.set(at, 'report');
  }
}

/** The canonical path of a file; '' for special files such as /dev/null. */
function fileAt(path: string): string {
  const stats = statsOf(path);
  return stats === undefined ? path : stats.isFile() ? realpathSync(path) : '';
}

/** Notices at the start of a run what would fail at its end. @throws CommandFailed */
export async function checkOutputFile(path: string, name: string): Promise<void> {
  // A reader of a pipe would take it for the end.
  const there = statsOf(path);
  if (!there || there.isFile() || there.isDirectory()) await (await openOutputFile(path, name)).discard();
}

/** Undefined if there is nothing that can be looked at; opening it says why. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Where the bytes go. */
interface Place {
  file: WriteStream;
  /** Called before the first bytes. */
  begin(): Promise<void>;
  /** The file is whole. */
  keep(): Promise<void>;
  /** Nothing stays of what was written. */
  drop(): Promise<void>;
}
const nothing = async () => undefined;

async function openPlace(path: string, append: boolean): Promise<Place> {
  const before = statsOf(path);
  // Terminals, pipes and devices have nothing to replace.
  if (append || (before && !before.isFile()))
    return { file: await opened(path, append ? 'a' : 'w'), begin: nothing, keep: nothing, drop: nothing };
  // A file without write permission could be replaced too, if its folder allowed it.
  if (before) await (await open(path, 'r+')).close();
  const draft = isReplaceable(path) ? await openDraft(path, before?.mode) : null;
  if (draft) return draft;
  const file = await opened(path, before ? 'r+' : 'w');
  return {
    file,
    begin: () => (before ? truncate(path) : nothing()),
    keep: nothing,
    drop: async () => (before ? undefined : rm(await realpath(path), { force: true })),
  };
}

/** A link would become a file, a file with several names would keep its contents under the others, and one of somebody else would be ours. */
function isReplaceable(path: string): boolean {
  const one = lstatSync(path, { throwIfNoEntry: false });
  return !one || (one.isFile() && one.nlink === 1 && (!process.getuid || one.uid === process.getuid()));
}

/** A file beside the one that it becomes; null if the folder takes none. */
async function openDraft(path: string, mode: number | undefined): Promise<Place | null> {
  const draft = `${path}.${randomBytes(3).toString('hex')}.draft`;
  const file = await opened(draft, 'wx').catch(() => null);
  const drop = () => rm(draft, { force: true });
  return (
    file && {
      file,
      begin: nothing,
      async keep() {
        if (mode !== undefined) await chmod(draft, mode & 0o7777);
        // A file that is mounted into a container, or open in another program on Windows, cannot be replaced.
        await rename(draft, path).catch(() => copyFile(draft, path));
        await drop();
      },
      drop,
    }
  );
}

async function opened(path: string, flags: 'a' | 'r+' | 'w' | 'wx'): Promise<WriteStream> {
  const file = createWriteStream(path, { flags });
  await once(file, 'open');
  return file;
}
