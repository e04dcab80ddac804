import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { signals } from '../../checks/signals/index.ts';
import { csvRowsOf } from '../support/csv-rows.ts';
import { runSchemaErrors } from '../support/report-schema.ts';
import { npm, script } from './script.ts';
import { answer, expect, page, test } from './site-test.ts';

// Each command starts Node and a browser, and audits a site.
test.describe.configure({ mode: 'parallel' });

interface Line {
  url: string;
  score?: number | null;
  failed?: string[];
  improve?: string[];
  error?: { code: string; message: string };
}
const linesOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pageloupe-bulk-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (file: string) => join(folder, file);

async function pdfText(path: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  }
  await pdf.loadingTask.destroy();
  return text;
}

const text = (heading: string) =>
  `<h1>${heading}</h1><p>Wax the thread before sewing, or the paper saws it through at the holes within a year.</p><p><a href="/gone">Patterns</a></p>`;

test('bulk audits pages and a sitemap, and saves PDF, HTML, CSV and JSON', async ({ serve }) => {
  const site = await serve({
    '/a': page('=Waxed thread', text('Waxed thread')),
    '/b': page('Waxed thread, 手冲 الخيط', text('Linen')),
    '/c': page('Same', text('Same')),
    '/d': page('Same', text('Same')),
    '/sitemap.xml': (request, response) => {
      const urls = ['/c', '/d', '/a'].map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`).join('');
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`);
    },
  });
  const url = (path: string) => site.origin + path;
  const { code, out, err } = await npm(
    'bulk',
    url('/a'),
    url('/b'),
    '--sitemap',
    url('/sitemap.xml'),
    '--probe',
    '--name',
    'Thread & <b>paper</b>',
    '--pdf',
    at('r.pdf'),
    '--html',
    at('r.html'),
    '--csv',
    at('p.csv'),
    '--findings',
    at('f.csv'),
    '--json',
    at('r.json'),
  );
  expect(err).toContain('4/4  audited');
  const lines = linesOf(out);
  // A page of the sitemap that was also named is audited once.
  expect(lines.map((line) => line.url)).toEqual(['/a', '/b', '/c', '/d'].map(url));
  for (const { score, failed } of lines) {
    expect(score).toBeGreaterThan(0);
    expect(failed).toContain('link-status');
  }

  const [header, ...rows] = csvRowsOf(readFileSync(at('p.csv'), 'utf8'));
  expect(rows.map((row) => row[header!.indexOf('title')])).toEqual(["'=Waxed thread", 'Waxed thread, 手冲 الخيط', 'Same', 'Same']);
  expect(rows.map((row) => row[header!.indexOf('broken links')])).toEqual(['1', '1', '1', '1']);
  expect(csvRowsOf(readFileSync(at('f.csv'), 'utf8')).length).toBeGreaterThan(4 * signals.length);

  const run = JSON.parse(readFileSync(at('r.json'), 'utf8')) as { name: string; probes: boolean; pages: { report: { facts?: unknown } }[] };
  expect(runSchemaErrors(run)).toEqual([]);
  expect(run).toMatchObject({ name: 'Thread & <b>paper</b>', probes: true });
  expect(run.pages.map(({ report }) => report.facts)).toEqual([undefined, undefined, undefined, undefined]);

  const html = readFileSync(at('r.html'), 'utf8');
  expect(html).toContain('Thread &amp; &lt;b>paper&lt;/b>');
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).toContain('Duplicate titles');

  const written = await pdfText(at('r.pdf'));
  for (const line of lines) expect(written.replace(/\s+/g, '')).toContain(line.url);
  expect(written).toContain('Waxed thread');
  expect(code).toBe(0);
});

test('bulk judges only what chosen tools show, and says which pages gave no report', async ({ serve }) => {
  const site = await serve({ '/a': page('Linen', text('Linen')), '/data.json': answer('application/json', '{}') });
  const { code, out, err } = await script(
    'bulk',
    `${site.origin}/a`,
    `${site.origin}/data.json`,
    'http://nowhere.invalid/',
    '--tools',
    'canonical',
    '--json',
    at('r.json'),
    '--parallel',
    '3',
  );
  expect(code).toBe(3);
  const [first, ...others] = linesOf(out);
  expect(first).toMatchObject({ url: `${site.origin}/a` });
  const { tools, pages } = JSON.parse(readFileSync(at('r.json'), 'utf8')) as {
    tools: string[];
    pages: { report: { signals: { id: string }[] } | null }[];
  };
  expect(tools).toEqual(['canonical']);
  expect(pages[0]!.report!.signals.length).toBeLessThan(10);
  expect(pages[0]!.report!.signals.map(({ id }) => id)).toContain('canonical-tag');
  expect(others.map(({ error }) => error?.code)).toEqual(['not-a-page', 'unreachable']);
  for (const { error } of others) expect(err).toContain(error!.message);
});

test('bulk without any report saves nothing and says so', async () => {
  const { code, out, err } = await script('bulk', 'http://nowhere.invalid/', '--csv', at('p.csv'));
  expect([code, linesOf(out).map(({ error }) => error?.code)]).toEqual([3, ['unreachable']]);
  expect(err).toContain('no file is made');
  expect(existsSync(at('p.csv'))).toBe(false);
});

test('bulk audits a folder of saved pages and leaves every other host alone', async () => {
  writeFileSync(at('one.html'), page('One', text('One'), '<link rel="canonical" href="https://www.example.com/one">'));
  writeFileSync(at('zwei drei.html'), page('Zwei', text('Zwei')));
  const { code, out } = await script('bulk', '--folder', folder, '--csv', at('p.csv'));
  expect(code).toBe(0);
  expect(linesOf(out).map(({ url }) => new URL(url).pathname)).toEqual(['/one.html', '/zwei%20drei.html']);
  expect(csvRowsOf(readFileSync(at('p.csv'), 'utf8'))).toHaveLength(3);
});

test('bulk says what is wrong before it starts a browser', async () => {
  const { code, out, err } = await npm('bulk', 'https://example.com/', '--tools', 'canonnical');
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^There is no tool canonnical\. Did you mean canonical\?/);
});
