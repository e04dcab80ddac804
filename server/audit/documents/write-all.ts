import type { FileHandle } from 'node:fs/promises';

/** Writes all bytes at a position of a file: a full disk takes those it has room for, and refuses only the next write. @throws as node:fs */
export async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at, bytes.length - at, position + at)).bytesWritten;
}
