import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContactFile, deleteContacts, listContacts, contactFileLimit, type Contact } from '../../../server/http/contacts.ts';
import { service, testFolder } from '../../support/service.ts';

const contact = (id: string, email = 'team@example.com'): Contact => ({
  id,
  at: '2026-11-22T10:00:00.000Z',
  email,
  use: 'Builds',
  volume: 'unknown',
});

test('are listed, and deleted by id or e-mail', async () => {
  const path = join(testFolder(), 'deep', 'contacts.ndjson');
  expect(listContacts(path)).toEqual([]);
  const book = new ContactFile(path);
  await Promise.all(['A', 'B', 'C'].map((id) => book.add(contact(id, `${id}@example.com`))));
  expect(listContacts(path).map(({ id }) => id)).toEqual(['A', 'B', 'C']);
  expect([await deleteContacts(path, 'b'), await deleteContacts(path, 'C@EXAMPLE.COM'), await deleteContacts(path, 'nobody')]).toEqual([
    1, 1, 0,
  ]);
  await book.add(contact('D'));
  expect(listContacts(path).map(({ id }) => id)).toEqual(['A', 'D']);
});

/** Behavior of a full disk: half of the line is written, then it fails. */
const fullDisk = () =>
  new ContactFile(join(testFolder(), 'contacts.ndjson'), async (file, line) => {
    await file.appendFile(line.slice(0, 20));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });

test('on a full disk nothing is half-written, and the client gets an error', async () => {
  const path = join(testFolder(), 'contacts.ndjson');
  await new ContactFile(path).add(contact('A'));
  const before = readFileSync(path, 'utf8');
  const full = new ContactFile(path, async (file, line) => {
    await file.appendFile(line.slice(0, 20));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  await expect(full.add(contact('B'))).rejects.toThrow(/no space/);
  expect(readFileSync(path, 'utf8')).toBe(before);

  const { ask } = await service({}, undefined, { contacts: fullDisk() });
  const values = { email: 'team@example.com', use: 'Builds of ours', volume: 'unknown' };
  const json = await ask('/contact', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) });
  expect([json.status, await json.json()]).toMatchObject([507, { code: 'storage-full', retryable: true }]);
  const page = await ask('/contact', { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams(values) });
  expect([page.status, await page.text()]).toEqual([507, expect.stringContaining('Builds of ours')]);
});

test('invalid forms do not count toward the limit, and browsers get a page', async () => {
  const { ask } = await service({ contactLimit: 1 });
  const send = (body: object, headers: Record<string, string> = {}) =>
    ask('/contact', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const right = { email: 'team@example.com', use: 'Checks in our builds', volume: 'unknown' };
  for (let time = 0; time < 7; time++) expect((await send({ ...right, email: 'team' })).status).toBe(400);
  expect([(await send(right)).status, (await send(right)).status]).toEqual([201, 429]);
  const page = await send(right, { accept: 'text/html,*/*;q=0.8' });
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
    429,
    'text/html; charset=utf-8',
    expect.stringMatching(/^\d+$/),
  ]);
  expect(await page.text()).toContain('Checks in our builds');
});

test('a line that a crash has torn harms neither the one before nor the next', async () => {
  const path = join(testFolder(), 'contacts.ndjson');
  writeFileSync(path, `${JSON.stringify(contact('A'))}\n{"id":"B","em`);
  await new ContactFile(path).add(contact('C'));
  expect(listContacts(path).map(({ id }) => id)).toEqual(['A', 'C']);
});

test('a file that has reached its size takes no more', async () => {
  const path = join(testFolder(), 'contacts.ndjson');
  writeFileSync(path, `${'x'.repeat(contactFileLimit - 100)}\n`);
  await expect(new ContactFile(path).add(contact('A'))).rejects.toThrow(/reached its size/);
  expect(readFileSync(path).length).toBe(contactFileLimit - 99);
});

test('its size is counted in bytes', async () => {
  const path = join(testFolder(), 'contacts.ndjson');
  const wide = { ...contact('A'), use: '網'.repeat(1000) };
  writeFileSync(path, 'x'.repeat(contactFileLimit - JSON.stringify(wide).length - 10));
  await expect(new ContactFile(path).add(wide)).rejects.toThrow(/reached its size/);
});
