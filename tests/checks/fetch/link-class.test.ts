import { probeFailureReason } from '../../../checks/core/failure.ts';
import { describe, expect, test } from 'vitest';
import { classifyOutcome, isChallenge, retryAfterMs, whyNotProbed } from '../../../checks/fetch/link-class.ts';

const answer = (status: number, more: { redirected?: boolean; challenge?: boolean } = {}) =>
  classifyOutcome({ kind: 'answer', status, redirected: false, challenge: false, ...more });

describe('the class of an answer', () => {
  test.each([200, 201, 204, 206, 299])('%i is ok', (status) => expect(answer(status).class).toBe('ok'));
  test('a success elsewhere is redirected', () => expect(answer(200, { redirected: true }).class).toBe('redirected'));
  test.each([404, 410, 500, 501, 502, 503, 504, 520, 530])('%i is broken', (status) => expect(answer(status).class).toBe('broken'));
  test('404 after a redirect is broken', () => expect(answer(404, { redirected: true }).class).toBe('broken'));
  test.each([401, 403, 405, 407, 408, 418, 429, 451, 999])('%i is unverified, and says why', (status) => {
    expect(answer(status).class).toBe('unverified');
    expect(answer(status).reason).not.toBeNull();
  });
  test.each([300, 304, 400, 402, 406, 409, 416, 421, 425, 428, 431, 600])('%i is on no list, so unverified', (status) =>
    expect(answer(status).class).toBe('unverified'),
  );
  test('304 is reported as such, not as a redirect', () => expect(answer(304).reason).toEqual(probeFailureReason('not-modified')));
  test('503 with a challenge is unverified', () => expect(answer(503, { challenge: true }).class).toBe('unverified'));
});

describe('the class of no answer', () => {
  test.each([
    ['net::ERR_NAME_NOT_RESOLVED', 'broken'],
    ['NS_ERROR_UNKNOWN_HOST', 'broken'],
    ['ENOTFOUND', 'broken'],
    ['net::ERR_CONNECTION_REFUSED', 'broken'],
    ['ECONNREFUSED', 'broken'],
    ['net::ERR_CONNECTION_RESET', 'unverified'],
    ['net::ERR_EMPTY_RESPONSE', 'unverified'],
    ['NS_ERROR_NET_RESET', 'unverified'],
    ['ECONNRESET', 'unverified'],
    ['UND_ERR_SOCKET', 'unverified'],
    ['net::ERR_TIMED_OUT', 'unverified'],
    ['net::ERR_CONNECTION_TIMED_OUT', 'unverified'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unverified'],
    ['net::ERR_DNS_TIMED_OUT', 'unverified'],
    ['net::ERR_INTERNET_DISCONNECTED', 'unverified'],
    ['NS_ERROR_OFFLINE', 'unverified'],
    ['net::ERR_NETWORK_CHANGED', 'unverified'],
    ['net::ERR_TOO_MANY_REDIRECTS', 'unverified'],
    ['NS_ERROR_REDIRECT_LOOP', 'unverified'],
    ['net::ERR_CERT_DATE_INVALID', 'unverified'],
    ['net::ERR_SSL_PROTOCOL_ERROR', 'unverified'],
    ['CERT_HAS_EXPIRED', 'unverified'],
    ['net::ERR_BLOCKED_BY_CLIENT', 'unverified'],
    ['net::ERR_BLOCKED_BY_ADMINISTRATOR', 'unverified'],
    ['net::ERR_ABORTED', 'unverified'],
    ['net::ERR_HTTP2_PROTOCOL_ERROR', 'unverified'],
    ['', 'unverified'],
  ])('%s is %s', (error, expected) =>
    expect(classifyOutcome({ kind: 'failed', error })).toMatchObject({ class: expected, reason: { code: expect.any(String) } }),
  );
  test('an unknown failure is named', () =>
    expect(classifyOutcome({ kind: 'failed', error: 'net::ERR_X' }).reason).toEqual(
      probeFailureReason('no-answer', { error: 'net::ERR_X' }),
    ));
  test.each([[{ kind: 'opaque' }], [{ kind: 'timeout', ms: 10_000 }], [{ kind: 'offline' }]] as const)('%o is unverified', (outcome) =>
    expect(classifyOutcome(outcome).class).toBe('unverified'),
  );
  test('a time-out says how long', () =>
    expect(classifyOutcome({ kind: 'timeout', ms: 2_500 }).reason).toEqual(probeFailureReason('too-slow', { seconds: 2.5 })));
});

describe('a challenge', () => {
  const headers = (record: Record<string, string>) => (name: string) => record[name] ?? null;
  test.each([
    ['Retry-After', { 'retry-after': '60' }, ''],
    ['a header of Cloudflare', { 'cf-mitigated': 'challenge' }, ''],
    ['a header of AWS', { 'x-amzn-waf-action': 'captcha' }, ''],
    ['a script of Cloudflare', {}, '<script src="/cdn-cgi/challenge-platform/h/b/x.js">'],
    ['a script of Imperva', {}, '<iframe src="/_Incapsula_Resource?x">'],
  ])('by %s', (_, record, body) => expect(isChallenge(503, headers(record), body)).toBe(true));
  test('a plain 503 is not a challenge', () =>
    expect(isChallenge(503, headers({ 'cf-mitigated': 'no' }), '<h1>Service unavailable</h1>')).toBe(false));
  test('other statuses have their own class', () => expect(isChallenge(500, headers({ 'retry-after': '1' }), '')).toBe(false));
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  test.each([
    ['120', 120_000],
    ['0', 0],
    [' 5 ', 5_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    ['99999999999999', null],
    [null, null],
  ])('%s', (value, ms) => expect(retryAfterMs(value, now)).toBe(ms));
});

describe('URLs that are not requested', () => {
  test.each([
    'mailto:a@example.com',
    'tel:+1',
    'sms:+1',
    'javascript:void(0)',
    'data:text/plain,x',
    'blob:https://example.com/1',
    'ftp://example.com/',
    'file:///etc/hosts',
    'about:blank',
    'chrome://settings',
    'http://[broken',
    '',
    'nonsense',
  ])('%s', (url) => expect(whyNotProbed(url, '')).not.toBeNull());
  test.each([
    'http://localhost/',
    'http://LOCALHOST./',
    'http://127.0.0.1:8080/',
    'http://127.9.9.9/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://172.31.255.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://[ff02::1]/',
    'http://printer/',
    'http://printer.local/',
    'http://wiki.internal/',
    'http://box.lan/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
  ])('%s only from its own pages', (url) => {
    expect(whyNotProbed(url, 'example.com')).toEqual(probeFailureReason('private-url'));
    expect(whyNotProbed(url, new URL(url).hostname)).toBeNull();
  });
  test.each([
    'https://example.com/',
    'http://172.32.0.1/',
    'http://100.128.0.1/',
    'http://11.0.0.1/',
    'http://[2001:4860::8888]/',
    'http://xn--bcher-kva.example/',
  ])('%s is requested', (url) => {
    expect(whyNotProbed(url, '')).toBeNull();
  });
});
