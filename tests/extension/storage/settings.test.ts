import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { noChoice } from '../../../checks/audit-page.ts';
import { readProbeRate } from '../../../extension/storage/probes.ts';
import {
  favoritesOf,
  firstFavorites,
  firstSettings,
  isServiceUrl,
  keepSettings,
  readSettings,
} from '../../../extension/storage/settings.ts';
import { settingsAsJson, importSettings } from '../../../extension/storage/settings-file.ts';
import {
  forgetOptOut,
  forgetPageChoice,
  keepChoice,
  keepFollowed,
  readChoice,
  readChoices,
  readFollowedOrigins,
} from '../../../extension/storage/storage.ts';
import { clearKind, measureStorage, storedKinds, type StoredKind } from '../../../extension/storage/stored.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));
// There is no IndexedDB here.
vi.mock('../../../extension/runs/library.ts', () => ({ librarySize: async () => 5_000 }));

beforeEach(() => fakeBrowser.reset());
const page = (path: string) => `https://example.com/${path}`;

test('the default intent applies to pages without their own choice', async () => {
  await keepChoice(page('kept-out'), { ...noChoice, intent: 'keep-out' });
  await keepSettings({ intent: 'keep-out' });
  await keepChoice(page('indexed'), { ...noChoice, intent: 'index' });
  const intents = async () => Promise.all(['kept-out', 'indexed', 'other'].map(async (path) => (await readChoice(page(path))).intent));
  expect(await intents()).toEqual(['keep-out', 'index', 'keep-out']);
  await keepSettings({ intent: 'index' });
  expect(await intents()).toEqual(['keep-out', 'index', 'index']);
});

test.each<[string, boolean]>([
  ['', true],
  ['https://audits.example.com/', true],
  ['http://127.0.0.1:8787', true],
  ['audits.example.com', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  [`https://example.com/${'x'.repeat(2_000)}`, false],
])('%.60s as the URL of a service: %s', async (service, holds) => {
  expect(isServiceUrl(service)).toBe(holds);
  await fakeBrowser.storage.local.set({ settings: { ...firstSettings, service } });
  expect(await readSettings()).toEqual(holds ? { ...firstSettings, service } : firstSettings);
});

test('favourites are tools of this version, each once', () =>
  expect(favoritesOf({ favourites: ['terms', 'crystal-ball', 'terms', 'canonical'] as never })).toEqual(['terms', 'canonical']));
test('six tools lead where none were chosen, and none where all were removed', () => {
  expect([favoritesOf({}), favoritesOf({ favourites: [] })]).toEqual([[...firstFavorites], []]);
  expect(favoritesOf({})).toHaveLength(6);
});

test('concurrent changes of two pages are both saved', async () => {
  const toggled = (id: 'terms' | 'canonical') => keepSettings((now) => ({ favourites: [...favoritesOf(now), id] }));
  await Promise.all([toggled('terms'), toggled('canonical'), importSettings(await settingsAsJson())]);
  expect(await readSettings()).toMatchObject({ favourites: [...firstFavorites, 'terms', 'canonical'] });
  await Promise.all(['https://a.example/', 'https://b.example/'].map((url) => keepFollowed(url, true)));
  expect(await readFollowedOrigins()).toEqual(['https://a.example', 'https://b.example']);
  await Promise.all(['a', 'b'].map((path) => keepChoice(page(path), { ...noChoice, pageType: 'product' })));
  expect(Object.keys((await readChoices()).pages)).toEqual([page('a'), page('b')]);
  // A list is stored when its field loses focus, by a click on another setting.
  const ownLists = { agents: ['HayBot'], genericTexts: [] };
  await Promise.all([keepSettings(() => ({ ownLists })), keepSettings({ appearance: 'dark' }), keepSettings({ parallel: 4 })]);
  expect(await readSettings()).toMatchObject({ ownLists, appearance: 'dark', parallel: 4 });
  await expect(
    keepSettings(() => {
      throw new Error('no change');
    }),
  ).rejects.toThrow('no change');
  await keepSettings({ intent: 'keep-out' });
  expect(await readSettings()).toMatchObject({ intent: 'keep-out' });
});

test('own lists go with the choice for every page', async () => {
  expect(await readChoice(page('a'))).not.toHaveProperty('ownLists');
  const ownLists = { agents: ['HayBot'], genericTexts: [] };
  await keepSettings({ ownLists });
  expect(await readChoice(page('a'))).toEqual({ ...noChoice, ownLists });
  // They belong to the user, not the page: a choice for a page must not contain them.
  await keepChoice(page('a'), { ...noChoice, pageType: 'product', ownLists });
  expect(JSON.stringify(await readChoices())).not.toContain('HayBot');
});

test('choices are forgotten one by one', async () => {
  for (const path of ['a', 'b']) await keepChoice(page(path), { ...noChoice, pageType: 'product', aiOptOut: true });
  await forgetPageChoice(page('a'));
  expect(Object.keys((await readChoices()).pages)).toEqual([page('b')]);
  await forgetOptOut('https://example.com');
  expect(await readChoices()).toMatchObject({ pages: { [page('b')]: { pageType: 'product' } }, optedOut: [] });
});

async function seed(): Promise<void> {
  await keepSettings({
    intent: 'keep-out',
    parallel: 5,
    service: 'https://audits.example.com/',
    appearance: 'dark',
    favourites: ['canonical', 'terms'],
    ownLists: { agents: ['HayBot'], genericTexts: ['zde', 'もっと見る'] },
  });
  await fakeBrowser.storage.local.set({ rate: 'fast' });
  await keepChoice(page('a'), { intent: 'index', pageType: 'article', aiOptOut: true });
  await keepFollowed(page('a'), true);
}
const all = async () => [await readSettings(), await readProbeRate(), await readChoices(), await readFollowedOrigins()];

describe('settings as a file', () => {
  test('exported settings can be imported elsewhere', async () => {
    await seed();
    const [file, before] = [await settingsAsJson(), await all()];
    await fakeBrowser.reset();
    expect(await importSettings(file)).toBe('taken');
    expect(await all()).toEqual(before);
  });
  test('existing entries stay when a file adds others', async () => {
    await seed();
    const file = await settingsAsJson();
    await fakeBrowser.reset();
    await keepChoice(page('b'), { ...noChoice, pageType: 'product' });
    await keepFollowed('https://other.example/', true);
    expect(await importSettings(file)).toBe('taken');
    expect(Object.keys((await readChoices()).pages).toSorted()).toEqual([page('a'), page('b')]);
    expect((await readFollowedOrigins()).toSorted()).toEqual(['https://example.com', 'https://other.example']);
  });
  test('lists and favorites of a file are added to the existing ones', async () => {
    await seed();
    const file = await settingsAsJson();
    await fakeBrowser.reset();
    await keepSettings({ favourites: ['terms', 'ai-view'], ownLists: { agents: ['haybot', 'Straw_Bot'], genericTexts: ['Zde'] } });
    expect(await importSettings(file)).toBe('taken');
    expect(await readSettings()).toMatchObject({
      favourites: ['terms', 'ai-view', 'canonical'],
      ownLists: { agents: ['haybot', 'Straw_Bot'], genericTexts: ['Zde', 'もっと見る'] },
    });
  });
  test('a file of before there were lists takes none away', async () => {
    await seed();
    const before = await readSettings();
    const file = JSON.parse(await settingsAsJson()) as { settings: object };
    expect(
      await importSettings(JSON.stringify({ ...file, settings: { version: 1, intent: 'index', parallel: 3, more: 'of a later version' } })),
    ).toBe('taken');
    expect(await readSettings()).toEqual({ ...before, intent: 'index', parallel: 3 });
  });
  test('whether audits leave snapshots is taken from the file', async () => {
    await keepSettings({ snapshots: false });
    const file = await settingsAsJson();
    await keepSettings({ snapshots: true });
    expect(await importSettings(file)).toBe('taken');
    expect((await readSettings()).snapshots).toBe(false);
  });
  test('lists that are too long together are not cut', async () => {
    const many = (letter: string) => Array.from({ length: 30 }, (_, index) => letter.repeat(index + 1));
    await keepSettings({ ownLists: { agents: many('a'), genericTexts: [] } });
    const file = await settingsAsJson();
    await keepSettings({ ownLists: { agents: many('b'), genericTexts: [] } });
    const before = await fakeBrowser.storage.local.get(null);
    expect(await importSettings(file)).toBe('full');
    expect(await fakeBrowser.storage.local.get(null)).toEqual(before);
  });
  const change = (how: (file: Record<string, unknown>) => unknown) => (text: string) =>
    JSON.stringify(how(JSON.parse(text) as Record<string, unknown>));
  const changeSettings = (settings: object) => change((file) => ({ ...file, settings: { ...(file.settings as object), ...settings } }));
  test.each<[string, 'later' | 'broken', (text: string) => string]>([
    ['of a later version', 'later', change((file) => ({ ...file, version: 2, settings: { hue: 5 } }))],
    ['half of it', 'broken', (text) => text.slice(0, text.length / 2)],
    ['empty', 'broken', () => ''],
    ['null', 'broken', () => 'null'],
    ['JSON of something else, of a later version', 'broken', () => '{"version":99}'],
    ['with settings out of range', 'broken', change((file) => ({ ...file, settings: { ...(file.settings as object), parallel: 5_000 } }))],
    ['with an appearance that is none', 'broken', changeSettings({ appearance: 'url(x)' })],
    ['with a crawler that is none', 'broken', changeSettings({ ownLists: { agents: ['Hay Bot\nDisallow: /'], genericTexts: [] } })],
    ['with a digit in a crawler', 'broken', changeSettings({ ownLists: { agents: ['Bot2'], genericTexts: [] } })],
    ['with a link text of marks', 'broken', changeSettings({ ownLists: { agents: [], genericTexts: ['→'] } })],
    ['with half of the lists', 'broken', changeSettings({ ownLists: { agents: [] } })],
    [
      'with a list longer than any',
      'broken',
      changeSettings({ ownLists: { agents: [], genericTexts: Array.from({ length: 301 }, (_, index) => `a${index}`) } }),
    ],
    ['with favourites that are none', 'broken', changeSettings({ favourites: { length: 3 } })],
    [
      'with a choice that is none',
      'broken',
      change((file) => ({ ...file, choices: { version: 1, pages: { a: { intent: 'hide' } }, optedOut: [] } })),
    ],
    ['with sites that are none', 'broken', change((file) => ({ ...file, followed: [5] }))],
    ['without its rate', 'broken', change((file) => ({ ...file, rate: undefined }))],
    ['larger than any', 'broken', (text) => text + ' '.repeat(10_000_000)],
  ])('%s changes nothing and is said to be %s', async (_, result, damage) => {
    await seed();
    const [file, before] = [await settingsAsJson(), await fakeBrowser.storage.local.get(null)];
    expect(await importSettings(damage(file))).toBe(result);
    expect(await fakeBrowser.storage.local.get(null)).toEqual(before);
  });
});

const records: Record<Exclude<StoredKind, 'runs'>, ['local' | 'session', Record<string, unknown>]> = {
  choices: ['local', { choices: { version: 1, pages: {}, optedOut: [] } }],
  snapshots: ['local', { snapshots: ['a'], 'snapshot:a': { id: 'a' } }],
  automatic: ['local', { automatic: [], 'automatic:a': { id: 'a' } }],
  reports: ['session', { reports: [1], 'report:1': {}, 'facts:1': '{}' }],
  probes: ['session', { 'probes:1': {}, 'probed:1': '{}', 'probed:1:2': '{}', 'visit:1': {} }],
  aside: ['local', { aside: { a: {} }, 'aside:a': 5 }],
};
test.each(Object.entries(records))('clearing %s takes that and nothing else', async (kind, [area]) => {
  await seed();
  for (const [where, items] of Object.values(records)) await fakeBrowser.storage[where].set(items);
  const before = await measureStorage();
  expect(before.map((one) => one.kind)).toEqual([...storedKinds]);
  expect(before.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(before.filter((one) => one.kind !== 'runs').map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await clearKind(kind as StoredKind)).toBeNull();
  expect((await measureStorage()).map(({ bytes }) => bytes)).toEqual(before.map((one) => (one.kind === kind ? 0 : one.bytes)));
  expect(Object.keys(await fakeBrowser.storage[area].get(null)).filter((key) => Object.hasOwn(records[kind as 'choices'][1], key))).toEqual(
    [],
  );
  if (kind !== 'choices') expect((await readSettings()).parallel).toBe(5);
  else expect(await readSettings()).not.toEqual(firstSettings);
});
