/** A build served on this machine, and a server that is started and stopped. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withBuild, type BuildOrder } from '../../../server/command/build-site.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';

/** What five frameworks leave behind, as far as their URLs go. */
const builds: Record<string, { files: readonly string[]; urls: readonly string[] }> = {
  'Astro: a folder a page': { files: ['index.html', 'about/index.html', '404.html', '_astro/a.css'], urls: ['/', '/about/'] },
  'Next.js export: a file a page': { files: ['index.html', 'about.html', '404.html', '_next/static/a.js'], urls: ['/about.html', '/'] },
  'Vite: one page for all': { files: ['index.html', 'assets/index-1a2b.js'], urls: ['/'] },
  'Eleventy: posts in folders': { files: ['index.html', 'posts/a b/index.html', 'feed.xml'], urls: ['/', '/posts/a%20b/'] },
  'Docusaurus: docs with versions': { files: ['index.html', 'docs/1.0/intro/index.html', 'sitemap.xml'], urls: ['/docs/1.0/intro/', '/'] },
};
const none: BuildOrder = { folder: null, port: 0, start: null, waitOn: null, patience: 20_000 };
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
  test.each(Object.entries(builds))('%s', async (_name, { files, urls }) => {
    const world = worldWith(files);
    await withBuild({ ...none, folder: 'dist' }, world, async (found) => {
      expect(found.map(pathOf).toSorted()).toEqual([...urls].toSorted());
      for (const url of found) expect((await fetch(url)).status).toBe(200);
    });
  });
  test('is served as static hosts do: clean URLs, a slash after folders, 404.html, nothing outside', async () => {
    const world = worldWith(['index.html', 'about.html', 'docs/index.html', '404.html', 'a.css']);
    writeFileSync(join(world.cwd, 'secret.html'), 'secret');
    symlinkSync(join(world.cwd, 'dist/about.html'), join(world.cwd, 'dist/linked.html'));
    await withBuild({ ...none, folder: 'dist' }, world, async ([first]) => {
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
  test('is gone when the run has ended, also by an error', async () => {
    let url = '';
    const world = worldWith(['index.html']);
    await expect(
      withBuild({ ...none, folder: 'dist' }, world, async ([first]) => {
        url = first!;
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    await expect(fetch(url)).rejects.toThrow();
  });
  test('without pages, missing, or on a port in use: one sentence', async () => {
    const world = worldWith(['a.css']);
    const run = async () => 0;
    await expect(withBuild({ ...none, folder: 'dist' }, world, run)).rejects.toThrow('contains no HTML files');
    await expect(withBuild({ ...none, folder: 'nowhere' }, world, run)).rejects.toThrow('Can’t read nowhere: no such file or folder.');
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as { port: number };
    writeFileSync(join(world.cwd, 'dist/index.html'), '');
    await expect(withBuild({ ...none, folder: 'dist', port }, world, run)).rejects.toThrow(`Port ${port} is in use.`);
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
  test.each([
    [['--static', 'dist', '--start', 'true'], 'either --static or --start'],
    [['--start', 'true'], '--start needs --wait-on'],
    [['--static', 'dist', '--port', 'x'], '--port takes a whole number'],
    [['--start', 'true', '--wait-on', 'http://localhost:1/', '--wait-timeout', 'soon'], '--wait-timeout takes a time'],
  ])('%j is refused: %s', async (args, texts) => {
    const world = worldWith(['index.html']);
    expect(await world.run('audit', ...args)).toBe(2);
    expect(world.err()).toContain(texts);
  });
});

describe('a server', () => {
  const script = (body: string) => `${JSON.stringify(process.execPath)} -e ${JSON.stringify(body)}`;
  const freePort = async (): Promise<number> => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as { port: number };
    await new Promise((done) => server.close(done));
    return port;
  };
  test('is waited for, and stopped with what it started', async () => {
    const port = await freePort();
    const waitOn = `http://127.0.0.1:${port}/`;
    const body = `setTimeout(() => require('http').createServer((q, s) => s.end('<title>x</title>')).listen(${port}, '127.0.0.1'), 300)`;
    // A shell in between, as npm run has it.
    const start = `${script(body)} & wait`;
    await withBuild({ ...none, start, waitOn }, commandWorld({ auditor: fakeAuditor() }), async (urls) => {
      expect(urls).toEqual([waitOn]);
      expect((await fetch(waitOn)).status).toBe(200);
    });
    await expect(fetch(waitOn)).rejects.toThrow();
  });
  test('that ends early or never responds is told of with its output', async () => {
    const world = commandWorld({ auditor: fakeAuditor() });
    const waitOn = `http://127.0.0.1:${await freePort()}/`;
    const ends = script("console.error('no such script'); process.exit(3)");
    await expect(withBuild({ ...none, start: ends, waitOn }, world, async () => 0)).rejects.toThrow(/ended with code 3[^]*no such script/);
    const silent = script("console.log('compiling'); setTimeout(() => {}, 60000)");
    await expect(withBuild({ ...none, start: silent, waitOn, patience: 1_500 }, world, async () => 0)).rejects.toThrow(
      /did not respond within 2 seconds[^]*compiling/,
    );
  });
});
