/** What `npm pack` puts into the archive. Installed in an empty folder, it is tested by tests/scripts/installed-package.test.ts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { root, serverFolder } from '../../../scripts/build.ts';
import { languages } from '../../../words/languages.ts';
import { testFolder } from '../../support/service.ts';

let files: { path: string; size: number; mode: number }[] = [];
beforeAll(() => {
  expect(packageJson.scripts.prepack).toBe(
    'node scripts/setup.mjs --no-browser && tsx scripts/build-server.ts && node scripts/package-readme.mjs',
  );
  const { stdout, stderr, status } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status, stderr).toBe(0);
  [{ files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ files: typeof files }];
});

/** PACKAGE.md is packed as README.md: scripts/package-readme.mjs. */
const packedText = (path: string) => readFileSync(join(root, path === 'README.md' ? 'PACKAGE.md' : path), 'utf8');

describe('the archive', () => {
  const paths = () => files.map(({ path }) => path);
  test('contains the program and the files next to it', () => {
    for (const path of [
      'package.json',
      'LICENSE',
      'README.md',
      '.output/server/main.js',
      '.output/server/in-page.js',
      '.output/server/judge-thread.js',
      '.output/server/plugin-thread.js',
      '.output/server/dashboard-app.css',
      ...Object.keys(languages).map((code) => `.output/server/dashboard-app.${code}.js`),
      '.output/server/schema-org.json',
      '.output/server/fonts/regular.ttf',
      '.output/server/NOTICES.txt',
      'docs/config.schema.json',
      'docs/report.schema.json',
      'docs/run.schema.json',
      'docs/use/command-line.md',
    ])
      expect(paths()).toContain(path);
    expect(files.find(({ path }) => path === '.output/server/main.js')!.mode & 0o111).not.toBe(0);
  });
  test('has every file that its README and guides link to or show', () => {
    const guides = paths().filter((path) => path.endsWith('.md'));
    expect(guides).toEqual(expect.arrayContaining(['README.md', 'docs/use/api.md', 'docs/use/command-line.md', 'docs/use/mcp.md']));
    const dead = guides.flatMap((guide) =>
      [...packedText(guide).matchAll(/(?:\]\(|\b(?:src|srcset|href)=")(?!https?:|#)([^)#"]+)/g)]
        .map(([, link = '']) => join(guide, '..', link))
        .filter((target) => !paths().some((path) => path === target || path.startsWith(`${target.replace(/\/$/, '')}/`)))
        .map((target) => `${guide}: ${target}`),
    );
    expect(dead).toEqual([]);
  });
  test.each(['config', 'report', 'run'])('has the guides that %s.schema.json names', (name) => {
    const named = readFileSync(join(root, `docs/${name}.schema.json`), 'utf8').match(/\bdocs\/[\w/.-]+\.md\b/g) ?? [];
    expect(named.filter((path) => !paths().includes(path))).toEqual([]);
  });
  test('has the guides that README.md says it contains', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| (audit in CI|run the service|ask from an editor|add checks of your own).*$/gm)].join('\n');
    const links = [...rows.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !paths().includes(link))).toEqual([]);
  });
  test('starts without what most words do not need: help, version and mistakes wait for no browser, no server and no PDF', () => {
    const [read, packages] = [new Set<string>(), new Set<string>()];
    const follow = (name: string, above: readonly string[] = []): void => {
      // In an import cycle, a module is used before it has been evaluated.
      expect(above, `${name} waits for itself`).not.toContain(name);
      if (read.has(name)) return;
      read.add(name);
      for (const [, from = ''] of readFileSync(join(serverFolder, name), 'utf8').matchAll(
        /^(?:import|export)\b[^'"()]*["']([^"']+)["'];?$/gm,
      )) {
        if (from.startsWith('./')) follow(from.slice(2), [...above, name]);
        else packages.add(from);
      }
    };
    follow('main.js');
    expect(read.size).toBeGreaterThan(1);
    expect([...packages].filter((name) => !name.startsWith('node:'))).toEqual(['commander']);
    const all = readdirSync(serverFolder).filter(
      (name) => name.endsWith('.js') && !['in-page.js', 'judge-thread.js', 'plugin-thread.js'].includes(name),
    );
    expect(all.length).toBeLessThan(60);
    const needed = (from: string): string[] => {
      packages.clear();
      read.clear();
      follow(from);
      return [...packages].filter((name) => !name.startsWith('node:'));
    };
    for (const name of all) needed(name);
    // Keys and contacts belong to the service, but need none of the code that serves and visits.
    expect(needed('serve.js').filter((name) => /^(?:fastify|playwright-core|undici|@fastify\/.*|pino)$/.test(name))).toEqual([]);
    expect(read).not.toContain('pdf.js');
  });
  test('says whose the parts are that it holds', () => {
    const notices = readFileSync(join(serverFolder, 'NOTICES.txt'), 'utf8');
    for (const name of ['tldts', 'ipaddr.js', 'jspdf', 'fflate', 'Noto Sans', 'Terms of schema.org', 'Public Suffix List'])
      expect(notices).toContain(`\n${name}`);
  });
  test('has no tests, no sources, nothing of the extension', () => {
    expect(
      paths().filter((path) =>
        /^(tests|checks|components|entrypoints|interface|bridge|scripts|server|reports|public|\.wxt|\.ci)\/|(?<!\.d)\.tsx?$|\.png$|chrome-mv3|\.map$/.test(
          path,
        ),
      ),
    ).toEqual([]);
    // A guard against what does not belong there, such as the 24 MB that jsPDF would install. Words grow: raise it if they are the reason.
    const most = 6_000_000 + (350_000 + 150_000) * (Object.keys(languages).length - 1);
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(most);
  });
});

test('packing puts README.md back, also after it was interrupted and README.md was restored and changed by hand', () => {
  const folder = testFolder();
  const [readme, packed] = [join(folder, 'README.md'), join(folder, 'PACKAGE.md')];
  const prepare = (...words: string[]) =>
    expect(spawnSync(process.execPath, [join(root, 'scripts/package-readme.mjs'), ...words], { cwd: folder }).status).toBe(0);
  mkdirSync(join(folder, '.output'));
  writeFileSync(packed, 'of the package');
  for (const text of ['of the repository', 'changed']) {
    writeFileSync(readme, text);
    prepare();
    prepare();
    expect(readFileSync(readme, 'utf8')).toBe('of the package');
    prepare('--restore');
    expect(readFileSync(readme, 'utf8')).toBe(text);
    // Interrupted: nothing was put back.
    prepare();
  }
});
