/** Requests for API access: one JSON object per line, readable only by the service's user. */
import { open, type FileHandle } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import * as shape from '../../checks/core/helpers/shape.ts';
import { systemErrorCode } from '../audit/system-error.ts';
import { rewriteFile, whileLocked } from './rewrite-file.ts';

export const volumes = ['under-1000', '1000-10000', '10000-100000', 'over-100000', 'unknown'] as const;
export interface ContactRequest {
  email: string;
  /** Purpose, in the person's words. */
  use: string;
  /** Pages per month. */
  volume: (typeof volumes)[number];
}
export interface Contact extends ContactRequest {
  id: string;
  at: string;
}

/** Saved requests, oldest first. Invalid lines (after a disk failure) are left out. */
export function listContacts(path: string): Contact[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => contactOf(line) ?? []);
}

/** Deletes by id, or all of one e-mail address. @returns number of deleted requests */
export async function deleteContacts(path: string, idOrEmail: string): Promise<number> {
  const wanted = idOrEmail.toLowerCase();
  const isWanted = (line: string) => {
    const contact = contactOf(line);
    return contact !== null && (contact.id.toLowerCase() === wanted || contact.email.toLowerCase() === wanted);
  };
  const count = listContacts(path).filter(({ id, email }) => id.toLowerCase() === wanted || email.toLowerCase() === wanted).length;
  if (count > 0)
    await rewriteFile(path, (before) =>
      before
        .split('\n')
        .filter((line) => !isWanted(line))
        .join('\n'),
    );
  return count;
}

const isContact = shape.recordOf<Contact>({
  id: shape.anyText,
  email: shape.anyText,
  use: shape.anyText,
  volume: shape.anyText,
  at: shape.anyText,
});
function contactOf(line: string): Contact | null {
  const value = shape.parseShortJson(line, Infinity);
  return isContact(value) ? value : null;
}

/** Maximum bytes of all saved requests, because anyone can send any number. */
export const contactFileLimit = 20_000_000;

/** Saves requests one at a time; each is flushed to disk before the response. */
export class ContactFile {
  readonly #path: string;
  /** Writes a line; replaced in tests of a full disk. */
  readonly #write: (file: FileHandle, line: string) => Promise<void>;
  constructor(path: string, write = (file: FileHandle, line: string) => file.appendFile(line)) {
    this.#path = path;
    this.#write = write;
  }

  /** @throws as node:fs; then the file is unchanged */
  add(contact: Contact): Promise<void> {
    return whileLocked(this.#path, () => this.#append(`${JSON.stringify(contact)}\n`));
  }

  /** Leaves no file behind. @throws as node:fs, if the file or its folder can't be written */
  check(): Promise<void> {
    return whileLocked(this.#path, async () => {
      const file = await open(this.#path, 'r+').catch((error: unknown) => {
        if (systemErrorCode(error) !== 'ENOENT') throw error;
      });
      await file?.close();
    });
  }

  async #append(line: string): Promise<void> {
    // Opened for each request, because the command line may have replaced the file.
    const file = await open(this.#path, 'a+', 0o600);
    try {
      const { size } = await file.stat();
      if (size + Buffer.byteLength(line) > contactFileLimit) throw new Error('The file of contact requests has reached its size.');
      const torn = size > 0 && (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] !== 10;
      try {
        await this.#write(file, `${torn ? '\n' : ''}${line}`);
        await file.sync();
      } catch (error) {
        // An incomplete line would join the next one.
        await file.truncate(size);
        throw error;
      }
    } finally {
      await file.close();
    }
  }
}
