/**
 * Bearer keys. A key is 256 random bits; the file contains only its SHA-256, from which the key cannot be recovered:
 * one line per key, `<sha-256, hex> <creation date>/<role> <name>`.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { roles, type Role } from '../../options/choices.ts';
import { ApiProblem } from '../problems.ts';
import { rewriteFile } from '../rewrite-file.ts';
import { StartRefused } from '../process/start-refused.ts';
import { serverWords } from '../../words.ts';

export const roleIncludes = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** The key of a request. */
export interface KeyHolder {
  /** The start of the key's digest: identifies the key for rate limits and ownership. */
  id: string;
  name: string;
  role: Role;
}

const prefix = 'pageloupe_';
const digestOf = (key: string) => createHash('sha256').update(key).digest();

export interface Key {
  /** SHA-256, hexadecimal. */
  digest: string;
  /** YYYY-MM-DD */
  made: string;
  role: Role;
  name: string;
}

/** @throws StartRefused if the file cannot be read, or a line is not a key */
export function readKeys(path: string): Key[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const { start } = serverWords();
    if (code === 'EACCES' || code === 'EPERM')
      throw new StartRefused(start.closedKeyFile({ path, user: String(process.getuid?.() ?? '') }));
    throw new StartRefused(code === 'EISDIR' ? start.folderAsKeyFile({ path, inside: join(path, 'keys.txt') }) : start.noKeyFile({ path }));
  }
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, digest = '', made = '', role = '', name = ''] =
      /^([\da-f]{64}) (\d{4}-\d\d-\d\d)\/(read|run|admin) (.{1,80})$/.exec(line.trimEnd()) ?? [];
    if (digest === '') throw new StartRefused(serverWords().start.unreadableKeys({ path, line: index + 1 }));
    return [{ digest, made, role: role as Role, name }];
  });
}

/** Creates a key and saves its digest. @returns the key, which is not saved and cannot be shown again */
export async function addKey(path: string, name: string, role: Role = 'run', now = new Date()): Promise<string> {
  const key = `${prefix}${randomBytes(32).toString('base64url')}`;
  const label =
    name
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'key';
  await rewriteFile(
    path,
    (before) =>
      `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${digestOf(key).toString('hex')} ${now.toISOString().slice(0, 10)}/${role} ${label}\n`,
  );
  return key;
}

/** Revokes keys by name, or by the first eight or more characters of their digest. @returns number of revoked keys */
export async function revokeKeys(path: string, nameOrDigest: string): Promise<number> {
  const revoked = readKeys(path)
    .filter(({ digest, name }) => name === nameOrDigest || (nameOrDigest.length >= 8 && digest.startsWith(nameOrDigest)))
    .map(({ digest }) => digest);
  if (revoked.length > 0)
    await rewriteFile(path, (before) =>
      before
        .split('\n')
        .filter((line) => !revoked.includes(line.slice(0, 64)))
        .join('\n'),
    );
  return revoked.length;
}

/** Digits of a digest that identify its key. */
const holderDigits = 12;
/** Milliseconds for which the content of the file is cached. */
const readAgainAfter = 1_000;

/** Finds the key of a request. */
export class ApiKeyRing {
  readonly #keys: readonly { bytes: Buffer; holder: KeyHolder }[];
  constructor(keys: readonly Key[]) {
    this.#keys = keys.map(({ digest, name, role }) => ({
      bytes: Buffer.from(digest, 'hex'),
      holder: { id: digest.slice(0, holderDigits), name, role },
    }));
  }

  /** The key with this id, unless it was revoked. */
  byId(id: string): KeyHolder | null {
    return this.#keys.find(({ holder }) => holder.id === id)?.holder ?? null;
  }

  /** @throws Problem 401 */
  holderOf(authorization: string | undefined): KeyHolder {
    const key = /^Bearer +([\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
    const digest = digestOf(key ?? '');
    // All keys are compared in constant time, so that the duration reveals nothing about similar keys.
    let holder: KeyHolder | null = null;
    for (const one of this.#keys) if (timingSafeEqual(one.bytes, digest) && key !== undefined) ({ holder } = one);
    if (holder === null)
      throw new ApiProblem('unauthenticated', {
        headers: { 'www-authenticate': key === undefined ? 'Bearer realm="pageloupe"' : 'Bearer realm="pageloupe", error="invalid_token"' },
      });
    return holder;
  }
}

/** The current keys of a file: a revoked key is rejected within a second. */
export class ApiKeyFile {
  readonly #path: string;
  readonly #clock: () => number;
  readonly #unreadable: (error: unknown) => void;
  #ring: ApiKeyRing;
  #version: string;
  #looked: number;
  #readable = true;

  /** @param clock epoch milliseconds @param unreadable called when the file can no longer be read: then all keys are rejected. @throws StartRefused */
  constructor(path: string, clock: () => number, unreadable: (error: unknown) => void) {
    [this.#path, this.#clock, this.#unreadable] = [path, clock, unreadable];
    this.#version = versionOf(path);
    this.#looked = clock();
    this.#ring = new ApiKeyRing(readKeys(path));
  }

  /** @throws Problem 401, 503 */
  holderOf(authorization: string | undefined): KeyHolder {
    this.#look();
    if (!this.#readable && authorization !== undefined) throw new ApiProblem('keys-unavailable', { retryAfter: 10 });
    return this.#ring.holderOf(authorization);
  }
  /** The key with this id, unless it was revoked. */
  byId(id: string): KeyHolder | null {
    this.#look();
    return this.#ring.byId(id);
  }
  /** Whether a key that was valid is none any more. False while the file cannot be read: then nothing is known about its keys. */
  isRevoked(id: string): boolean {
    return this.byId(id) === null && this.#readable;
  }

  /** Sentences, none if all is well. */
  faults(): string[] {
    this.#look();
    return this.#readable ? [] : [serverWords().readiness.noKeys()];
  }

  #look(): void {
    const now = this.#clock();
    if (Math.abs(now - this.#looked) < readAgainAfter) return;
    this.#looked = now;
    const version = versionOf(this.#path);
    if (version === this.#version) return;
    this.#version = version;
    try {
      this.#ring = new ApiKeyRing(readKeys(this.#path));
      this.#readable = true;
    } catch (error) {
      this.#readable = false;
      // Without a file, all keys are rejected: it may have been removed on purpose.
      this.#ring = new ApiKeyRing([]);
      this.#unreadable(error);
    }
  }
}

/** Changes when the file is replaced or modified, or gets another owner or mode. '' if nothing is known about it. */
function versionOf(path: string): string {
  try {
    const { ino, size, ctimeMs } = statSync(path);
    return `${ino} ${size} ${ctimeMs}`;
  } catch {
    return '';
  }
}
