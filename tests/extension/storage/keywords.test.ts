import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepKeywords, readKeywords } from '../../../extension/storage/keywords.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

beforeEach(() => fakeBrowser.reset());

test('are remembered for all pages of a site, and for no other', async () => {
  await keepKeywords('https://example.com/a', ['leather oil', '革']);
  await keepKeywords('https://other.example/', ['thread']);
  expect(await readKeywords('https://example.com/b?c')).toEqual(['leather oil', '革']);
  expect(await readKeywords('https://sub.example.com/')).toEqual([]);
  await keepKeywords('https://example.com/', []);
  expect(await readKeywords('https://example.com/a')).toEqual([]);
  expect(await readKeywords('https://other.example/')).toEqual(['thread']);
});
test('of the newest 300 sites', async () => {
  for (let index = 0; index < 305; index++) await keepKeywords(`https://site-${index}.example/`, ['x']);
  expect(await readKeywords('https://site-4.example/')).toEqual([]);
  expect(await readKeywords('https://site-304.example/')).toEqual(['x']);
});
test('a broken record is set aside', async () => {
  await fakeBrowser.storage.local.set({ keywords: { version: 1, sites: { 'example.com': 'x' } } });
  expect(await readKeywords('https://example.com/')).toEqual([]);
  expect(Object.keys(await fakeBrowser.storage.local.get(null))).toContain('aside:keywords');
});
test('a name of an object is not a site', async () => expect(await readKeywords('https://constructor/')).toEqual([]));
