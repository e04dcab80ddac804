import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { pageloupe } from '../../support/spawned.ts';

const site = 'https://site.example';

test('a run of many pages resumes in less memory than its reports take', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'pageloupe-many-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const world = commandWorld({ auditor: fakeAuditor({ [`${site}/0`]: withoutTitle(`${site}/0`) }) });
  (world as { cwd: string }).cwd = cwd;
  await world.run('audit', `${site}/0`, '--preset', 'none', '--no-probe', '--quiet', '--resume', 'run');
  const [manifest, journal] = [join(cwd, 'run/run.json'), join(cwd, 'run/results.ndjson')];
  const row = readFileSync(journal, 'utf8').trimEnd();
  // As large as rows of real pages.
  const urls = Array.from({ length: Math.ceil(140_000_000 / row.length) }, (_, index) => `${site}/${index}`);
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), urls }));
  writeFileSync(journal, '');
  for (let from = 0; from < urls.length; from += 1000) {
    writeFileSync(
      journal,
      urls
        .slice(from, from + 1000)
        .map((url, at) => `${row.replace('"index":0', `"index":${from + at}`).replaceAll(`${site}/0`, url)}\n`)
        .join(''),
      { flag: 'a' },
    );
  }
  const { code, err } = await pageloupe(
    ['audit', '--preset', 'none', '--no-probe', '--assert', 'title=error', '--resume', 'run', '--format', 'github=out.txt'],
    // The time limit of the run that wrote the folder.
    { cwd, env: { NODE_OPTIONS: '--max-old-space-size=128', PAGELOUPE_TIMEOUT: '30s' } },
  ).ended;
  expect([code, err]).toEqual([
    1,
    expect.stringContaining(`Resuming: ${urls.length.toLocaleString('en-US')} pages already audited, 0 to go.`),
  ]);
});
