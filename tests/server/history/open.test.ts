import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnusable, insertRows } from '../../../server/database/sql.ts';
import { handleFailures } from '../../../server/http/failed-requests.ts';
import { openHistoryPlace } from '../../../server/history/open.ts';
import { testFolder } from '../../support/service.ts';

test('a folder that processes share is free again even if its database could not be closed', async () => {
  const data = testFolder();
  const place = await openHistoryPlace({ data, sharesData: true, storeUrl: null, log: () => undefined });
  const close = place.database.close.bind(place.database);
  onTestFinished(close);
  vi.spyOn(place.database, 'close').mockRejectedValue(new Error('disk I/O error'));
  expect(existsSync(join(data, 'history.pid'))).toBe(true);
  await expect(place.close()).rejects.toThrow('disk I/O error');
  expect(existsSync(join(data, 'history.pid'))).toBe(false);
});

/** A history with more than a start reads. */
async function filledHistory() {
  const data = testFolder();
  const open = () => openHistoryPlace({ data, sharesData: false, storeUrl: null, log: () => undefined });
  const { database, close } = await open();
  await insertRows(
    database,
    'pageloupe_recorded',
    ['batch', 'at'],
    Array.from({ length: 2_000 }, (_, index) => [`batch ${index}`, index]),
  );
  await close();
  const file = join(data, 'history.sqlite');
  const damage = () => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xa5, bytes.length - 3 * 4096), { flag: 'r+' });
  };
  return { open, damage };
}
const advice = /history\.sqlite is damaged .*Restore a backup, or move it away/;

test('damage that no start reads is found by the start', async () => {
  const { open, damage } = await filledHistory();
  damage();
  const refused = await open().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseUnusable);
  expect(String(refused)).toMatch(advice);
});

test('damage while the service runs is told with what to do: to the request that meets it, and as a fault', async () => {
  const { open, damage } = await filledHistory();
  const { database, close } = await open();
  onTestFinished(close);
  expect(await database.faults()).toEqual([]);
  await database.all('PRAGMA shrink_memory');
  damage();
  const met = await database.all('SELECT sum(length(batch)) FROM pageloupe_recorded').catch((error: unknown) => error);
  expect(String(met)).toMatch(advice);
  expect(await database.faults()).toEqual([expect.stringMatching(advice)]);
  const app = fastify();
  handleFailures(app);
  app.get('/', async () => {
    throw met;
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'database-unavailable', detail: expect.stringMatching(advice) }),
  ]);
});

test.each([
  ['overwritten in the middle', 4096],
  ['replaced by something else', 0],
])('a file that was %s is refused with its name and what to do', async (_, from) => {
  const data = testFolder();
  const open = () => openHistoryPlace({ data, sharesData: false, storeUrl: null, log: () => undefined });
  await (await open()).close();
  const file = join(data, 'history.sqlite');
  writeFileSync(file, readFileSync(file).fill(0xa5, from));
  const refused = await open().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseUnusable);
  expect(String(refused)).toMatch(/history\.sqlite is damaged .*Restore a backup, or move it away/);
});
