/** The command `audit` without a browser: its options, output and exit codes. */
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { certificateAuthority } from '../../support/certificates.ts';
import { commandWorld, type CommandWorld } from '../../support/command-world.ts';
import { known } from '../../support/facts.ts';
import { pageCalled } from '../../support/runs.ts';
import { formatsBesides } from '../../support/formats.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { parseRow } from '../../../server/audit/row.ts';

const site = 'https://site.example';
const page = (path: string) => `${site}/${path}`;
/** Only named assertions count. */
const lenient = ['--preset', 'none'];

describe('exit codes', () => {
  test.each([
    ['0: all assertions hold', {}, [page('a'), ...lenient], 0],
    ['1: an assertion does not', { [page('a')]: withoutTitle(page('a')) }, [page('a'), ...lenient, '--assert', 'title=error'], 1],
    ['0: the same as a warning', { [page('a')]: withoutTitle(page('a')) }, [page('a'), ...lenient, '--assert', 'title=warn'], 0],
    [
      '1: more warnings than may be',
      { [page('a')]: withoutTitle(page('a')) },
      [page('a'), ...lenient, '--assert', 'title=warn', '--max-warnings', '0'],
      1,
    ],
    ['3: a page gave no report', { [page('a')]: 'target-dns-failure' as const }, [page('a'), page('b'), ...lenient], 3],
    [
      '0: as many as may be',
      { [page('a')]: 'target-dns-failure' as const },
      [page('a'), page('b'), ...lenient, '--allow-unreachable', '1'],
      0,
    ],
    [
      '3 before 1',
      { [page('a')]: withoutTitle(page('a')), [page('b')]: 'target-timeout' as const },
      [page('a'), page('b'), '--assert', 'title=error'],
      3,
    ],
    [
      '4 before 3 and 1',
      { [page('a')]: withoutTitle(page('a')), [page('b')]: 'target-timeout' as const, [page('c')]: new Error('a fault of ours') },
      [page('a'), page('b'), page('c')],
      4,
    ],
    ['4: no browser', { [page('a')]: 'browser-unavailable' as const }, [page('a')], 4],
    ['1: a score too low', {}, [page('a'), ...lenient, '--min-score', '100', '--min-geo', '100'], 1],
  ] as const)('%s', async (_, pages, args, code) => {
    const world = commandWorld({ auditor: fakeAuditor({ ...pages }) });
    expect(await world.run('audit', ...args, '--retries', '0'), world.out() + world.err()).toBe(code);
  });
  test.each([true, false])('a page that gave no report is a warning in each format if it is tolerated: %s', async (isTolerated) => {
    const world = commandWorld({ auditor: fakeAuditor({ [page('a')]: 'target-dns-failure' }) });
    // Files of rows are no reports of a run, and a badge has no place for it.
    const names = formatsBesides('ndjson', 'csv', 'badge', 'pdf', 'json', 'html');
    const args = [page('a'), page('b'), ...lenient, '--retries', '0', ...names.flatMap((name) => ['--format', `${name}=${name}.out`])];
    expect(await world.run('audit', ...args, '--allow-unreachable', isTolerated ? '1' : '0')).toBe(isTolerated ? 0 : 3);
    const text = (name: string) => readFileSync(join(world.cwd, `${name}.out`), 'utf8');
    expect(text('junit').includes('errors="1"')).toBe(!isTolerated);
    expect(text('junit').includes('<error')).toBe(!isTolerated);
    expect(text('github')).toContain(isTolerated ? '::warning title=Not audited' : '::error title=Not audited');
    expect(text('sarif').includes('"executionSuccessful": true')).toBe(isTolerated);
    expect(text('sarif')).toContain(isTolerated ? '"level": "warning"' : '"level": "error"');
    expect(text('pretty')).toContain(isTolerated ? 'warning Not audited' : 'error Not audited');
    expect(text('pretty').includes('All assertions pass.')).toBe(isTolerated);
    for (const name of names.filter((one) => one !== 'junit' && one !== 'sarif'))
      expect(text(name).includes('1 unreachable page tolerated'), name).toBe(isTolerated);
    expect(world.err().includes('1 unreachable page tolerated')).toBe(isTolerated);
  });
  test('4 when the browser does not start, with where to look', async () => {
    const world = commandWorld({ auditor: () => Promise.reject(new Error('no Chromium')) });
    expect(await world.run('audit', page('a'))).toBe(4);
    expect(world.err()).toMatch(/no Chromium[\s\S]*pageloupe doctor/);
    expect(readdirSync(world.cwd)).toEqual([]);
  });
});

describe('2 and a sentence', () => {
  test.each([
    [['audit'], 'Specify at least one URL'],
    [['audit', 'example.com'], 'Not an http(s) URL: example.com'],
    [['audit', 'file:///etc/passwd'], 'Not an http(s) URL'],
    [['audit', 'https://user:secret@site.example/'], 'user name or password'],
    [['audit', page(''), '--concurency', '2'], '--concurrency'],
    [['audit', page(''), '--concurrency', '0'], '--concurrency: Use a whole number from 1 to 32'],
    [['audit', page(''), '--device', 'moble'], 'Did you mean “mobile”?'],
    [['audit', page(''), '--format', 'junitt'], 'Did you mean “junit”?'],
    [['audit', page(''), '--formt', 'junit'], 'Did you mean "--format"?'],
    [['audit', page(''), '--plugin', 'none.mjs'], 'none.mjs: no such file or folder.'],
    [['audit', page(''), '--format', 'pdf'], '--format pdf=report.pdf'],
    [['audit', page(''), '--format', 'json', '--format', 'csv'], 'Only one report'],
    [['audit', page(''), '--format', 'json=a', '--format', 'csv=a'], 'used twice'],
    [['audit', page(''), '--format', 'json=nowhere/a.json'], 'The folder of'],
    [['audit', page(''), '--assert', 'titel=error'], 'Did you mean "title"?'],
    [['audit', page(''), '--assert', 'title=bad'], 'such as title=error'],
    [['audit', page(''), '--timeout', 'soon'], 'a time such as 30s'],
    [['audit', page(''), '--timeout', '2m'], 'from 1s to 60s'],
    [['audit', page(''), '--shard', '3/2'], 'such as 1/4'],
    [['audit', page(''), '--include', '/[/'], 'Invalid pattern'],
    [['audit', page(''), '--replace', 'x'], 's#from#to#'],
    [['audit', page(''), '--exclude', '**'], 'Nothing left to audit out of 1 URL'],
    [['audit', page(''), '--header', 'no header'], '"Name: value"'],
    [['audit', page(''), '--header', 'Authorization: Bearer ${NOWHERE}'], 'variable NOWHERE'],
    [['audit', page(''), '--baseline', 'none.json'], 'pageloupe baseline update'],
    [['audit', page(''), '--page-locale', 'ger man'], 'such as de'],
    [['audit', '--url-file', 'none.txt'], 'Can’t read none.txt'],
    [['audit', '--sitemap', 'auto'], '--sitemap auto requires a URL'],
    [['assert', '--input', 'none.ndjson'], 'Can’t read none.ndjson'],
    [['audot'], 'Unknown command "audot"'],
    [['signals', 'titel'], 'Did you mean "title"?'],
  ])('%j', async (args, texts) => {
    const world = commandWorld();
    expect(await world.run(...args)).toBe(2);
    expect(world.err()).toContain(texts);
    expect(world.made).toEqual([]);
    expect(readdirSync(world.cwd)).toEqual([]);
  });
});

describe('which pages', () => {
  const audited = async (args: string[], options: Parameters<typeof commandWorld>[0] = {}, files: Record<string, string> = {}) => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor, ...options });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(world.cwd, name), text);
    const code = await world.run('audit', ...args, ...lenient, '--quiet');
    return { urls: auditor.orders.map(({ url }) => url), world, code, orders: auditor.orders };
  };
  test('each once, with query and fragment, sources after each other', async () => {
    const { urls } = await audited(
      [page('b'), page('a?x=1'), page('a?x=2#top'), page('b'), '--url-file', 'list.txt', '--url-file', '-', '--concurrency', '1'],
      { stdin: `\n${page('in')}\n` },
      { 'list.txt': `# pages\r\n${page('listed')}\r\n${page('b')}\r\n` },
    );
    expect(urls).toEqual([page('b'), page('a?x=1'), page('a?x=2#top'), page('listed'), page('in')]);
  });
  test('include, exclude and replace', async () => {
    const args = ['blog/1', 'blog/old/2', 'shop/3', 'blog/4?draft=1'].map(page);
    expect(
      (await audited([...args, '--include', '/blog/**', '--exclude', '/old\\//', '--exclude', '**draft**', '--concurrency', '1'])).urls,
    ).toEqual([page('blog/1')]);
    expect((await audited([page('a'), '--replace', 's#^https://site\\.example#http://localhost:3000#'])).urls).toEqual([
      'http://localhost:3000/a',
    ]);
  });
  test('shards make the whole, and a sample is the same every time', async () => {
    const all = Array.from({ length: 10 }, (_, index) => page(String(index)));
    const parts = await Promise.all(['1/3', '2/3', '3/3'].map(async (shard) => (await audited([...all, '--shard', shard])).urls));
    expect(parts.flat().toSorted()).toEqual(all.toSorted());
    // A new page in the list does not move the others.
    const again3 = await Promise.all(
      ['1/3', '2/3', '3/3'].map(async (shard) => (await audited([page('new'), ...all, '--shard', shard])).urls),
    );
    expect(again3.map((urls) => urls.filter((url) => url !== page('new')))).toEqual(parts);
    const [first, again, other] = [
      await audited([...all, '--sample', '4', '--seed', '7']),
      await audited([...all, '--sample', '4', '--seed', '7']),
      await audited([...all, '--sample', '4', '--seed', '8']),
    ];
    expect(first.urls).toHaveLength(4);
    expect(again.urls).toEqual(first.urls);
    expect(other.urls).not.toEqual(first.urls);
  });
  test('a shard without pages is not a failure, and has no results', async () => {
    const world = commandWorld({ auditor: fakeAuditor() });
    const codes = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        world.run('audit', page('a'), '--preset', 'none', '--shard', `${index + 1}/4`, '--format', `ndjson=${index}.ndjson`),
      ),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    const inputs = codes.flatMap((_, index) => ['--input', `${index}.ndjson`]);
    expect(await world.run('assert', ...inputs, '--preset', 'none')).toBe(0);
    expect(
      await world.run(
        'assert',
        '--input',
        codes.map((_, index) => `${index}.ndjson`).find((name) => readFileSync(join(world.cwd, name)).length === 0)!,
      ),
    ).toBe(2);
  });
  test('settings of the visit', async () => {
    const { orders } = await audited([
      page('a'),
      '--device',
      'mobile',
      '--no-javascript',
      '--page-locale',
      'de-AT',
      '--timeout',
      '10s',
      '--no-probe',
      '--intent',
      'keep-out',
      '--user-agent',
      'gptbot',
    ]);
    expect(orders[0]).toMatchObject({
      device: 'mobile',
      javascript: false,
      pageLocale: 'de-AT',
      timeoutMs: 10_000,
      probe: false,
      userAgent: 'gptbot',
      choice: { intent: 'keep-out' },
    });
    expect((await audited([page('a')], { env: { PAGELOUPE_DEVICE: 'mobile', PAGELOUPE_TIMEOUT: '5' } })).orders[0]).toMatchObject({
      device: 'mobile',
      timeoutMs: 5000,
      probe: true,
    });
  });
  test('a user agent of your own, which a mistyped name is not', async () => {
    const { orders } = await audited([page('a'), '--user-agent', 'AcmeAudit/1.0 (+https://acme.example/bot)']);
    expect(orders[0]).toMatchObject({ userAgent: 'default', userAgentText: 'AcmeAudit/1.0 (+https://acme.example/bot)' });
    for (const [typed, text] of [
      ['gogglebot', 'Did you mean “googlebot”?'],
      ['MyBot', 'Or a text with a slash or a space, such as "AcmeAudit/1.0'],
      ['Acme/1.0\r\nX: y', '--user-agent: Use a name, or a text'],
      [`Acme/${'1'.repeat(300)}`, '--user-agent: Use a name, or a text'],
    ] as const) {
      const world = commandWorld();
      expect(await world.run('audit', page('a'), '--user-agent', typed)).toBe(2);
      expect(world.err()).toContain(text);
    }
  });
  test('a proxy, whose password is in the environment', async () => {
    const world = commandWorld({ env: { PROXY_PASSWORD: 'p@ss' }, auditor: fakeAuditor() });
    expect(await world.run('audit', page('a'), '--proxy', 'http://ann:${PROXY_PASSWORD}@proxy.example:3128', '--preset', 'none')).toBe(0);
    expect(world.made[0]!.proxy).toEqual({ host: 'proxy.example', port: 3128, authorization: expect.stringMatching(/^Basic /) as string });
    expect(await world.run('audit', page('a'), '--proxy', 'proxy.example:3128')).toBe(2);
    expect(world.err()).toContain('--proxy takes the URL of an HTTP proxy');
    expect(await world.run('audit', page('a'), '--proxy', 'http://ann:12#ss@proxy.example:3128')).toBe(2);
    expect(world.err()).toContain('such as # as %23');
    expect(await world.run('audit', page('a'), '--proxy', 'http://ann:${NOT_SET}@proxy.example:3128')).toBe(2);
    expect(world.err()).toContain('Environment variable NOT_SET, used in --proxy, is not set.');
  });
  test('authorities of the user: from the command line, the environment or the configuration', async () => {
    const { cert } = certificateAuthority('Company');
    const written = (world: CommandWorld, text: string | Buffer) => writeFileSync(join(world.cwd, 'ca.pem'), text);
    for (const [args, env, config] of [
      [['--ca', 'ca.pem'], {}, {}],
      [[], { PAGELOUPE_CA: 'ca.pem' }, {}],
      [[], {}, { ca: 'ca.pem' }],
    ] as const) {
      const world = commandWorld({ env, auditor: fakeAuditor() });
      written(world, `Subject: CN=Company\n${cert}${cert}`);
      writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify(config));
      expect(await world.run('audit', page('a'), '--preset', 'none', ...args), world.err()).toBe(0);
      expect(world.made[0]!.authorities?.map((one) => new X509Certificate(one).subject)).toEqual(['CN=Company', 'CN=Company']);
    }
    for (const [text, why] of [
      [null, 'no such file or folder'],
      ['-----BEGIN PRIVATE KEY-----', 'no certificate in PEM format'],
      [Buffer.from([0x30, 0x82, 1, 0x1a]), 'openssl x509 -inform der'],
      [`${cert}${cert.replace('MII', 'MIA')}`, 'certificate 2 in it cannot be read'],
      ['x'.repeat(1_000_001), 'larger than 1 MB'],
    ] as const) {
      const world = commandWorld({ auditor: fakeAuditor() });
      if (text !== null) written(world, text);
      expect(await world.run('audit', page('a'), '--ca', 'ca.pem')).toBe(2);
      expect(world.err()).toContain('--ca: Can’t use ca.pem:');
      expect(world.err()).toContain(why);
      expect(world.made).toEqual([]);
    }
  });
  test('only what was typed may be private, and gets headers', async () => {
    const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['http://10.0.0.1/', 'https://site.example/1', 'https://other.example/2'].map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
    const net = async (url: string) =>
      Object.defineProperty(new Response(sitemap, { headers: { 'content-type': 'application/xml' } }), 'url', { value: url });
    const { urls, world, orders } = await audited(
      ['http://localhost:3000/', '--sitemap', `${site}/sitemap.xml`, '--header', 'Authorization: Bearer ${TOKEN}', '--concurrency', '1'],
      { net, env: { TOKEN: 'secret' } },
    );
    expect(urls).toEqual(['http://localhost:3000/', 'https://site.example/1', 'https://other.example/2']);
    expect(world.made[0]!.allowOrigins.toSorted()).toEqual(['http://localhost:3000', site]);
    expect(orders.map(({ headers }) => headers)).toEqual([{ authorization: 'Bearer secret' }, { authorization: 'Bearer secret' }, {}]);
    expect(world.out() + world.err()).not.toContain('secret');
  });
  test('a local sitemap may name private hosts; redirects from there may not', async () => {
    const urlset = (...locs: string[]) => `<urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
    const local = await audited(['--sitemap', 'map.xml'], {}, { 'map.xml': urlset('http://127.0.0.1:8080/a', `${site}/b`) });
    expect(local.urls.toSorted()).toEqual(['http://127.0.0.1:8080/a', `${site}/b`]);
    expect(local.world.made[0]!.allowOrigins.toSorted()).toEqual(['http://127.0.0.1:8080', site]);
    const net = async (url: string) =>
      Object.defineProperty(new Response(urlset('http://127.0.0.1:8080/a'), { headers: { 'content-type': 'application/xml' } }), 'url', {
        value: url,
      });
    const led = await audited(
      ['--sitemap', 'map.xml'],
      { net },
      { 'map.xml': `<sitemapindex><sitemap><loc>${site}/more.xml</loc></sitemap></sitemapindex>` },
    );
    expect(led.world.made[0]?.allowOrigins ?? []).toEqual([]);
  });
  test('cookies go where the file says', async () => {
    const { orders } = await audited(
      [
        page('a'),
        'https://sub.site.example/',
        'http://site.example/',
        'https://other.example/',
        'http://localhost/',
        '--cookie-file',
        'cookies.txt',
        '--concurrency',
        '1',
      ],
      {},
      {
        'cookies.txt':
          '\ufeff# Netscape HTTP Cookie File\n.site.example\ttrue\t/\tTRUE\t0\tsession\tabc\nsite.example\tFALSE\t/b\tFALSE\t0\tpath\tno\nsite.example\tFALSE\t/\tFALSE\t1\told\tno\nlocalhost\tFALSE\t/\tTRUE\t0\tdev\t1\n',
      },
    );
    expect(Object.fromEntries(orders.map(({ url, headers }) => [url, headers['cookie']]))).toEqual({
      [page('a')]: 'session=abc',
      'https://sub.site.example/': 'session=abc',
      'http://site.example/': undefined,
      'https://other.example/': undefined,
      // A browser sends a Secure cookie to localhost too.
      'http://localhost/': 'dev=1',
    });
  });
});

describe('a cookie file', () => {
  const cookie = (expires: number, domain = 'site.example', name = 'session') => `${domain}\tFALSE\t/\tFALSE\t${expires}\t${name}\told\n`;
  const signIn = known({
    page: { url: 'https://site.example/login', baseUrl: 'https://site.example/login' },
    response: { requestedUrl: page('account'), finalUrl: 'https://site.example/login' },
  });
  const run = async (text: string, ...more: string[]) => {
    const auditor = fakeAuditor({ [page('account')]: signIn });
    const world = commandWorld({ auditor });
    writeFileSync(join(world.cwd, 'cookies.txt'), text);
    const code = await world.run('audit', page('account'), '--preset', 'none', '--quiet', '--cookie-file', 'cookies.txt', ...more);
    return { code, world, auditor };
  };
  test.each([
    ['nothing', '', 'cookies.txt has no cookies.'],
    ['comments', '# Netscape HTTP Cookie File\n\n', 'cookies.txt has no cookies.'],
    ['expired cookies', cookie(1) + cookie(2), 'All cookies in cookies.txt have expired.'],
  ])('with only %s is a usage error', async (_, text, words) => {
    const { code, world, auditor } = await run(text);
    expect([code, world.err(), auditor.orders]).toEqual([2, expect.stringContaining(words), []]);
  });
  test('with no cookie left for a page: its log-in page is not audited as if it were the page, and expired cookies are told', async () => {
    const { code, world, auditor } = await run(cookie(1) + cookie(0, 'other.example'));
    expect(code, world.err()).toBe(3);
    expect(auditor.orders[0]!.headers['cookie']).toBeUndefined();
    expect(world.err()).toContain('cookies.txt has 1 expired cookie: not sent.');
    expect(world.out()).toContain('target-needs-login');
  });
  test('that never had a cookie for a page does not log in there', async () => {
    const { code, world } = await run(cookie(0, 'other.example'));
    expect(code, world.err()).toBe(0);
    expect(world.err()).not.toContain('expired');
  });
});

describe('what is written where', () => {
  test('standard output has the report, standard error nothing in a pipe', async () => {
    const world = commandWorld();
    await world.run('audit', page('a'), '--format', 'json');
    expect(JSON.parse(world.out())).toMatchObject({ pages: [{ url: page('a'), state: 'done' }], summary: { pages: 1 } });
    expect(world.err()).toMatch(/^1 page audited: .*\n$/);
  });
  test('a run never ends silently, wherever its reports go', async () => {
    const world = commandWorld({ auditor: fakeAuditor({ [page('a')]: withoutTitle(page('a')) }) });
    expect(await world.run('audit', page('a'), '--format', 'junit=q.xml', '--quiet')).toBe(1);
    expect([world.out(), world.err()]).toEqual(['', expect.stringMatching(/^1 page audited: [1-9]\d* errors?, /)]);
    const again = commandWorld({ auditor: fakeAuditor({ [page('a')]: withoutTitle(page('a')) }) });
    await again.run('audit', page('a'), '--format', 'ndjson=rows.ndjson', '--quiet', '--preset', 'none');
    expect(await again.run('assert', '--input', 'rows.ndjson', '--format', 'junit=a.xml')).toBe(1);
    expect(again.err()).toMatch(/^1 page audited: [1-9]\d* errors?, /m);
  });
  test('a person sees progress, unless --quiet is set', async () => {
    const watched = commandWorld({ tty: true });
    await watched.run('audit', page('a'), page('b'));
    expect(watched.err()).toContain(`2/2  audit`);
    const quiet = commandWorld({ tty: true });
    await quiet.run('audit', page('a'), '--quiet');
    expect(quiet.err()).toBe('');
  });
  test('a complete run leaves nothing behind', async () => {
    const world = commandWorld();
    await world.run('audit', page('a'), '--format', 'json=out.json', '--format', 'csv=out.csv', '--format', 'pretty');
    expect(readdirSync(world.cwd).toSorted()).toEqual(['out.csv', 'out.json']);
  });
  test('NDJSON has a line a page as it ends, all others the order of the list', async () => {
    let free: () => void = () => undefined;
    const slow = new Promise<void>((done) => {
      free = done;
    });
    const auditor = fakeAuditor({
      [page('slow')]: async () => {
        await slow;
        return pageCalled('A page', page('slow'));
      },
      [page('last')]: async () => {
        free();
        return pageCalled('A page', page('last'));
      },
    });
    const world = commandWorld({ auditor });
    await world.run(
      'audit',
      page('slow'),
      page('mid'),
      page('last'),
      '--concurrency',
      '2',
      '--format',
      'ndjson',
      '--format',
      'json=out.json',
    );
    expect(
      world
        .out()
        .trim()
        .split('\n')
        .map((line) => parseRow(line)!.url),
    ).toEqual([page('mid'), page('last'), page('slow')]);
    expect(
      (JSON.parse(readFileSync(join(world.cwd, 'out.json'), 'utf8')) as { pages: { url: string }[] }).pages.map(({ url }) => url),
    ).toEqual([page('slow'), page('mid'), page('last')]);
  });
  test('a full disk ends it with 4, and says so', async () => {
    if (!existsSync('/dev/full')) return;
    const world = commandWorld();
    expect(await world.run('audit', page('a'), '--format', 'json=/dev/full')).toBe(4);
    expect(world.err()).toContain('no space left on disk');
  });
  test('each report that a full disk does not take is named, and what the run found is told nevertheless', async () => {
    if (!existsSync('/dev/full')) return;
    const world = commandWorld();
    const names = ['o.html', 'o.ndjson', 'o.json'];
    for (const name of names) symlinkSync('/dev/full', join(world.cwd, name));
    const formats = [...names, 'j.junit'].flatMap((name) => ['--format', `${name.split('.')[1]}=${name}`]);
    expect(await world.run('audit', page('a'), '--preset', 'none', ...formats)).toBe(4);
    for (const name of names) expect(world.err()).toContain(`Can’t write ${name}: no space left on disk.`);
    expect(world.err()).toContain('1 page audited');
    expect(readFileSync(join(world.cwd, 'j.junit'), 'utf8')).toContain('</testsuites>');
  });
  test('rows that a full disk does not take keep no other report from being written', async () => {
    if (!existsSync('/dev/full')) return;
    const world = commandWorld();
    const reports = ['csv=first.csv', 'ndjson=/dev/full', 'ndjson=rows.ndjson', 'html=last.html', 'pretty'];
    const formats = reports.flatMap((one) => ['--format', one]);
    expect(await world.run('audit', page('a'), page('b'), '--preset', 'none', ...formats)).toBe(4);
    expect(world.err().match(/no space left on disk/g)).toHaveLength(1);
    expect(world.out()).toContain('2 pages audited');
    expect(readFileSync(join(world.cwd, 'rows.ndjson'), 'utf8').trim().split('\n')).toHaveLength(2);
    for (const name of ['first.csv', 'last.html']) expect(readFileSync(join(world.cwd, name), 'utf8')).toContain(page('b'));
  });
  test('the summary of a step of GitHub', async () => {
    const world = commandWorld({ env: {} });
    const summary = join(world.cwd, 'summary.md');
    writeFileSync(summary, 'before\n');
    (world.env as Record<string, string>)['GITHUB_STEP_SUMMARY'] = summary;
    await world.run('audit', page('a'), '--format', 'markdown', '--format', 'github');
    expect(readFileSync(summary, 'utf8')).toMatch(/^before\n## Pageloupe/);
    expect(world.out()).toMatch(/^::/);
  });
});
