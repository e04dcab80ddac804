/** Crawls in a real browser. docs/use/ci/crawl.md: one command crawls, asserts, compares with the last run and writes the comment; its output is generated here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveDemo, type DemoOverrides } from '../../../scripts/demo/server.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { processWorld } from '../../../server/cli/process-world.ts';
import { parseRow } from '../../../server/audit/row.ts';
import { commandWorld } from '../../support/command-world.ts';
import { browserEnvironment } from '../../support/spawned.ts';
import { webServer } from '../../support/web-server.ts';

vi.setConfig({ testTimeout: 300_000 });
const guide = new URL('../../../docs/use/ci/crawl.md', import.meta.url);
const text = readFileSync(guide, 'utf8');
const command = /```sh\n(pageloupe audit --crawl [\s\S]*?)\n```/.exec(text)![1]!.replaceAll(' \\\n', ' ');
const shown = { pretty: /```text\n([\s\S]*?)```/.exec(text)![1]!, comment: /```markdown\n([\s\S]*?)```/.exec(text)![1]! };
/** Durations, scores and ports differ between machines, and lines are wrapped by length. */
const masked = (output: string) =>
  output
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .replace(/\s+/g, ' ')
    .trim();

test.skipIf(findChromium() === null)('the command of the guide does what the guide shows', async () => {
  const overrides: DemoOverrides = new Map();
  const demo = await serveDemo({ overrides });
  onTestFinished(() => demo.close());
  const world = commandWorld({ env: browserEnvironment });
  const { createAuditor, openNet } = processWorld();
  Object.assign(world, { createAuditor, openNet });
  const words = command.replaceAll('https://example.com', demo.origin).split(/\s+/).slice(1);
  const named = (output: string) =>
    output.replaceAll(demo.origin, 'https://example.com').replaceAll(new URL(demo.origin).host, 'example.com');
  expect(await world.run(...words), world.err()).toBe(0);
  expect(world.err()).toContain('No earlier run in last.ndjson');
  // This run becomes the last one; then a page loses its title.
  writeFileSync(join(world.cwd, 'last.ndjson'), readFileSync(join(world.cwd, 'now.ndjson')));
  const rows = readFileSync(join(world.cwd, 'now.ndjson'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => parseRow(line)!);
  const second = rows.find(({ index }) => index === 1)!.url;
  const html = await (await fetch(second)).text();
  overrides.set(new URL(second).pathname, {
    body: html.replace(/<title>[^<]*<\/title>/, ''),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  const before = world.out().length;
  expect(await world.run(...words), world.err()).toBe(1);
  const made = { pretty: named(world.out().slice(before)), comment: named(readFileSync(join(world.cwd, 'comment.md'), 'utf8')) };
  if (process.env['PAGELOUPE_WRITE_GUIDE'])
    writeFileSync(
      guide,
      text
        .replace(`text\n${shown.pretty}`, () => `text\n${made.pretty}`)
        .replace(`markdown\n${shown.comment}`, () => `markdown\n${made.comment}`),
    );
  else
    for (const name of ['pretty', 'comment'] as const)
      expect(masked(made[name]), `${name}: write it again with PAGELOUPE_WRITE_GUIDE=1`).toBe(masked(shown[name]));
  expect(made.comment).toMatch(/^<!-- pageloupe compare -->/);
  expect(made.comment).toContain('New failures');
  // Private and members' pages must not be crawled.
  expect(rows.some(({ url }) => url.includes('/private/'))).toBe(false);
});

test.skipIf(findChromium() === null)(
  'what leads inside is refused, a server that wants no more requests is left alone, and what was audited is reported',
  async () => {
    const page = (title: string, ...paths: string[]) =>
      `<!DOCTYPE html><html lang="en"><title>${title}</title><h1>${title}</h1>${paths.map((path) => `<a href="${path}">To ${path}</a>`).join(' ')}</html>`;
    const { origin, requested } = await webServer({
      '/robots.txt': 'User-agent: Pageloupe\nDisallow: /closed\n',
      '/': page('Start', '/closed', '/inside', '/moved', '/calendar/1/1/1/1/1/1', '/a/b/a/b/a/b', '/busy', '/after'),
      '/inside': (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      '/moved': (_, response) => void response.writeHead(301, { location: '/there' }).end(),
      '/there': page('There'),
      '/calendar/1/1/1/1/1/1': page('Numbers'),
      '/busy': (_, response) => void response.writeHead(429, { 'retry-after': '3600', 'content-type': 'text/html' }).end(page('Busy')),
      '/after': page('After'),
    });
    const world = commandWorld({ env: browserEnvironment });
    const { createAuditor, openNet } = processWorld();
    Object.assign(world, { createAuditor, openNet });
    const args = [
      '--crawl',
      `${origin}/`,
      '--concurrency',
      '1',
      '--no-probe',
      '--preset',
      'none',
      '--retries',
      '0',
      '--settle',
      '0',
      '--format',
      'json=run.json',
    ];
    expect(await world.run('audit', ...args), world.err()).toBe(3);
    const run = JSON.parse(readFileSync(join(world.cwd, 'run.json'), 'utf8')) as {
      pages: { url: string; error: { code: string } | null }[];
      crawl: { skipped: { counts: object } };
      site: { id: string; items: { text: string; urls: string[] }[] }[];
    };
    expect(run.pages.map(({ url, error }) => [url.slice(origin.length), error?.code ?? null])).toEqual([
      ['/', null],
      ['/inside', 'target-forbidden'],
      ['/moved', null],
      ['/calendar/1/1/1/1/1/1', null],
      ['/busy', 'target-rate-limited'],
    ]);
    expect(run.crawl.skipped.counts).toEqual({ robots: 1, trap: 1, refused: 1 });
    expect(run.site.find(({ id }) => id === 'redirects')?.items).toEqual([
      { text: `${origin}/moved → ${origin}/there`, count: 1, urls: [`${origin}/`] },
    ]);
    expect(world.err()).toContain('kept returning 429');
    expect(requested).not.toContain('/closed');
    expect(requested).not.toContain('/after');
  },
);
