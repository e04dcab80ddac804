import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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
