/** A crawl as a batch: what its chunks audit, whichever worker runs them. */
import { expect, test } from 'vitest';
import type { Net } from '../../../checks/fetch/site.ts';
import type { ProbeNet } from '../../../checks/fetch/probe-net.ts';
import type { Auditor } from '../../../server/audit/auditor.ts';
import { patientBackOff } from '../../../server/audit/back-off.ts';
import { BatchCrawl, Crawls } from '../../../server/batches/crawls.ts';
import { newBatch, type Batch } from '../../../server/batches/batch.ts';
import type { Chunk, ChunkQueue, Outcome } from '../../../server/batches/queue/queue.ts';
import { Runner } from '../../../server/batches/runner.ts';
import { BatchStore } from '../../../server/batches/store.ts';
import { MemoryFileStore } from '../../../server/batches/file-store.ts';
import { usualSettings } from '../../../server/http/openapi/parameters.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { madeNet } from '../../support/probe-net.ts';
import { filesNet, linkedPages, linkedSite } from '../../support/linked-site.ts';

const crawlOf = (more: Partial<Batch['crawl'] & object> = {}): Batch =>
  newBatch({
    id: '01HZZZZZZZZZZZZZZZZZZZZZZZ',
    createdAt: 0,
    pages: 100,
    settings: { ...usualSettings, probe: false },
    crawl: { start: `${linkedSite}/`, limit: 100, depth: null, include: [], exclude: [], ...more },
  });

/** Processes that share a store and a queue, and take turns working on a chunk. */
class Processes {
  readonly fileStore = new MemoryFileStore(1e8);
  readonly store = new BatchStore(this.fileStore, { durable: true, shared: true });
  readonly chunks: Chunk[] = [];
  /** Whether another process has the host. */
  isTaken = false;
  readonly #handlers: ((chunk: Chunk) => Promise<Outcome>)[] = [];
  readonly #queue: ChunkQueue = {
    add: async (chunks) => void this.chunks.push(...chunks),
    work: async (handler) => void this.#handlers.push(handler),
    drop: async () => undefined,
    lease: async () => (this.isTaken ? null : { lost: new AbortController().signal, holds: () => true, release: async () => undefined }),
    size: async () => this.chunks.length,
    faults: async () => [],
    close: async () => undefined,
  };

  async add(auditor: Auditor, net: Net, probe?: ProbeNet['request']): Promise<Runner> {
    const runner = new Runner({
      store: new BatchStore(this.fileStore, { durable: true, shared: true }),
      queue: this.#queue,
      auditor,
      openCrawlNet: () => ({ net, ...(probe && { probe }), close: async () => undefined }),
      concurrency: 2,
      delayMs: 0,
      clock: () => 0,
      log: () => undefined,
    });
    await runner.start();
    return runner;
  }

  /** Works on the queued chunks. @param most maximum chunks */
  async work(most = 100): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (let turn = 0; this.chunks.length > 0 && turn < most; turn++) {
      const chunk = this.chunks.shift()!;
      const outcome = await this.#handlers[turn % this.#handlers.length]!(chunk);
      if (outcome !== 'done') this.chunks.push(chunk);
      outcomes.push(outcome);
    }
    return outcomes;
  }

  async rows(batch: Batch): Promise<(readonly [string, string])[]> {
    await this.store.freshMarks(batch.id, batch.pages);
    const rows = await Promise.all(Array.from({ length: batch.pages }, (_, index) => this.store.row(batch, index)));
    return rows.flatMap((row) => (row ? [[row.url, row.error?.code ?? row.state] as const] : []));
  }
}

/** A home page with links to forty lists, each with a link to an article. */
const lists = Array.from({ length: 40 }, (_, index) => `/list-${index}-of-things`);
const pages = linkedPages({
  '/': [...lists, '/private/', '/cart', '/list-0-of-things'],
  ...Object.fromEntries(lists.map((path, index) => [path, ['/', `/article-${index}-about-something`]])),
});
const listed = ['/', '/list-3-of-things', '/private/', '/lonely-page', '/cart'].map((path) => `<url><loc>${linkedSite}${path}</loc></url>`);
const robots = filesNet({
  [`${linkedSite}/robots.txt`]: 'User-agent: *\nDisallow: /private/\nSitemap: /sitemap.xml\n',
  [`${linkedSite}/sitemap.xml`]: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`,
});

test('is worked off by several processes in turn: each page has one result and is audited once', async () => {
  const processes = new Processes();
  const auditors = [fakeAuditor(pages), fakeAuditor(pages)];
  for (const auditor of auditors) await processes.add(auditor, robots);
  const batch = crawlOf();
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  expect(new Set(await processes.work())).toEqual(new Set(['done']));

  const rows = await processes.rows(batch);
  const urls = rows.map(([url]) => url);
  expect([rows.length, new Set(urls).size]).toEqual([81, 81]);
  expect(rows.every(([, state]) => state === 'done')).toBe(true);
  const audited = auditors.map(({ orders }) => orders.map(({ url }) => url));
  expect(audited.flat().toSorted()).toEqual(urls.toSorted());
  expect(audited.every((list) => list.length > 20)).toBe(true);
  expect(await processes.store.ended(batch.id)).toMatchObject({ state: 'finished' });
  expect(await processes.store.progress(batch)).toEqual({ total: 81, done: 81, failed: 0 });
  expect(await processes.store.crawl(batch.id)).toMatchObject({
    skipped: { robots: 1, changes: 1 },
    orphans: { total: 1, urls: [`${linkedSite}/lonely-page`] },
  });
});

test('files have their status in the row of the first page that links to them, and the frontier is the same again', async () => {
  const processes = new Processes();
  const net = madeNet((url) => (url.endsWith('/gone.png') ? 404 : 200));
  const linked = linkedPages({ '/': ['/gone.png', '/a', '/b'], '/a': ['/gone.png', '/c'], '/b': ['/there.pdf', '/d'] });
  await processes.add(fakeAuditor(linked), robots, net.request);
  const batch = crawlOf();
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  await processes.work();
  await processes.store.freshMarks(batch.id, batch.pages);
  const rows = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => processes.store.row(batch, index)));
  expect(rows.map((row) => row && [row.url.slice(linkedSite.length), row.digest?.files?.map(({ url, status }) => [url, status])])).toEqual([
    ['/', [[`${linkedSite}/gone.png`, 404]]],
    ['/a', undefined],
    ['/b', [[`${linkedSite}/there.pdf`, 200]]],
    ['/c', undefined],
    ['/d', undefined],
    null,
  ]);
});

test('a chunk that is delivered again audits nothing again', async () => {
  const processes = new Processes();
  const auditor = fakeAuditor(pages);
  await processes.add(auditor, robots);
  const batch = crawlOf();
  await processes.store.create(batch, []);
  const first = { batch: batch.id, lane: 0, part: 0 };
  processes.chunks.push(first, first);
  await processes.work();
  expect([auditor.orders.length, (await processes.rows(batch)).length]).toEqual([81, 81]);
});

test('resumes where a process ended, with the pages that were open', async () => {
  const processes = new Processes();
  const ending = fakeAuditor({
    ...pages,
    // Never finishes, like a process that was killed.
    [`${linkedSite}/list-7-of-things`]: () => new Promise(() => undefined),
  });
  const killed = await processes.add(ending, robots);
  const batch = crawlOf({ limit: 30 });
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  await processes.work(1);
  const working = processes.work(1);
  await expect.poll(() => ending.orders.length).toBeGreaterThan(15);
  killed.stop();
  await working;
  const before = (await processes.rows(batch)).length;
  expect(before).toBeLessThan(26);

  const after = new Processes();
  Object.assign(after, { fileStore: processes.fileStore, store: new BatchStore(processes.fileStore, { durable: true, shared: true }) });
  const auditor = fakeAuditor(pages);
  await after.add(auditor, robots);
  after.chunks.push(...processes.chunks);
  await after.work();
  const rows = await after.rows(batch);
  expect([rows.length, new Set(rows.map(([url]) => url)).size, auditor.orders.length]).toEqual([30, 30, 30 - before]);
});

test.each([
  ['robots.txt disallows the start page', { [`${linkedSite}/robots.txt`]: 'User-agent: *\nDisallow: /\n' }, 'robots-disallowed'],
  ['robots.txt cannot be read', { [`${linkedSite}/robots.txt`]: 500 }, 'robots-unread'],
])('audits nothing where %s, and says so', async (_, files, code) => {
  const processes = new Processes();
  const auditor = fakeAuditor(pages);
  await processes.add(auditor, filesNet(files));
  const batch = crawlOf();
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  expect(await processes.work()).toEqual(['done']);
  expect([auditor.orders, await processes.rows(batch)]).toEqual([[], [[`${linkedSite}/`, code]]]);
  expect(await processes.store.ended(batch.id)).toMatchObject({ state: 'finished' });
});

test.each([
  ['in the middle of a crawl', false],
  ['after a process ended between the start page and the next part', true],
])('waits where robots.txt cannot be read %s', async (_, isAgain) => {
  const processes = new Processes();
  const first = await processes.add(fakeAuditor(pages), robots);
  const batch = crawlOf();
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  await processes.work(1);
  first.stop();
  const after = new Processes();
  Object.assign(after, { fileStore: processes.fileStore });
  const second = await after.add(fakeAuditor(pages), filesNet({ [`${linkedSite}/robots.txt`]: 503 }));
  after.chunks.push(...(isAgain ? [{ batch: batch.id, lane: 0, part: 0 }] : processes.chunks));
  const [outcome] = await after.work(1);
  expect(outcome).toEqual({ againInMs: expect.any(Number) });
  expect(second.faults.get(batch.id)?.code).toBe('robots-unread');
  expect(await processes.store.ended(batch.id)).toBeNull();
});

test('ends early at a host that wants no more requests', async () => {
  const processes = new Processes();
  const plain = fakeAuditor(pages);
  let count = 0;
  const auditor: Auditor = {
    ...plain,
    async audit(order, signal) {
      const visit = await plain.audit(order, signal);
      return ++count > 5 ? { ...visit, http: { ...visit.http, status: 429, headers: { 'retry-after': '7200' } } } : visit;
    },
  };
  await processes.add(auditor, robots);
  const batch = crawlOf();
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  await processes.work();
  expect(await processes.store.ended(batch.id)).toMatchObject({ state: 'finished' });
  const { skipped } = await processes.store.crawl(batch.id);
  expect([skipped.refused! > 30, plain.orders.length < 10]).toEqual([true, true]);
});

test('a worker that takes it over goes on at the pace that its host asked for', async () => {
  const processes = new Processes();
  const plain = fakeAuditor(pages);
  let count = 0;
  const auditor: Auditor = {
    ...plain,
    async audit(order, signal) {
      const place = ++count;
      // The third never comes to its end, as a process that was killed.
      if (place > 2) return new Promise(() => undefined);
      const visit = await plain.audit(order, signal);
      return place === 2 ? { ...visit, http: { ...visit.http, status: 429, headers: { 'retry-after': '0' } } } : visit;
    },
  };
  const killed = await processes.add(auditor, robots);
  const batch = crawlOf();
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  await processes.work(1);
  const working = processes.work(1);
  const { host } = new URL(linkedSite);
  await expect.poll(() => processes.store.pace(batch.id, host)).not.toBeNull();
  killed.stop();
  await working;
  const other = await BatchCrawl.begin(batch, new BatchStore(processes.fileStore, { durable: true, shared: true }), {
    net: robots,
    close: async () => undefined,
  });
  await other.paces.read(host);
  expect(other.paces.of(host)!.gapMs).toBe(patientBackOff.firstMs / 2);
});

test('a crawl keeps its connections when many others are opened, and looks for what others found with one read', async () => {
  const files = new MemoryFileStore(1e8);
  const store = new BatchStore(files, { durable: true, shared: true });
  const closed: string[] = [];
  const crawls = new Crawls(store, (start) => ({ net: filesNet(), close: async () => void closed.push(start) }));
  for (let index = 10; index < 40; index++) {
    const { crawl, ...batch } = crawlOf({ start: `${linkedSite}/${index}` });
    await crawls.open({ ...batch, crawl, id: batch.id.replace(/ZZ$/, String(index)) });
  }
  expect(closed).toEqual([]);
  const read = files.read;
  let reads = 0;
  files.read = async (path) => {
    reads += 1;
    return read(path);
  };
  await crawls.open({ ...crawlOf(), id: crawlOf().id.replace(/ZZ$/, '39') });
  expect(reads).toBe(1);
  crawls.close();
  expect(closed).toContain(`${linkedSite}/39`);
});

test('a crawl that waits for its host requests nothing from it', async () => {
  const processes = new Processes();
  const requested: string[] = [];
  const net: Net = (url, init) => {
    requested.push(url);
    return filesNet()(url, init);
  };
  await processes.add(fakeAuditor(linkedPages({ '/': [] })), net);
  const batch = crawlOf();
  await processes.store.create(batch, []);
  processes.chunks.push({ batch: batch.id, lane: 0, part: 0 });
  processes.isTaken = true;
  expect([await processes.work(1), requested]).toEqual([[{ againInMs: 1_000 }], []]);
  processes.isTaken = false;
  expect([await processes.work(1), requested]).toEqual([['done'], [`${linkedSite}/robots.txt`]]);
  expect(await processes.store.ended(batch.id)).toMatchObject({ state: 'finished' });
});
