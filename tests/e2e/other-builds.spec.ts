/** Builds in which no test runs, and that for Firefox alone: whole builds, so they are made in the public workflow only (`npm run test:scripts`). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/build.ts';
import { expectSame, filesIn, output } from './built-manifests.ts';

const run = (...words: string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
};

const build = (browser: string, outDir: string, more = ''): void =>
  run(
    '--input-type=module',
    '-e',
    `import { build } from 'wxt'; await build({ root: ${JSON.stringify(root)}, outDir: ${JSON.stringify(outDir)}, browser: '${browser}', manifestVersion: 3${more} });`,
  );
/** Files that one folder has and the other has not, or with other contents. */
const differing = (one: string, other: string): string[] => {
  const [here, there] = [filesIn(one), filesIn(other)];
  return [...new Set([...here, ...there])].filter(
    (name) => !here.includes(name) || !there.includes(name) || !readFileSync(join(one, name)).equals(readFileSync(join(other, name))),
  );
};

// The one that is tested takes its files from the build for Chromium.
test('the build for Firefox is the same if it is made alone, as for a release', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'pageloupe-firefox-'));
  try {
    build('firefox', outDir);
    expect(differing(join(outDir, 'firefox-mv3'), output('firefox'))).toEqual([]);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

test('the build for Safari requests the same', () => {
  run(join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'), 'build', '-b', 'safari', '--mv3');
  expectSame('safari');
});

test.describe('the build for edge', () => {
  // Built with source maps, which nothing references: they list the files that went into the shipping build.
  let outDir: string;
  const folder = () => join(outDir, 'edge-mv3');
  test.beforeAll(() => {
    outDir = mkdtempSync(join(tmpdir(), 'pageloupe-maps-'));
    build('edge', outDir, ", vite: () => ({ build: { sourcemap: 'hidden' } })");
  });
  test.afterAll(() => rmSync(outDir, { recursive: true, force: true }));

  test('requests the same', () => expectSame('edge', folder()));
  test('is the shipping build', () => {
    const files = filesIn(folder()).filter((name) => !name.endsWith('.map'));
    expect(files).toEqual(filesIn(output('chrome')));
    expect(files.filter((name) => !readFileSync(join(folder(), name)).equals(readFileSync(join(output('chrome'), name))))).toEqual([]);
  });
  test('has every package of its bundles on the page of licenses', () => {
    const sources = filesIn(folder())
      .filter((name) => name.endsWith('.map'))
      .flatMap((name) => (JSON.parse(readFileSync(join(folder(), name), 'utf8')) as { sources: string[] }).sources);
    const packages = [...new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []))].toSorted();
    expect(packages.length).toBeGreaterThan(8);
    const page = readFileSync(join(folder(), 'licenses.html'), 'utf8');
    expect(packages.filter((name) => !page.includes(`<h2>${name} <small>`))).toEqual([]);
    for (const other of ['Pageloupe', 'Noto Sans', 'Terms of schema.org, by schema-dts', 'Public Suffix List'])
      expect(page).toContain(`<h2>${other} <small>`);
    // Each with its license text.
    expect(page.match(/<pre>[^<]{200,}<\/pre>/g)!.length).toBeGreaterThanOrEqual(page.match(/<h2>/g)!.length);
  });
});
