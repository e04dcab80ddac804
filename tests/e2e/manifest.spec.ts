import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/build.ts';

type Manifest = Record<string, unknown>;
const output = (target: string) => join(root, '.output', `${target}-mv3`);
const manifestOf = (target: string) => JSON.parse(readFileSync(join(output(target), 'manifest.json'), 'utf8')) as Manifest;
const bytes = (...parts: string[]) => statSync(join(output('chrome'), ...parts)).size;

/** Everything of a manifest that could give the extension a reach beyond the one tab whose button was clicked. */
const asked = ({ manifest_version, permissions, host_permissions, optional_permissions, optional_host_permissions, content_scripts, externally_connectable, web_accessible_resources }: Manifest) =>
  ({ manifest_version, permissions, host_permissions, optional_permissions, optional_host_permissions, content_scripts, externally_connectable, web_accessible_resources });
const little = { manifest_version: 3, permissions: ['activeTab', 'scripting', 'storage'] };

test('the shipping build asks for the tab that was clicked, and for nothing else', () => {
  const manifest = manifestOf('chrome');
  expect(asked(manifest)).toEqual(little);
  expect(Object.keys(manifest).toSorted()).toEqual(['action', 'background', 'browser_specific_settings', 'description', 'icons', 'manifest_version', 'name', 'permissions', 'version']);
  expect(manifest.background).toEqual({ service_worker: 'background.js' });
});

for (const target of ['firefox', 'edge']) {
  test(`the build for ${target} asks for the same`, () => {
    test.setTimeout(120_000);
    const wxt = join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs');
    const { status, stderr } = spawnSync(process.execPath, [wxt, 'build', '-b', target, '--mv3'], { cwd: root, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(asked(manifestOf(target))).toEqual(little);
    expect(readdirSync(output(target)).filter((name) => name.endsWith('.js')).toSorted()).toEqual(['audit.js', 'background.js', 'overlay.js']);
  });
}

test('the vocabulary of schema.org is a file of the popup, not a part of what is injected', () => {
  const { types } = JSON.parse(readFileSync(join(output('chrome'), 'schema-org.json'), 'utf8')) as { types: unknown };
  expect(types).toBeTruthy();
  // A class that nothing but the vocabulary names.
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
  const html = readFileSync(join(output('chrome'), 'popup.html'), 'utf8');
  const loaded = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => bytes(file!));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.reduce((sum, size) => sum + size, 0), 'scripts of the popup').toBeLessThanOrEqual(200_000);
  expect(bytes('audit.js'), 'audit.js').toBeLessThanOrEqual(200_000);
  expect(bytes('overlay.js'), 'overlay.js').toBeLessThanOrEqual(30_000);
});
