import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { script } from './script.ts';

// Tests that the benchmarks run and measure what they name, not how long anything takes. 1: a target was missed.
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));
const numbers = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, number>[]>;

test('the benchmark of the suite measures a page of a folder, the floor and axe', async () => {
  mkdirSync(join(folder, 'bench'));
  writeFileSync(
    join(folder, 'bench', 'binding.html'),
    `<!doctype html><html lang="en"><title>Binding</title><main><h1>Binding</h1>${'<p>Wax the <a href="/thread">thread</a> first.</p>'.repeat(40)}</main></html>`,
  );
  const output = join(folder, 'new', 'bench.json');
  const { code, out, err } = await script(
    'bench',
    folder,
    '--only',
    'binding',
    '--loads',
    '1',
    '--axe-loads',
    '1',
    '--no-popup',
    '--output',
    output,
  );
  expect([0, 1], err).toContain(code);
  expect(out).toMatch(/^binding +8\d /m);
  const [row] = numbers(output).rows!;
  expect(row).toMatchObject({ page: 'binding' });
  for (const name of ['floor', 'suite', 'collect', 'judge', 'axe']) expect(row![name], name).toBeGreaterThan(0);
});

test('the benchmark of the popup alone measures a click on a page of each size', async () => {
  const output = join(folder, 'bench.json');
  const { code, out, err } = await script('bench', '--no-pages', '--loads', '1', '--output', output);
  expect([0, 1], err).toContain(code);
  const { rows, clicks } = numbers(output);
  expect(rows).toEqual([]);
  expect(clicks!.map(({ elements }) => elements)).toEqual([1_000, 12_000]);
  for (const click of clicks!) for (const name of ['floor', 'painted', 'verdict', 'complete']) expect(click[name], name).toBeGreaterThan(0);
  expect(out).toContain('Click on a page of 12000 elements: empty popup');
});

test('the benchmark of the service visits, audits and sends requests', async () => {
  const { code, out, err } = await script('bench', 'service', '--rounds', '1', '--sizes', '300', '--crowd', '5');
  expect([0, 1], err).toContain(code);
  expect(out).toMatch(/^ +300 elements: visit \d+ ms, audit \d+ ms/m);
  expect(out).toMatch(/^5 at once: \d+ answered, \d+ told to come back, 0 lost;/m);
});
