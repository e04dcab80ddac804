/** The archive of `npm pack`, installed in an empty folder, as users get it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spawnSync } from 'node:child_process';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { root, spawned } from '../../support/spawned.ts';
import { webServer } from '../../support/web-server.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 });
const npm = (args: string[], cwd: string) =>
  spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });

const folder = mkdtempSync(join(tmpdir(), 'pageloupe-package-'));
let files: { path: string; size: number; mode: number }[] = [];
let archive = '';
/** Why it could not be installed; without a registry, only the archive is tested. */
let notInstalled = '';

beforeAll(() => {
  const { stdout, stderr, status } = npm(['pack', '--json', '--pack-destination', folder], root);
  expect(status, stderr).toBe(0);
  const packed = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string; files: typeof files }];
  files = packed[0].files;
  archive = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  );
  const home = join(folder, 'home');
  spawnSync('mkdir', [home]);
  writeFileSync(join(home, 'package.json'), '{ "name": "somebody", "private": true }');
  const { status: installed, stderr: texts } = npm(
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--engine-strict', '--loglevel', 'error', archive],
    home,
  );
  // A dependency of a dependency that refuses this Node fails the test; a registry that is away does not.
  expect(texts).not.toContain('EBADENGINE');
  if (installed !== 0) notInstalled = texts;
  if (notInstalled) console.warn(`The package could not be installed here, so only its archive is tested: ${notInstalled.slice(0, 500)}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  test('has every file that its guides link to', () => {
    const guides = paths().filter((path) => /^docs\/.*\.md$/.test(path));
    expect(guides).toEqual(expect.arrayContaining(['docs/use/api.md', 'docs/use/command-line.md', 'docs/use/mcp.md']));
    const dead = guides.flatMap((guide) =>
      [...readFileSync(join(root, guide), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, link = '']) => join(guide, '..', link))
        .filter((target) => !paths().some((path) => path === target || path.startsWith(`${target.replace(/\/$/, '')}/`)))
        .map((target) => `${guide}: ${target}`),
    );
    expect(dead).toEqual([]);
  });
  test('starts without what most words do not need: help, version and mistakes wait for no browser, no server and no PDF', () => {
    const folderOfCode = join(root, '.output/server');
    const [read, packages] = [new Set<string>(), new Set<string>()];
    const follow = (name: string, above: readonly string[] = []): void => {
      // In an import cycle, a module is used before it has been evaluated.
      expect(above, `${name} waits for itself`).not.toContain(name);
      if (read.has(name)) return;
      read.add(name);
      for (const [, from = ''] of readFileSync(join(folderOfCode, name), 'utf8').matchAll(
        /^(?:import|export)\b[^'"()]*["']([^"']+)["'];?$/gm,
      )) {
        if (from.startsWith('./')) follow(from.slice(2), [...above, name]);
        else packages.add(from);
      }
    };
    follow('main.js');
    expect(read.size).toBeGreaterThan(1);
    expect([...packages].filter((name) => !name.startsWith('node:'))).toEqual(['commander']);
    const all = readdirSync(folderOfCode).filter(
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
    const notices = readFileSync(join(root, '.output/server/NOTICES.txt'), 'utf8');
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
    // With jsPDF, which would otherwise install 24 MB.
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(5_500_000);
  });
});

describe('installed in an empty folder', () => {
  const home = join(folder, 'home');
  const bin = join(home, 'node_modules/.bin/pageloupe');
  test('nothing of the extension runs or comes with it', (context) => {
    if (notInstalled) context.skip();
    const modules = readdirSync(join(home, 'node_modules'));
    expect(
      modules.filter((name) =>
        ['wxt', 'vite', 'typescript', 'webextension-polyfill', 'idb', 'rolldown', 'tsx', 'jspdf', 'canvg', 'core-js'].includes(name),
      ),
    ).toEqual([]);
    expect(readdirSync(home)).not.toContain('.wxt');
  });
  test('npx pageloupe audit', async (context) => {
    if (notInstalled || findChromium() === null) context.skip();
    const { origin } = await webServer({
      '/': '<!DOCTYPE html><html lang="en"><title>Brass corners</title><h1>Brass corners</h1><p>Press them on with a cloth.</p></html>',
    });
    const { code, out, err } = await spawned(
      'npx',
      [
        '--no-install',
        'pageloupe',
        'audit',
        `${origin}/`,
        '--preset',
        'none',
        '--format',
        'json',
        '--format',
        'pdf=report.pdf',
        '--format',
        'html=report.html',
      ],
      { cwd: home },
    ).ended;
    expect(code, err).toBe(0);
    const { pages } = JSON.parse(out) as { pages: [{ report: { signals: unknown[]; score: number } }] };
    expect(pages[0].report.signals.length).toBeGreaterThan(40);
    expect(readdirSync(home)).toContain('report.pdf');
  });
  test('npx pageloupe serve', async (context) => {
    if (notInstalled || findChromium() === null) context.skip();
    const service = spawned(bin, ['serve', '--port', '0', '--log-level', 'warn'], { cwd: home });
    await vi.waitFor(() => expect(service.so.out + service.so.err).toMatch(/http:\/\/127\.0\.0\.1:\d+/), {
      timeout: 90_000,
      interval: 100,
    });
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(service.so.out)![0];
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const { info } = (await (await fetch(`${address}/openapi.json`)).json()) as { info: { title: string } };
    expect(info.title).toBeTruthy();
    service.child.kill('SIGTERM');
    const { code, err } = await service.ended;
    // That its browser starts is no warning.
    expect([code, err]).toEqual([0, '']);
  });
  test('without a browser it says what it needs', async (context) => {
    if (notInstalled) context.skip();
    const { code, err } = await spawned(process.execPath, [bin, 'audit', 'https://site.example/'], {
      cwd: home,
      env: { PATH: '/nowhere', CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' },
    }).ended;
    expect(code).toBe(4);
    expect(err).toContain('pageloupe install-browser');
  });
});
