import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchRequests, type Watch } from '../../../entrypoints/background/watch-requests.ts';

type Listener = (details: object) => void;
const { heard, webRequest } = vi.hoisted(() => {
  const listeners = { onBeforeRedirect: new Set<Listener>(), onResponseStarted: new Set<Listener>(), onErrorOccurred: new Set<Listener>() };
  const event = (set: Set<Listener>) => ({
    addListener: (listener: Listener) => set.add(listener),
    removeListener: (listener: Listener) => set.delete(listener),
  });
  const { onBeforeRedirect, onResponseStarted, onErrorOccurred } = listeners;
  return {
    heard: listeners,
    webRequest: {
      onBeforeRedirect: event(onBeforeRedirect),
      onResponseStarted: event(onResponseStarted),
      onErrorOccurred: event(onErrorOccurred),
    },
  };
});
vi.mock('webextension-polyfill', () => ({ default: { webRequest, runtime: { getURL: () => 'chrome-extension://ours/' } } }));

const ours = { tabId: -1, initiator: 'chrome-extension://ours' };
const tell = (name: keyof typeof heard, details: object) => heard[name].forEach((listener) => listener({ ...ours, ...details }));
const redirect = (requestId: string, url: string, redirectUrl: string, change: object = {}) =>
  tell('onBeforeRedirect', { requestId, url, redirectUrl, statusCode: 301, ip: '8.8.8.8', ...change });
const failure = (requestId: string, url: string, error: string) => tell('onErrorOccurred', { requestId, url, error });
const [a, b, c] = ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'];
/** Whether it is already settled. */
const isDone = async (telling: Promise<void>) => {
  const open = Symbol('open');
  const first = Promise.race([
    telling,
    new Promise((resolve) => {
      setTimeout(() => resolve(open));
    }),
  ]);
  await vi.advanceTimersByTimeAsync(0);
  return (await first) !== open;
};

let watch: Watch;
beforeEach(() => {
  vi.useFakeTimers();
  watch = watchRequests()!;
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

describe('an answer', () => {
  test('has the IP address of its server, even if that is reported later', async () => {
    const request = watch.expect(a);
    const telling = request.settled(true);
    expect(await isDone(telling)).toBe(false);
    tell('onResponseStarted', { requestId: '1', url: a, statusCode: 200, ip: '10.0.0.1' });
    await telling;
    expect(request).toMatchObject({ redirect: null, ip: '10.0.0.1', error: '' });
  });
  test('that redirects has its status and target', async () => {
    const request = watch.expect(a);
    redirect('1', a, b, { statusCode: 302 });
    await request.settled(true);
    expect(request).toMatchObject({ redirect: { url: b, status: 302 }, ip: '8.8.8.8' });
  });
  test('that redirects is read from its headers if the browser reports no redirect', async () => {
    const request = watch.expect(a);
    tell('onResponseStarted', {
      requestId: '1',
      url: a,
      statusCode: 308,
      ip: '8.8.8.8',
      responseHeaders: [{ name: 'Location', value: '/b' }],
    });
    await request.settled(true);
    expect(request.redirect).toEqual({ url: b, status: 308 });
  });
  test('that is never reported is not waited for', async () => {
    const telling = watch.expect(a).settled(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await isDone(telling)).toBe(true);
  });
  test('is not mixed with that of pages, of other extensions, and of another request for the same address', async () => {
    const [first, second] = [watch.expect(a), watch.expect(a)];
    redirect('1', a, c, { tabId: 7 });
    redirect('2', a, c, { initiator: 'chrome-extension://theirs' });
    redirect('3', a, b);
    redirect('4', a, c);
    await Promise.all([first.settled(true), second.settled(true)]);
    expect([first.redirect?.url, second.redirect?.url]).toEqual([b, c]);
  });
  test('forgets an earlier request for the same address', async () => {
    const first = watch.expect(a);
    redirect('1', a, b);
    await first.settled(true);
    first.end();
    const second = watch.expect(a);
    tell('onResponseStarted', { requestId: '2', url: a, statusCode: 200, ip: '8.8.8.8' });
    await second.settled(true);
    expect(second.redirect).toBeNull();
  });
});

describe('a failure', () => {
  test('has the browser’s name, and is waited for', async () => {
    const request = watch.expect(a);
    const telling = request.settled(false);
    expect(await isDone(telling)).toBe(false);
    failure('1', a, 'net::ERR_NAME_NOT_RESOLVED');
    await telling;
    expect(request.error).toBe('net::ERR_NAME_NOT_RESOLVED');
  });
  test.each(['net::ERR_ABORTED', 'NS_BINDING_ABORTED'])('%s is our own doing, and not that of the next request', async (error) => {
    const request = watch.expect(a);
    failure('1', a, error);
    redirect('2', a, b);
    await request.settled(true);
    expect([request.error, request.redirect?.url]).toEqual(['', b]);
  });
});

test('nothing is reported after the end', () => {
  const request = watch.expect(a);
  request.end();
  redirect('1', a, b);
  expect(request.redirect).toBeNull();
  watch.close();
  expect(Object.values(heard).map(({ size }) => size)).toEqual([0, 0, 0]);
});
