import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { grantedBuild, root } from '../../scripts/build.ts';
import { builtPopupBytes, builtPopupFiles } from '../../scripts/build/popup-size.ts';
import { importBundled } from '../../scripts/build/import-bundled.ts';
import { otherLanguages } from '../../words/languages.ts';
import { stringsIn } from '../support/words-in.ts';
import { expect, test } from './audit-test.ts';
import { expectSame, filesIn, little, manifestOf, output, policy, requested, withPanel, type Manifest } from './built-manifests.ts';

const bytes = (...parts: string[]) => statSync(join(output('chrome'), ...parts)).size;

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

test('the build for Firefox requests the same', () => expectSame('firefox', output('firefox')));

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
    expect(/\beval\(|\bnew Function\(|\b(?:importScripts|import)\(["'`]https?:/.exec(source)?.[0], name).toBeUndefined();
  }
});

test('what is injected, and what a popup loads before its first picture, stay small', () => {
  expect(
    builtPopupFiles(output('chrome')).some((file) => /show-.+\.js$/.test(file)),
    'the script that draws the overview is counted',
  ).toBe(true);
  expect(builtPopupBytes(output('chrome'), '.js'), 'scripts of the popup').toBeLessThanOrEqual(178_500);
  // The browser takes time for each file.
  expect(builtPopupFiles(output('chrome')).length, 'files of the popup').toBeLessThanOrEqual(25);
  expect(bytes('audit.js'), 'audit.js').toBeLessThanOrEqual(134_500);
  expect(bytes('site.js'), 'site.js').toBeLessThanOrEqual(30_000);
  expect(bytes('overlay.js'), 'overlay.js').toBeLessThanOrEqual(32_000);
  expect(bytes('contrast.js'), 'contrast.js').toBeLessThanOrEqual(20_000);
});

/** Sentences of a language, from all its files but those that list the others. What is quoted may be escaped in the build, what is short a name. */
async function saidIn(language: string): Promise<string[]> {
  const folder = join(root, 'words', language);
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /[\\/].+\.ts$/.test(name));
  const words = await importBundled(
    files.map((name, at) => `export * as words${at} from ${JSON.stringify(join(folder, name))};`).join('\n'),
  );
  return stringsIn(words).filter((text) =>
    /^(?:[\p{L} ,.:-]{40,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]{20,})$/u.test(text),
  );
}

test('who reads English loads no file of another language', async () => {
  const folder = join(output('chrome'), 'chunks');
  const chunks = new Map(readdirSync(folder).map((name) => [`chunks/${name}`, readFileSync(join(folder, name), 'utf8')]));
  const speaking = (said: readonly string[]) => [...chunks].filter(([, source]) => said.some((text) => source.includes(text)));
  const sentences = await saidIn('en');
  const english = speaking(sentences);
  const start = builtPopupFiles(output('chrome'));
  for (const language of otherLanguages) {
    const own = (await saidIn(language)).filter((text) => !sentences.includes(text));
    const files = new Set(speaking(own).map(([name]) => name));
    expect(files.size, `files with sentences of ${language} that English does not have: few if it is not translated`).toBeGreaterThan(10);
    expect(
      start.filter((file) => files.has(file)),
      'files of the popup',
    ).toEqual([]);
    const mixed = english.filter(
      ([name, source]) =>
        files.has(name) || [...source.matchAll(/(?:from|import) ?[`"']\.\/([\w.-]+\.js)/g)].some(([, file]) => files.has(`chunks/${file}`)),
    );
    expect(
      mixed.map(([name]) => name),
      `English files with or beside ${language}`,
    ).toEqual([]);
  }
});
