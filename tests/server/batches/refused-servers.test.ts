/** Servers that cannot hold a queue or a store are refused at the start, with the sentence that mends it. All of them are real. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BullQueue } from '../../../server/batches/queue/bull.ts';
import { openWorker } from '../../../server/batches/open.ts';
import { ulid } from '../../../server/batches/ulid.ts';
import { type BatchesRefused, openStorage } from '../../../server/batches/storage.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { DatabaseUnavailable } from '../../../server/database/sql.ts';
import { errorWithCode, refusePostgresPooler } from '../../../server/database/server-errors.ts';
import type { Certificate } from '../../../server/egress/certificate.ts';
import { readServiceSettings } from '../../../server/http/process/settings.ts';
import { certificateAuthority } from '../../support/certificates.ts';
import { commandWorld } from '../../support/command-world.ts';
import { freePort, killed, type CrashableServer } from '../../support/loopback.ts';
import { hasPostgres, postgresServer } from '../../support/postgres-server.ts';
import { hasRedis, redisServer } from '../../support/redis-server.ts';
import { testFolder } from '../../support/service.ts';

const log = () => undefined;
/** The message with which the queue is refused; '' if it opens. */
async function queueRefusal(url: string): Promise<string> {
  try {
    const queue = await BullQueue.open({ url, log });
    await queue.close();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe.skipIf(!hasRedis)('Redis', () => {
  const open = async (...settings: string[]) => {
    const server = await redisServer(undefined, settings);
    onTestFinished(() => server.close());
    const admin = new Redis(server.url);
    onTestFinished(() => admin.disconnect());
    return { ...server, admin, port: new URL(server.url).port };
  };
  test('that is a cluster, may delete jobs, or is a replica', async () => {
    expect(await queueRefusal((await open('--cluster-enabled', 'yes')).url)).toContain('is a cluster');
    const { url, admin, port } = await open();
    expect(await queueRefusal(url)).toBe('');
    await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect(await queueRefusal(url)).toContain('CONFIG SET maxmemory-policy noeviction');
    expect(await queueRefusal((await open('--replicaof', '127.0.0.1', port)).url)).toContain('is a replica');
  });
  test('without a database of the number in the URL', async () => {
    const { url } = await open();
    expect(await queueRefusal(`${url}/99`)).toContain('Correct the number of the database at the end of the URL');
    expect(await queueRefusal(`${url}/3`)).toBe('');
  });
  test('that is a Sentinel', async () => {
    const [folder, port] = [testFolder(), await freePort()];
    writeFileSync(join(folder, 'sentinel.conf'), `port ${port}\nbind 127.0.0.1\ndir ${folder}\n`);
    const sentinel = spawn('redis-server', [join(folder, 'sentinel.conf'), '--sentinel'], { stdio: 'ignore' });
    onTestFinished(() => killed(sentinel));
    await expect.poll(() => queueRefusal(`redis://127.0.0.1:${port}`)).toContain('is a Redis Sentinel');
    const unknown = openWorker({
      data: testFolder(),
      storeUrl: null,
      queueUrl: 'redis+sentinel://127.0.0.1/primary',
      allowTargets: [],
      log,
    } as never);
    await expect(unknown).rejects.toThrow('a name or proxy that leads to the current primary');
  });
  test('whose user lacks a grant, or whose password is wrong', async () => {
    const { admin, port } = await open();
    await admin.acl('SETUSER', 'queue', 'on', '>p', '~*', '&*', '+@all', '-@dangerous');
    expect(await queueRefusal(`redis://queue:p@127.0.0.1:${port}`)).toMatch(/--queue-url.*NOPERM.*ACL SETUSER <user> ~pageloupe:/);
    await admin.acl('SETUSER', 'queue', '+info');
    expect(await queueRefusal(`redis://queue:p@127.0.0.1:${port}`)).toBe('');
    // As with another prefix than the one for which the user was made.
    await admin.acl('SETUSER', 'queue', 'resetkeys', '~other:*');
    expect(await queueRefusal(`redis://queue:p@127.0.0.1:${port}`)).toMatch(/--queue-url.*NOPERM.*ACL SETUSER <user> ~pageloupe:/);
    expect(await queueRefusal(`redis://queue:wrong@127.0.0.1:${port}`)).toMatch(/WRONGPASS.*\. Correct user and password in the URL\.$/);
  });
  test('of several services has the keys of each under its own prefix', async () => {
    const { url, admin } = await open();
    const queue = await BullQueue.open({ url, log, prefix: '{staging}' });
    onTestFinished(() => queue.close());
    await queue.add([{ batch: '01KB0000000000000000000000', lane: 0, part: 0 }]);
    await (await queue.lease('a.example'))!.release();
    expect(await queue.faults()).toEqual([]);
    const keys = await admin.keys('*');
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => !key.startsWith('{staging}:'))).toEqual([]);
    const other = await BullQueue.open({ url, log });
    onTestFinished(() => other.close());
    expect(await other.size()).toBe(0);
    expect(other.id).not.toBe(queue.id);
    const same = await BullQueue.open({ url: url.replace('127.0.0.1', 'localhost'), log, prefix: '{staging}' });
    onTestFinished(() => same.close());
    expect(same.id).toBe(queue.id);
    expect(() => readServiceSettings({}, { queuePrefix: '{a}{b}', queueUrl: 'redis://localhost' })).toThrow(/--queue-prefix/);
  });
  test('as the second queue of one store', async () => {
    const [{ url }, other, data] = [await open(), await open(), testFolder()];
    const worker = async (queueUrl: string, queuePrefix?: string) => {
      const settings = { data, storeUrl: null, queueUrl, ...(queuePrefix !== undefined && { queuePrefix }) };
      const opened = await openWorker({ ...settings, allowTargets: [], openAuditor: async () => ({}), concurrency: 1, log } as never);
      onTestFinished(() => opened.close(0));
      return opened;
    };
    const first = await worker(url);
    await worker(url.replace('127.0.0.1', 'localhost'));
    await expect(worker(url, 'other')).rejects.toThrow(/is in use by process .* the same queue \(--queue-url, --queue-prefix\)/);
    await expect(worker(other.url)).rejects.toThrow('is in use by process');
    expect(await first.faults()).toEqual([]);
  });
  test('that is suspended is refused in time', async () => {
    const server = await open();
    server.suspend();
    onTestFinished(() => server.resume());
    expect(await queueRefusal(server.url)).toContain('does not answer');
  });
  test('that may delete jobs by now is not ready', async () => {
    const { url, admin } = await open();
    const queue = await BullQueue.open({ url, log });
    onTestFinished(() => queue.close());
    await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect(await queue.faults()).toEqual([expect.stringContaining('CONFIG SET maxmemory-policy noeviction')]);
  });
  test('that becomes a replica is not ready', async () => {
    const { url, admin } = await open();
    const queue = await BullQueue.open({ url, log });
    onTestFinished(() => queue.close());
    expect(await queue.faults()).toEqual([]);
    await admin.replicaof('127.0.0.1', '1');
    expect(await queue.faults()).toEqual([expect.stringContaining('is a replica')]);
  });
});

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: CrashableServer;
  let admin: Client;
  beforeAll(async () => {
    server = await postgresServer();
    admin = new Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('CREATE ROLE plain LOGIN');
    await admin.query('REVOKE CREATE ON DATABASE postgres FROM PUBLIC');
  });
  afterAll(async () => {
    await admin.end();
    await server.close();
  });
  const asPlain = () => server.url.replace('pageloupe@', 'plain@');
  const storeRefusal = (storeUrl: string) =>
    openStorage({ data: null, storeUrl, queueId: 'queue', log }).then(
      (storage) => storage.close().then(() => ''),
      (error: BatchesRefused) => error.message,
    );
  const historyRefusal = (storeUrl: string) =>
    openDatabase({ data: null, storeUrl, log }).then(
      (database) => database.close().then(() => ''),
      (error: Error) => error.message,
    );

  test('whose role may create no schema is refused with the grant; with schemas of its own it starts', async () => {
    for (const refusal of [queueRefusal, storeRefusal, historyRefusal])
      expect(await refusal(asPlain())).toMatch(
        /permission denied.*GRANT CREATE ON DATABASE "postgres" TO "plain".*CREATE SCHEMA pageloupe AUTHORIZATION "plain"/s,
      );
    for (const name of ['pageloupe', 'bullmq']) await admin.query(`CREATE SCHEMA ${name} AUTHORIZATION plain`);
    for (const refusal of [queueRefusal, storeRefusal, historyRefusal]) expect(await refusal(asPlain())).toBe('');
  });
  test('that does not know the role of migrate is told of with the way out', async () => {
    const database = `of_${ulid()}`.toLowerCase();
    await admin.query(`CREATE DATABASE ${database}`);
    const at = server.url.replace(/\/postgres$/, `/${database}`);
    const world = commandWorld();
    expect(await world.run('migrate', '--store-url', at, '--role', 'nobody_here')).toBe(2);
    expect(world.err()).toContain('role "nobody_here" does not exist (42704). Create the role first (CREATE ROLE)');
  });
  test('gets from migrate --print only what it lacks', async () => {
    const [database, role] = [`of_${ulid()}`, `bound_${ulid()}`].map((name) => name.toLowerCase()) as [string, string];
    await admin.query(`CREATE ROLE ${role} LOGIN`);
    await admin.query(`CREATE DATABASE ${database}`);
    const at = server.url.replace(/postgres$/, database);
    const owner = new Client({ connectionString: at });
    await owner.connect();
    onTestFinished(() => owner.end());
    const printed = async (...flags: string[]) => {
      const world = commandWorld();
      expect([await world.run('migrate', '--print', '--store-url', at, '--queue-url', at, ...flags), world.err()]).toEqual([0, '']);
      return world.out();
    };
    const grantsOf = async () => (await printed('--role', role)).split('\n').filter((line) => line.startsWith('GRANT'));
    const nothing = '-- Nothing is missing in this database.\n';
    await owner.query(await printed());
    expect(await printed()).toBe(nothing);
    const world = commandWorld();
    expect([await world.run('migrate', '--store-url', at, '--queue-url', at), world.out()]).toEqual([0, nothing.slice(3)]);
    // Four for each schema; there are no functions in pageloupe.
    expect(await grantsOf()).toHaveLength(7);
    await owner.query(await printed('--role', role));
    expect(await printed('--role', role)).toBe(nothing);
    await owner.query(nothing);
    for (const [taken, grant] of [
      ['USAGE ON SCHEMA bullmq', 'USAGE ON SCHEMA bullmq'],
      ['DELETE ON pageloupe.result_mark', 'SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pageloupe'],
      ['USAGE ON ALL SEQUENCES IN SCHEMA bullmq', 'USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA bullmq'],
    ]) {
      await owner.query(`REVOKE ${taken} FROM ${role}`);
      expect(await grantsOf()).toEqual([`GRANT ${grant} TO "${role}";`]);
      await owner.query(await printed('--role', role));
    }
    await owner.query('REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq FROM PUBLIC');
    await owner.query(`REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq FROM ${role}`);
    expect(await grantsOf()).toEqual([`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq TO "${role}";`]);
    // An administrator has every right.
    const [, user = ''] = /\/\/(\w+)@/.exec(at)!;
    expect(await printed('--role', user)).toBe(nothing);
  });
  test.each(['migrate', 'migrate --print'])('whose role may create nothing works after %s of an administrator', async (command) => {
    const [database, role] = [`of_${ulid()}`, `bound_${ulid()}`].map((name) => name.toLowerCase()) as [string, string];
    await admin.query(`CREATE ROLE ${role} LOGIN`);
    await admin.query(`CREATE DATABASE ${database}`);
    const at = server.url.replace(/postgres$/, database);
    const runScript = async () => {
      const world = commandWorld();
      const args = [...command.split(' '), '--store-url', at, '--queue-url', at, '--role', role];
      expect([await world.run(...args), world.err()]).toEqual([0, '']);
      if (!command.includes('--print')) return;
      const client = new Client({ connectionString: at });
      await client.connect();
      await client.query(world.out());
      await client.end();
    };
    const asRole = at.replace('pageloupe@', `${role}@`);
    expect(await historyRefusal(asRole)).toContain(`pageloupe migrate --role "${role}"`);
    // Again, nothing is missing.
    for (let time = 0; time < 2; time++) await runScript();
    for (const refusal of [queueRefusal, storeRefusal, historyRefusal]) expect(await refusal(asRole)).toBe('');

    const queue = await BullQueue.open({ url: asRole, log });
    onTestFinished(() => queue.close());
    const done: number[] = [];
    await queue.work(async ({ lane }) => {
      const lease = await queue.lease('a.example');
      done.push(lane);
      await lease?.release();
      return 'done';
    }, 1);
    await queue.add([0, 1].map((lane) => ({ batch: '01KB0000000000000000000000', lane, part: 0 })));
    await expect.poll(() => done.toSorted()).toEqual([0, 1]);
    await queue.drop('01KB0000000000000000000000');
    const { fileStore, close } = await openStorage({ data: null, storeUrl: asRole, queueId: 'queue', log });
    onTestFinished(close);
    expect(await fileStore.writeOnce('batches/a/b', Buffer.from('x'))).toBe(true);
    await fileStore.remove('batches/a');
    const history = await openDatabase({ data: null, storeUrl: asRole, log });
    onTestFinished(() => history.close());
    await history.all("INSERT INTO pageloupe_sites (host, created_at, recent) VALUES ('a.example', 1, '[]')");
    const owner = new Client({ connectionString: at });
    await owner.connect();
    for (const right of ['INSERT', 'DELETE']) {
      await owner.query(`REVOKE ${right} ON ALL TABLES IN SCHEMA pageloupe FROM ${role}`);
      for (const refusal of [storeRefusal, historyRefusal]) expect(await refusal(asRole)).toContain(`pageloupe migrate --role "${role}"`);
      await owner.query(`GRANT ${right} ON ALL TABLES IN SCHEMA pageloupe TO ${role}`);
    }
    // Otherwise everybody may call them.
    await owner.query(
      `REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq FROM PUBLIC; GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq TO ${role}`,
    );
    // What the service is asked while it runs.
    const running = await openStorage({ data: null, storeUrl: asRole, queueId: 'queue', log });
    onTestFinished(() => running.close());
    const faultsOf = new Map([
      [storeRefusal, () => running.faults()],
      [historyRefusal, () => history.faults()],
      [queueRefusal, () => queue.faults()],
    ]);
    for (const [refusal, grant] of [
      [storeRefusal, 'INSERT, DELETE ON pageloupe.result_mark'],
      [historyRefusal, 'SELECT ON pageloupe.pageloupe_schema'],
      [historyRefusal, 'DELETE ON pageloupe.pageloupe_pages, pageloupe.pageloupe_runs'],
      [queueRefusal, 'UPDATE ON pageloupe.host_lease'],
      [queueRefusal, 'DELETE ON bullmq.job'],
      [queueRefusal, 'USAGE ON SCHEMA bullmq'],
      [queueRefusal, 'USAGE ON ALL SEQUENCES IN SCHEMA bullmq'],
      [queueRefusal, 'EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq'],
      [historyRefusal, 'USAGE ON SCHEMA pageloupe'],
    ] as const) {
      await owner.query(`REVOKE ${grant} FROM ${role}`);
      const mends = `GRANT ${grant} TO "${role}"; or all of them with: pageloupe migrate --role "${role}"`;
      expect(await refusal(asRole)).toContain(mends);
      expect(await faultsOf.get(refusal)!()).toEqual([expect.stringContaining(mends)]);
      await owner.query(`GRANT ${grant} TO ${role}`);
      expect(await refusal(asRole)).toBe('');
      expect(await faultsOf.get(refusal)!()).toEqual([]);
    }
    await owner.end();
  });
  test('is what migrate needs', async () => {
    const world = commandWorld();
    expect([await world.run('migrate', '--queue-url', 'redis://127.0.0.1'), world.err()]).toEqual([
      2,
      expect.stringContaining('--store-url'),
    ]);
    const away = await world.run('migrate', '--store-url', 'postgres://user:secret@127.0.0.1:9/x');
    expect([away, world.err().includes('secret')]).toEqual([4, false]);
  });
  test('behind a pooler is refused by migrate, too', async () => {
    const pooler = createServer((client) => {
      client.once('data', (start) => {
        if (!start.includes('options\0')) {
          const database = connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
          database.write(start);
          client.pipe(database).pipe(client);
          return;
        }
        // As pgbouncer answers: ErrorResponse, its length, and fields that end with a zero.
        const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0');
        const head = Buffer.from('E\0\0\0\0');
        head.writeUInt32BE(fields.length + 4, 1);
        client.end(Buffer.concat([head, fields]));
      });
    });
    await once(pooler.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void pooler.close());
    const url = Object.assign(new URL(server.url), { port: (pooler.address() as AddressInfo).port }).href;
    for (const more of [[], ['--print']]) {
      const world = commandWorld();
      expect([await world.run('migrate', '--store-url', url, ...more), world.err()]).toEqual([
        4,
        expect.stringContaining('Connect to PostgreSQL directly'),
      ]);
    }
  });
  test('that has no such database says so in its own words', async () => {
    expect(await historyRefusal(`${server.url}_none`)).toContain('database "postgres_none" does not exist');
  });
  test('behind a pooler that drops settings, or shares connections', async () => {
    const client = (answers: unknown[]) => ({ query: async () => ({ rows: [answers.shift()] }), release: () => undefined });
    const pool = (one: unknown[]) => {
      const clients = [client(one), client([])];
      return { connect: async () => clients.shift() } as never;
    };
    await expect(refusePostgresPooler(pool([{ path: '"$user", public' }]), 'bullmq')).rejects.toThrow('search path');
    await expect(refusePostgresPooler(pool([{ path: 'bullmq' }, { pid: 1 }, { pid: 2 }]), 'bullmq')).rejects.toThrow(
      'different server processes',
    );
    await refusePostgresPooler(pool([{ path: 'bullmq' }, { pid: 1 }, { pid: 1 }]), 'bullmq');
  });
  test('that another service uses is refused unless both have a queue, and is free when that one ends', async () => {
    const open = (shared: boolean) => openStorage({ data: null, storeUrl: server.url, queueId: shared ? 'queue' : null, log });
    const alone = await open(false);
    onTestFinished(() => alone.close());
    await expect(open(false)).rejects.toThrow('Another service uses this store');
    await expect(open(true)).rejects.toThrow('Another service uses this store');
    // The connection that holds the lock is lost, and another service comes first.
    await admin.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database is not null");
    const [first, second] = [await open(true), await open(true)];
    await expect.poll(() => alone.faults()).toEqual([expect.stringContaining('Another service uses this store')]);
    expect(await first.faults()).toEqual([]);
    await first.close();
    await second.close();
    // The server may notice a moment later that the connection is closed.
    await expect.poll(() => alone.faults()).toEqual([]);
  });
  test('that is used with another queue is refused, and is free when all processes with that one have ended', async () => {
    const open = (queueId: string) => openStorage({ data: null, storeUrl: server.url, queueId, log });
    const [first, second] = [await open('queue'), await open('queue')];
    await expect(open('other')).rejects.toThrow('Give each of them the same queue (--queue-url, --queue-prefix)');
    await first.close();
    await expect(open('other')).rejects.toThrow('Another service uses this store');
    // A refused process leaves nothing behind.
    expect(await second.faults()).toEqual([]);
    await (await open('queue')).close();
    await second.close();
    await (await open('other')).close();
  });
  test('as a queue has one ID for all that use it', async () => {
    const [first, second] = [await BullQueue.open({ url: server.url, log }), await BullQueue.open({ url: server.url, log })];
    onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
    expect(first.id).toBe(second.id);
  });
  test('that is read-only is not ready', async () => {
    const database = await openDatabase({ data: null, storeUrl: server.url, log });
    onTestFinished(() => database.close());
    expect(await database.faults()).toEqual([]);
    await admin.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
    onTestFinished(async () => {
      await admin.query('SET default_transaction_read_only = off');
      await admin.query('ALTER DATABASE postgres RESET default_transaction_read_only');
    });
    const later = await openDatabase({ data: null, storeUrl: server.url, log }).catch((error: Error) => error.message);
    expect(later).toContain('use the primary server');
    // While it runs: a standby that was not promoted, or an administrator.
    await database.all('SET default_transaction_read_only = on');
    await expect(database.all('CREATE TABLE made (by_whom text)')).rejects.toThrow(DatabaseUnavailable);
    await database.all('SET default_transaction_read_only = off');
  });
});

/** A queue over TLS, with a certificate that no machine trusts. */
const secureQueues = {
  redis: async ({ cert, key }: Certificate) => {
    const folder = testFolder();
    const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    const port = await freePort();
    const tls = ['--tls-port', String(port), '--tls-auth-clients', 'no', '--tls-cert-file', certFile, '--tls-key-file', keyFile];
    const server = await redisServer(undefined, [...tls, '--tls-ca-cert-file', certFile]);
    onTestFinished(() => server.close());
    return `rediss://127.0.0.1:${port}`;
  },
  postgres: async ({ cert, key }: Certificate) => {
    const server = await postgresServer();
    onTestFinished(() => server.close());
    const admin = new Client({ connectionString: server.url });
    await admin.connect();
    const [{ folder }] = (await admin.query<{ folder: string }>("SELECT current_setting('data_directory') AS folder")).rows as [
      { folder: string },
    ];
    const { uid, gid } = statSync(folder);
    for (const [name, text] of [
      ['server.crt', cert],
      ['server.key', key],
    ] as const) {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      chownSync(join(folder, name), uid, gid);
    }
    await admin.query('ALTER SYSTEM SET ssl = on');
    await admin.query('SELECT pg_reload_conf()');
    await admin.end();
    return `${server.url}?sslmode=verify-full`;
  },
};
/** Builds without TLS do not know the option at all. */
const hasTls = {
  redis: hasRedis && !String(spawnSync('redis-server', ['--tls-port', 'x']).stderr).includes('Bad directive'),
  postgres: hasPostgres,
};
test.for(['redis', 'postgres'] as const)(
  'a %s with an authority of its own is told of with the variable, which works',
  async (name, { skip }) => {
    skip(!hasTls[name], 'no server that can do TLS');
    const company = certificateAuthority('Company');
    const url = await secureQueues[name](company.certify('127.0.0.1'));
    const refused = async () => queueRefusal(url);
    await expect.poll(refused, { timeout: 10_000 }).toMatch(/--queue-url.*certificate.*\. Start with NODE_EXTRA_CA_CERTS=FILE/);
    const ca = join(testFolder(), 'company.pem');
    writeFileSync(ca, company.cert);
    const program = fileURLToPath(new URL('../../support/queue-process.ts', import.meta.url));
    const other = spawn(process.execPath, ['--import', 'tsx', program, name, url], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => killed(other));
    const [said] = (await once(other.stdout, 'data')) as [Buffer];
    expect(String(said)).toBe('open\n');
  },
);

test('an error that quotes the URL of its server is without the password', () =>
  expect(errorWithCode(new Error('No answer of redis://user:s3cret@queue.example:6379/1 in time.'))).toBe('No answer of … in time'));

test('a URL that is none is refused with the name of its option or variable', () => {
  expect(() => readServiceSettings({}, { queueUrl: 'redis://:p#ss@127.0.0.1:6379' })).toThrow(/--queue-url.*%23/s);
  expect(() => readServiceSettings({ QUEUE_URL: 'redis://:p#ss@127.0.0.1:6379' })).toThrow(/^(?!.*--queue-url).*\bQUEUE_URL: .*%23/s);
  expect(() => readServiceSettings({}, { storeUrl: 'postgres://a:b/c@host:x/y' })).toThrow(/--store-url/);
});

test.each([
  ['serve', '--queue-url', 'redis://:My@Secret#1@127.0.0.1:6391'],
  ['serve', '--queue-url', 'redis://:Secret/1@127.0.0.1:6391'],
  ['worker', '--queue-url', 'redis://u:1/Secret@127.0.0.1'],
  ['serve', '--store-url', 'postgres://u:My@Secret?1@127.0.0.1/x'],
  ['migrate', '--store-url', 'postgres://u:My@Secret#1@127.0.0.1/x'],
])('%s %s with a password that needs encoding says so, and nothing of it: %s', async (...args) => {
  const world = commandWorld();
  expect(await world.run(...args)).toBe(2);
  expect(world.err()).toContain('Write special characters of the password as %23');
  expect(world.err()).not.toContain('Secret');
});
