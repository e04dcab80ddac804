/** Sessions of the dashboard: a cookie that scripts cannot read represents a key. The database stores only its SHA-256. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/sql.ts';

export const sessionCookie = 'pageloupe_session';
/** Seconds. */
const sessionSeconds = 12 * 3600;
const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

export class Sessions {
  readonly #database: Database;
  readonly #clock: () => number;
  /** @param clock epoch milliseconds */
  constructor(database: Database, clock: () => number) {
    [this.#database, this.#clock] = [database, clock];
  }

  /** @param holder id of the key @returns the token, which is not saved */
  async begin(holder: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#clock();
    await this.#database.all('DELETE FROM pageloupe_sessions WHERE expires_at <= $1', [now]);
    await this.#database.all('INSERT INTO pageloupe_sessions (id, holder, expires_at) VALUES ($1, $2, $3)', [
      digestOf(token),
      holder,
      now + sessionSeconds * 1000,
    ]);
    return token;
  }

  /** Id of the session's key; null if the session has expired. */
  async holderOf(token: string): Promise<string | null> {
    const [row] = await this.#database.all<{ holder: string }>('SELECT holder FROM pageloupe_sessions WHERE id = $1 AND expires_at > $2', [
      digestOf(token),
      this.#clock(),
    ]);
    return row?.holder ?? null;
  }

  async end(token: string): Promise<void> {
    await this.#database.all('DELETE FROM pageloupe_sessions WHERE id = $1', [digestOf(token)]);
  }
}

/** @param header Cookie header of the request @returns the token; null if there is none, or more than one */
export function sessionToken(header: string | undefined): string | null {
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${sessionCookie}=`));
  const token = found[0]?.slice(sessionCookie.length + 1) ?? '';
  return found.length === 1 && /^[\w-]{43}$/.test(token) ? token : null;
}

/** @param token '' to remove the cookie @param secure sends it over https only @param base path under which a proxy shows the service */
export const setSessionCookie = (token: string, secure: boolean, base: string): string =>
  `${sessionCookie}=${token}; Path=${base}/; HttpOnly; SameSite=Strict; Max-Age=${token === '' ? 0 : sessionSeconds}${secure ? '; Secure' : ''}`;
