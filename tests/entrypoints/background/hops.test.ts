import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchHops, type Hops } from '../../../entrypoints/background/hops.ts';

type Listener = (details: object) => void;
const { heard, webRequest } = vi.hoisted(() => {
  const listeners = { onBeforeRedirect: new Set<Listener>(), onErrorOccurred: new Set<Listener>() };
  const event = (set: Set<Listener>) => ({ addListener: (listener: Listener) => set.add(listener), removeListener: (listener: Listener) => set.delete(listener) });
  return { heard: listeners, webRequest: { onBeforeRedirect: event(listeners.onBeforeRedirect), onErrorOccurred: event(listeners.onErrorOccurred) } };
});
vi.mock('webextension-polyfill', () => ({ default: { webRequest, runtime: { getURL: () => 'chrome-extension://ours/' } } }));

const ours = { tabId: -1, initiator: 'chrome-extension://ours' };
const redirect = (requestId: string, url: string, redirectUrl: string, change: object = {}) =>
  heard.onBeforeRedirect.forEach((listener) => listener({ ...ours, requestId, url, redirectUrl, statusCode: 301, ...change }));
const failure = (requestId: string, url: string, error: string) => heard.onErrorOccurred.forEach((listener) => listener({ ...ours, requestId, url, error }));
const [a, b, c] = ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'];
/** Whether it is told already. */
const isDone = async (telling: Promise<void>) => {
  const open = Symbol('open');
  const first = Promise.race([telling, new Promise((resolve) => { setTimeout(() => resolve(open)); })]);
  await vi.advanceTimersByTimeAsync(0);
  return (await first) !== open;
};

let hops: Hops;
beforeEach(() => {
  vi.useFakeTimers();
  hops = watchHops()!;
});
afterEach(() => {
  hops.close();
  vi.useRealTimers();
});

describe('the way of a request', () => {
  test('is told at once where nothing led elsewhere', async () => {
    hops.expect(a);
    expect(await isDone(hops.told(a, { url: a, redirected: false }))).toBe(true);
    expect(hops.hops(a)).toEqual([]);
  });
  test('is whole when its last redirect leads to the address that answered, also when that is told after the answer', async () => {
    hops.expect(a);
    redirect('1', a, b);
    const telling = hops.told(a, { url: c, redirected: true });
    expect(await isDone(telling)).toBe(false);
    expect(hops.hops(a)).toBeNull();
    redirect('1', b, `${c}#part`, { statusCode: 302 });
    await telling;
    expect(hops.hops(a)).toEqual([{ url: a, status: 301 }, { url: b, status: 302 }]);
  });
  test('is not known when its end is never told', async () => {
    hops.expect(a);
    redirect('1', a, b);
    const telling = hops.told(a, { url: c, redirected: true });
    await vi.advanceTimersByTimeAsync(2_000);
    await telling;
    expect(hops.hops(a)).toBeNull();
  });
  test('is not mixed with that of pages, of other extensions, and of another request for the same address', async () => {
    hops.expect(a);
    redirect('1', a, c, { tabId: 7 });
    redirect('2', a, c, { initiator: 'chrome-extension://theirs' });
    redirect('3', a, b);
    redirect('4', a, c);
    await hops.told(a, { url: b, redirected: true });
    expect(hops.hops(a)).toEqual([{ url: a, status: 301 }]);
  });
  test('of an earlier request for the address is forgotten', async () => {
    hops.expect(a);
    redirect('1', a, b);
    await hops.told(a, { url: b, redirected: true });
    hops.expect(a);
    await hops.told(a, { url: a, redirected: false });
    expect(hops.hops(a)).toEqual([]);
  });
});

describe('a failure', () => {
  test('has the browser’s name, also behind a redirect', async () => {
    hops.expect(a);
    redirect('1', a, b);
    failure('1', b, 'net::ERR_CONNECTION_RESET');
    await hops.told(a, null);
    expect(hops.error(a)).toBe('net::ERR_CONNECTION_RESET');
  });
  test('is waited for', async () => {
    hops.expect(a);
    const telling = hops.told(a, null);
    expect(await isDone(telling)).toBe(false);
    failure('1', a, 'net::ERR_NAME_NOT_RESOLVED');
    await telling;
    expect(hops.error(a)).toBe('net::ERR_NAME_NOT_RESOLVED');
  });
  test.each(['net::ERR_ABORTED', 'NS_BINDING_ABORTED'])('%s is our own doing, and not that of the next request', async (error) => {
    hops.expect(a);
    failure('1', a, error);
    redirect('2', a, b);
    await hops.told(a, { url: b, redirected: true });
    expect([hops.error(a), hops.hops(a)]).toEqual(['', [{ url: a, status: 301 }]]);
  });
});

test('only the newest requests are remembered, and nothing is heard after the end', async () => {
  for (let index = 0; index < 500; index++) hops.expect(`https://example.com/${index}`);
  redirect('1', 'https://example.com/0', b);
  await hops.told('https://example.com/0', { url: b, redirected: true });
  expect(hops.hops('https://example.com/0')).toBeNull();
  hops.close();
  expect([heard.onBeforeRedirect.size, heard.onErrorOccurred.size]).toEqual([0, 0]);
});
