import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/build.ts';

/** Packages that the source maps of a build name. */
function packagesIn(folder: string): string[] {
  const maps = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] }).sources);
  return [...new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []))].toSorted();
}

test('every package of the bundles is on the page of licences', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'pageloupe-maps-'));
  try {
    const script = `import { build } from 'wxt'; await build({ root: ${JSON.stringify(root)}, outDir: ${JSON.stringify(outDir)}, vite: () => ({ build: { sourcemap: true } }) });`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const folder = join(outDir, 'chrome-mv3');
    const page = readFileSync(join(folder, 'licences.html'), 'utf8');
    const packages = packagesIn(folder);
    expect(packages.length).toBeGreaterThan(8);
    expect(packages.filter((name) => !page.includes(`<h2>${name} <small>`))).toEqual([]);
    for (const other of ['Pageloupe', 'Noto Sans', 'Terms of schema.org, by schema-dts', 'Public Suffix List']) expect(page).toContain(`<h2>${other} <small>`);
    // Each with its text.
    expect(page.match(/<pre>[^<]{200,}<\/pre>/g)!.length).toBeGreaterThanOrEqual(page.match(/<h2>/g)!.length);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});
