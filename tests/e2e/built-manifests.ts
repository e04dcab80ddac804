/** What every build of the extension asks for. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/build.ts';

export type Manifest = Record<string, unknown>;
export const output = (target: string) => join(root, '.output', `${target}-mv3`);
export const manifestOf = (target: string) => JSON.parse(readFileSync(join(output(target), 'manifest.json'), 'utf8')) as Manifest;

/** Everything in a manifest that could give the extension access beyond the tab whose button was clicked, now or after a prompt. */
export const requested = ({
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
export const little = {
  manifest_version: 3,
  permissions: ['activeTab', 'scripting', 'storage', 'alarms', 'downloads', 'unlimitedStorage'],
  optional_permissions: ['webRequest', 'tabs', 'notifications'],
  optional_host_permissions: ['*://*/*'],
};
/** Chromium has a permission for panels, which adds nothing to its prompt; Firefox has a manifest key, Safari nothing. */
export const withPanel = { ...little, permissions: [...little.permissions, 'sidePanel'] };

/** Pages of the extension load nothing from other origins; requests are sent by the worker. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** All files below a folder, as relative paths. */
export const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => statSync(join(folder, name)).isFile()).toSorted();

export function expectSame(target: string, folder = output(target)): void {
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
