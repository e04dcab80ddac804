import { describe, expect, test } from 'vitest';
import type { FactTable, KnownFacts } from '../../../checks/core/facts.ts';
import type { LinkTag } from '../../../checks/core/facts/head.ts';
import { probePage, type ProbePageOptions } from '../../../checks/fetch/probe-page.ts';
import type { ProbeProgress } from '../../../checks/fetch/probe-progress.ts';
import { hostsToProbe, urlVariants } from '../../../checks/fetch/targets.ts';
import type { ProbeNet } from '../../../checks/fetch/probe-net.ts';
import { createProber } from '../../../checks/fetch/prober.ts';
import { demoPicture } from '../../../scripts/demo/picture.ts';
import { blank, failure, known, type Changes } from '../../support/facts.ts';
import { link, linkTag, meta } from '../../support/links.ts';
import { madeNet, realNet } from '../../support/probe-net.ts';
import { webServer, type Answers } from '../../support/web-server.ts';

const page = (origin: string, path = '/page') => ({ ...blank.page, url: origin + path, baseUrl: origin + path });
const tags = (origin: string, ...links: [rel: string, href: string, more?: Partial<LinkTag>][]) =>
  links.map(([rel, href, more]) => linkTag(rel, href, { url: new URL(href, `${origin}/page`).href, ...more }));
const facts = (origin: string, changes: Changes = {}): KnownFacts =>
  known({
    page: page(origin),
    response: { requestedUrl: `${origin}/page`, finalUrl: `${origin}/page` },
    robotsTxt: { url: `${origin}/robots.txt` },
    linkStatus: failure('not-probed'),
    canonicalTarget: failure('not-probed'),
    alternates: failure('not-probed'),
    shareImage: failure('not-probed'),
    icons: failure('not-probed'),
    redirects: failure('not-probed'),
    ...changes,
  });
const fact = <N extends keyof FactTable>(from: KnownFacts, name: N): FactTable[N] => {
  const gathered = from[name];
  if (!gathered?.ok) throw new Error(`${name}: ${gathered?.code ?? 'absent'}`);
  return gathered.value as FactTable[N];
};
async function probed(
  answers: Answers,
  changes: (origin: string) => Changes,
  { net = {}, timeoutMs = 10_000, ...options }: ProbePageOptions & { net?: Partial<ProbeNet>; timeoutMs?: number } = {},
) {
  const server = await webServer(answers);
  const reported: [KnownFacts, ProbeProgress][] = [];
  const result = await probePage(
    facts(server.origin, changes(server.origin)),
    createProber(realNet(net), { timeoutMs }),
    (now, progress) => void reported.push([now, progress]),
    options,
  );
  return { ...server, result, told: reported };
}
const send =
  (type: string, body: string | Buffer, headers: Record<string, string | string[]> = {}): Answers[string] =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type, ...headers }).end(body);

describe('the canonical target', () => {
  const canonical = (origin: string): Changes => ({ head: { links: tags(origin, ['canonical', '/other']) } });
  test('is read as a crawler reads it', async () => {
    const { result, origin } = await probed(
      {
        '/other': send(
          'text/html; charset=windows-1252',
          Buffer.from(
            '<title>B\xfccher</title><meta name=robots content=noindex><link rel=canonical href=/third><h1>Alle B\xfccher</h1>',
            'latin1',
          ),
          { 'x-robots-tag': 'noarchive' },
        ),
      },
      (at) => ({ ...canonical(at), robotsTxt: { url: `${at}/robots.txt`, text: 'User-agent: *\nDisallow: /other' } }),
    );
    expect(fact(result, 'canonicalTarget')).toEqual({
      probe: { url: `${origin}/other`, class: 'ok', status: 200, finalUrl: `${origin}/other`, redirects: 0, reason: null },
      robots: ['noarchive', 'noindex'],
      robotsTxtAllowed: false,
      canonical: `${origin}/third`,
      title: 'Bücher',
      heading: 'Alle Bücher',
    });
  });
  test('that is gone says nothing of itself', async () => {
    const { result } = await probed(
      {
        '/other': (_, response) =>
          void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not here</title><meta name=robots content=noindex>'),
      },
      canonical,
    );
    expect(fact(result, 'canonicalTarget')).toMatchObject({ probe: { class: 'broken', status: 404 }, robots: [], title: '' });
  });
  test('that is not HTML', async () => {
    const { result } = await probed({ '/other': send('application/pdf', '<title>No</title>', { 'x-robots-tag': 'noindex' }) }, canonical);
    expect(fact(result, 'canonicalTarget')).toMatchObject({ robots: ['noindex'], title: '' });
  });
  test('that trickles is not waited for', async () => {
    const { result } = await probed(
      {
        '/other': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          const timer = setInterval(() => response.write('.'), 20);
          response.on('close', () => clearInterval(timer));
        },
      },
      canonical,
      { timeoutMs: 500 },
    );
    expect(fact(result, 'canonicalTarget').probe.class).toBe('unverified');
  });
  test('of 2 MB is read to the limit', async () => {
    const { result } = await probed({ '/other': send('text/html', `<title>Long</title>${'x'.repeat(2_000_000)}`) }, canonical);
    expect(fact(result, 'canonicalTarget').title).toBe('Long');
  });
  test('on another host is judged by its robots.txt', async () => {
    const other = await webServer({ '/x': '<title>X</title>', '/robots.txt': 'User-agent: Googlebot\nDisallow: /x' });
    const { result } = await probed({}, (origin) => ({ head: { links: tags(origin, ['canonical', `${other.origin}/x`]) } }));
    expect(fact(result, 'canonicalTarget')).toMatchObject({ robotsTxtAllowed: false, title: 'X' });
  });
  test.each([
    [404, true],
    [500, null],
  ])('a robots.txt that answers %i', async (status, allowed) => {
    const other = await webServer({ '/x': '<title>X</title>', '/robots.txt': (_, response) => void response.writeHead(status).end() });
    const { result } = await probed({}, (origin) => ({ head: { links: tags(origin, ['canonical', `${other.origin}/x`]) } }));
    expect(fact(result, 'canonicalTarget').robotsTxtAllowed).toBe(allowed);
  });
  test.each([
    [404, true],
    [429, null],
    [503, null],
  ])('where the site’s own robots.txt answered %i', async (status, allowed) => {
    const { result } = await probed({ '/other': '<title>X</title>' }, (at) => ({
      ...canonical(at),
      robotsTxt: { url: `${at}/robots.txt`, status, text: '' },
    }));
    expect(fact(result, 'canonicalTarget').robotsTxtAllowed).toBe(allowed);
  });
  test('is not requested if it is the page itself', async () => {
    const { result, requested } = await probed({}, (origin) => ({ head: { links: tags(origin, ['canonical', '/page']) } }));
    expect(result.canonicalTarget).toMatchObject({ ok: false, reason: 'not-supported' });
    expect(requested.toSorted()).toEqual(['/favicon.ico', '/page/', '/page/']);
  });
});

describe('alternates', () => {
  test('each with its own return links and directives', async () => {
    const { result, origin } = await probed(
      {
        '/de': '<link rel=alternate hreflang=en href=/page><title>De</title>',
        '/fr': send('text/html', '<meta name=googlebot content=none>', { link: '</page>; rel="alternate"; hreflang="en"' }),
        '/ja': '<meta name=bingbot content=noindex><meta name=robots content="unavailable_after: 2020-01-01">',
      },
      (at) => ({
        head: {
          links: tags(
            at,
            ...['de', 'fr', 'ja', 'it'].map((code) => ['alternate', `/${code}`, { hreflang: code }] as [string, string, Partial<LinkTag>]),
          ),
        },
      }),
    );
    const items = fact(result, 'alternates').items;
    expect(items.map(({ url, probe, robots, hreflang }) => [new URL(url).pathname, probe.class, robots[0] ?? '', hreflang])).toEqual([
      ['/de', 'ok', '', [{ code: 'en', url: `${origin}/page` }]],
      ['/fr', 'ok', 'noindex', [{ code: 'en', url: `${origin}/page` }]],
      ['/ja', 'ok', 'noindex', []],
      ['/it', 'broken', '', []],
    ]);
  });
  test('and whether robots.txt lets Googlebot read them', async () => {
    const { result } = await probed({ '/de': '<title>De</title>', '/fr': '<title>Fr</title>' }, (at) => ({
      head: { links: tags(at, ['alternate', '/de', { hreflang: 'de' }], ['alternate', '/fr', { hreflang: 'fr' }]) },
      robotsTxt: { url: `${at}/robots.txt`, text: 'User-agent: Googlebot\nDisallow: /de' },
    }));
    expect(fact(result, 'alternates').items.map(({ robotsTxtAllowed }) => robotsTxtAllowed)).toEqual([false, true]);
  });
  test('fifty at most', async () => {
    const { result } = await probed({}, (origin) => ({
      head: { links: Array.from({ length: 60 }, (_, index) => tags(origin, ['alternate', `/${index}`, { hreflang: 'de' }])[0]!) },
    }));
    expect(fact(result, 'alternates').items).toHaveLength(50);
  });
});

describe('pictures', () => {
  const png = demoPicture(1200, 630, [10, 20, 30]);
  const share = (origin: string): Changes => ({ head: { metas: [meta({ property: 'og:image', content: `${origin}/share` })] } });
  const shareImage = async (answer: Answers[string], timeoutMs = 10_000) =>
    fact((await probed({ '/share': answer }, share, { timeoutMs })).result, 'shareImage').picture;
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108027604b003012200021101031101', 'hex');
  const gif = Buffer.from('47494638396164003200f00000', 'hex');
  test.each([
    ['png', 'image/png', png, 1200, 630],
    ['jpeg', 'image/jpeg', Buffer.concat([jpeg, Buffer.alloc(100)]), 1200, 630],
    ['gif', 'image/gif', gif, 100, 50],
    ['svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>', 40, 30],
  ])('%s', async (_, type, body, width, height) => {
    expect(await shareImage(send(type, body))).toMatchObject({
      status: 200,
      contentType: type,
      bytes: body.length,
      width,
      height,
      reason: null,
    });
  });
  test('only the beginning is requested; the length is that of the whole file', async () => {
    const big = Buffer.concat([png, Buffer.alloc(300_000)]);
    let range = '';
    const result = await shareImage((request, response) => {
      range = request.headers.range ?? '';
      response.writeHead(206, { 'content-type': 'image/png', 'content-range': `bytes 0-65535/${big.length}` }).end(big.subarray(0, 65_536));
    });
    expect([range, result]).toMatchObject(['bytes=0-65535', { status: 200, bytes: big.length, width: 1200 }]);
  });
  test('a server that sends all of it anyway', async () => {
    const big = Buffer.concat([png, Buffer.alloc(3_000_000)]);
    expect(await shareImage(send('image/png', big, { 'content-length': String(big.length) }))).toMatchObject({
      bytes: big.length,
      width: 1200,
    });
  });
  test.each([
    ['a page instead', 'text/html', '<title>No</title>'],
    ['no picture at all', 'image/png', 'nonsense'],
    ['nothing', 'image/png', ''],
    ['half a header', 'image/png', png.subarray(0, 12)],
    ['an icon of 65,535 pictures', 'image/x-icon', Buffer.from('00000100ffff', 'hex')],
  ])('%s', async (_, type, body) =>
    expect(await shareImage(send(type, body))).toMatchObject({
      status: 200,
      contentType: type,
      width: 0,
      height: 0,
      reason: { code: 'size-unread' },
    }),
  );
  test('gone', async () =>
    expect(await shareImage((_, response) => void response.writeHead(404).end())).toMatchObject({
      status: 404,
      bytes: 0,
      reason: { code: 'not-found' },
    }));
  test('stalling', async () => expect(await shareImage(() => {}, 500)).toMatchObject({ status: 0, reason: { code: 'too-slow' } }));

  const ico = Buffer.concat([
    Buffer.from('000001000200', 'hex'),
    Buffer.from('10100000010020006804000026000000', 'hex'),
    Buffer.from('30300000010020006804000026000000', 'hex'),
  ]);
  test('icons, the largest of a file of several, and whether Googlebot-Image may fetch them', async () => {
    const { result, origin } = await probed(
      { '/i.ico': send('image/x-icon', ico), '/i.png': send('image/png', demoPicture(96, 96, [1, 2, 3])) },
      (at) => ({
        head: { links: tags(at, ['shortcut icon', '/i.ico'], ['icon', '/i.png'], ['icon', '/i.png'], ['icon', 'data:image/png,x']) },
        robotsTxt: { url: `${at}/robots.txt`, text: 'User-agent: Googlebot-Image\nDisallow: /' },
      }),
    );
    const { pictures, robotsTxtAllowed } = fact(result, 'icons');
    expect(pictures.map(({ url, width }) => [url, width])).toEqual([
      [`${origin}/i.ico`, 48],
      [`${origin}/i.png`, 96],
    ]);
    expect(robotsTxtAllowed).toBe(false);
  });
  test('one icon that may be fetched is enough', async () => {
    const { result } = await probed({}, (at) => ({
      head: { links: tags(at, ['icon', '/no/i.png'], ['icon', '/yes/i.png']) },
      robotsTxt: { url: `${at}/robots.txt`, text: 'User-agent: *\nDisallow: /no' },
    }));
    expect(fact(result, 'icons')).toMatchObject({
      robotsTxtAllowed: true,
      pictures: [{ robotsTxtAllowed: false }, { robotsTxtAllowed: true }],
    });
  });
});

describe('the redirect chain to this page', () => {
  test('spellings of an address', () => {
    expect(urlVariants('https://www.example.com/a/b?x#y')).toEqual([
      'http://www.example.com/a/b?x',
      'https://example.com/a/b?x',
      'https://www.example.com/a/b/?x',
    ]);
    expect(urlVariants('https://example.com/')).toEqual(['http://example.com/', 'https://www.example.com/']);
    expect(urlVariants('http://127.0.0.1:8080/a/')).toEqual(['http://127.0.0.1:8080/a']);
    expect(urlVariants('http://localhost/')).toEqual(['https://localhost/']);
    expect(urlVariants('about:blank')).toEqual([]);
  });
  test('variants are probed', async () => {
    const { result, origin } = await probed(
      { '/page/': (_, response) => void response.writeHead(301, { location: '/page' }).end(), '/page': '<title>x</title>' },
      () => ({}),
    );
    expect(fact(result, 'redirects')).toEqual({
      hops: [],
      loop: false,
      variants: [expect.objectContaining({ url: `${origin}/page/`, class: 'redirected', finalUrl: `${origin}/page` })],
    });
  });
  test('the hops of the visit, where they were seen', async () => {
    const visit = [{ url: 'http://example.com/', status: 301 }];
    const { result, origin } = await probed({}, () => ({}), { visit });
    expect(fact(result, 'redirects').hops).toEqual([{ ...visit[0] }, { url: `${origin}/page`, status: 200 }]);
  });
  test.each([
    ['could not be read', failure(), true],
    ['was read', {}, false],
  ])('that never ends without a cookie: a page that %s', async (_, response, loop) => {
    const visit = [{ url: 'http://example.com/', status: 302 }];
    const { result } = await probed(
      { '/page': (_, answer) => void answer.writeHead(302, { location: '/page', 'set-cookie': 'seen=1' }).end() },
      () => ({ response }),
      { visit },
    );
    expect(fact(result, 'redirects')).toMatchObject({ loop, hops: [visit[0], { status: 200 }] });
  });
  test('traced again from where the visit began', async () => {
    const server = await webServer({
      '/start': (_, response) => void response.writeHead(302, { location: '/page' }).end(),
      '/page': '<title>x</title>',
    });
    const result = await probePage(facts(server.origin), createProber(realNet()), () => {}, { startUrl: `${server.origin}/start` });
    expect(fact(result, 'redirects').hops.map(({ status }) => status)).toEqual([302, 200]);
  });
  test('a trace that ends elsewhere is not the redirect chain to this page', async () => {
    const server = await webServer({
      '/start': (_, response) => void response.writeHead(302, { location: '/login' }).end(),
      '/login': '<title>x</title>',
    });
    const result = await probePage(facts(server.origin), createProber(realNet()), () => {}, { startUrl: `${server.origin}/start` });
    expect(fact(result, 'redirects').hops).toEqual([]);
  });
});

describe('the links', () => {
  const links = (...hrefs: (string | null)[]) => ({ items: hrefs.map((href) => link(href)), total: hrefs.length });
  test('each address once, skipped ones with their reason', async () => {
    const { result, origin, requested } = await probed({ '/a': 'x' }, (at) => ({
      links: links(`${at}/a`, `${at}/a#b`, `${at}/gone`, 'mailto:a@example.com', 'http://[x', null),
    }));
    const { probes, finished } = fact(result, 'linkStatus');
    expect(finished).toBe(true);
    expect(probes.map(({ url, class: kind }) => [url, kind]).toSorted()).toEqual(
      [
        [`${origin}/a`, 'ok'],
        [`${origin}/gone`, 'broken'],
        ['http://[x', 'skipped'],
        ['mailto:a@example.com', 'skipped'],
      ].toSorted(),
    );
    expect(requested.filter((path) => path === '/a')).toHaveLength(1);
  });
  test('progress is reported, and the facts grow', async () => {
    let now = 0;
    const net = madeNet(() => ({ status: 404, after: 300 }));
    const reported: [KnownFacts, ProbeProgress][] = [];
    const clock = () => (now = net.clock());
    await probePage(
      facts('https://example.com', {
        links: links(...Array.from({ length: 40 }, (_, index) => `https://example.com/${index}`), 'https://example.com/1#part'),
      }),
      createProber(net),
      (some, progress) => void reported.push([some, progress]),
      { clock },
    );
    expect(now).toBeGreaterThan(0);
    expect(reported[0]![0]).not.toHaveProperty('linkStatus');
    const counts = reported.map(([some]) => (some.linkStatus?.ok ? some.linkStatus.value.probes.length : 0));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.length).toBeGreaterThan(5);
    expect(
      reported.some(
        ([, { perSecond, secondsLeft, phase }]) => perSecond > 0 && secondsLeft !== null && secondsLeft > 0 && phase === 'probing',
      ),
    ).toBe(true);
    const { done, total, broken, phase, secondsLeft } = reported.at(-1)![1];
    expect([done, phase, secondsLeft]).toEqual([total, 'done', 0]);
    // URL variants that do not respond are not broken links.
    expect([broken, total > 40]).toEqual([40, true]);
  });
  test('stopped: known results stay, and are marked as partial', async () => {
    const net = madeNet((url) => (/\/[0-4]$/.test(url) ? 200 : null));
    const prober = createProber(net, { timeoutMs: 1e9 });
    const running = probePage(
      facts('https://example.com', {
        links: links(...Array.from({ length: 20 }, (_, index) => `https://example.com/${index}`)),
        head: { links: tags('https://example.com', ['canonical', 'https://example.com/c']) },
      }),
      prober,
      () => {},
    );
    await expect.poll(() => net.requested.length).toBeGreaterThan(1);
    prober.stop();
    const result = await running;
    expect(fact(result, 'linkStatus').finished).toBe(false);
    expect(result.canonicalTarget).toMatchObject({ ok: false, reason: 'not-probed' });
  });
});

describe('permission and private addresses', () => {
  const everything = (origin: string): Changes => ({
    links: {
      items: [link('https://example.org/x'), link(`${origin}/y`), link('http://192.168.0.1/'), link('mailto:x@example.com')],
      total: 4,
    },
    head: {
      links: tags(
        origin,
        ['canonical', 'https://canonical.example/'],
        ['alternate', 'https://de.example/', { hreflang: 'de' }],
        ['icon', 'https://cdn.example/i.png'],
      ),
      metas: [meta({ property: 'og:image', content: 'https://pictures.example/p.png' })],
    },
  });
  test('hosts are known before they are requested', () => {
    expect(hostsToProbe(facts('https://www.example.com', everything('https://www.example.com')))).toEqual([
      'https://www.example.com',
      'http://www.example.com',
      'https://example.com',
      'https://canonical.example',
      'https://de.example',
      'https://pictures.example',
      'https://cdn.example',
      'https://example.org',
    ]);
    expect(hostsToProbe({})).toEqual([]);
    // A private page may link to its own host, but not to others in its network.
    const local = hostsToProbe(facts('http://localhost:3000', everything('http://localhost:3000')));
    expect(local).toContain('http://localhost:3000');
    expect(local).not.toContain('http://192.168.0.1');
  });
  test('only those are requested', async () => {
    const net = madeNet(() => 200);
    const reported = facts('https://www.example.com', everything('https://www.example.com'));
    await probePage(reported, createProber(net), () => {});
    expect([...new Set(net.requested.map(({ url }) => new URL(url).origin))].toSorted()).toEqual(hostsToProbe(reported).toSorted());
  });
  test('without permission nothing is requested, and every fact has that reason', async () => {
    const net = madeNet(() => 200, { allowed: () => false });
    const result = await probePage(facts('https://www.example.com', everything('https://www.example.com')), createProber(net), () => {});
    expect(net.requested).toEqual([]);
    for (const name of ['linkStatus', 'canonicalTarget', 'alternates', 'shareImage', 'icons', 'redirects'] as const)
      expect(result[name]).toMatchObject({ ok: false, reason: 'no-permission' });
  });
  test('a page that could not be read', async () => {
    const result = await probePage({}, createProber(madeNet(() => 200)), () => {});
    expect(result.linkStatus).toMatchObject({ ok: false, reason: 'collector-failed' });
  });
});
