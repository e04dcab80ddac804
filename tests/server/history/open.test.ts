import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnusable } from '../../../server/database/sql.ts';
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
