/** docs/ci/crawl.md: one command crawls, asserts, compares with the last run and writes the comment; its output is made here, in a real browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveDemo, type DemoOverrides } from '../../../scripts/demo/server.ts';
import { findChromium } from '../../../server/audit/find-chromium.ts';
import { processWorld } from '../../../server/command/process-world.ts';
import { readRow } from '../../../server/audit/row.ts';
import { commandWorld } from '../../support/command-world.ts';

vi.setConfig({ testTimeout: 300_000 });
const guide = new URL('../../../docs/ci/crawl.md', import.meta.url);
const text = readFileSync(guide, 'utf8');
const command = /```sh\n(pageloupe audit --crawl [\s\S]*?)\n```/.exec(text)![1]!.replaceAll(' \\\n', ' ');
const shown = { pretty: /```text\n([\s\S]*?)```/.exec(text)![1]!, comment: /```markdown\n([\s\S]*?)```/.exec(text)![1]! };
/** Durations, scores and ports differ from machine to machine, and lines are wrapped by their length. */
const masked = (output: string) =>
  output
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .replace(/\s+/g, ' ')
    .trim();

test.skipIf(findChromium() === null)('the command of the guide does what the guide shows', async () => {
  const overrides: DemoOverrides = new Map();
  const demo = await serveDemo({ overrides });
  onTestFinished(() => demo.close());
  const world = commandWorld({ env: process.getuid?.() === 0 ? { PAGELOUPE_NO_SANDBOX: '1' } : {} });
  const { createAuditor, openNet } = processWorld();
  Object.assign(world, { createAuditor, openNet });
  const words = command.replaceAll('https://example.com', demo.origin).split(/\s+/).slice(1);
  const named = (output: string) =>
    output.replaceAll(demo.origin, 'https://example.com').replaceAll(new URL(demo.origin).host, 'example.com');
  expect(await world.run(...words), world.err()).toBe(0);
  expect(world.err()).toContain('No earlier run in last.ndjson');
  // The run becomes the last one; then a page loses its title.
  writeFileSync(join(world.cwd, 'last.ndjson'), readFileSync(join(world.cwd, 'now.ndjson')));
  const rows = readFileSync(join(world.cwd, 'now.ndjson'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => readRow(line)!);
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
      text.replace(shown.pretty, () => made.pretty).replace(shown.comment, () => made.comment),
    );
  else
    for (const name of ['pretty', 'comment'] as const)
      expect(masked(made[name]), `${name}: write it again with PAGELOUPE_WRITE_GUIDE=1`).toBe(masked(shown[name]));
  expect(made.comment).toMatch(/^<!-- pageloupe compare -->/);
  expect(made.comment).toContain('New failures');
  // Private and members' pages are not for crawlers.
  expect(rows.some(({ url }) => url.includes('/private/'))).toBe(false);
});
