/** What a run could not read is in every report and in its exit code. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { csvRowChoices, reporterNames } from '../../../server/options/choices.ts';
import { commandWorld } from '../../support/command-world.ts';
import { csvRowsOf } from '../../support/csv-rows.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { formatsBesides } from '../../support/formats.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import type { Auditor, VisitWarning } from '../../../server/audit/auditor.ts';

const site = 'https://site.example';
const answer = (url: string, text: string, status = 200) =>
  Object.defineProperty(new Response(text, { status, headers: { 'content-type': 'application/xml' } }), 'url', { value: url });
/** A sitemap of two files, of which one cannot be read. */
const half = (async (url: string) =>
  url.endsWith('/sitemap.xml')
    ? answer(url, `<sitemapindex><sitemap><loc>${site}/a.xml</loc></sitemap><sitemap><loc>${site}/b.xml</loc></sitemap></sitemapindex>`)
    : url.endsWith('/a.xml')
      ? answer(url, `<urlset><url><loc>${site}/1</loc></url></urlset>`)
      : answer(url, 'broken', 500)) as never;
const run = ['audit', '--sitemap', `${site}/sitemap.xml`, '--preset', 'none'];
/** The text of a PDF without spaces, which depend on how it is set. */
const pdfText = async (file: string) =>
  (await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(readFileSync(file)))).texts.join('').replace(/\s/g, '');
const invocationOf = (text: string) => (JSON.parse(text) as { runs: { invocations: object[] }[] }).runs[0]!.invocations[0];
/** Formats that say it in this sentence; the others are asked in their own way, and a badge has no place for it. */
const inSentences = formatsBesides('json', 'ndjson', 'markdown', 'html', 'csv', 'pdf', 'badge');
const sentence = `Sitemap not read completely: ${site}/b.xml`;

describe('a sitemap of which a part cannot be read', () => {
  test('is in every report, also with --quiet, and the exit code is 3', async () => {
    const world = commandWorld({ net: half });
    const formats = [...inSentences, 'markdown', 'json'].flatMap((name) => ['--format', `${name}=${name}.out`]);
    expect(await world.run(...run, '--quiet', ...formats)).toBe(3);
    const text = (name: string) => readFileSync(join(world.cwd, `${name}.out`), 'utf8');
    for (const name of inSentences) expect(text(name).replaceAll('\n', ' '), name).toContain(sentence);
    expect(text('markdown')).toContain('Sitemap not read completely');
    expect(text('junit')).toMatch(/<failure [^>]*type="incomplete"/);
    expect(text('github')).toContain(`::error title=Not read completely::${sentence}`);
    expect(invocationOf(text('sarif'))).toMatchObject({ executionSuccessful: false, toolExecutionNotifications: [{ level: 'error' }] });
    const { summary } = JSON.parse(text('json')) as { summary: { losses: object[]; exitCode: number } };
    expect(summary).toMatchObject({
      exitCode: 3,
      losses: [{ kind: 'sitemap', url: `${site}/b.xml`, reason: expect.stringContaining('500') as string }],
    });
    expect(world.err()).toContain(sentence);
    expect(world.err() + text('pretty')).not.toContain('All assertions pass');
  });
  test('is in HTML and PDF, of one page and of several, and a row of CSV', async () => {
    for (const more of [[], [`${site}/2`]]) {
      const world = commandWorld({ net: half });
      const formats = ['html', 'pdf'].flatMap((name) => ['--format', `${name}=${name}.out`]);
      expect(await world.run(...run, ...more, '--quiet', ...formats)).toBe(3);
      expect(readFileSync(join(world.cwd, 'html.out'), 'utf8')).toContain('Sitemap not read completely');
      expect(await pdfText(join(world.cwd, 'pdf.out'))).toContain('Sitemapnotreadcompletely');
    }
    for (const rows of csvRowChoices) {
      const world = commandWorld({ net: half });
      expect(await world.run(...run, '--quiet', '--format', 'csv', '--csv-rows', rows)).toBe(3);
      const cells = csvRowsOf(world.out()).at(-1)!;
      expect([rows, cells.join(' '), cells.some((cell) => cell === `${site}/b.xml`)]).toEqual([
        rows,
        expect.stringContaining('Sitemap not read completely'),
        true,
      ]);
    }
  });
  test('--allow-incomplete: reported all the same, and the exit code is 0', async () => {
    const world = commandWorld({ net: half });
    const formats = ['github', 'sarif'].flatMap((name) => ['--format', `${name}=${name}.out`]);
    expect(await world.run(...run, '--quiet', '--allow-incomplete', '--format', 'junit', ...formats)).toBe(0);
    const text = (name: string) => readFileSync(join(world.cwd, `${name}.out`), 'utf8');
    expect(text('github')).toContain(`%0A${sentence}`);
    expect(text('github')).not.toContain('::error');
    expect(invocationOf(text('sarif'))).toMatchObject({ executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning' }] });
    expect(world.out()).toContain(sentence);
    expect(world.out()).not.toContain('<failure');
    expect(world.err()).toContain(sentence);
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify({ allowIncomplete: true }));
    expect(await world.run(...run, '--config', 'pageloupe.config.json')).toBe(0);
  });
  test('is remembered by a run that is resumed', async () => {
    const world = commandWorld({ net: half });
    expect(await world.run(...run, '--resume', 'run')).toBe(3);
    expect(await world.run('audit', '--resume', 'run', '--preset', 'none')).toBe(3);
    expect(world.out().split(sentence).length).toBe(3);
  });
});

describe('a page of which a part cannot be read', () => {
  const auditor = (
    warning: VisitWarning = { code: 'raw-html-unread', message: 'The raw HTML could not be read: it redirects forever.' },
  ): Auditor => {
    const fake = fakeAuditor();
    return { ...fake, audit: async (order, signal) => ({ ...(await fake.audit(order, signal)), warnings: [warning] }) };
  };
  test('counts like a sitemap, now and in its saved results', async () => {
    const world = commandWorld({ auditor: auditor() });
    expect(await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'pretty', '--format', 'ndjson=rows')).toBe(3);
    expect(world.out().replaceAll('\n', ' ')).toContain(`Page not read completely: ${site}/: The raw HTML could not be read`);
    expect(await world.run('assert', '--input', 'rows', '--preset', 'none')).toBe(3);
    expect(await world.run('assert', '--input', 'rows', '--preset', 'none', '--allow-incomplete')).toBe(0);
  });
  test('counts in a comparison of saved results, too', async () => {
    const world = commandWorld({ auditor: auditor() });
    await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'ndjson=rows');
    const printed = world.out().length;
    expect(await world.run('compare', 'rows', 'rows')).toBe(3);
    expect(world.out().slice(printed)).toContain('The raw HTML could not be read');
    expect(await world.run('compare', 'rows', 'rows', '--allow-incomplete')).toBe(0);
  });
  test('so does a document that broke off', async () => {
    const world = commandWorld({ auditor: auditor({ code: 'document-cut', message: 'The HTML broke off before its end.' }) });
    expect(await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'pretty')).toBe(3);
    expect(world.out().replaceAll('\n', ' ')).toContain(`Page not read completely: ${site}/: The HTML broke off`);
  });
  test('is not one that was covered, which is said below the page', async () => {
    const world = commandWorld({ auditor: auditor({ code: 'covered', message: 'An overlay covered it: \u001b[31mCookies' }) });
    expect(await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'pretty')).toBe(0);
    expect(world.out()).toMatch(/https:.*\n.*\n  An overlay covered it: [^\u001b]*Cookies\n/);
  });
});

describe.each<[string, string[], Record<string, string | number> | null, Auditor['logIn'] | undefined, string]>([
  ['robots.txt disallows the start page', ['--crawl', `${site}/`], { '/robots.txt': 'User-agent: *\nDisallow: /' }, undefined, 'disallows'],
  ['robots.txt responds with 500', ['--crawl', `${site}/`, `${site}/2`], { '/robots.txt': 500 }, undefined, 'robots.txt could not be read'],
  ['nothing responds', ['--crawl', `${site}/`], null, undefined, 'robots.txt could not be read'],
  ['the only sitemap is missing', ['--sitemap', `${site}/sitemap.xml`], {}, undefined, '404'],
  ['the only sitemap is missing, in a shard', ['--sitemap', `${site}/sitemap.xml`, '--shard', '1/2'], {}, undefined, '404'],
  ['the only sitemap is empty', ['--sitemap', `${site}/sitemap.xml`], { '/sitemap.xml': '<urlset></urlset>' }, undefined, 'No pages found'],
  ['nobody could log in', [`${site}/1`, `${site}/2`, '--login', 'login.mjs'], {}, () => Promise.reject(new Error('no user')), 'no user'],
  [
    'nobody could log in to a crawl',
    ['--crawl', `${site}/`, '--login', 'login.mjs'],
    {},
    () => Promise.reject(new Error('no user')),
    'no user',
  ],
  ['a log-in stored nothing', [`${site}/1`, '--login', 'login.mjs'], {}, async () => ({ cookies: [], origins: [] }), 'without a cookie'],
])('a run in which %s', (_, pages, files, logIn, why) => {
  const made = () => {
    const fake = fakeAuditor();
    const net = (async (url: string) => {
      const file = files![url.slice(site.length)] ?? 404;
      return typeof file === 'string' ? answer(url, file) : answer(url, '', file);
    }) as never;
    const world = commandWorld({ auditor: { ...fake, ...(logIn && { logIn }) }, ...(files && { net }) });
    writeFileSync(join(world.cwd, 'login.mjs'), 'export default async () => {};');
    return { world, fake };
  };
  const failing = [...pages, '--preset', 'none', '--quiet'];

  test('ends with all reports, which replace those of an earlier run and say why', async () => {
    const { world, fake } = made();
    const text = (name: string) => readFileSync(join(world.cwd, `${name}.out`), 'utf8').replace(/\s+/g, ' ');
    const named = reporterNames.flatMap((name) => ['--format', `${name}=${name}.out`]);
    for (const name of reporterNames) writeFileSync(join(world.cwd, `${name}.out`), 'earlier');
    expect(await world.run('audit', ...failing, ...named), world.err()).toBe(3);
    expect(fake.orders).toEqual([]);
    for (const name of reporterNames) expect(text(name), name).not.toBe('earlier');
    for (const name of formatsBesides('badge', 'pdf')) expect(text(name), name).toContain(why);
    expect(await pdfText(join(world.cwd, 'pdf.out'))).toContain(why.replace(/\s/g, ''));
    expect(world.err().replace(/\s+/g, ' ')).toContain(why);
    expect(text('junit')).toMatch(/<(?:error|failure) /);
    expect(text('html')).toContain('<title>site.example');
    const { crawl = null } = JSON.parse(text('json')) as { crawl?: object };
    if (pages.includes('--crawl')) expect(crawl).toMatchObject({ pages: 0, waiting: pages.includes(`${site}/2`) ? 1 : 0, whole: false });
    expect(text('pretty')).not.toMatch(/All assertions pass|Every URL found/);
    expect(existsSync(join(world.cwd, '.pageloupe'))).toBe(false);
    expect(await world.run('assert', '--input', 'ndjson.out', '--preset', 'none', '--allow-incomplete')).toBe(3);
  });
  test('tolerates nothing', async () => {
    const { world } = made();
    const tolerant = ['--allow-incomplete', '--allow-unreachable', '9', '--format', 'junit', '--format', 'sarif=sarif'];
    expect(await world.run('audit', ...failing, ...tolerant), world.err()).toBe(3);
    expect(world.out()).toMatch(/<(?:error|failure) /);
    expect(invocationOf(readFileSync(join(world.cwd, 'sarif'), 'utf8'))).toMatchObject({ executionSuccessful: false });
  });
  test('can be repeated in its folder when the cause is gone', async () => {
    const { world } = made();
    expect(await world.run('audit', ...failing, '--resume', 'run')).toBe(3);
    const again = commandWorld({
      auditor: { ...fakeAuditor(), logIn: async () => ({ cookies: [], origins: [{ origin: site, localStorage: [] }] }) },
      net: (async (url: string) =>
        url.endsWith('.xml')
          ? answer(url, `<urlset><url><loc>${site}/1</loc></url><url><loc>${site}/4</loc></url></urlset>`)
          : answer(url, '', 404)) as never,
    });
    Object.assign(again, { cwd: world.cwd });
    expect(await again.run('audit', ...failing, '--resume', 'run'), again.err()).toBe(0);
    // Its earlier failure is no longer true.
    expect(await again.run('audit', ...failing, '--resume', 'run'), again.err()).toBe(0);
  });
});

test('a crawl that is resumed while robots.txt cannot be read reports what was audited, and that it is not complete', async () => {
  let status = 404;
  const world = commandWorld({ net: (async (url: string) => answer(url, '', status)) as never });
  const crawl = ['audit', '--crawl', `${site}/`, '--preset', 'none', '--resume', 'run', '--format', 'json'];
  expect(await world.run(...crawl), world.err()).toBe(0);
  status = 500;
  const before = world.out().length;
  expect(await world.run(...crawl), world.err()).toBe(3);
  const { pages, summary, crawl: crawled } = JSON.parse(world.out().slice(before)) as Record<'pages' | 'summary' | 'crawl', object>;
  expect(pages).toMatchObject([{ url: `${site}/`, state: 'done' }]);
  expect(summary).toMatchObject({ losses: [{ kind: 'crawl', reason: expect.stringContaining('robots.txt could not be read') as string }] });
  expect(crawled).toMatchObject({ pages: 1, waiting: 0, whole: false });
});

test('a robots.txt that cannot be read may list other sitemaps than the one that was found', async () => {
  const net = (async (url: string) =>
    url.endsWith('/robots.txt') ? answer(url, 'broken', 500) : answer(url, `<urlset><url><loc>${site}/1</loc></url></urlset>`)) as never;
  const world = commandWorld({ auditor: fakeAuditor(), net });
  const auto = ['audit', `${site}/`, '--sitemap', 'auto', '--preset', 'none', '--format', 'ndjson=rows'];
  expect(await world.run(...auto), world.err()).toBe(3);
  expect(world.err()).toContain(`Sitemap not read completely: ${site}/robots.txt could not be read`);
  expect(await world.run('assert', '--input', 'rows', '--preset', 'none')).toBe(3);
});

test('a sitemap whose fault names its file is named once in a line', async () => {
  const cut = (async (url: string) => answer(url, `<urlset><url><loc>${site}/1</loc></url><url>`)) as never;
  const world = commandWorld({ net: cut });
  expect(await world.run(...run)).toBe(3);
  const lines = [...world.err().split('\n'), world.out().replaceAll('\n', ' ')].filter((line) => line.includes('not well-formed'));
  expect(lines.map((line) => line.split('sitemap.xml').length - 1)).toEqual([1, 1]);
});

test('a sitemap that cannot be requested is told with the reason that the network gave', async () => {
  const world = commandWorld();
  const open = world.openNet.bind(world);
  const message = 'The host name could not be resolved.';
  Object.assign(world, {
    openNet: async (...order: Parameters<typeof open>) => ({ ...(await open(...order)), refusal: () => ({ message }) }),
  });
  expect(await world.run(...run)).toBe(3);
  expect(world.err()).toContain(`${site}/sitemap.xml: ${message}\nNo pages found`);
});

test.skipIf(process.platform !== 'linux')('pages are said to be saved only if they are', async () => {
  const world = commandWorld();
  expect(await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'ndjson=rows')).toBe(0);
  const before = world.err().length;
  expect(await world.run('assert', '--input', 'rows', '--preset', 'none', '--format', 'json=/dev/full')).toBe(4);
  expect(world.err().slice(before)).toContain('no space left on disk');
  expect(world.err().slice(before)).not.toContain('--resume');
  expect(await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'json=/dev/full')).toBe(4);
  expect(world.err()).toContain('Audited pages are saved. Continue with --resume');
});

test('the pages that were read of a sitemap that never ends are audited, and the exit code says that some are missing', async () => {
  const wait = globalThis.setTimeout;
  // The time of a sitemap passes at once.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms?: number) => wait(done, ms === 60_000 ? 300 : ms)) as never);
  onTestFinished(() => void vi.restoreAllMocks());
  const endless = (async (url: string) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`<urlset><url><loc>${site}/1</loc></url>`)),
    });
    return Object.defineProperty(new Response(body), 'url', { value: url });
  }) as never;
  const world = commandWorld({ auditor: fakeAuditor(), net: endless });
  expect(await world.run(...run, '--format', 'json=run.json')).toBe(3);
  const { pages, summary } = JSON.parse(readFileSync(join(world.cwd, 'run.json'), 'utf8')) as Record<'pages' | 'summary', object>;
  const reason = expect.stringContaining('did not end in time') as string;
  expect([pages, summary]).toMatchObject([[{ url: `${site}/1` }], { losses: [{ url: `${site}/sitemap.xml`, reason }] }]);
});

describe('saved results of a run that is not complete', () => {
  const linesOf = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8').trimEnd().split('\n');
  const lostIn = (cwd: string, name: string) => (JSON.parse(linesOf(cwd, name).at(-1)!) as { losses?: object[] }).losses;
  const assertRows = ['assert', '--preset', 'none', '--input', 'rows'];

  test('end with what no row tells, and only then', async () => {
    const world = commandWorld({ net: half });
    expect(await world.run(...run, '--format', 'ndjson=rows')).toBe(3);
    expect(lostIn(world.cwd, 'rows')).toEqual([{ kind: 'sitemap', url: `${site}/b.xml`, reason: expect.any(String) as string }]);
    expect(await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'ndjson=whole')).toBe(0);
    expect(lostIn(world.cwd, 'whole')).toBeUndefined();
  });

  test('assert says it in each report, with the same exit code, and keeps it', async () => {
    const world = commandWorld({ net: half });
    await world.run(...run, '--format', 'ndjson=rows');
    const formats = [...inSentences, 'ndjson'].flatMap((name) => ['--format', `${name}=${name}.out`]);
    expect(await world.run(...assertRows, ...formats)).toBe(3);
    for (const name of inSentences)
      expect(readFileSync(join(world.cwd, `${name}.out`), 'utf8').replaceAll('\n', ' '), name).toContain(sentence);
    expect(linesOf(world.cwd, 'ndjson.out')).toEqual(linesOf(world.cwd, 'rows'));
    expect(await world.run(...assertRows, '--allow-incomplete')).toBe(0);
    expect(world.out().replaceAll('\n', ' ')).toContain(sentence);
  });

  test.each([
    ['a list', [`${site}/1`, `${site}/2`, `${site}/3`], [`${site}/2`, `${site}/3`], 'page'],
    ['a crawl', ['--crawl', `${site}/1`, `${site}/2`, `${site}/3`], [`${site}/1`], 'crawl'],
  ])('of %s that was interrupted, pages that were not reached', async (_, pages, lost, kind) => {
    const fake = fakeAuditor();
    const world = commandWorld({
      auditor: {
        ...fake,
        audit: async (...order) => {
          world.end('SIGINT');
          return fake.audit(...order);
        },
      },
      net: (async (url: string) => answer(url, '', 404)) as never,
    });
    const interrupted = ['audit', ...pages, '--concurrency', '1', '--no-probe', '--preset', 'none', '--format', 'ndjson=rows'];
    expect(await world.run(...interrupted)).toBe(130);
    expect(lostIn(world.cwd, 'rows')).toEqual(lost.map((url) => ({ kind, url, reason: expect.any(String) as string })));
    expect(await world.run(...assertRows)).toBe(3);
    expect(world.out()).not.toContain('All assertions pass');
  });

  test('pages that were not reached are tolerated by assert as by the run itself, and are told again', async () => {
    const world = commandWorld({
      auditor: {
        ...fakeAuditor(),
        audit: (_, signal) => new Promise((__, fail) => signal?.addEventListener('abort', () => fail(new Error('stopped')))),
      },
    });
    const late = ['audit', `${site}/1`, `${site}/2`, '--preset', 'none', '--max-run-time', '200ms', '--format', 'ndjson=rows'];
    for (const [most, code] of [
      ['1', 3],
      ['2', 0],
    ] as const) {
      expect(await world.run(...late, '--allow-unreachable', most), world.err()).toBe(code);
      expect(await world.run(...assertRows, '--allow-unreachable', most, '--format', 'ndjson=again')).toBe(code);
      expect(linesOf(world.cwd, 'again')).toEqual(linesOf(world.cwd, 'rows'));
    }
    expect(lostIn(world.cwd, 'rows')).toHaveLength(2);
  });

  test('and have nothing else: assert exits with 3, merge keeps them, and nothing can be compared', async () => {
    const world = commandWorld();
    const losses = [{ kind: 'sitemap', url: `${site}/b.xml`, reason: 'Status 500.' }];
    writeFileSync(join(world.cwd, 'rows'), `${JSON.stringify({ losses })}\n`);
    const before = world.err().length;
    expect(await world.run(...assertRows), world.err()).toBe(3);
    expect(world.out()).toContain(`${site}/b.xml`);
    expect(await world.run('merge', 'rows', '--output', 'all')).toBe(0);
    expect(world.err().slice(before)).toContain(sentence);
    expect(await world.run(...assertRows, '--input', 'all')).toBe(3);
    expect(await world.run('compare', 'rows', 'all')).toBe(2);
    expect(await world.run('baseline', 'update', '--input', 'all', '--baseline', 'known.json')).toBe(2);
  });

  test('merge and baseline update say it, and a page that another file has is not missing', async () => {
    const world = commandWorld({ net: half });
    await world.run(...run, '--format', 'ndjson=rows');
    const [row] = linesOf(world.cwd, 'rows');
    const lines = [{ kind: 'page', url: `${site}/1`, reason: 'Not reached.' }, ...lostIn(world.cwd, 'rows')!];
    writeFileSync(join(world.cwd, 'other'), `${JSON.stringify({ losses: lines })}\n`);
    expect(await world.run('merge', 'other', 'rows', '--output', 'all')).toBe(0);
    expect(linesOf(world.cwd, 'all')).toEqual([row, linesOf(world.cwd, 'rows')[1]]);
    const before = world.err().length;
    expect(await world.run('baseline', 'update', '--input', 'all', '--baseline', 'known.json')).toBe(0);
    expect(world.err().slice(before)).toContain(sentence);
  });

  test('compare says it, and does not take a page for missing that was perhaps not found', async () => {
    const world = commandWorld({ net: half });
    await world.run(...run, '--format', 'ndjson=rows');
    await world.run('audit', `${site}/1`, `${site}/2`, '--preset', 'none', '--format', 'ndjson=before');
    for (const format of ['pretty', 'markdown', 'json', 'junit', 'html']) {
      const printed = world.out().length;
      expect(await world.run('compare', 'before', 'rows', '--format', format)).toBe(3);
      expect(world.out().slice(printed), format).toContain(format === 'json' ? '"after": [' : 'Not read completely (rows)');
      expect(world.out().slice(printed), format).toContain(`${site}/b.xml`);
      expect(world.out().slice(printed), format).not.toContain('Missing pages');
    }
    expect(world.err()).toContain(sentence);
  });

  test.each([
    ['before', 'rows', [], 3, 1],
    ['before', 'rows', ['--fail-on', 'missing-pages'], 3, 1],
    ['before', 'rows', ['--allow-incomplete'], 0, 0],
    ['before', 'rows', ['--fail-on', 'never'], 3, 1],
    ['before', 'rows', ['--fail-on', 'never', '--allow-incomplete'], 0, 0],
    // What the earlier run lacks hides no new failure.
    ['rows', 'before', [], 0, 0],
  ])('compare %s with %s %j exits with %i, and JUnit fails with it', async (before, after, flags, code, failures) => {
    const world = commandWorld({ net: half });
    await world.run(...run, '--format', 'ndjson=rows');
    await world.run('audit', `${site}/1`, `${site}/2`, '--preset', 'none', '--format', 'ndjson=before');
    const printed = world.out().length;
    expect(await world.run('compare', before, after, '--format', 'junit', ...flags), world.err()).toBe(code);
    expect(world.out().slice(printed)).toContain(`failures="${failures}" errors="0" skipped="${1 - failures}"`);
  });

  test.each([
    '{"losses":1}',
    '{"losses":[null]}',
    '{"losses":[{"kind":"moon","url":"","reason":""}]}',
    '{"losses":[{"kind":"page","url":1,"reason":""}]}',
    '{"losses":[{"kind":"page","url":"/no-page","reason":""}]}',
    `{"losses":[${Array.from({ length: 10_001 }, () => '{"kind":"page","url":"","reason":""}').join(',')}]}`,
  ])('in another shape are a damaged line: %#', async (line) => {
    const world = commandWorld();
    await world.run('audit', `${site}/`, '--preset', 'none', '--format', 'ndjson=rows');
    writeFileSync(join(world.cwd, 'rows'), `${readFileSync(join(world.cwd, 'rows'), 'utf8')}${line}\n`);
    expect(await world.run(...assertRows)).toBe(2);
    expect(await world.run('merge', 'rows', '--output', 'all')).toBe(2);
  });
});
