/** Which pages of a crawl come next: a table of small sites, and random walks over large ones. */
import { describe, expect, test } from 'vitest';
import type { CrawlPlan, SortedLinks } from '../../../checks/site/crawl.ts';
import { Frontier, type FrontierEntry } from '../../../server/crawl/frontier.ts';

const site = 'https://site.example';
const plan: CrawlPlan = { start: `${site}/`, limit: 100, depth: null, include: [], exclude: [] };
const linksOf = (paths: readonly string[], leftOut: SortedLinks['leftOut'] = []): SortedLinks => ({
  follow: paths.map((path) => site + path),
  leftOut,
});
type Graph = Readonly<Record<string, readonly string[]>>;

/** Crawls a graph of paths to its end. @returns paths in the order in which they were audited, and the frontier */
function crawled(graph: Graph, changes: Partial<CrawlPlan> = {}, seed: number | null = null) {
  const frontier = new Frontier({ ...plan, ...changes }, seed);
  frontier.name([`${site}/`]);
  const order: string[] = [];
  for (let page = frontier.next(); page; page = frontier.next()) {
    const path = page.url.slice(site.length);
    order.push(path);
    frontier.found(page.index, linksOf(graph[path] ?? []));
  }
  return { order, frontier };
}

test('files that were named are left out, also after an interruption', () => {
  const before = new Frontier(plan);
  const entry = before.name([`${site}/`], [`${site}/a.pdf`]);
  const after = new Frontier(plan);
  after.restore(JSON.parse(JSON.stringify(entry)) as FrontierEntry);
  for (const { waiting, skipped } of [before, after]) expect([waiting, skipped.counts]).toEqual([1, { file: 1 }]);
});

test.each<[string, Graph, Partial<CrawlPlan>, string[], Record<string, number>]>([
  ['one page', {}, {}, ['/'], {}],
  ['nearest first', { '/': ['/a', '/b'], '/a': ['/c'], '/b': ['/a', '/'] }, {}, ['/', '/a', '/b', '/c'], {}],
  ['a limit', { '/': ['/a', '/b', '/c'] }, { limit: 2 }, ['/', '/a'], { limit: 2 }],
  ['a depth', { '/': ['/a'], '/a': ['/b'], '/b': ['/c'] }, { depth: 1 }, ['/', '/a'], { depth: 1 }],
  ['depth 0', { '/': ['/a'] }, { depth: 0 }, ['/'], { depth: 1 }],
  ['spellings of one page', { '/': ['/a', '/a#x', '/a?utm_source=y'] }, {}, ['/', '/a'], {}],
  ['loops', { '/': ['/a'], '/a': ['/', '/a'] }, {}, ['/', '/a'], {}],
])('%s', (_, graph, changes, order, counts) => {
  const { order: audited, frontier } = crawled(graph, changes);
  expect(audited).toEqual(order);
  expect(frontier.skipped.counts).toEqual(counts);
  expect(frontier.waiting).toBe(0);
});

describe('a server that sends one shell for every path', () => {
  /** @param textOf fingerprint of a path */
  function audited(textOf: (path: string) => string, linksIn: (path: string) => readonly string[], limit = 500) {
    const entries: FrontierEntry[] = [];
    const frontier = new Frontier({ ...plan, limit });
    frontier.name([`${site}/`]);
    const order: string[] = [];
    for (let page = frontier.next(); page; page = frontier.next()) {
      const path = page.url.slice(site.length);
      order.push(path);
      entries.push(frontier.found(page.index, linksOf(linksIn(path)), textOf(path)));
    }
    return { order, frontier, entries };
  }
  const below = (path: string) => ['blog/', 'about/', 'shop/', 'contact/'].map((name) => path + name);

  test('and relative links in it, is left after ten copies', () => {
    const { order, frontier } = audited(() => 'shell', below);
    expect(order).toHaveLength(10);
    expect(frontier.skipped.counts.copy).toBeGreaterThan(10);
    expect(frontier.skipped.counts.trap).toBeUndefined();
    expect(frontier.waiting).toBe(0);
  });
  test('for some paths only, does not keep its other pages from being audited', () => {
    const pages = Array.from({ length: 60 }, (_, index) => `/page-${'abcdefghij'[index % 10]}${'klmnop'[Math.floor(index / 10)]}`);
    const { order } = audited(
      (path) => (path.startsWith('/x') ? 'shell' : path),
      (path) => (path === '/' ? ['/x/', ...pages] : path.startsWith('/x') ? below(path) : []),
    );
    expect(order).toEqual(expect.arrayContaining(pages));
    expect(order.length).toBeLessThan(100);
  });
});

test('a shorter path counts as long as the links of the page have not been read', () => {
  const frontier = new Frontier({ ...plan, depth: 2 });
  frontier.name([`${site}/`]);
  frontier.next();
  frontier.found(0, linksOf(['/a', '/b']));
  frontier.next();
  frontier.found(1, linksOf(['/c']));
  // /b, as close as /a, has not been read; /c was found at depth 2, and the start page turns out to link to it.
  expect(frontier.found(0, linksOf(['/c'])).shorter).toEqual([3]);
  frontier.next();
  expect(frontier.next()).toEqual({ index: 3, url: `${site}/c`, depth: 1 });
  expect(frontier.found(3, linksOf(['/d'])).pages).toEqual([`${site}/d`]);
});

test('what was skipped by one page and is found by another is audited', () => {
  const frontier = new Frontier(plan);
  frontier.name([`${site}/`]);
  frontier.next();
  frontier.found(0, linksOf(['/a'], [{ url: `${site}/b`, why: 'nofollow' }]));
  expect(frontier.skipped.counts).toEqual({ nofollow: 1 });
  frontier.found(1, linksOf(['/b']));
  expect(frontier.skipped.counts).toEqual({});
});

describe('pages without end', () => {
  const follow = (urlOf: (n: number) => string, text?: (n: number) => string | undefined) => {
    const frontier = new Frontier({ ...plan, limit: 2_500 });
    frontier.name([`${site}/`]);
    let audited = 0;
    for (let page = frontier.next(); page; page = frontier.next()) {
      frontier.found(page.index, linksOf([urlOf(audited), urlOf(audited + 1)]), text?.(audited));
      audited += 1;
    }
    return { audited, counts: frontier.skipped.counts };
  };
  test.each<[string, (n: number) => string, number]>([
    ['a calendar in the path', (n) => `/calendar/${2026 + Math.floor(n / 12)}/${(n % 12) + 1}/`, 130],
    ['a calendar in a parameter', (n) => `/events?month=${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`, 130],
    ['combined filters', (n) => `/shop?color=${n % 71}&size=${n % 73}&fit=${n % 79}`, 210],
  ])('%s', (_, urlOf, most) => {
    const { audited, counts } = follow(urlOf);
    expect(audited).toBeGreaterThan(50);
    expect(audited).toBeLessThan(most);
    expect(counts.trap).toBeGreaterThan(0);
  });
  test('sessions in the path, by their text that comes again', () => {
    const session = (n: number) => (n * 2654435761).toString(16).padStart(12, '0').slice(0, 12);
    const { audited, counts } = follow(
      (n) => `/s/${session(n)}0a1b2c3d/page`,
      () => 'A'.repeat(64),
    );
    expect(audited).toBeLessThan(30);
    expect(counts.copy).toBeGreaterThan(0);
    expect(counts.trap).toBeUndefined();
  });
  test.each<[string, (n: number) => string]>([
    ['numbered articles', (n) => `/article/${n}`],
    ['pages of a list', (n) => `/list?page=${n}`],
    ['articles by date', (n) => `/2026/${(n % 12) + 1}/article-${n}`],
    ['records by identifier', (n) => `/p/5f2b6c8d9e0f1a2b3c4d5e${n}`],
  ])('%s are not followed', (_, urlOf) => {
    const { audited, counts } = follow(urlOf, (n) => String(n).padStart(64, 'x'));
    expect([audited, counts.trap, counts.copy]).toEqual([2_500, undefined, undefined]);
  });
});

test('a host that is given up gets no more pages, and pages that were handed out are returned', () => {
  const frontier = new Frontier(plan);
  frontier.name([`${site}/`]);
  frontier.next();
  frontier.found(0, { follow: [`${site}/a`, `${site}/b`, 'https://www.site.example/c'], leftOut: [] });
  const handedOut = frontier.next()!;
  frontier.close('site.example');
  frontier.giveBack(handedOut.index);
  expect(frontier.skipped.counts).toEqual({ refused: 2 });
  expect(frontier.next()?.url).toBe('https://www.site.example/c');
  frontier.found(3, linksOf(['/d']));
  expect([frontier.next(), frontier.waiting, frontier.skipped.counts]).toEqual([null, 0, { refused: 3 }]);
});

/** The same walk for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
function randomGraph(next: () => number, size: number): Graph {
  const path = () => `/p${Math.floor(next() * size)}`;
  return Object.fromEntries([
    ['/', [path(), path(), path()]],
    ...Array.from({ length: size }, (_, at) => [`/p${at}`, [path(), path(), path()]]),
  ]);
}

test('random walks: each page once, no more than the limit, and an interruption changes nothing', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const next = random(seed);
    const graph = randomGraph(next, 80);
    const changes = { limit: 1 + Math.floor(next() * 90), depth: next() < 0.5 ? null : Math.floor(next() * 6) };
    const sample = next() < 0.3 ? seed : null;
    const { order, frontier: whole } = crawled(graph, changes, sample);
    expect(new Set(order).size).toBe(order.length);
    expect(order.length).toBeLessThanOrEqual(changes.limit);
    // The same again, interrupted after some pages; pages in progress are lost.
    const stopAt = Math.floor(next() * order.length);
    const entries: FrontierEntry[] = [];
    const done: number[] = [];
    const audited: string[] = [];
    let frontier = new Frontier({ ...plan, ...changes }, sample);
    entries.push(frontier.name([`${site}/`]));
    for (let page = frontier.next(); page; page = frontier.next()) {
      if (audited.length === stopAt) {
        const before = frontier;
        frontier = new Frontier({ ...plan, ...changes }, sample);
        for (const entry of JSON.parse(JSON.stringify(entries)) as FrontierEntry[]) frontier.restore(entry);
        for (const index of done) frontier.isDone(index);
        before.giveBack(page.index);
        expect([frontier.waiting, frontier.skipped]).toEqual([before.waiting, before.skipped]);
        page = frontier.next()!;
      }
      audited.push(page.url.slice(site.length));
      entries.push(frontier.found(page.index, linksOf(graph[page.url.slice(site.length)] ?? [])));
      done.push(page.index);
    }
    expect(audited, `seed ${seed}`).toEqual(order);
    expect(frontier.skipped).toEqual(whole.skipped);
  }
});

test('a sample goes by its seed, not by the order of the links', () => {
  const graph: Graph = { '/': Array.from({ length: 200 }, (_, at) => `/p${at}`) };
  const { order } = crawled(graph, { limit: 10 }, 7);
  expect(crawled({ '/': graph['/']!.toReversed() }, { limit: 10 }, 7).order).toEqual(order);
  expect(crawled(graph, { limit: 10 }, 8).order).not.toEqual(order);
  expect(order[0]).toBe('/');
  expect(order).toHaveLength(10);
});
