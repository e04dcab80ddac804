import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { grantedBuild, root } from '../../scripts/build.ts';
import { builtPopupBytes, builtPopupFiles } from '../../scripts/popup-size.ts';

type Manifest = Record<string, unknown>;
const output = (target: string) => join(root, '.output', `${target}-mv3`);
const manifestOf = (target: string) => JSON.parse(readFileSync(join(output(target), 'manifest.json'), 'utf8')) as Manifest;
const bytes = (...parts: string[]) => statSync(join(output('chrome'), ...parts)).size;

/** Everything in a manifest that could give the extension access beyond the tab whose button was clicked, now or after a prompt. */
const requested = ({
  manifest_version,
  permissions,
  host_permissions,
  optional_permissions,
  optional_host_permissions,
  content_scripts,
  externally_connectable,
  web_accessible_resources,
}: Manifest) => ({
  manifest_version,
  permissions,
  host_permissions,
  optional_permissions,
  optional_host_permissions,
  content_scripts,
  externally_connectable,
  web_accessible_resources,
});
const little = {
  manifest_version: 3,
  permissions: ['activeTab', 'scripting', 'storage', 'alarms', 'downloads', 'unlimitedStorage'],
  optional_permissions: ['webRequest', 'tabs', 'notifications'],
  optional_host_permissions: ['*://*/*'],
};
/** Chromium has a permission for panels, which adds nothing to its prompt; Firefox has a manifest key, Safari nothing. */
const withPanel = { ...little, permissions: [...little.permissions, 'sidePanel'] };

/** Pages of the extension load nothing from other origins; requests are sent by the worker. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test('the shipping build has access to the clicked tab, and may request hosts', () => {
  const manifest = manifestOf('chrome');
  expect(requested(manifest)).toEqual(withPanel);
  expect(manifest.side_panel).toEqual({ default_path: 'sidepanel.html' });
  expect(manifest.options_ui).toEqual({ page: 'options.html', open_in_tab: true });
  expect(Object.keys(manifest).toSorted()).toEqual([
    'action',
    'background',
    'browser_specific_settings',
    'commands',
    'content_security_policy',
    'default_locale',
    'description',
    'icons',
    'manifest_version',
    'name',
    'optional_host_permissions',
    'optional_permissions',
    'options_ui',
    'permissions',
    'side_panel',
    'version',
  ]);
  expect(manifest.background).toEqual({ service_worker: 'background.js' });
  expect(manifest.content_security_policy).toEqual({ extension_pages: policy });
  // A browser refuses a manifest with a text that its locale lacks.
  const named = [...JSON.stringify(manifest).matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name!);
  const messages = JSON.parse(readFileSync(join(output('chrome'), '_locales', 'en', 'messages.json'), 'utf8')) as object;
  expect(named.toSorted()).toEqual(Object.keys(messages).toSorted());
});

const run = (...words: string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
};
/** All files below a folder, as relative paths. */
const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => statSync(join(folder, name)).isFile()).toSorted();

function expectSame(target: string, folder = output(target)): void {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  expect(requested(manifest)).toEqual(target === 'edge' ? withPanel : little);
  expect(manifest.sidebar_action).toEqual(
    target === 'firefox' ? expect.objectContaining({ default_panel: 'sidepanel.html', open_at_install: false }) : undefined,
  );
  expect(manifest.content_security_policy).toEqual({ extension_pages: policy });
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .toSorted(),
  ).toEqual(['appearance.js', 'audit.js', 'background.js', 'contrast.js', 'loaded.js', 'overlay.js', 'site.js']);
}

for (const target of ['firefox', 'safari']) {
  test(`the build for ${target} requests the same`, () => {
    // The Firefox build is used by other tests, so it is not rebuilt.
    if (target !== 'firefox') run(join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'), 'build', '-b', target, '--mv3');
    expectSame(target);
  });
}

test.describe('the build for edge', () => {
  // Built with source maps, which nothing references: they list the files that went into the shipping build.
  let outDir: string;
  const folder = () => join(outDir, 'edge-mv3');
  test.beforeAll(() => {
    outDir = mkdtempSync(join(tmpdir(), 'pageloupe-maps-'));
    run(
      '--input-type=module',
      '-e',
      `import { build } from 'wxt'; await build({ root: ${JSON.stringify(root)}, outDir: ${JSON.stringify(outDir)}, browser: 'edge', manifestVersion: 3, vite: () => ({ build: { sourcemap: 'hidden' } }) });`,
    );
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

test('the granted build is the shipping build with its optional permissions granted', () => {
  const folder = grantedBuild();
  expect(filesIn(folder)).toEqual(filesIn(output('chrome')));
  expect(filesIn(folder).filter((name) => !readFileSync(join(folder, name)).equals(readFileSync(join(output('chrome'), name))))).toEqual([
    'manifest.json',
  ]);
  const { permissions, host_permissions, ...rest } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const { permissions: _, optional_permissions, optional_host_permissions, ...shipped } = manifestOf('chrome');
  expect(rest).toEqual(shipped);
  expect({ permissions, host_permissions }).toEqual({
    permissions: [...withPanel.permissions, 'webRequest', 'tabs', 'notifications'],
    host_permissions: ['*://*/*'],
  });
  expect([optional_permissions, optional_host_permissions]).toEqual([little.optional_permissions, little.optional_host_permissions]);
});

test('the vocabulary of schema.org is a file of the popup, not a part of what is injected', () => {
  const { types } = JSON.parse(readFileSync(join(output('chrome'), 'schema-org.json'), 'utf8')) as { types: unknown };
  expect(types).toBeTruthy();
  // A class that only occurs in the vocabulary.
  expect(readFileSync(join(output('chrome'), 'schema-org.json'), 'utf8')).toContain('MusculoskeletalExam');
  expect(readFileSync(join(output('chrome'), 'audit.js'), 'utf8')).not.toContain('MusculoskeletalExam');
});

test('nothing in the build is loaded from elsewhere or made from text', () => {
  const scripts = (readdirSync(output('chrome'), { recursive: true }) as string[]).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const source = readFileSync(join(output('chrome'), name), 'utf8');
    expect(/\beval\(|\bnew Function\(|\bimportScripts\(|\bimport\(["'`]https?:/.exec(source)?.[0], name).toBeUndefined();
  }
});

test('what is injected, and what a popup loads before its first picture, stay small', () => {
  expect(
    builtPopupFiles(output('chrome')).some((file) => /show-.+\.js$/.test(file)),
    'the script that draws the overview is counted',
  ).toBe(true);
  expect(builtPopupBytes(output('chrome'), '.js'), 'scripts of the popup').toBeLessThanOrEqual(178_000);
  // The browser takes time for each file.
  expect(builtPopupFiles(output('chrome')).length, 'files of the popup').toBeLessThanOrEqual(25);
  expect(bytes('audit.js'), 'audit.js').toBeLessThanOrEqual(134_100);
  expect(bytes('site.js'), 'site.js').toBeLessThanOrEqual(30_000);
  expect(bytes('overlay.js'), 'overlay.js').toBeLessThanOrEqual(32_000);
  expect(bytes('contrast.js'), 'contrast.js').toBeLessThanOrEqual(20_000);
});
