import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteFile,
  deleteOldFiles,
  deleteOrphans,
  deletePages,
  isStorageFull,
  keepFile,
  keepPage,
  jobIdsInLibrary,
  readDigests,
  readFile,
  readReport,
} from '../../extension/runs/library.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { digestOf } from '../../checks/site/digest.ts';
import browser from '../support/extension-api.ts';
import { known } from '../support/facts.ts';

/** Broken records that the library reported. */
const reported = new Map<string, unknown>();
browser['storage'] = {
  local: {
    get: async (key: string) => ({ [key]: reported.get(key) }),
    set: async (items: object) => {
      for (const [key, value] of Object.entries(items)) reported.set(key, value);
    },
  },
};
afterAll(() => delete browser['storage']);
const notes = () => Object.values((reported.get('aside') ?? {}) as Record<string, { what: string }>).map(({ what }) => what);

const { facts: _, ...judged } = judgePage(
  known(),
  { intent: 'index', pageType: null, aiOptOut: false, now: 0 },
  { collect: 0, judge: 0, network: 0, total: 0 },
);
/** Distinguished by name. */
const report = (name: string, facts: object | null = { page: { ok: true, value: { name } } }) =>
  ({ ...judged, url: name, ...(facts ? { facts } : {}) }) as unknown as Report;
const digest = (name: string): Digest => ({ ...digestOf(judged), title: name });
const keep = (runId: string, jobId: string, name = jobId) => keepPage(runId, jobId, report(name), digest(name));

beforeEach(async () => {
  reported.clear();
  for (const runId of ['a', 'b', 'c']) await deletePages(runId);
});
afterEach(() => vi.restoreAllMocks());

test('stores a page once; a second write changes nothing', async () => {
  expect(await Promise.all([keep('a', '1', 'first'), keep('a', '1', 'second')])).toEqual(['kept', 'already']);
  expect(await readReport('a', '1')).toEqual(report('first'));
  expect(await readReport('a', '1', { facts: false })).toEqual(report('first', null));
  expect(await readDigests('a')).toEqual([{ jobId: '1', digest: digest('first') }]);
});

test('keeps pages of runs apart, and deletes those of one', async () => {
  for (const runId of ['a', 'b']) for (const jobId of ['1', '2']) await keep(runId, jobId);
  await deletePages('a');
  expect([await jobIdsInLibrary('a'), await jobIdsInLibrary('b')]).toEqual([new Set(), new Set(['1', '2'])]);
  expect(await readReport('a', '1')).toBeNull();
});

test('deletes pages of runs that no longer exist', async () => {
  for (const runId of ['a', 'b', 'c']) for (const jobId of ['1', '2']) await keep(runId, jobId);
  await deleteOrphans(new Set(['b']));
  expect([...(await jobIdsInLibrary('a')), ...(await jobIdsInLibrary('b')), ...(await jobIdsInLibrary('c'))]).toEqual(['1', '2']);
});

test.each(['reports', 'facts', 'digests'])(
  'no space for its %s: nothing of the page is stored, and it can be stored later',
  async (full) => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, ...input: Parameters<typeof put>) {
      const request = put.apply(this, input);
      // Like the browser: aborts the transaction at this request.
      if (this.name === full) request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await expect(keep('a', '1')).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await jobIdsInLibrary('a')).toEqual(new Set());
    expect(await readReport('a', '1')).toBeNull();
    expect(await keep('a', '1')).toBe('kept');
  },
);

test('knows the browser’s words for a full disk', () => {
  const errors = [
    new DOMException('x', 'QuotaExceededError'),
    new Error('Session storage quota bytes exceeded. Values were not stored.'),
    new Error('IO error: FILE_ERROR_NO_SPACE'),
  ];
  expect(errors.map(isStorageFull)).toEqual([true, true, true]);
  expect([new Error('boom'), 'quota', null].map(isStorageFull)).toEqual([false, false, false]);
});

test('opens again after somebody had to have it closed', async () => {
  await keep('a', '1');
  const other = await new Promise<IDBOpenDBRequest>((resolve) => {
    const open = indexedDB.open('library', 2);
    open.addEventListener('success', () => resolve(open));
  });
  other.result.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('library').addEventListener('success', resolve);
  });
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

const put = async (store: string, value: unknown, key: IDBValidKey) => {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const open = indexedDB.open('library');
    open.addEventListener('success', () => resolve(open.result));
  });
  await new Promise((resolve) => {
    db.transaction(store, 'readwrite').objectStore(store).put(value, key).addEventListener('success', resolve);
  });
  db.close();
};
const damages: [name: string, value: unknown][] = [
  ['null', null],
  ['a number', 5e9],
  ['a word', 'garbled'],
  ['an empty object', {}],
  ['half a text', JSON.stringify(judged).slice(0, 500)],
  ['of a later version', JSON.stringify({ ...judged, schemaVersion: '3.0' })],
  ['of an earlier schema', JSON.stringify({ ...judged, schemaVersion: '1.1' })],
  ['a text of null', 'null'],
  ['absurd numbers', JSON.stringify({ ...judged, score: 5e9, counts: null })],
  ['signals of null', JSON.stringify({ ...judged, signals: [null] })],
  ['10 MB', 'x'.repeat(10_000_000)],
];
test.each(damages)('a report that is %s is missing, the others are intact, and it is reported once', async (_name, value) => {
  await keep('a', '1');
  await keep('a', '2');
  await put('reports', value, ['a', '1']);
  for (let time = 0; time < 2; time++) expect(await readReport('a', '1', { facts: false })).toBeNull();
  expect(await readReport('a', '2')).toEqual(report('2'));
  expect(notes()).toEqual(['report']);
});
test.each([...damages, ['bytes that are no gzip', new ArrayBuffer(100)]])(
  'facts that are %s are missing, the report is there',
  async (_name, value) => {
    await keep('a', '1');
    await put('facts', value, ['a', '1']);
    expect(await readReport('a', '1')).toEqual(report('1', null));
    expect(notes()).toEqual(['facts']);
  },
);
test.each([...damages, ['half of it', { ...digest('1'), geo: undefined }], ['absurd numbers inside', { ...digest('1'), score: 5e9 }]])(
  'a digest that is %s is left out, the others are there',
  async (_name, value) => {
    await keep('a', '1');
    await keep('a', '2');
    await put('digests', value, ['a', '1']);
    expect((await readDigests('a')).map(({ jobId }) => jobId)).toEqual(['2']);
    expect(notes()).toEqual(['results']);
  },
);
test('a broken file is not there, and goes with the old ones', async () => {
  await keepFile('f', 'a.pdf', new Blob(['x']));
  const db = await new Promise<IDBDatabase>((resolve) => {
    const open = indexedDB.open('library');
    open.addEventListener('success', () => resolve(open.result));
  });
  await new Promise((resolve) => {
    db.transaction('files', 'readwrite')
      .objectStore('files')
      .put({ id: 'f', name: null, blob: 'x', at: 'never' })
      .addEventListener('success', resolve);
  });
  db.close();
  expect(await readFile('f')).toBeNull();
  await deleteOldFiles(0);
  await expect(readFile('f')).resolves.toBeNull();
});
