import { afterEach, expect, test, vi } from 'vitest';
import { FetchRefused } from '../../../checks/fetch/net.ts';
import { openPageNet } from '../../../entrypoints/site/page-net.ts';

const url = 'https://example.com/robots.txt';
const failure = new TypeError('Failed to fetch');
const violation = { isTrusted: true, effectiveDirective: 'connect-src', disposition: 'enforce', blockedURI: url };

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the browser', {}, true],
  ['a script of the page', { isTrusted: false }, false],
  ['the browser, of another request', { blockedURI: 'https://example.com/picture.png' }, false],
  ['the browser, of a policy that only reports', { disposition: 'report' }, false],
  ['the browser, of another directive', { effectiveDirective: 'img-src' }, false],
])('a request is called forbidden when this says so: %s', async (_, changes, forbidden) => {
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  let requested = 0;
  vi.stubGlobal('fetch', async () => {
    requested++;
    for (const tell of listeners) tell({ ...violation, ...changes });
    throw failure;
  });
  const { net, close } = openPageNet();
  const attempt = () =>
    net(url, { signal: AbortSignal.timeout(5_000), credentials: 'omit', cache: 'no-store', redirect: 'follow' }).catch(
      (error: unknown) => error,
    );
  const errors = [await attempt(), await attempt()];
  expect(errors.map((error) => error instanceof FetchRefused)).toEqual([forbidden, forbidden]);
  // After a forbidden one, no other is tried.
  // Another failure is asked again, for whether it was redirected.
  expect(requested).toBe(forbidden ? 1 : 4);
  close();
  expect(listeners.size).toBe(0);
});

test.each([
  ['opaqueredirect', 'hidden-redirect'],
  ['basic', null],
])('a failure of a request whose response is %s', async (type, code) => {
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('fetch', async (_: string, { redirect }: RequestInit) => {
    if (redirect === 'manual') return { type };
    throw failure;
  });
  const { net, close } = openPageNet();
  const error = await net(url, { signal: AbortSignal.timeout(5_000), credentials: 'omit', cache: 'no-store', redirect: 'follow' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error instanceof FetchRefused ? error.why.code : null).toBe(code);
  close();
});
