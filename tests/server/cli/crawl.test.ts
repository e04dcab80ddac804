/** `audit --crawl` without a browser: which links are followed, what is printed, and how a run is resumed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { ProbeNet } from '../../../checks/fetch/probe-net.ts';
import { AuditRefused, type Auditor } from '../../../server/audit/auditor.ts';
import { certificateAuthority } from '../../support/certificates.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor, type FakePages } from '../../support/fake-auditor.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { runSchemaErrors } from '../../support/report-schema.ts';
import { madeNet } from '../../support/probe-net.ts';
import { filesNet, linkedPage, linkedPages, linkedSite as site } from '../../support/linked-site.ts';

const robots = `${site}/robots.txt`;
const pdfText = async (file: string) =>
  (await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(readFileSync(file)))).texts.join('');
const plainText = (html: string) => html.replace(/<[^>]*>/g, '');
type Files = Parameters<typeof filesNet>[0];
function crawlWorld(pages: FakePages, files: Files = {}, probe?: ProbeNet['request']) {
  const auditor = fakeAuditor(pages);
  const world = commandWorld({ auditor, net: filesNet(files), ...(probe && { probe }) });
  const audited = () => auditor.orders.map(({ url }) => url.slice(site.length)).toSorted();
  return { world, auditor, audited };
}
/** A page that never ends. */
const hangingAudit: Auditor['audit'] = (_, signal) =>
  new Promise((__, reject) => {
    signal.addEventListener('abort', () => reject(new AuditRefused('cancelled', 'Given up.')));
  });
const crawl = [`--crawl`, `${site}/`, '--preset', 'none', '--retries', '0'];
const shop = linkedPages({
  '/': ['/a', '/b', '/cart', '/private/x'],
  '/a': ['/c', '/logout'],
  '/b': ['/guide.pdf', 'https://other.example/'],
});

test('follows the links of a site as robots.txt allows, and says what it did not audit and why', async () => {
  const { world, audited } = crawlWorld(shop, { [robots]: 'User-agent: *\nDisallow: /private/\n' });
  expect(await world.run('audit', ...crawl), world.err()).toBe(0);
  expect(audited()).toEqual(['/', '/a', '/b', '/c']);
  const text = world.out().replace(/\s+/g, ' ');
  expect(text).toContain(`Crawled from ${site}/: 4 pages audited.`);
  for (const words of [
    'Disallowed by robots.txt: 1',
    'Action link (sign out, cart…), or a sort/filter URL: 2',
    'A file, not a page: 1',
    'On another host: 1',
  ])
    expect(text).toContain(words);
});

test.each<[string, string[], string[]]>([
  ['a limit', ['--limit', '2'], ['/', '/a']],
  ['a depth', ['--depth', '1'], ['/', '/a', '/b']],
  ['patterns; the start page always', ['--include', '/a', '--exclude', '/b'], ['/', '/a']],
  ['other pages too', [`${site}/alone`, '--depth', '0'], ['/', '/alone']],
  ['a sample', ['--sample', '3', '--seed', '4', '--concurrency', '1'], ['/', '/a', '/b']],
])('%s', async (_, args, paths) => {
  const { world, audited } = crawlWorld(shop, { [robots]: 'User-agent: *\nDisallow: /private/\n' });
  expect(
    await world.run('audit', ...args.filter((arg) => arg.startsWith('http')), ...crawl, ...args.filter((arg) => !arg.startsWith('http'))),
    world.err(),
  ).toBe(0);
  expect(audited()).toEqual(paths);
});

test('robots.txt and linked files are requested as pages are: through the proxy, with the authorities of the user', async () => {
  const { world } = crawlWorld(shop, { [robots]: 'User-agent: *\nAllow: /\n' });
  const { cert } = certificateAuthority('Company');
  writeFileSync(join(world.cwd, 'ca.pem'), cert);
  expect(await world.run('audit', ...crawl, '--proxy', 'http://proxy.example:3128', '--ca', 'ca.pem'), world.err()).toBe(0);
  const { proxy, authorities } = world.made[0]!;
  expect(proxy?.host).toBe('proxy.example');
  expect(world.networks).toEqual([{ proxy, authorities }]);
});

test('every report for people, JUnit and SARIF tell what was left out, and that robots.txt was ignored', async () => {
  const { host } = new URL(site);
  const { world } = crawlWorld(shop, { [robots]: 'User-agent: *\nDisallow: /\n' });
  const formats = ['pretty', 'markdown', 'html', 'pdf', 'junit', 'sarif'];
  const outputs = formats.flatMap((format) => ['--format', `${format}=report.${format}`]);
  const args = ['--limit', '3', '--exclude', '/b', '--ignore-robots', host, ...outputs];
  expect(await world.run('audit', ...crawl, ...args), world.err()).toBe(0);
  for (const format of formats) {
    const file = join(world.cwd, `report.${format}`);
    const text = (format === 'pdf' ? await pdfText(file) : plainText(readFileSync(file, 'utf8'))).replace(/[\s\\]/g, '');
    for (const sentence of [
      `robots.txt was ignored, as requested: ${host}.`,
      `Crawled from ${site}/: 3 pages audited.`,
      'Excluded by your patterns: 1',
      'Over the page limit: 1',
    ])
      expect.soft(text, format).toContain(sentence.replaceAll(' ', ''));
  }
});

describe('robots.txt', () => {
  test('of an own host is ignored if its owner says so, which reports say', async () => {
    const forbids = { [robots]: 'User-agent: *\nDisallow: /\n' };
    const { host } = new URL(site);
    const { world, audited } = crawlWorld(shop, forbids);
    expect(
      await world.run('audit', ...crawl, '--ignore-robots', host, '--format', 'pretty', '--format', 'json=out.json'),
      world.err(),
    ).toBe(0);
    expect(audited()).toContain('/a');
    expect(world.out().replace(/\s+/g, ' ')).toContain(`robots.txt was ignored, as requested: ${host}.`);
    expect(JSON.parse(readFileSync(join(world.cwd, 'out.json'), 'utf8'))).toMatchObject({ crawl: { ignoredRobots: [host] } });
    const { world: refused } = crawlWorld(shop, forbids);
    expect(await refused.run('audit', ...crawl)).toBe(3);
    expect(refused.err()).toContain(`If the host is your own, such as a staging server: --ignore-robots ${host} crawls it`);
    for (const typed of ['other.example', `${site}/`, '*']) {
      const { world: another } = crawlWorld(shop, forbids);
      expect(await another.run('audit', ...crawl, '--ignore-robots', typed)).toBe(2);
      // Most people who crawl their own machine leave out the port.
      expect(another.err()).toContain(`--ignore-robots takes a host of the crawled site, such as ${host}, not "${typed}"`);
    }
  });
  test.each<[string, Files, number, string]>([
    ['disallows the start', { [robots]: 'User-agent: Pageloupe\nDisallow: /\n' }, 3, 'robots.txt disallows crawling'],
    ['cannot be read', { [robots]: 503 }, 3, 'could not be read'],
    [
      'has a group of ours that allows what others may not',
      { [robots]: 'User-agent: *\nDisallow: /\n\nUser-agent: Pageloupe\nAllow: /\n' },
      0,
      '',
    ],
  ])('%s', async (_, files, code, words) => {
    const { world, audited } = crawlWorld(shop, files);
    expect(await world.run('audit', ...crawl), world.err()).toBe(code);
    expect(world.err()).toContain(words);
    expect(audited().length > 0).toBe(code === 0);
    expect(existsSync(join(world.cwd, '.pageloupe'))).toBe(false);
  });
  test('Crawl-delay is reported, and obeyed', async () => {
    const { world } = crawlWorld(linkedPages({ '/': ['/a'] }), { [robots]: 'User-agent: *\nCrawl-delay: 0.05\n' });
    expect(await world.run('audit', ...crawl)).toBe(0);
    expect(world.err()).toContain('site.example requires 0.05 s between requests');
  });
});

test.each<[string[], string]>([
  [['--limit', '5'], '--limit has no effect without --crawl <url>'],
  [['--depth', '5'], '--depth has no effect without --crawl <url>'],
  [['--crawl', 'example.com'], 'Not an http(s) URL in --crawl'],
  [['--crawl', `${site}/`, '--shard', '1/2'], '--shard cannot be combined with --crawl'],
  [['--crawl', `${site}/`, '--replace', 's#a#b#'], '--replace cannot be combined with --crawl'],
  [['--crawl', `${site}/`, '--limit', '0'], '--limit: Use a whole number from 1'],
])('%j is a usage error', async (args, words) => {
  const { world } = crawlWorld({});
  expect(await world.run('audit', ...args)).toBe(2);
  expect(world.err()).toContain(words);
});

describe('resumes', () => {
  const resume = [...crawl, '--concurrency', '1', '--quiet', '--resume', 'run', '--format', 'ndjson=rows.ndjson'];
  const many = linkedPages({ '/': ['/1', '/2', '/3'], '/1': ['/4'], '/2': ['/5'], '/3': ['/6'] });
  test('after an interruption, with what it had found', async () => {
    const { world, auditor, audited } = crawlWorld(many);
    const audit = auditor.audit.bind(auditor);
    auditor.audit = async (order, signal) => {
      if (auditor.orders.length === 3) world.end('SIGINT');
      return audit(order, signal);
    };
    expect(await world.run('audit', ...resume)).toBe(130);
    expect(audited()).toEqual(['/', '/1', '/2', '/3']);
    expect(await world.run('audit', ...resume), world.err()).toBe(0);
    expect(audited()).toEqual(['/', '/1', '/2', '/3', '/4', '/5', '/6']);
    const rows = readFileSync(join(world.cwd, 'rows.ndjson'), 'utf8').trimEnd().split('\n');
    expect(rows.map((row) => (JSON.parse(row) as { url: string }).url.slice(site.length)).toSorted()).toEqual(audited());
    expect(await world.run('audit', '--resume', 'run', '--preset', 'none', '--quiet')).toBe(0);
    expect(audited()).toHaveLength(7);
    expect(await world.run('audit', ...resume, '--limit', '3')).toBe(2);
    expect(world.err()).toContain('different pages or settings');
  });
  test('with a page whose row was damaged, which it audits again', async () => {
    const { world, auditor, audited } = crawlWorld(many);
    expect(await world.run('audit', ...resume), world.err()).toBe(0);
    const file = join(world.cwd, 'run', 'results.ndjson');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"schemaVersion":"1.1","index":1', '"schemaVersion":"1.x","index":1'));
    auditor.orders.length = 0;
    expect(await world.run('audit', ...resume), world.err()).toBe(0);
    expect(audited()).toEqual(['/1']);
    expect(readFileSync(join(world.cwd, 'rows.ndjson'), 'utf8').trimEnd().split('\n')).toHaveLength(7);
  });
  test('where files of the run were cut off', async () => {
    const { world, audited } = crawlWorld(many);
    expect(await world.run('audit', ...resume)).toBe(0);
    const file = (name: string) => join(world.cwd, 'run', name);
    const frontier = readFileSync(file('frontier.ndjson'), 'utf8');
    const lines = frontier.trimEnd().split('\n');
    // A crash: the last page has no row, and its line of links is incomplete.
    writeFileSync(file('frontier.ndjson'), `${lines.slice(0, -1).join('\n')}\n{"from":`);
    writeFileSync(
      file('results.ndjson'),
      readFileSync(file('results.ndjson'), 'utf8').split('\n').slice(0, -2).join('\n').concat('\n{"sch'),
    );
    expect(await world.run('audit', ...resume), world.err()).toBe(0);
    expect(audited()).toHaveLength(8);
    expect(readFileSync(file('frontier.ndjson'), 'utf8')).toBe(frontier);
    // The index of rows is rebuilt from the rows.
    writeFileSync(file('places.txt'), 'nothing');
    expect(await world.run('audit', ...resume), world.err()).toBe(0);
    expect(audited()).toHaveLength(8);
    writeFileSync(file('frontier.ndjson'), '{"from":0}\n');
    expect(await world.run('audit', ...resume)).toBe(2);
    expect(world.err()).toContain('line 1 of frontier.ndjson is not valid');
  });
  test('when its time was over', async () => {
    const { world, auditor, audited } = crawlWorld(many);
    const audit = auditor.audit.bind(auditor);
    // Only the start page is there in time.
    auditor.audit = (order, signal) => (order.url === `${site}/` ? audit(order, signal) : hangingAudit(order, signal));
    expect(await world.run('audit', ...resume, '--max-run-time', '2s', '--format', 'ndjson=rows', '--format', 'pretty')).toBe(3);
    expect(audited()).toEqual(['/']);
    expect(world.out()).toMatch(/Crawl not\s+complete/);
    // Its saved results are judged alike.
    const assert = ['assert', '--preset', 'none', '--input', 'rows'];
    expect(await world.run(...assert)).toBe(3);
    expect(await world.run(...assert, '--allow-incomplete')).toBe(0);
    auditor.audit = audit;
    expect(await world.run('audit', ...resume)).toBe(0);
    expect(new Set(audited()).size).toBe(7);
  });
});

test.each<[string, FakePages, boolean]>([
  ['no page failed', {}, true],
  ['the start page failed', { [`${site}/`]: 'target-timeout' }, false],
])('where %s, every URL found was audited: %j %s', async (_, failing, isWhole) => {
  const { world } = crawlWorld({ ...linkedPages({ '/': [] }), ...failing });
  await world.run('audit', ...crawl);
  expect(world.out().includes('Every URL found was audited.')).toBe(isWhole);
});

test.each([404, 500])('a start page that responds with %i is a loss: its links were not followed, so nothing is whole', async (status) => {
  const { world, auditor, audited } = crawlWorld(linkedPages({ '/': ['/a'], '/a': [] }));
  const audit = auditor.audit.bind(auditor);
  auditor.audit = async (order, signal) => {
    const visit = await audit(order, signal);
    return { ...visit, http: { ...visit.http, status } };
  };
  expect(await world.run('audit', ...crawl, '--format', 'pretty', '--format', 'json=run.json'), world.err()).toBe(3);
  expect(audited()).toEqual(['/']);
  const { summary, crawl: crawled } = JSON.parse(readFileSync(join(world.cwd, 'run.json'), 'utf8')) as Record<'summary' | 'crawl', object>;
  expect(summary).toMatchObject({
    exitCode: 3,
    losses: [
      { kind: 'crawl', url: `${site}/`, reason: expect.stringContaining(`status ${status}, so its links were not followed`) as string },
    ],
  });
  expect(crawled).toMatchObject({ whole: false });
  expect(world.out()).not.toContain('Every URL found was audited.');
  expect(world.out()).not.toContain('All assertions pass.');
  expect(await world.run('audit', ...crawl, '--allow-incomplete', '--format', 'ndjson=rows')).toBe(0);
  expect(await world.run('assert', '--preset', 'none', '--input', 'rows')).toBe(3);
  expect(await world.run('audit', `${site}/`, '--preset', 'none')).toBe(0);
});

describe('a page that was in progress when the crawl ended is one that was not reached', () => {
  const reports = ['--format', 'pretty', '--format', 'json=run.json'];
  const crawlOf = (cwd: string) => JSON.parse(readFileSync(join(cwd, 'run.json'), 'utf8')) as { crawl: object; summary: object };

  test('the start page: nothing was audited, so nothing passes', async () => {
    const { world, auditor } = crawlWorld({});
    auditor.audit = hangingAudit;
    const limited = [...crawl, ...reports, '--max-run-time', '300ms'];
    expect(await world.run('audit', ...limited), world.err()).toBe(3);
    expect(crawlOf(world.cwd)).toMatchObject({ crawl: { pages: 0, waiting: 1, whole: false }, summary: { exitCode: 3 } });
    const text = world.out().replace(/\s+/g, ' ');
    expect(text).toContain(`Crawled from ${site}/: 0 pages audited, 1 found but not reached.`);
    expect(text).toContain(`Crawl not complete: ${site}/: 1 found page was not reached before the run ended.`);
    expect(text).not.toContain('Page not read completely');
    expect(text).not.toContain('Every URL found was audited.');
    expect(text).not.toContain('All assertions pass.');
    expect(await world.run('audit', ...limited, '--allow-incomplete')).toBe(0);
  });

  test('the last one', async () => {
    const { world, auditor } = crawlWorld(linkedPages({ '/': ['/a'] }));
    const audit = auditor.audit.bind(auditor);
    auditor.audit = (order, signal) => {
      if (order.url === `${site}/`) return audit(order, signal);
      setImmediate(() => {
        world.end('SIGINT');
        world.end('SIGINT');
      });
      return hangingAudit(order, signal);
    };
    expect(await world.run('audit', ...crawl, ...reports), world.err()).toBe(130);
    expect(world.out().split('Crawl not complete').length).toBe(2);
    expect(crawlOf(world.cwd)).toMatchObject({ crawl: { pages: 1, waiting: 1, whole: false } });
    expect(world.out()).not.toContain('Every URL found was audited.');
    expect(world.err()).toContain('Continue with --resume');
  });
});

test('a host that wants no more requests ends the crawl with a sentence, and what was audited is reported', async () => {
  const { world, auditor } = crawlWorld(linkedPages({ '/': ['/a', '/b', '/c'] }));
  const audit = auditor.audit.bind(auditor);
  auditor.audit = async (order, signal) => {
    const visit = await audit(order, signal);
    return order.url === `${site}/` ? visit : { ...visit, http: { ...visit.http, status: 429, headers: { 'retry-after': '3600' } } };
  };
  expect(await world.run('audit', ...crawl, '--concurrency', '1')).toBe(3);
  expect(auditor.orders.map(({ url }) => url)).toEqual([`${site}/`, `${site}/a`]);
  const text = world.out().replace(/\s+/g, ' ');
  expect(text).toContain('site.example kept returning 429: it wants fewer requests.');
  expect(text).toContain('The server wants fewer requests (429 or 503): 2');
  expect(text).toContain(`${site}/ audit`);
});

test('a page is one row, with the URLs that redirect to it; broken links and their sources include what is no page', async () => {
  const hop = (path: string, status: number) => ({ url: `${site}${path}`, status });
  const a = linkedPage('/a', ['/']);
  const gone = new AuditRefused('target-not-html', 'The server returned 404 and no page.');
  gone.response = { status: 404, headers: {} };
  const pages: FakePages = {
    ...linkedPages({ '/': ['/old', '/a', '/older', '/gone', '/b'], '/b': ['/gone'] }),
    [`${site}/a`]: a,
    [`${site}/old`]: a,
    [`${site}/older`]: a,
    [`${site}/gone`]: gone,
  };
  const { world, auditor, audited } = crawlWorld(pages);
  const redirects: Record<string, ReturnType<typeof hop>[]> = {
    [`${site}/old`]: [hop('/old', 301)],
    [`${site}/older`]: [hop('/older', 302), hop('/old', 301)],
  };
  const plain = auditor.audit.bind(auditor);
  auditor.audit = async (order, signal) => {
    const visit = await plain(order, signal);
    return { ...visit, http: { ...visit.http, redirects: (redirects[order.url] ?? []).map((one) => ({ ...one, location: '' })) } };
  };
  const formats = ['json=run.json', 'csv=run.csv', 'html=run.html', 'ndjson=run.ndjson', 'pretty'].flatMap((format) => [
    '--format',
    format,
  ]);
  expect(await world.run('audit', ...crawl, ...formats), world.err()).toBe(3);
  expect(audited()).toEqual(['/', '/a', '/b', '/gone', '/old', '/older']);
  const read = (name: string) => readFileSync(join(world.cwd, name), 'utf8');
  const run = JSON.parse(read('run.json')) as {
    summary: object;
    crawl: object;
    pages: { url: string; error: object | null; reachedFrom?: object; inlinks: object }[];
    site: { id: string; items: { text: string; urls: string[] }[] }[];
  };
  expect(run.pages.map(({ url }) => url.slice(site.length)).toSorted()).toEqual(['/', '/a', '/b', '/gone']);
  const rowOf = (path: string) => run.pages.find(({ url }) => url === site + path);
  expect(rowOf('/a')).toMatchObject({
    reachedFrom: [
      { url: `${site}/old`, redirects: [hop('/old', 301)] },
      { url: `${site}/older`, redirects: [hop('/older', 302), hop('/old', 301)] },
    ],
    inlinks: { count: 1, from: [`${site}/`], clicks: 1 },
  });
  expect(rowOf('/gone')).toMatchObject({
    error: { code: 'target-not-html', status: 404 },
    inlinks: { count: 2, from: [`${site}/`, `${site}/b`], clicks: 1 },
  });
  expect(run.summary).toMatchObject({ pages: 4, audited: 3, failed: 1 });
  expect(run.crawl).toMatchObject({ pages: 3 });
  expect(run.site.find(({ id }) => id === 'brokenLinks')!.items).toEqual([
    { text: `${site}/gone (404)`, count: 2, urls: [`${site}/`, `${site}/b`] },
  ]);
  const reached = `Also reached from: ${site}/old (301), ${site}/older (302) → ${site}/old (301)`;
  expect(world.out().replaceAll(/\s+/g, ' ')).toContain(reached);
  expect(world.out()).toContain('target-not-html, HTTP 404');
  expect(read('run.html')).toContain(reached);
  expect(read('run.html')).toContain('Only links to URLs of this run were checked.');
  const csv = read('run.csv').trim().split('\r\n');
  expect(csv).toHaveLength(5);
  expect(csv.find((line) => line.startsWith(`${site}/a,`))).toContain(
    `,${site}/old (301) | ${site}/older (302) → ${site}/old (301),1,1,${site}/,`,
  );
  // All rows: the file that other commands read.
  expect(read('run.ndjson').trim().split('\n')).toHaveLength(6);
});

test('linked files have a status, their redirects and sources, and are not audited', async () => {
  const files = madeNet((url) =>
    url.endsWith('/moved.zip')
      ? { status: 301, headers: { location: '/new.zip' } }
      : url.endsWith('/gone.png')
        ? 404
        : url.endsWith('/busy.pdf')
          ? 403
          : 200,
  );
  const pages = linkedPages({ '/': ['/gone.png', '/a', '/moved.zip'], '/a': ['/gone.png', '/busy.pdf', '/private/x.pdf'] });
  const { world, audited } = crawlWorld(pages, { [robots]: 'User-agent: *\nDisallow: /private/\n' }, files.request);
  const formats = ['json=run.json', 'csv=run.csv'].flatMap((format) => ['--format', format]);
  expect(await world.run('audit', ...crawl, ...formats), world.err()).toBe(0);
  expect(audited()).toEqual(['/', '/a']);
  const requested = files.requested.map(({ method, url }) => `${method} ${url.slice(site.length)}`);
  expect(requested.filter((one) => one.includes('gone'))).toEqual(['HEAD /gone.png', 'GET /gone.png']);
  expect(requested.join()).not.toContain('/private/');
  const read = (name: string) => readFileSync(join(world.cwd, name), 'utf8');
  const run = JSON.parse(read('run.json')) as { site: { id: string; items: object[] }[]; files: object[] };
  expect(runSchemaErrors(run)).toEqual([]);
  expect(run.files).toContainEqual({
    url: `${site}/gone.png`,
    status: 404,
    class: 'broken',
    inlinks: { count: 2, from: [`${site}/`, `${site}/a`], clicks: 1 },
  });
  const itemsOf = (name: string) => run.site.find(({ id }) => id === name)?.items;
  expect(itemsOf('brokenLinks')).toEqual([{ text: `${site}/gone.png (404)`, count: 2, urls: [`${site}/`, `${site}/a`] }]);
  expect(JSON.stringify(itemsOf('redirects'))).toContain(`${site}/moved.zip`);
  // Without the empty cells of the columns that only audited pages have.
  const rows = read('run.csv').split(/,*\r\n/);
  for (const row of [
    `/gone.png,,,file,,404,,,1,2,${site}/ | ${site}/a`,
    `/moved.zip,${site}/new.zip,,file,,200,${site}/moved.zip (301),,1,1,${site}/`,
    `/busy.pdf,,,file,,403,,,2,1,${site}/a`,
  ])
    expect(rows).toContain(site + row);
});

const sitemapOf = (paths: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`;

test('files of a sitemap are files as linked ones are: one row each, not audited, and no failure', async () => {
  const net = madeNet((url) => (url.endsWith('/gone.pdf') ? 404 : 200));
  const { world, audited } = crawlWorld(
    linkedPages({ '/': ['/linked.pdf'], '/alone': [] }),
    {
      [robots]: `User-agent: *\nDisallow: /private/\nSitemap: ${site}/map.xml\n`,
      [`${site}/map.xml`]: sitemapOf(['/', '/linked.pdf', '/only.pdf', '/gone.pdf', '/private/x.pdf', '/no.zip', '/alone']),
    },
    net.request,
  );
  const formats = ['json=run.json', 'csv=run.csv', 'ndjson=run.ndjson', 'pretty'].flatMap((format) => ['--format', format]);
  expect(await world.run('audit', ...crawl, '--sitemap', 'auto', '--exclude', '/no.*', ...formats), world.err()).toBe(0);
  expect(audited()).toEqual(['/', '/alone']);
  const read = (name: string) => readFileSync(join(world.cwd, name), 'utf8');
  const run = JSON.parse(read('run.json')) as { files: { url: string; status: number; inlinks: object }[]; summary: object };
  expect(runSchemaErrors(run)).toEqual([]);
  expect(run.summary).toMatchObject({ pages: 2, audited: 2, failed: 0 });
  expect(run.files.map(({ url, status }) => [url.slice(site.length), status]).toSorted()).toEqual([
    ['/gone.pdf', 404],
    ['/linked.pdf', 200],
    ['/only.pdf', 200],
  ]);
  expect(run.files.find(({ url }) => url.endsWith('/only.pdf'))!.inlinks).toEqual({ count: 0, from: [], clicks: null });
  const rows = read('run.csv').trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => row.includes('linked.pdf'))).toEqual([
    expect.stringContaining(`${site}/linked.pdf,,,file,,200,,,1,1,${site}/`),
  ]);
  expect(read('run.ndjson').trim().split('\n')).toHaveLength(2);
  expect(net.requested.map(({ url }) => url.slice(site.length)).filter((path) => path.startsWith('/private/'))).toEqual([]);
  expect(world.out().replace(/\s+/g, ' ')).toContain('A file, not a page: 4.');
});

test('files that the user names are audited as pages are', async () => {
  const { world, audited } = crawlWorld(linkedPages({ '/': [], '/notes.md': [] }), { [robots]: 'User-agent: *\nAllow: /\n' });
  expect(await world.run('audit', `${site}/notes.md`, ...crawl), world.err()).toBe(0);
  expect(audited()).toEqual(['/', '/notes.md']);
});

test('a list of pages from a sitemap that has files says how to leave them out', async () => {
  const { world } = crawlWorld(linkedPages({ '/': [] }), { [`${site}/map.xml`]: sitemapOf(['/', '/a.pdf', '/b.pdf', '/c.zip']) });
  const list = ['audit', '--sitemap', `${site}/map.xml`, '--preset', 'none', '--retries', '0'];
  await world.run(...list);
  expect(world.err().replace(/\s+/g, ' ')).toContain(
    `Files, not pages, in the sitemaps: 3, such as ${site}/a.pdf. What is not HTML fails; --exclude "/**.pdf" leaves out those that end with .pdf.`,
  );
  const before = world.err().length;
  expect(await world.run(...list, '--exclude', '/**.pdf', '--exclude', '/**.zip')).toBe(0);
  expect(world.err().slice(before)).not.toContain('Files, not pages');
});

test('a page that redirects to a private host is reported, and the crawl continues', async () => {
  const { world, audited } = crawlWorld({ ...linkedPages({ '/': ['/a', '/b'] }), [`${site}/a`]: 'target-forbidden' });
  expect(await world.run('audit', ...crawl)).toBe(3);
  expect(audited()).toEqual(['/', '/a', '/b']);
  expect(world.out()).toContain('target-forbidden');
});

test('a start page on another host than the one that was typed says which to crawl', async () => {
  const moved = linkedPage('/', [], {
    page: { url: 'https://new.example/', baseUrl: 'https://new.example/' },
    response: { finalUrl: 'https://new.example/' },
  });
  const { world } = crawlWorld({ [`${site}/`]: moved });
  expect(await world.run('audit', ...crawl)).toBe(0);
  expect(world.err()).toContain('redirects to another host: https://new.example/. To crawl that one, use --crawl https://new.example/');
});
