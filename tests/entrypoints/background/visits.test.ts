import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { redirectsOfVisit, watchVisits } from '../../../entrypoints/background/visits.ts';
import { known } from '../../support/facts.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

type Listener = (details: object) => void;
const listeners: { redirect?: Listener } = {};
beforeEach(() => {
  fakeBrowser.reset();
  const event = (keep: (listener: Listener) => void) => ({ addListener: keep, hasListener: () => false });
  Object.assign(fakeBrowser, {
    permissions: { onAdded: event(() => {}) },
    webRequest: { onBeforeRequest: event(() => {}), onBeforeRedirect: event((listener) => (listeners.redirect = listener)) },
  });
});

const at = 1_000_000;
const redirect = (url: string, redirectUrl: string, statusCode: number, statusLine: string) =>
  listeners.redirect!({ tabId: 1, requestId: '1', url, redirectUrl, statusCode, statusLine, timeStamp: at });

test('a redirect that the browser made itself is not one of the site', async () => {
  watchVisits();
  redirect('http://example.com/', 'https://example.com/', 307, 'HTTP/1.1 307 Internal Redirect');
  redirect('https://example.com/', 'https://example.com/page', 301, 'HTTP/1.1 301 Moved Permanently');
  expect(await redirectsOfVisit(1, String(at), known())).toEqual([{ url: 'https://example.com/', status: 301 }]);
});
test('a visit with no other redirect has none', async () => {
  watchVisits();
  redirect('http://example.com/page', 'https://example.com/page', 307, 'HTTP/1.1 307 Internal Redirect');
  expect(await redirectsOfVisit(1, String(at), known())).toEqual([]);
});
