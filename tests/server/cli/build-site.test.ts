/** A build served locally, and a server that is started and stopped. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveFolderDuring, type BuildOrder } from '../../../server/cli/commands/build-site.ts';
import { makeCertificate } from '../../../server/egress/certificate.ts';
import { commandWorld } from '../../support/command-world.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { freePort } from '../../support/loopback.ts';

/** Output of frameworks, as far as URLs are concerned: files, URLs of pages, and requests with the expected responses. */
interface Layout {
  base?: string;
  files: readonly string[];
  urls: readonly string[];
  requests: Readonly<Record<string, number | string>>;
}
const builds: Record<string, Layout> = {
  'Next.js, output: export': {
    files: ['index.html', 'about.html', 'blog/first.html', 'blog.html', '404.html', '_next/static/chunks/main-1a2b.js', 'index.txt'],
    urls: ['/', '/about.html', '/blog.html', '/blog/first.html'],
    // A page and a folder with the same name: the page is at the URL without a slash.
    requests: {
      '/about': 200,
      '/blog': 200,
      '/blog/first': 200,
      '/_next/static/chunks/main-1a2b.js': 'text/javascript; charset=utf-8',
      '/no': 404,
    },
  },
  'Next.js, trailingSlash and basePath': {
    base: '/shop/',
    files: ['index.html', 'about/index.html', '404.html', '404/index.html', '_next/static/css/a.css'],
    urls: ['/shop/', '/shop/about/'],
    requests: {
      '/shop/about': '/shop/about/',
      '/shop/_next/static/css/a.css': 'text/css; charset=utf-8',
      '/shop': '/shop/',
      '/about/': 404,
      '/': 404,
    },
  },
  Astro: {
    files: ['index.html', 'about/index.html', '404.html', '_astro/a.css', 'sitemap-index.xml', 'favicon.svg'],
    urls: ['/', '/about/'],
    requests: { '/about': '/about/', '/sitemap-index.xml': 'application/xml', '/favicon.svg': 'image/svg+xml', '/nowhere/': 404 },
  },
  'Nuxt generate': {
    files: ['index.html', 'about/index.html', 'about/_payload.json', '200.html', '404.html', '_nuxt/entry.js', '_nuxt/builds/latest.json'],
    // 200.html is the shell for routes that were not generated.
    urls: ['/', '/about/'],
    requests: { '/about/_payload.json': 'application/json', '/_nuxt/entry.js': 'text/javascript; charset=utf-8' },
  },
  'SvelteKit, adapter-static': {
    files: ['index.html', 'about.html', 'docs/intro.html', '200.html', '_app/immutable/entry/start.js', '_app/version.json', 'robots.txt'],
    urls: ['/', '/about.html', '/docs/intro.html'],
    requests: { '/about': 200, '/docs/intro': 200, '/_app/version.json': 'application/json', '/robots.txt': 'text/plain; charset=utf-8' },
  },
  Hugo: {
    files: ['index.html', 'index.xml', 'posts/index.html', 'posts/über-uns/index.html', 'tags/index.html', '404.html', 'css/main.min.css'],
    urls: ['/', '/posts/', '/posts/%C3%BCber-uns/', '/tags/'],
    requests: { '/posts': '/posts/', '/posts/%C3%BCber-uns': '/posts/%C3%BCber-uns/', '/index.xml': 'application/xml' },
  },
  'Docusaurus, with versions': {
    files: ['index.html', 'docs/1.0/intro/index.html', '404.html', 'assets/js/main.8f3.js', 'sitemap.xml'],
    urls: ['/', '/docs/1.0/intro/'],
    requests: { '/docs/1.0/intro': '/docs/1.0/intro/', '/assets/js/main.8f3.js': 'text/javascript; charset=utf-8' },
  },
};
const none: BuildOrder = { folder: null, base: '/', port: 0, start: null, waitOn: null, waitTimeout: 20_000 };
function worldWith(files: readonly string[], folder = 'dist') {
  const world = commandWorld({ auditor: fakeAuditor() });
  for (const name of files) {
    const path = join(world.cwd, folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `<!doctype html><title>${name}</title>`);
  }
  return world;
}
const pathOf = (url: string) => new URL(url).pathname;

describe('a folder', () => {
  test.each(Object.entries(builds))('%s', async (_name, { base = '/', files, urls, requests }) => {
    const world = worldWith(files);
    await serveFolderDuring({ ...none, folder: 'dist', base }, world, async (found) => {
      expect(found.map(pathOf).toSorted()).toEqual([...urls].toSorted());
      for (const url of found) expect((await fetch(url)).status).toBe(200);
      const { origin } = new URL(found[0]!);
      for (const [path, expected] of Object.entries(requests)) {
        const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
        expect([status, headers.get('location'), headers.get('content-type')], path).toContain(expected);
      }
    });
  });
  test('is served as static hosts do: clean URLs, a slash after folders, 404.html, nothing outside', async () => {
    const world = worldWith(['index.html', 'about.html', 'docs/index.html', '404.html', 'a.css']);
    writeFileSync(join(world.cwd, 'secret.html'), 'secret');
    symlinkSync(join(world.cwd, 'dist/about.html'), join(world.cwd, 'dist/linked.html'));
    await serveFolderDuring({ ...none, folder: 'dist' }, world, async ([first]) => {
      const origin = new URL(first!).origin;
      const get = async (path: string) => {
        const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
        return [response.status, response.headers.get('location') ?? response.headers.get('content-type'), await response.text()] as const;
      };
      expect(await get('/about')).toEqual([200, 'text/html; charset=utf-8', expect.stringContaining('about.html')]);
      expect((await get('/docs?a=b')).slice(0, 2)).toEqual([301, '/docs/?a=b']);
      expect((await get('/a.css'))[1]).toBe('text/css; charset=utf-8');
      expect(await get('/nowhere')).toEqual([404, 'text/html; charset=utf-8', expect.stringContaining('404.html')]);
      expect((await get('/..%2fsecret.html'))[2]).not.toContain('secret.html</title>');
      expect((await get('/%2e%2e/secret.html'))[0]).toBe(404);
      expect((await get('/%'))[0]).toBe(400);
    });
  });
  test('symbolic links that lead out of it are neither pages nor served', async () => {
    const world = worldWith(['index.html', 'in/a.html']);
    mkdirSync(join(world.cwd, 'private'));
    writeFileSync(join(world.cwd, 'private/index.html'), 'secret');
    const dist = join(world.cwd, 'dist');
    symlinkSync(join(world.cwd, 'private/index.html'), join(dist, 'file.html'));
    symlinkSync(join(world.cwd, 'private'), join(dist, 'folder'));
    symlinkSync('../private/index.html', join(dist, '404.html'));
    symlinkSync(join(dist, 'in'), join(dist, 'inside'));
    symlinkSync(dist, join(world.cwd, 'linked'));
    await serveFolderDuring({ ...none, folder: 'linked' }, world, async (urls) => {
      expect(urls.map(pathOf).toSorted()).toEqual(['/', '/in/a.html']);
      const { origin } = new URL(urls[0]!);
      for (const path of ['/file.html', '/file', '/folder/index.html', '/folder/', '/folder', '/nowhere']) {
        const response = await fetch(`${origin}${path}`);
        expect([path, response.status, (await response.text()).includes('secret')]).toEqual([path, 404, false]);
      }
      expect((await fetch(`${origin}/inside/a.html`)).status).toBe(200);
    });
  });
  test('is gone when the run has ended, also by an error', async () => {
    let url = '';
    const world = worldWith(['index.html']);
    await expect(
      serveFolderDuring({ ...none, folder: 'dist' }, world, async ([first]) => {
        url = first!;
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    await expect(fetch(url)).rejects.toThrow();
  });
  test('without pages, missing, or on a port in use: one sentence', async () => {
    const world = worldWith(['a.css']);
    const run = async () => 0;
    await expect(serveFolderDuring({ ...none, folder: 'dist' }, world, run)).rejects.toThrow('contains no HTML files');
    await expect(serveFolderDuring({ ...none, folder: 'nowhere' }, world, run)).rejects.toThrow(
      'Can’t read nowhere: no such file or folder.',
    );
    const other = createSocketServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as { port: number };
    writeFileSync(join(world.cwd, 'dist/index.html'), '');
    await expect(serveFolderDuring({ ...none, folder: 'dist', port }, world, run)).rejects.toThrow(`Port ${port} is in use.`);
    other.close();
  });
  test('the command audits its pages, or those that are named', async () => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    mkdirSync(join(world.cwd, 'dist'));
    for (const name of ['index.html', 'b.html']) writeFileSync(join(world.cwd, 'dist', name), '<title>x</title>');
    await world.run('audit', '--static', 'dist', '--port', '0', '--preset', 'none', '--quiet');
    expect(auditor.orders.map(({ url }) => pathOf(url)).toSorted()).toEqual(['/', '/b.html']);
    await world.run('audit', 'https://other.example/', '--static', 'dist', '--port', '0', '--preset', 'none', '--quiet');
    expect(auditor.orders.at(-1)!.url).toBe('https://other.example/');
  });
  test('what the folder has and is not audited is said, unless pages are named', async () => {
    const world = commandWorld({ auditor: fakeAuditor() });
    const dist = join(world.cwd, 'dist');
    mkdirSync(join(dist, 'deep'), { recursive: true });
    mkdirSync(join(world.cwd, 'other'));
    for (const name of ['dist/index.html', 'dist/404.html', 'other/page.html', 'other/a.css']) writeFileSync(join(world.cwd, name), '');
    symlinkSync(join(world.cwd, 'other/page.html'), join(dist, 'deep/page.html'));
    symlinkSync(join(world.cwd, 'other/a.css'), join(dist, 'a.css'));
    symlinkSync(join(world.cwd, 'other'), join(dist, 'other'));
    symlinkSync(join(dist, 'index.html'), join(dist, 'inside.html'));
    const audit = async (...more: string[]) => {
      await world.run('audit', ...more, '--static', 'dist', '--port', '0', '--preset', 'none', '--format', 'json');
      return world.err();
    };
    expect(await audit('--quiet')).toBe('');
    expect(await audit('https://other.example/')).not.toContain('Not audited');
    expect(await audit()).toMatch(/Not audited.*missing pages.*: 404\.html\.\nNot audited.*out of the folder: deep\/page\.html, other\.\n/);
  });
  test.each([
    [['--static', 'dist', '--start', 'true'], 'either --static or --start'],
    [['--start', 'true'], '--start needs --wait-on'],
    [['--static', 'dist', '--port', 'x'], '--port: Use a whole number'],
    [['--static', 'dist', '--base', 'https://x/'], '--base takes a path'],
    [['--start', 'true', '--wait-on', 'http://localhost:1/', '--wait-timeout', 'soon'], '--wait-timeout: Use a time'],
  ])('%j is refused: %s', async (args, texts) => {
    const world = worldWith(['index.html']);
    expect(await world.run('audit', ...args)).toBe(2);
    expect(world.err()).toContain(texts);
  });
});

describe('a server', () => {
  const script = (body: string) => `${JSON.stringify(process.execPath)} -e ${JSON.stringify(body)}`;
  test('is waited for, and stopped with what it started', async () => {
    const port = await freePort();
    const waitOn = `http://127.0.0.1:${port}/`;
    const body = `setTimeout(() => require('http').createServer((q, s) => s.end('<title>x</title>')).listen(${port}, '127.0.0.1'), 300)`;
    // With a shell in between, as in npm run.
    const start = `${script(body)} & wait`;
    await serveFolderDuring({ ...none, start, waitOn }, commandWorld({ auditor: fakeAuditor() }), async (urls) => {
      expect(urls).toEqual([waitOn]);
      expect((await fetch(waitOn)).status).toBe(200);
    });
    await expect(fetch(waitOn)).rejects.toThrow();
  });
  test('is ready when it responds, whoever vouches for its certificate: the audit says what is wrong with that', async () => {
    const { cert, key } = makeCertificate('127.0.0.1');
    const server = createServer({ cert, key }, (_, response) => void response.end()).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const waitOn = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const start = script('setTimeout(() => {}, 600000)');
    const world = commandWorld({ auditor: fakeAuditor() });
    expect(await serveFolderDuring({ ...none, start, waitOn }, world, async (urls) => urls)).toEqual([waitOn]);
  });
  test('that ends early or never responds is reported with its output', async () => {
    const world = commandWorld({ auditor: fakeAuditor() });
    const waitOn = `http://127.0.0.1:${await freePort()}/`;
    const ends = script("console.error('no such script'); process.exit(3)");
    await expect(serveFolderDuring({ ...none, start: ends, waitOn }, world, async () => 0)).rejects.toThrow(
      /ended with code 3[^]*no such script/,
    );
    const silent = script("console.log('compiling'); setTimeout(() => {}, 60000)");
    await expect(serveFolderDuring({ ...none, start: silent, waitOn, waitTimeout: 5_000 }, world, async () => 0)).rejects.toThrow(
      /did not respond within 5 s\.[^]*compiling/,
    );
  });
  test('is stopped if the command is, also before it responds', async () => {
    const world = commandWorld({ auditor: fakeAuditor() });
    const waitOn = `http://127.0.0.1:${await freePort()}/`;
    const file = join(world.cwd, 'state');
    const says = (what: string) => `require('node:fs').writeFileSync('${file}', '${what}')`;
    const start = script(
      `process.on('SIGTERM', () => { ${says('ended')}; process.exit() }); ${says('begun')}; setTimeout(() => {}, 600000)`,
    );
    const code = world.run('audit', '--start', start, '--wait-on', waitOn, '--wait-timeout', '60s');
    await eventually(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toBe('begun'));
    world.end('SIGINT');
    expect(await code).toBe(130);
    expect(readFileSync(file, 'utf8')).toBe('ended');
  });
  test('is stopped if the command is while a sitemap is read, which never ends', async () => {
    let asked = false;
    const net = () => {
      asked = true;
      return new Promise<never>(() => undefined);
    };
    const world = commandWorld({ auditor: fakeAuditor(), net });
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const file = join(world.cwd, 'ended');
    const start = script(
      [
        `process.on('SIGTERM', () => { require('node:fs').writeFileSync('${file}', ''); process.exit() })`,
        `require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`,
      ].join('; '),
    );
    const code = world.run('audit', '--start', start, '--wait-on', origin, '--sitemap', `${origin}/sitemap.xml`);
    await eventually(() => expect(asked).toBe(true));
    world.end('SIGTERM');
    expect([await code, existsSync(file)]).toEqual([143, true]);
  });
});
