/** Rows with fewer checks, and compressed files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseRow } from '../../../server/audit/row.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';

const url = 'https://site.example/a';
const worldOf = () => commandWorld({ auditor: fakeAuditor({ [url]: withoutTitle(url) }) });
const lenient = ['--preset', 'none', '--quiet'];

test('--rows failing keeps failures and warnings, and what compare and assert read', async () => {
  const world = worldOf();
  expect(
    await world.run(
      'audit',
      url,
      ...lenient,
      '--rows',
      'failing',
      '--format',
      'ndjson=few.ndjson',
      '--format',
      'csv=few.csv',
      '--csv-rows',
      'signals',
    ),
  ).toBe(0);
  expect(await world.run('audit', url, ...lenient, '--format', 'ndjson=all.ndjson')).toBe(0);
  const rowIn = (name: string) => parseRow(readFileSync(join(world.cwd, name), 'utf8').trimEnd())!;
  const [few, all] = [rowIn('few.ndjson'), rowIn('all.ndjson')];
  expect(few.checks).toBe('failing');
  expect(few.report!.signals).toEqual(all.report!.signals.filter(({ status }) => status === 'fail' || status === 'warn'));
  expect(few.report!.signals.length).toBeLessThan(all.report!.signals.length);
  expect(readFileSync(join(world.cwd, 'few.csv'), 'utf8').trimEnd().split('\n')).toHaveLength(few.report!.signals.length + 1);
  expect(await world.run('compare', 'all.ndjson', 'few.ndjson')).toBe(0);
  expect(world.out()).toContain('1 unchanged');
  expect(await world.run('assert', '--input', 'few.ndjson', '--preset', 'none', '--assert', 'title=error')).toBe(1);
});

test('files in .gz are compressed, and read again', async () => {
  const world = worldOf();
  expect(
    await world.run(
      'audit',
      url,
      ...lenient,
      '--format',
      'ndjson=rows.ndjson.gz',
      '--format',
      'json=run.json.gz',
      '--format',
      'csv=rows.csv',
    ),
  ).toBe(0);
  const unpacked = (name: string) => gunzipSync(readFileSync(join(world.cwd, name))).toString('utf8');
  expect(parseRow(unpacked('rows.ndjson.gz').trimEnd())?.url).toBe(url);
  expect((JSON.parse(unpacked('run.json.gz')) as { pages: unknown[] }).pages).toHaveLength(1);
  expect(await world.run('compare', 'rows.ndjson.gz', 'rows.ndjson.gz')).toBe(0);
  expect(await world.run('assert', '--input', 'rows.ndjson.gz', '--preset', 'none')).toBe(0);
  expect(await world.run('assert', '--input', 'none.gz')).toBe(2);
  expect(await world.run('audit', url, ...lenient, '--format', 'csv=rows.csv.gz', '--format', 'pdf=report.pdf.gz')).toBe(0);
  // A file with the name of a compressed one that is not compressed.
  expect(await world.run('audit', url, ...lenient, '--format', 'ndjson=plain.ndjson')).toBe(0);
  const { renameSync } = await import('node:fs');
  renameSync(join(world.cwd, 'plain.ndjson'), join(world.cwd, 'plain.ndjson.gz'));
  expect(await world.run('assert', '--input', 'plain.ndjson.gz')).toBe(2);
});
