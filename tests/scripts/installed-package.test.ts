/** The archive of `npm pack`, installed in an empty folder, as users get it. What is in it: tests/server/cli/package.test.ts. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spawnSync } from 'node:child_process';
import { findChromium } from '../../server/audit/visit/find-chromium.ts';
import { root, spawned } from '../support/spawned.ts';
import { webServer } from '../support/web-server.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 1_200_000 });
const npm = (args: string[], cwd: string) =>
  spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });

const folder = mkdtempSync(join(tmpdir(), 'pageloupe-package-'));
/** Why it could not be installed: without a registry, nothing is tested here. */
let notInstalled = '';

beforeAll(() => {
  const { stderr, status } = npm(['pack', '--pack-destination', folder], root);
  expect(status, stderr).toBe(0);
  const archive = join(
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
  if (notInstalled) console.warn(`The package could not be installed here, so nothing is tested: ${notInstalled.slice(0, 500)}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
