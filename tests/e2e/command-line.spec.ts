import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FactTable } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { npm, script } from './script.ts';
import { answer, expect, expectSound, page, test } from './site-test.ts';

// Each command starts Node and a browser.
test.describe.configure({ mode: 'parallel' });

type Line = Report & { error?: { code: string; message: string } };
const linesOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const text =
  '<h1>Brass corners</h1><p>Press the corners on with a cloth between brass and plier, or the plier leaves its teeth in the metal.</p>';

test('audit prints one report a line, and nothing else', async ({ serve }) => {
  const site = await serve({ '/': page('Brass corners', text), '/second': page('Second', text) });
  const { code, out } = await npm('audit', `${site.origin}/`, `${site.origin}/second`);
  expect(code).toBe(0);
  const reports = linesOf(out);
  expect(reports.map(({ url }) => url)).toEqual([`${site.origin}/`, `${site.origin}/second`]);
  for (const report of reports) {
    expectSound(report);
    expect(report.facts).toBeUndefined();
  }
});

test('audit continues after a URL that is not a page, and reports it in its line', async ({ serve }) => {
  const site = await serve({
    '/': page('Brass corners', text),
    '/file.zip': answer('application/zip', Buffer.from('PK'), 200, { 'content-disposition': 'attachment; filename="file.zip"' }),
    '/data.json': answer('application/json', '{}'),
    '/empty': (_, response) => {
      response.writeHead(500).end();
    },
  });
  const urls = [
    'http://nowhere.invalid/',
    `${site.origin}/file.zip`,
    `${site.origin}/data.json`,
    `${site.origin}/empty`,
    `${site.origin}/`,
  ];
  const { code, out } = await script('audit', ...urls);
  expect(code).toBe(3);
  const lines = linesOf(out);
  expect(lines.map(({ url, error }) => [url, error?.code])).toEqual(
    urls.map((url, index) => [url, ['unreachable', 'not-a-page', 'document', 'unreachable', undefined][index]]),
  );
  for (const { error } of lines.slice(0, -1)) expect(error?.message).toMatch(/^[A-Z].{10,}\.$/s);
  expectSound(lines.at(-1)!);
});

test('audit --pretty --facts prints an indented report with its facts', async ({ serve }) => {
  const site = await serve({ '/': page('Brass corners', text) });
  const { code, out } = await script('audit', `${site.origin}/`, '--pretty', '--facts');
  expect(code).toBe(0);
  expect(out).toMatch(/^\{\n {2}"/);
  const report = JSON.parse(out) as Report;
  expectSound(report);
  expect(report.facts?.head).toMatchObject({ ok: true, value: { titles: [{ text: 'Brass corners' }] } });
});

// Other errors: tests/scripts/audit-words.test.ts.
test('audit without a URL is wrong usage', async () => {
  const { code, out, err } = await npm('audit');
  expect([code, out], err).toEqual([2, '']);
  expect(err).toContain('Name at least one URL.');
  expect(err).toContain('Usage: npm run --silent audit');
});

test('corpus audits a folder of saved pages in their own charsets, and lists disagreements', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-corpus-'));
  try {
    writeFileSync(join(folder, 'plain.html'), page('Brass corners', `${text}<a href="/">Home</a>`));
    writeFileSync(
      join(folder, 'old.html'),
      Buffer.from(
        '<!doctype html><html lang="fr"><title>Reliure \xe0 la fran\xe7aise</title><h1>Reliure \xe0 la fran\xe7aise</h1>',
        'latin1',
      ),
    );
    writeFileSync(
      join(folder, 'MANIFEST.json'),
      JSON.stringify({
        pages: [
          { file: 'plain.html', charset: 'utf-8', in_page: { links: 1, h1: 1, html_lang: 'en' } },
          { file: 'old.html', charset: 'windows-1252', in_page: { links: 4, h1: 1, html_lang: 'fr' } },
        ],
      }),
    );
    const { code, out } = await npm('corpus', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^plain\.html .* pass /m);
    expect(out).toMatch(/^old\.html .* pass .*\n +links: manifest 4, ours 0/m);
    expect(out).toContain('2 pages, 2 reports, 0 errors, 0 with a failed collector, 1 with disagreements');
    expect(out).not.toContain('INCOMPLETE');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('corpus serves saved pages at their own URLs, and compares their reports with labels', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-corpus-'));
  const file = (name: string, value: unknown) => {
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    return join(folder, name);
  };
  try {
    file(
      'secure.html',
      page('Brass corners', `${text}<a href="/guides">Guides</a> <img src="https://elsewhere.example/a.png" alt="Corner">`),
    );
    file('plain.html', page('Brass corners', text));
    const urls = ['https://saved.example/guides/corners?step=2', 'http://old.saved.example/'];
    file('MANIFEST.json', {
      pages: [
        { file: 'secure.html', url: urls[0] },
        { file: 'plain.html', url: urls[1] },
      ],
    });
    const gold = file('labels.json', [
      { file: 'pages/secure.html', headline: 'Brass corners', verdicts: { https: 'pass' } },
      { file: 'plain.html', headline: 'Silver', verdicts: { https: 'problem' } },
    ]);
    file('EXPECTED.json', { pages: { 'plain.html': { type: 'home' } } });
    const saved = join(folder, 'reports.ndjson');
    const { code, out } = await script('corpus', folder, '--gold', gold, '--list', '--save', saved);
    expect(code).toBe(0);
    expect(out).toMatch(/^headline +1 of +2 +50 %$/m);
    expect(out).toMatch(/^verdict https +2 of +2 +100 %$/m);
    expect(out).toMatch(/^type +1 of +1 +100 %$/m);
    expect(out).toMatch(/^headline {2}plain\.html {2}got "Brass corners" {2}want \["Silver"\]$/m);
    const reports = linesOf(readFileSync(saved, 'utf8'));
    expect(reports.map(({ url }) => url)).toEqual(urls);
    const links = reports[0]!.facts?.links;
    expect(links?.ok && (links.value as FactTable['links']).items[0]!.url).toBe('https://saved.example/guides');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// Other errors: tests/research/corpus-words.test.ts.
test('corpus says what is wrong with its words', async () => {
  const { code, out, err } = await script('corpus', 'no-such-folder');
  expect([code, out], err).toEqual([2, '']);
  expect(err).toContain('Not a folder: no-such-folder');
  expect(err).toContain('Usage: npm run corpus -- <folder>');
});
