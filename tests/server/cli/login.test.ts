/** A log-in by script against a real form, in a real browser behind the egress guard. */
import { execFileSync } from 'node:child_process';
import { constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Auditor } from '../../../server/audit/auditor.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { cookieHeaderFor, parseSession } from '../../../server/audit/visit/session.ts';
import { runSettings } from '../../../server/cli/config/settings.ts';
import { auditorWithLogin, loginLimit, openLogin } from '../../../server/cli/commands/login.ts';
import { processWorld } from '../../../server/cli/process-world.ts';
import { commandWorld, type CommandWorld } from '../../support/command-world.ts';
import { lent, openAuditor } from '../audit/orders.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { root } from '../../support/spawned.ts';
import { openWebServer, webServer, type WebSite } from '../../support/web-server.ts';

vi.setConfig({ testTimeout: 300_000 });
const page = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1><p>${'Words of a page. '.repeat(40)}</p>${body}</main></body></html>`;
const form = page(
  'Log in',
  '<form method="post" action="/session"><input name="user"><input name="password" type="password"><button type="submit">Log in</button></form>',
);
const isIn = (cookie: string | undefined) => /\bsession=s3cret\b/.test(cookie ?? '');
let site: WebSite & { close(): Promise<void> };
let other: WebSite & { close(): Promise<void> };
beforeAll(async () => {
  other = (await openWebServer({ '/': page('Other', '') })) as typeof other;
  site = (await openWebServer({
    '/login': form,
    '/session': (request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += String(part);
      });
      request.on('end', () => {
        if (body !== 'user=ann&password=open+sesame') response.writeHead(403, { 'content-type': 'text/html' }).end(form);
        else response.writeHead(303, { location: '/account', 'set-cookie': ['session=s3cret; HttpOnly; Path=/', 'theme=dark'] }).end();
      });
    },
    '/account': (request, response) =>
      response
        .writeHead(isIn(request.headers.cookie) ? 200 : 302, { 'content-type': 'text/html; charset=utf-8', location: '/login' })
        .end(page('Ann’s account', `<img src="${other.origin}/picture.png" alt="">`)),
  })) as typeof site;
});
afterAll(async () => {
  await Promise.all([site.close(), other.close()]);
});
const example = join(root, 'docs/examples/login/login.mjs');
const env = { SITE_USER: 'ann', SITE_PASSWORD: 'open sesame' };
/** @param shared used in place of a browser of its own for the origins that the command names */
function world(environment: Record<string, string> = env, shared?: Auditor): CommandWorld {
  const made: CommandWorld = commandWorld({
    env: environment,
    auditor: async () => (shared ? lent(shared) : openAuditor(made.made.at(-1)!.allowOrigins)),
  });
  return made;
}
const titles = (made: CommandWorld, file = 'run.json') =>
  (JSON.parse(readFileSync(join(made.cwd, file), 'utf8')) as { pages: { title: string }[] }).pages.map(({ title }) => title);

describe.skipIf(findChromium() === null)('a log-in', () => {
  test('logs in once, sends the session to the named site only, and is in no report', async () => {
    const made = world();
    const before = [site.requests.length, other.requests.length];
    const files = ['json', 'ndjson', 'html', 'csv'].flatMap((name) => ['--format', `${name}=run.${name}`]);
    expect(
      await made.run(
        'audit',
        `${site.origin}/account`,
        `${site.origin}/login`,
        '--login',
        example,
        '--preset',
        'none',
        '--no-probe',
        ...files,
      ),
    ).toBe(0);
    expect(titles(made)).toEqual(['Ann’s account', 'Log in']);
    const requests = site.requests.slice(before[0]);
    expect(requests.filter(({ url }) => url === '/session')).toHaveLength(1);
    // The raw HTML is that of the account too.
    expect(requests.filter(({ url, headers }) => url === '/account' && !isIn(headers.cookie))).toEqual([]);
    expect(other.requests.slice(before[1]).filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
    for (const name of ['json', 'ndjson', 'html', 'csv'])
      expect(readFileSync(join(made.cwd, `run.${name}`), 'utf8')).not.toMatch(/s3cret|open sesame/);
  });
  test('holds for a crawl: each page is the account’s, nobody logs out, and no other host is requested', async () => {
    const loggedOut: string[] = [];
    const account = (title: string, links: string) => (request: IncomingMessage, response: ServerResponse) =>
      isIn(request.headers.cookie)
        ? response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(title, links))
        : response.writeHead(302, { location: '/login' }).end();
    const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
    const members = await webServer({
      '/login': form,
      '/session': (request, response) =>
        request
          .resume()
          .on('end', () => response.writeHead(303, { location: '/account', 'set-cookie': 'session=s3cret; HttpOnly; Path=/' }).end()),
      '/account': account('Account', links('/account/orders', '/account/settings', '/logout', `${other.origin}/`)),
      '/account/orders': account('Orders', `${links('/account/orders/1')}<script>fetch('${other.origin}/collect')</script>`),
      '/account/orders/1': account('Order 1', links('/account')),
      '/account/settings': account('Settings', links('/account/delete?confirm=1')),
      '/logout': (request, response) => {
        loggedOut.push(request.url!);
        response.writeHead(302, { location: '/login', 'set-cookie': 'session=; Max-Age=0; Path=/' }).end();
      },
    });
    const elsewhere = other.requests.length;
    const made = Object.assign(world(), { openNet: processWorld().openNet });
    const args = [
      '--crawl',
      `${members.origin}/account`,
      '--login',
      example,
      '--preset',
      'none',
      '--no-probe',
      '--format',
      'json=run.json',
    ];
    expect(await made.run('audit', ...args), made.err()).toBe(0);
    expect(titles(made).toSorted()).toEqual(['Account', 'Order 1', 'Orders', 'Settings']);
    expect(loggedOut).toEqual([]);
    expect(members.requested.filter((path) => path === '/session')).toHaveLength(1);
    expect(members.requested.filter((path) => path.startsWith('/account/delete'))).toEqual([]);
    // On this machine, only the named origin is allowed, for pages of a crawl as well.
    expect(other.requests.slice(elsewhere)).toEqual([]);
  });
  describe('in one browser', () => {
    let shared: Auditor;
    beforeAll(async () => {
      shared = await openAuditor([site.origin]);
    });
    afterAll(() => shared.close());
    test('is saved on request, readable only by its owner, and used again without the script', async () => {
      const made = world(env, shared);
      writeFileSync(join(made.cwd, 'state.json'), '{}', { mode: 0o644 });
      const args = [`${site.origin}/account`, '--login-state', 'state.json', '--preset', 'none', '--no-probe', '--format', 'json=run.json'];
      expect(await made.run('audit', ...args, '--login', example)).toBe(0);
      expect(statSync(join(made.cwd, 'state.json')).mode & 0o777).toBe(0o600);
      const logIns = site.requests.filter(({ url }) => url === '/session').length;
      expect(await made.run('audit', ...args)).toBe(0);
      expect(titles(made)).toEqual(['Ann’s account']);
      expect(site.requests.filter(({ url }) => url === '/session')).toHaveLength(logIns);
      writeFileSync(join(made.cwd, 'cut.json'), '{"cookies": [');
      expect(await made.run('audit', `${site.origin}/account`, '--login-state', 'cut.json')).toBe(2);
      expect(made.err()).toContain('cut.json is not a saved session. Create it with --login <script> --login-state cut.json');
      // The session is only valid for that site.
      expect(await made.run('audit', 'http://other.example/', '--login-state', 'state.json')).toBe(2);
      expect(made.err()).toContain('state.json has no session of http://other.example.');
    });
    test('that is over: its log-in page is not audited as if it were the page, and is one where it was asked for', async () => {
      const made = world(env, shared);
      const { hostname } = new URL(site.origin);
      const old = {
        name: 'session',
        value: 'old',
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      };
      writeFileSync(join(made.cwd, 'state.json'), JSON.stringify({ cookies: [old], origins: [] }));
      const urls = [`${site.origin}/account`, `${site.origin}/login`];
      expect(await made.run('audit', ...urls, '--login-state', 'state.json', '--preset', 'none', '--no-probe', '--format', 'json')).toBe(3);
      const { pages } = JSON.parse(made.out()) as { pages: object[] };
      expect(pages).toMatchObject([
        {
          error: { code: 'target-needs-login', message: expect.stringContaining(`the log-in page ${site.origin}/login instead`) as string },
        },
        { title: 'Log in', error: null },
      ]);
      for (const header of ['Cookie: session=over', 'Authorization: Bearer over']) {
        const sent = world({}, shared);
        expect(await sent.run('audit', urls[0]!, '--header', header, '--preset', 'none', '--no-probe'), header).toBe(3);
        expect(sent.out(), header).toContain('target-needs-login');
      }
    });
    test('that fails, hangs or stores nothing audits no page, and reports why', async () => {
      const wrong = world({ SITE_USER: 'ann', SITE_PASSWORD: 'wrong' }, shared);
      const usual = loginLimit.ms;
      loginLimit.ms = 4_000;
      try {
        expect(await wrong.run('audit', `${site.origin}/account`, '--login', example, '--format', 'json=run.json')).toBe(3);
      } finally {
        loginLimit.ms = usual;
      }
      expect(wrong.err().replace(/\s+/g, ' ')).toContain(`login.mjs failed on ${site.origin}/`);
      expect(wrong.err()).toContain('did not finish within');
      for (const [script, why, code] of [
        [
          'export default async () => {\n  throw new Error("no such user"); };',
          'login.mjs:2 failed, so no page was audited: no such user',
          3,
        ],
        ['export default async () => undefined;', 'ended without a cookie or stored value', 3],
        // The guard applies to the log-in too.
        ['export default async ({ page }) => page.goto("http://10.0.0.1/");', 'failed, so no page was audited: page.goto: net::ERR', 3],
        ['export const login = 1;', 'its default export must be a function', 2],
        ['export default (', 'Can’t use login.mjs to log in', 2],
        [null, 'Can’t use login.mjs to log in: no such file or folder.', 2],
      ] as const) {
        const made = world(env, shared);
        if (script !== null) writeFileSync(join(made.cwd, 'login.mjs'), script);
        expect(await made.run('audit', `${site.origin}/account`, '--login', 'login.mjs'), why).toBe(code);
        expect(made.err()).toContain(why);
      }
    });
  });
});

describe('a session', () => {
  const cookie = { name: 'a', value: '1', domain: 'site.example', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' };
  const state = {
    cookies: [
      cookie,
      { ...cookie, domain: '.site.example', name: 'b' },
      { ...cookie, domain: 'tracker.example' },
      { ...cookie, domain: 'evil-site.example' },
    ],
    origins: [
      { origin: 'https://site.example', localStorage: [{ name: 'x', value: 'y' }] },
      { origin: 'https://tracker.example', localStorage: [] },
    ],
  };
  test('goes along with visits to the named origins only', async () => {
    const session = { cookies: [], origins: [] };
    const auditor = fakeAuditor();
    const { audit } = auditorWithLogin(auditor, session, ['https://a.example']);
    const { orderFor } = runSettings([], {}, {}, 1, {});
    for (const url of ['https://a.example/', 'https://a.example:8443/', 'https://b.example/'])
      await audit({ ...orderFor(url), url, headers: {} }, new AbortController().signal);
    expect(auditor.orders.map((order) => order.session)).toEqual([session, undefined, undefined]);
  });
  test('is readable only by its owner before the first byte is in the file of another mode', async () => {
    const { cwd } = commandWorld();
    const pipe = join(cwd, 'state.json');
    execFileSync('sh', ['-c', 'mkfifo -m 644 "$0"', pipe]);
    const reader = await open(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    // More than a pipe holds, so the writer waits for the reader.
    const full = { ...state, origins: [{ origin: 'https://site.example', localStorage: [{ name: 'x', value: 'y'.repeat(200_000) }] }] };
    const auditor = { ...fakeAuditor(), logIn: async () => full };
    const told = { login: example, loginState: 'state.json' };
    const saved = openLogin(told, ['https://site.example'], auditor as never, { cwd, env }, () => undefined);
    const isWritten = async () => (await reader.read(Buffer.alloc(1), 0, 1).catch(() => ({ bytesRead: 0 }))).bytesRead === 1;
    await vi.waitUntil(isWritten, { timeout: 60_000 });
    expect((await reader.stat()).mode & 0o777).toBe(0o600);
    await reader.close();
    await expect(saved).rejects.toThrow('state.json');
  });
  test('has only what belongs to the named origins', () =>
    expect(parseSession(state, ['https://site.example'])).toEqual({
      cookies: state.cookies.slice(0, 2),
      origins: state.origins.slice(0, 1),
    }));
  test.each([
    null,
    [],
    {},
    { cookies: [{}], origins: [] },
    { cookies: [], origins: [1] },
    { ...state, cookies: [{ ...cookie, sameSite: 'x' }] },
  ])('%j is none', (value) => expect(parseSession(value, ['https://site.example'])).toBeNull());
  test.each([
    [{}, 'https://site.example/', 'a=1'],
    [{}, 'https://www.site.example/', ''],
    [{ domain: '.site.example' }, 'https://www.site.example/', 'a=1'],
    [{ path: '/shop' }, 'https://site.example/shop/x', 'a=1'],
    [{ path: '/shop' }, 'https://site.example/shopping', ''],
    [{ secure: true }, 'http://site.example/', ''],
    [{ expires: 10 }, 'https://site.example/', ''],
  ])('%j goes to %s as %j', (change, url, header) =>
    expect(cookieHeaderFor([{ ...cookie, ...change } as never], url, 1_000_000)).toBe(header),
  );
});
