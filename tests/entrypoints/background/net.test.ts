import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSitemapPages } from '../../../checks/fetch/sitemap-pages.ts';
import { openSiteNet, openProbeNet } from '../../../entrypoints/background/net.ts';

type Listener = (details: object) => void;
const { heard, browser } = vi.hoisted(() => {
  const listeners: Record<string, Set<(details: object) => void>> = {
    onBeforeRedirect: new Set(),
    onResponseStarted: new Set(),
    onErrorOccurred: new Set(),
  };
  const event = (name: string) => ({
    addListener: (listener: Listener) => listeners[name]!.add(listener),
    removeListener: (listener: Listener) => listeners[name]!.delete(listener),
  });
  const silent = { addListener: () => {}, removeListener: () => {} };
  return {
    heard: listeners,
    browser: {
      webRequest: {
        onBeforeRedirect: event('onBeforeRedirect'),
        onResponseStarted: event('onResponseStarted'),
        onErrorOccurred: event('onErrorOccurred'),
      },
      runtime: { getURL: () => 'chrome-extension://ours/' },
      permissions: { getAll: async () => ({ origins: ['*://*/*'] }), onAdded: silent, onRemoved: silent },
    },
  };
});
vi.mock('webextension-polyfill', () => ({ default: browser }));

/** By name: the address of its server, and its redirect. */
let servers: Record<string, { ip: string; to?: string; body?: string }>;
let requested: { url: string; init: RequestInit }[];
beforeEach(() => {
  requested = [];
  let number = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requested.push({ url, init });
    const { ip, to, body = 'x' } = servers[new URL(url).host + new URL(url).pathname] ?? servers[new URL(url).host]!;
    number += 1;
    const details = {
      requestId: String(number),
      url,
      tabId: -1,
      initiator: 'chrome-extension://ours',
      ip,
      statusCode: to === undefined ? 200 : 302,
      redirectUrl: to,
    };
    for (const listener of heard[to === undefined ? 'onResponseStarted' : 'onBeforeRedirect']!) listener(details);
    const response = new Response(to === undefined ? body : null);
    Object.defineProperties(response, {
      url: { value: url },
      ...(to === undefined ? {} : { type: { value: 'opaqueredirect' }, status: { value: 0 } }),
    });
    return response;
  });
});
afterEach(() => vi.unstubAllGlobals());

const init = {
  method: 'HEAD',
  headers: {},
  signal: new AbortController().signal,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  redirect: 'manual',
} as const;
/** Whether a response from this URL counts as one from a private network, for a page on page.example. */
async function isPrivate(url: string, page = 'https://page.example/'): Promise<boolean> {
  const net = await openProbeNet(null, page);
  const response = await net.request(url, init);
  net.close();
  return net.seen!(response)!.fromPrivate;
}

describe('a public name with a private address', () => {
  test('is recognized as private', async () => {
    servers = {
      'page.example': { ip: '8.8.8.8' },
      'rebound.example': { ip: '192.168.1.1' },
      'six.example': { ip: 'fd00::1' },
      'fine.example': { ip: '1.1.1.1' },
      'unknown.example': { ip: '' },
    };
    const names = Object.keys(servers);
    const found: boolean[] = [];
    for (const name of names) found.push(await isPrivate(`https://${name}/x`));
    expect(Object.fromEntries(names.map((name, index) => [name, found[index]]))).toEqual({
      'page.example': false,
      'rebound.example': true,
      'six.example': true,
      'fine.example': false,
      'unknown.example': false,
    });
  });
  test('means nothing if the page’s server has one too: behind a proxy all do', async () => {
    servers = { 'page.example': { ip: '10.0.0.1' }, 'other.example': { ip: '10.0.0.1' } };
    expect(await isPrivate('https://other.example/x')).toBe(false);
  });
  test('means nothing on a private page', async () => {
    servers = { 'other.example': { ip: '127.0.0.1' } };
    expect(await isPrivate('https://other.example/x', 'http://localhost:3000/')).toBe(false);
  });
});

test('the target of a redirect is known, although the browser empties its response', async () => {
  servers = { 'a.example': { ip: '8.8.8.8', to: 'http://192.168.1.1/' } };
  const net = await openProbeNet(null, 'https://page.example/');
  expect(net.seen!(await net.request('https://a.example/', init))).toEqual({
    redirect: { url: 'http://192.168.1.1/', status: 302 },
    fromPrivate: false,
    tookMs: expect.any(Number),
  });
  net.close();
});

describe('sitemaps of a site', () => {
  const map = (...urls: string[]) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
  const index = (...urls: string[]) =>
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
  async function read(url: string) {
    const { net, close } = await openSiteNet(url);
    return readSitemapPages(net, url, 100).finally(close);
  }
  test('a redirect within the origin is followed, without cookies', async () => {
    servers = {
      'a.example/map.xml': { ip: '8.8.8.8', to: 'https://a.example/index.xml' },
      'a.example/index.xml': { ip: '8.8.8.8', body: map('https://a.example/1') },
    };
    expect(await read('https://a.example/map.xml')).toMatchObject({ urls: ['https://a.example/1'], notes: [] });
    for (const { init: sent } of requested)
      expect(sent).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' });
  });
  test.each(['http://192.168.1.1/map.xml', 'https://b.example/map.xml', 'http://localhost/map.xml'])('one to %s is not', async (to) => {
    servers = { 'a.example': { ip: '8.8.8.8', to } };
    expect(await read('https://a.example/map.xml')).toMatchObject({ urls: [], notes: [{ code: expect.stringMatching(/inside|origin/) }] });
    expect(requested.map(({ url }) => new URL(url).host)).toEqual(['a.example']);
  });
  test('private child sitemaps and pages are skipped', async () => {
    servers = {
      'a.example/map.xml': { ip: '8.8.8.8', body: index('https://a.example/child.xml', 'http://10.0.0.1/child.xml') },
      'a.example/child.xml': { ip: '8.8.8.8', body: map('https://a.example/1', 'http://192.168.1.1/admin', 'http://printer/') },
    };
    expect(await read('https://a.example/map.xml')).toMatchObject({
      urls: ['https://a.example/1'],
      notes: [{ code: 'sitemap-leads-inside', args: { count: 3 } }],
    });
    expect(requested.map(({ url }) => new URL(url).host)).toEqual(['a.example', 'a.example']);
  });
  test('of a site of one’s own network are read', async () => {
    servers = { '192.168.1.1': { ip: '192.168.1.1', body: map('http://192.168.1.1/1', 'http://192.168.1.2/2') } };
    expect(await read('http://192.168.1.1/map.xml')).toMatchObject({ urls: ['http://192.168.1.1/1'] });
  });
});
