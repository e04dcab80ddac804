/** What each role may do: every operation must be in this table. */
import { join } from 'node:path';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addKey, ApiKeyFile, readKeys, revokeKeys } from '../../../server/http/access/keys.ts';
import { roles, type Role } from '../../../server/options/choices.ts';
import { AuditRefused } from '../../../server/audit/auditor.ts';
import { migrations } from '../../../server/database/migrations.ts';
import { SqliteDatabase } from '../../../server/database/sqlite.ts';
import { operations, type Operation } from '../../../server/http/openapi/operations.ts';
import { Sessions } from '../../../server/http/access/sessions.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeAuditor } from '../../support/service-auditor.ts';
import { service, testFolder } from '../../support/service.ts';

/** null: no key is needed. */
const needed: Record<Operation['id'], Role | null> = {
  getAudit: 'run',
  getMeta: 'run',
  getSchema: 'run',
  getLinks: 'run',
  getGeo: 'run',
  postBatch: 'run',
  listBatches: 'read',
  getBatch: 'read',
  getBatchResults: 'read',
  cancelBatch: 'run',
  deleteBatch: 'run',
  listSites: 'read',
  getSite: 'read',
  deleteSite: 'admin',
  listRuns: 'read',
  postRun: 'run',
  getRun: 'read',
  getRunPages: 'read',
  getRunChanges: 'read',
  getTrend: 'read',
  exportSite: 'read',
  listSchedules: 'read',
  postSchedule: 'admin',
  deleteSchedule: 'admin',
  getSession: 'read',
  postSession: null,
  deleteSession: null,
  getDashboard: null,
  getDashboardScript: null,
  getDashboardStyle: null,
  listSignals: 'read',
  listTools: 'read',
  getMetrics: 'read',
  getStart: null,
  getHealth: null,
  getReadiness: null,
  getVersion: null,
  getOpenApiJson: null,
  getOpenApiYaml: null,
  getProblems: null,
  getContact: null,
  postContact: null,
};
const pathOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, 'nothing');

test('every operation is in the table, with the role it declares', () => {
  const rows = Object.fromEntries(operations.map(({ id, role }) => [id, role]));
  const without = Object.keys(needed).filter((id) => !Object.hasOwn(rows, id));
  expect(without, 'Add a row with this id to server/http/openapi/operations.ts or site-operations.ts.').toEqual([]);
  expect(rows).toEqual(needed);
});

test('a key can do only what its role includes; without a key, nothing is possible', async () => {
  const keyFile = join(testFolder(), 'keys.txt');
  const keys = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await addKey(keyFile, role, role)]))) as Record<
    Role,
    string
  >;
  const { ask } = await service({ keyFile, rateLimit: 0 });
  const status = async (operation: Operation, key: string | null) =>
    (await ask(pathOf(operation), { method: operation.method, headers: key === null ? {} : { authorization: `Bearer ${key}` } })).status;
  for (const operation of operations) {
    const role = needed[operation.id];
    if (role === null) continue;
    expect([operation.id, await status(operation, null)]).toEqual([operation.id, 401]);
    expect([operation.id, await status(operation, `${keys.admin}x`)]).toEqual([operation.id, 401]);
    for (const own of roles) {
      const may = roles.indexOf(own) >= roles.indexOf(role);
      expect([operation.id, own, (await status(operation, keys[own])) === 403]).toEqual([operation.id, own, !may]);
    }
  }
  const refused = await ask('/v1/schedules', { method: 'POST', headers: { authorization: `Bearer ${keys.run}` } });
  expect(await refused.json()).toMatchObject({ code: 'role-required', detail: expect.stringContaining('--role admin') });
});

describe('the key file', () => {
  test('has a role for each key; none, and one that there is not, is refused', async () => {
    const file = join(testFolder(), 'keys.txt');
    const digest = 'a'.repeat(64);
    writeFileSync(file, `${digest} 2026-11-01/run read only, admin\n`);
    expect(readKeys(file)).toEqual([{ digest, made: '2026-11-01', role: 'run', name: 'read only, admin' }]);
    await addKey(file, 'boss', 'admin', new Date('2026-11-25'));
    expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{64} 2026-11-25\/admin boss$/m);
    for (const line of [`${digest} 2026-11-01/root x`, `${digest} 2026-11-01 x`]) {
      writeFileSync(file, `${line}\n`);
      expect(() => readKeys(file)).toThrow(/Line 1/);
    }
  });
});

describe('a revoked key', () => {
  const body = JSON.stringify({ urls: ['https://a.example/'] });
  const headersOf = (key: string) => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });

  test('stops its batches; an administrator sees and deletes them, another key does not', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const [leaver, admin, other] = (await Promise.all(
      (['run', 'admin', 'run'] as const).map((role, index) => addKey(keyFile, `key ${index}`, role)),
    )) as [string, string, string];
    const auditor = new FakeAuditor({
      concurrency: 1,
      queue: 10,
      answer: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new AuditRefused('cancelled', 'Cancelled.')));
        }),
    });
    const { ask } = await service({ keyFile, rateLimit: 0 }, auditor);
    const { links } = (await (await ask('/v1/batches', { method: 'POST', headers: headersOf(leaver), body })).json()) as {
      links: { self: string };
    };
    const get = (key: string) => ask(links.self, { headers: headersOf(key) });
    expect([(await get(leaver)).status, (await get(admin)).status, (await get(other)).status]).toEqual([200, 404, 404]);
    expect(await revokeKeys(keyFile, 'key 0')).toBe(1);
    await eventually(async () => {
      const response = await get(admin);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ state: 'cancelled' });
    });
    expect([(await get(leaver)).status, (await get(other)).status]).toEqual([401, 404]);
    const list = (await (await ask('/v1/batches', { headers: headersOf(admin) })).json()) as { batches: { links: { self: string } }[] };
    expect(list.batches.map((batch) => batch.links.self)).toEqual([links.self]);
    expect((await ask(links.self, { method: 'DELETE', headers: { authorization: `Bearer ${other}` } })).status).toBe(404);
    expect((await ask(links.self, { method: 'DELETE', headers: { authorization: `Bearer ${admin}` } })).status).toBe(204);
  });
  test('is none while the key file cannot be read: nothing is canceled for that', async () => {
    let now = 0;
    const keyFile = join(testFolder(), 'keys.txt');
    await addKey(keyFile, 'a');
    const { digest } = readKeys(keyFile)[0]!;
    const keys = new ApiKeyFile(
      keyFile,
      () => now,
      () => undefined,
    );
    expect(keys.isRevoked(digest.slice(0, 12))).toBe(false);
    writeFileSync(keyFile, 'no key file');
    now += 2_000;
    expect([keys.byId(digest.slice(0, 12)), keys.isRevoked(digest.slice(0, 12))]).toEqual([null, false]);
    writeFileSync(keyFile, '# no keys any more\n');
    now += 2_000;
    expect(keys.isRevoked(digest.slice(0, 12))).toBe(true);
  });
});

describe('a key file that cannot be read', () => {
  const opened = async () => {
    const folder = join(testFolder(), 'keys');
    const keyFile = join(folder, 'keys.txt');
    await addKey(keyFile, 'a');
    const id = readKeys(keyFile)[0]!.digest.slice(0, 12);
    let now = 0;
    const keys = new ApiKeyFile(
      keyFile,
      () => now,
      () => undefined,
    );
    const isValid = () => {
      now += 2_000;
      return keys.byId(id) !== null;
    };
    return { folder, keyFile, isValid };
  };

  test('is read again when it is mended without another size or time of change', async () => {
    const { keyFile, isValid } = await opened();
    const [text, { atime, mtime }] = [readFileSync(keyFile), statSync(keyFile)];
    writeFileSync(keyFile, Buffer.alloc(text.length, 'x'));
    utimesSync(keyFile, atime, mtime);
    expect(isValid()).toBe(false);
    writeFileSync(keyFile, text);
    utimesSync(keyFile, atime, mtime);
    expect(isValid()).toBe(true);
  });

  test('refuses every key while its folder is something else', async () => {
    const { folder, isValid } = await opened();
    renameSync(folder, `${folder}.old`);
    writeFileSync(folder, '');
    expect([isValid(), isValid()]).toEqual([false, false]);
    rmSync(folder);
    renameSync(`${folder}.old`, folder);
    expect(isValid()).toBe(true);
  });
});

describe('a session', () => {
  const json = { 'content-type': 'application/json' };
  async function loggedIn(role: Role) {
    const keyFile = join(testFolder(), 'keys.txt');
    const key = await addKey(keyFile, 'editor', role);
    const running = await service({ keyFile, rateLimit: 0 });
    const response = await running.ask('/v1/session', { method: 'POST', headers: json, body: JSON.stringify({ key }) });
    const cookie = response.headers.get('set-cookie') ?? '';
    return { ...running, keyFile, cookie: cookie.split(';')[0]!, set: cookie, response };
  }

  test('represents the key, with its role, until log-out; its cookie is for this site only', async () => {
    const { ask, cookie, set, response } = await loggedIn('read');
    expect(await response.json()).toMatchObject({ role: 'read', name: 'editor' });
    expect(set).toMatch(/^pageloupe_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    const get = (path: string) => ask(path, { headers: { cookie: `other=1; ${cookie}` } });
    expect((await get('/v1/sites')).status).toBe(200);
    expect((await get('/v1/audit?url=https://example.com/')).status).toBe(403);
    expect((await ask('/v1/sites', { headers: { cookie: `${cookie}; ${cookie}` } })).status).toBe(401);
    expect((await ask('/v1/session', { method: 'DELETE', headers: { cookie } })).status).toBe(204);
    expect((await get('/v1/sites')).status).toBe(401);
  });

  test('changes something only for a page of the service, not for another origin or none', async () => {
    const { ask, cookie, address } = await loggedIn('admin');
    const post = (headers: Record<string, string>) =>
      ask('/v1/batches', {
        method: 'POST',
        headers: { ...json, cookie, ...headers },
        body: JSON.stringify({ urls: ['https://a.example/'] }),
      });
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { origin: address.replace(/\d+$/, '1') }])
      expect((await post(headers as Record<string, string>)).status).toBe(403);
    expect((await post({ origin: address, 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await post({ origin: address, 'sec-fetch-site': 'same-origin' })).status).toBe(202);
  });

  test('ends with its key, and a wrong key starts none', async () => {
    const { ask, cookie, keyFile, logged } = await loggedIn('run');
    expect((await ask('/v1/session', { headers: { cookie } })).status).toBe(200);
    writeFileSync(keyFile, '');
    await expect.poll(async () => (await ask('/v1/session', { headers: { cookie } })).status, { timeout: 5_000 }).toBe(401);
    for (const key of ['pageloupe_nobody', '', 5, null])
      expect((await ask('/v1/session', { method: 'POST', headers: json, body: JSON.stringify({ key }) })).status).toBeGreaterThanOrEqual(
        400,
      );
    expect(JSON.stringify(logged)).not.toContain(cookie.split('=')[1]);
  });

  test('ends after 12 hours; the database stores no token', async () => {
    const database = SqliteDatabase.open(null);
    onTestFinished(() => database.close());
    await database.migrate(migrations);
    let now = 0;
    const sessions = new Sessions(database, () => now);
    const token = await sessions.begin('editor');
    now = 12 * 3_600_000 - 1;
    expect(await sessions.holderOf(token)).toBe('editor');
    expect(JSON.stringify(await database.all('SELECT * FROM pageloupe_sessions'))).not.toContain(token);
    now += 1;
    expect(await sessions.holderOf(token)).toBeNull();
  });

  test('needs no log-in where the service has no keys', async () => {
    const { ask } = await service();
    expect(await (await ask('/v1/session')).json()).toMatchObject({ role: 'admin', name: null });
  });
});
