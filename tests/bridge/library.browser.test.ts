import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteFile, deleteOldFiles, deleteOrphans, deletePages, isFull, keepFile, keepPage, keptJobs, readDigests, readFile, readReport } from '../../bridge/library.ts';
import type { Digest, Report } from '../../checks/index.ts';

/** A library reads and writes what it is given: these are told apart by a name. */
const report = (name: string, facts: object | null = { page: { ok: true, value: { name } } }) => ({ name, ...(facts ? { facts } : {}) }) as unknown as Report;
const digest = (name: string) => ({ title: name }) as unknown as Digest;
const keep = (runId: string, jobId: string, name = jobId) => keepPage(runId, jobId, report(name), digest(name));

beforeEach(async () => { for (const runId of ['a', 'b', 'c']) await deletePages(runId); });
afterEach(() => vi.restoreAllMocks());

test('keeps a page once, whoever comes second', async () => {
  expect(await Promise.all([keep('a', '1', 'first'), keep('a', '1', 'second')])).toEqual(['kept', 'already']);
  expect(await readReport('a', '1')).toEqual(report('first'));
  expect(await readReport('a', '1', { facts: false })).toEqual(report('first', null));
  expect(await readDigests('a')).toEqual([{ jobId: '1', digest: digest('first') }]);
});

test('keeps pages of runs apart, and deletes those of one', async () => {
  for (const runId of ['a', 'b']) for (const jobId of ['1', '2']) await keep(runId, jobId);
  await deletePages('a');
  expect([await keptJobs('a'), await keptJobs('b')]).toEqual([new Set(), new Set(['1', '2'])]);
  expect(await readReport('a', '1')).toBeNull();
});

test('deletes pages of runs that are no more', async () => {
  for (const runId of ['a', 'b', 'c']) for (const jobId of ['1', '2']) await keep(runId, jobId);
  await deleteOrphans(new Set(['b']));
  expect([...(await keptJobs('a')), ...(await keptJobs('b')), ...(await keptJobs('c'))]).toEqual(['1', '2']);
});

test.each(['reports', 'facts', 'digests'])('no room for its %s: nothing of the page is kept, and it can be kept later', async (full) => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, ...given: Parameters<typeof put>) {
    const request = put.apply(this, given);
    // As the browser does it: the transaction is aborted when it comes to this request.
    if (this.name === full) request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await expect(keep('a', '1')).rejects.toThrow();
  vi.restoreAllMocks();
  expect(await keptJobs('a')).toEqual(new Set());
  expect(await readReport('a', '1')).toBeNull();
  expect(await keep('a', '1')).toBe('kept');
});

test('knows the browser’s words for a full disk', () => {
  const told = [new DOMException('x', 'QuotaExceededError'), new Error('Session storage quota bytes exceeded. Values were not stored.'), new Error('IO error: FILE_ERROR_NO_SPACE')];
  expect(told.map(isFull)).toEqual([true, true, true]);
  expect([new Error('boom'), 'quota', null].map(isFull)).toEqual([false, false, false]);
});

test('opens again after somebody had to have it closed', async () => {
  await keep('a', '1');
  const other = await new Promise<IDBOpenDBRequest>((resolve) => {
    const open = indexedDB.open('library', 2);
    open.addEventListener('success', () => resolve(open));
  });
  other.result.close();
  await new Promise((resolve) => { indexedDB.deleteDatabase('library').addEventListener('success', resolve); });
  expect(await keep('a', '2')).toBe('kept');
});

test('keeps files until they are fetched, or old', async () => {
  await keepFile('f', 'a.pdf', new Blob(['x']));
  expect((await readFile('f'))!.name).toBe('a.pdf');
  await deleteOldFiles(Date.now() - 1_000);
  expect(await readFile('f')).not.toBeNull();
  await deleteOldFiles(Date.now() + 1_000);
  expect(await readFile('f')).toBeNull();
  await deleteFile('f');
});
