import { probeFailureReason } from '../../../checks/core/failure.ts';
import { describe, expect, test } from 'vitest';
import type { Probe } from '../../../checks/core/facts/probes.ts';
import type { ProbeNet } from '../../../checks/fetch/probe-net.ts';
import { createProber, type ProbeLimits } from '../../../checks/fetch/prober.ts';
import { madeNet, type Made } from '../../support/probe-net.ts';

type AnswerFor = (url: string, method: string, time: number) => Made;
const many = (count: number, origin = 'https://a.example') => Array.from({ length: count }, (_, index) => `${origin}/${index}`);
async function probeAll(urls: readonly string[], answer: AnswerFor, limits: Partial<ProbeLimits> = {}, over: Partial<ProbeNet> = {}) {
  const net = madeNet(answer, over);
  const probes: Probe[] = [];
  await createProber(net, limits).probeLinks(urls, (probe) => void probes.push(probe));
  return { net, probes, classes: probes.map((probe) => probe.class), methods: net.requested.map(({ method }) => method) };
}
const one = async (answer: AnswerFor, over: Partial<ProbeNet> = {}) => {
  // A second host responds, so that the network is known to work.
  const { probes, net } = await probeAll(
    ['https://works.example/', 'https://a.example/x'],
    (url, method, time) => (url.includes('works') ? 200 : answer(url, method, time)),
    {},
    over,
  );
  return {
    probe: probes.find(({ url }) => url.includes('//a.'))!,
    methods: net.requested.filter(({ url }) => url.includes('//a.')).map(({ method }) => method),
  };
};

describe('HEAD, then GET', () => {
  test('a success is not requested again', async () =>
    expect(await one(() => 200)).toMatchObject({ probe: { class: 'ok', status: 200 }, methods: ['HEAD'] }));
  test.each([401, 403, 404, 405, 410, 500, 501, 503])('after %i to HEAD, GET is sent', async (status) => {
    expect(await one((_, method) => (method === 'HEAD' ? status : 200))).toMatchObject({
      probe: { class: 'ok', status: 200, reason: null },
      methods: ['HEAD', 'GET'],
    });
  });
  test.each([404, 410, 500, 503])('%i is broken when GET confirms it', async (status) =>
    expect(await one(() => status)).toMatchObject({ probe: { class: 'broken', status }, methods: ['HEAD', 'GET'] }),
  );
  test('GET decides', async () =>
    expect(await one((_, method) => (method === 'HEAD' ? 404 : 403))).toMatchObject({ probe: { class: 'unverified', status: 403 } }));
  test('only one byte is requested, and a partial response counts as 200', async () => {
    const { probes, net } = await probeAll(['https://a.example/'], (_, method) => (method === 'HEAD' ? 405 : 206));
    expect(net.requested[1]!.init.headers.range).toBe('bytes=0-0');
    expect(probes[0]).toMatchObject({ class: 'ok', status: 200 });
  });
  test.each([416, 400])('after %i to a range request, the whole file is requested', async (status) => {
    const { probes, net } = await probeAll(['https://a.example/'], (_, method) => (method === 'HEAD' ? 405 : status));
    expect(net.requested.map(({ init }) => init.headers.range)).toEqual([undefined, 'bytes=0-0', undefined]);
    expect(probes[0]).toMatchObject({ class: 'unverified', status });
  });
  test('requests have no cookies, credentials or referrer', async () => {
    const { net } = await probeAll(['https://user:secret@a.example/x#part'], () => 404);
    expect(net.requested).toHaveLength(2);
    for (const { url, init } of net.requested) {
      expect(url).toBe('https://a.example/x');
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', redirect: 'manual' });
    }
  });
  test.each(['ENOTFOUND', 'ECONNREFUSED'])('%s is asked for twice', async (error) =>
    expect(await one(() => error)).toMatchObject({ probe: { class: 'broken', status: 0 }, methods: ['HEAD', 'GET'] }),
  );
  test('a connection that is closed may be closed for us alone', async () =>
    expect(await one(() => 'ECONNRESET')).toMatchObject({ probe: { class: 'unverified', reason: { code: 'broken-off' } } }));
  test('the name of a failure comes from the platform if it provides one', async () => {
    expect(await one(() => 'X', { error: () => 'net::ERR_NAME_NOT_RESOLVED' })).toMatchObject({
      probe: { class: 'broken', reason: { code: 'no-host' } },
    });
  });
  test('a failure without a name is not broken', async () => expect(await one(() => '')).toMatchObject({ probe: { class: 'unverified' } }));
  test('offline', async () =>
    expect(await one(() => 'ENOTFOUND', { online: () => false })).toMatchObject({
      probe: { class: 'unverified', reason: { code: 'offline' } },
      methods: ['HEAD'],
    }));
  test('when nothing answers at all, it may be our network', async () => {
    const { probes } = await probeAll(['https://a.example/', 'https://b.example/'], () => 'ENOTFOUND');
    expect(probes.map(({ class: kind, reason }) => [kind, reason])).toEqual([
      ['unverified', probeFailureReason('nothing-answers', { failure: 'no-host' })],
      ['unverified', probeFailureReason('nothing-answers', { failure: 'no-host' })],
    ]);
  });
  test('a host that is gone is broken as soon as another answers', async () => {
    const { classes } = await probeAll(['https://a.example/', 'https://b.example/'], (url) =>
      url.includes('//a') ? 'ENOTFOUND' : { status: 200, after: 100 },
    );
    expect(classes.toSorted()).toEqual(['broken', 'ok']);
  });
  test.each([
    ['the page’s own server here answers: nothing is known of the web', 'http://127.0.0.1:8080/', 'https://gone.com/', 'unverified'],
    ['the web answers', 'https://there.com/', 'https://gone.com/', 'broken'],
    ['the web answers: a port here without a server is one', 'https://there.com/', 'http://127.0.0.1:9/', 'broken'],
    ['another port here answers', 'http://127.0.0.1:8080/', 'http://127.0.0.1:9/', 'broken'],
  ])('%s', async (_, there, gone, expected) => {
    const { probes } = await probeAll([there, gone], (url) => (url === gone ? 'ENOTFOUND' : { status: 200, after: 100 }), {
      pageHost: '127.0.0.1',
    });
    expect(probes.find(({ url }) => url === gone)?.class).toBe(expected);
  });
  test('an opaque answer', async () => {
    const net = madeNet(() => 200, { request: () => Promise.resolve(Response.error()) });
    expect(await createProber(net).probe('https://a.example/')).toMatchObject({ class: 'unverified', status: 0 });
  });
  test('999', async () => expect((await one(() => 999)).probe).toMatchObject({ class: 'unverified', status: 999 }));
});

describe('redirects', () => {
  const moved = { status: 200, finalUrl: 'https://a.example/new' };
  const to = (location: string, status = 301) => ({ status, headers: { location } });
  test('seen', async () => {
    const hops = [
      { url: 'https://a.example/x', status: 301 },
      { url: 'https://a.example/y', status: 302 },
    ];
    expect(
      (await one((url) => (url.endsWith('/x') ? to('/y') : url.endsWith('/y') ? to('https://a.example/new#part', 302) : 200))).probe,
    ).toEqual({
      url: 'https://a.example/x',
      class: 'redirected',
      status: 200,
      finalUrl: 'https://a.example/new',
      redirects: 2,
      reason: null,
      hops,
    });
  });
  test('not seen: at least one', async () => {
    const { probe } = await one(() => moved);
    expect(probe).toMatchObject({ class: 'redirected', redirects: 1, reason: { code: 'uncounted-redirects' } });
    expect(probe).not.toHaveProperty('hops');
  });
  test('to what is not there', async () =>
    expect((await one(() => ({ ...moved, status: 404 }))).probe).toMatchObject({
      class: 'broken',
      redirects: 1,
      finalUrl: 'https://a.example/new',
    }));
  test('in a circle', async () =>
    expect((await one(() => 'net::ERR_TOO_MANY_REDIRECTS')).probe).toMatchObject({
      class: 'unverified',
      reason: { code: 'endless-redirects' },
    }));
  test('in a loop are detected: each URL is requested once', async () => {
    const net = madeNet((url) => (url.endsWith('/a') ? to('/b') : to('/a')));
    const probe = await createProber(net).probe('https://a.example/a');
    expect(probe).toMatchObject({
      class: 'unverified',
      reason: { code: 'endless-redirects' },
      hops: [
        { url: 'https://a.example/a', status: 301 },
        { url: 'https://a.example/b', status: 301 },
      ],
    });
    expect(net.requested.filter(({ method }) => method === 'HEAD').map(({ url }) => new URL(url).pathname)).toEqual(['/a', '/b']);
  });
  test('without end: at most twenty', async () => {
    const net = madeNet((url) => to(`/${Number(new URL(url).pathname.slice(1)) + 1}`));
    expect(await createProber(net).probe('https://a.example/1')).toMatchObject({ class: 'unverified', redirects: 20 });
  });

  const inward = [
    'http://192.168.0.1/router',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://printer/',
    'http://nas.local/',
    'http://fritz.box/',
    '//169.254.169.254/latest/',
  ];
  test.each(inward)('to %s are reported, and the target is not requested', async (target) => {
    const net = madeNet((url) => (url.endsWith('/') ? to('/second') : to(target, 302)));
    const prober = createProber(net, { pageHost: 'a.example' });
    const probe = await prober.probe('https://a.example/');
    expect(probe).toMatchObject({
      class: 'unverified',
      status: 302,
      redirects: 2,
      finalUrl: new URL(target, 'https://a.example/').href,
      reason: { code: 'leads-inside' },
      hops: [
        { url: 'https://a.example/', status: 301 },
        { url: 'https://a.example/second', status: 302 },
      ],
    });
    expect(await prober.read('https://a.example/', { bodyLimit: 100, range: 0 })).toMatchObject({
      probe: { class: 'unverified' },
      headers: null,
      body: new Uint8Array(0),
    });
    expect([...new Set(net.requested.map(({ url }) => new URL(url).host))]).toEqual(['a.example']);
  });
  test('from a private page to another private host are not followed', async () => {
    const net = madeNet((url) => (url.endsWith('/own') ? to('/there') : url.endsWith('/other') ? to('http://192.168.0.2/') : 200));
    const prober = createProber(net, { pageHost: '192.168.0.1' });
    expect(await prober.probe('http://192.168.0.1/own')).toMatchObject({ class: 'redirected', finalUrl: 'http://192.168.0.1/there' });
    expect(await prober.probe('http://192.168.0.1/other')).toMatchObject({ class: 'unverified', reason: { code: 'leads-inside' } });
    expect([...new Set(net.requested.map(({ url }) => new URL(url).host))]).toEqual(['192.168.0.1']);
  });
  test('to a private address by a network that follows them itself are not read', async () => {
    const net = madeNet(() => ({ status: 200, body: 'secret', finalUrl: 'http://192.168.0.1/' }));
    expect(await createProber(net).read('https://a.example/', { bodyLimit: 100, range: 0 })).toMatchObject({
      probe: { class: 'unverified', reason: { code: 'leads-inside' } },
      headers: null,
      body: new Uint8Array(0),
    });
  });
  test('a public name that answers from a private address is not read', async () => {
    const net = madeNet(() => ({ status: 200, body: 'secret' }), { seen: () => ({ redirect: null, fromPrivate: true }) });
    expect(await createProber(net).read('https://rebound.example/', { bodyLimit: 100, range: 0 })).toMatchObject({
      probe: { class: 'unverified', status: 0, reason: { code: 'named-inside' } },
      headers: null,
      body: new Uint8Array(0),
    });
  });
  test('to a host without permission are not followed', async () => {
    const net = madeNet((url) => (url.includes('a.example') ? to('https://b.example/') : 200), {
      allowed: (url) => url.includes('a.example'),
    });
    expect(await createProber(net).probe('https://a.example/')).toMatchObject({
      class: 'unverified',
      finalUrl: 'https://b.example/',
      reason: { code: 'leads-to-unallowed' },
    });
    expect(net.requested.some(({ url }) => url.includes('b.example'))).toBe(false);
  });
  test.each(['mailto:a@a.example', 'file:///etc/passwd', 'javascript:alert(1)'])('to %s lead nowhere', async (target) => {
    expect(await createProber(madeNet(() => to(target))).probe('https://a.example/')).toMatchObject({
      class: 'unverified',
      reason: { code: 'leads-off-the-web' },
    });
  });
  test('whose target the browser hides are not followed', async () => {
    const hidden = () =>
      Promise.resolve(Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } }));
    expect(await createProber(madeNet(() => 200, { request: hidden })).probe('https://a.example/')).toMatchObject({
      class: 'unverified',
      reason: { code: 'hidden-redirect' },
    });
  });
  test('carry no credentials of an address along', async () => {
    const net = madeNet((url) => (url.endsWith('/') ? to('https://user:secret@a.example/in') : 200));
    await createProber(net).probe('https://a.example/');
    expect(net.requested.map(({ url }) => url)).toEqual(['https://a.example/', 'https://a.example/in']);
  });
});

describe('how many at a time', () => {
  const slowly: AnswerFor = () => ({ status: 200, after: 100 });
  test('six, and two of one host', async () => {
    const urls = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => many(10, `https://${name}.example`));
    const { net } = await probeAll(urls, slowly);
    expect(net.mostAtOnce()).toBe(6);
    expect(net.mostAtOnce('a.example')).toBe(2);
  });
  test('as set', async () => {
    const { net } = await probeAll(many(50), slowly, { inFlight: 20, perHost: 10 });
    expect([net.mostAtOnce(), net.now()]).toEqual([10, 500]);
  });
  test('set while running', async () => {
    const net = madeNet(slowly);
    const prober = createProber(net);
    const running = prober.probeLinks(many(20), () => {});
    prober.setLimits({ inFlight: 20, perHost: 20 });
    await running;
    expect(net.now()).toBe(100);
  });
  test('a slow host does not delay the others', async () => {
    const { net, probes } = await probeAll([...many(20, 'https://slow.example'), ...many(20, 'https://quick.example')], (url) => ({
      status: 200,
      after: url.includes('slow') ? 5_000 : 10,
    }));
    expect(probes.slice(0, 20).every(({ url }) => url.includes('quick'))).toBe(true);
    expect(net.requested.slice(0, 4).map(({ url }) => new URL(url).host)).toEqual([
      'slow.example',
      'quick.example',
      'slow.example',
      'quick.example',
    ]);
  });
  test('each URL once, ignoring fragments; others are skipped with the reason', async () => {
    const { probes, net } = await probeAll(
      ['https://a.example/', 'https://a.example/#x', 'HTTPS://A.example', 'mailto:a@a.example', 'http://10.0.0.1/', 'http://[x'],
      () => 200,
    );
    expect(net.requested).toHaveLength(1);
    expect(probes.filter((probe) => probe.class === 'skipped').map(({ url, reason }) => [url, reason])).toEqual([
      ['mailto:a@a.example', probeFailureReason('mail-url')],
      ['http://10.0.0.1/', probeFailureReason('private-url')],
      ['http://[x', probeFailureReason('no-url')],
    ]);
  });
  test('no more than the cap', async () => {
    const { classes, net } = await probeAll(many(25), () => 200, { cap: 20 });
    expect(net.requested).toHaveLength(20);
    expect(classes.filter((kind) => kind === 'skipped')).toHaveLength(5);
  });
  test('2,000 hosts', async () => {
    const { classes } = await probeAll(
      Array.from({ length: 2_000 }, (_, index) => `https://h${index}.example/`),
      () => 200,
    );
    expect(new Set(classes)).toEqual(new Set(['ok']));
    expect(classes).toHaveLength(2_000);
  });
});

describe('patience', () => {
  test('a dead host costs a single timeout', async () => {
    const { net, classes, probes } = await probeAll(many(50), () => null, { timeoutMs: 5_000 });
    expect(net.now()).toBe(5_000);
    expect(net.requested.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
    expect(new Set(classes)).toEqual(new Set(['unverified']));
    expect(probes.at(-1)!.reason).toEqual(probeFailureReason('host-silent'));
  });
  test('a host that has responded before is still requested after a timeout', async () => {
    const { classes, net } = await probeAll(many(20), (url) => (/\/1[05]$/.test(url) ? null : 200), { timeoutMs: 5_000 });
    expect(classes.toSorted()).toEqual([...Array(18).fill('ok'), 'unverified', 'unverified']);
    expect(net.now()).toBe(5_000);
  });
  test('but not forever', async () => {
    const { net, probes } = await probeAll(many(100), (url) => (url.endsWith('/0') ? 200 : null), { timeoutMs: 1_000, perHost: 1 });
    expect(net.now()).toBe(6_000);
    expect(probes.at(-1)!.reason).toEqual(probeFailureReason('host-fell-silent'));
  });
  test('time-out covers HEAD and GET together', async () => {
    const { net, probes } = await probeAll(
      ['https://a.example/'],
      (_, method) => (method === 'HEAD' ? { status: 404, after: 800 } : { status: 404, after: 800 }),
      { timeoutMs: 1_000 },
    );
    expect(net.now()).toBe(1_000);
    expect(probes[0]).toMatchObject({ class: 'unverified', reason: probeFailureReason('too-slow', { seconds: 1 }) });
  });
  test('Retry-After is waited for, then GET', async () => {
    const { net, probes } = await probeAll(['https://a.example/'], (_, _method, time) =>
      time < 7_000 ? { status: 429, headers: { 'retry-after': '7' } } : 200,
    );
    expect(net.requested.map(({ method, at }) => [method, at])).toEqual([
      ['HEAD', 0],
      ['GET', 7_000],
    ]);
    expect(probes[0]!.class).toBe('ok');
  });
  test('as a date too', async () => {
    const { net } = await probeAll(['https://a.example/'], (_, _method, time) =>
      time < 4_000 ? { status: 503, headers: { 'retry-after': new Date(4_000).toUTCString() } } : 200,
    );
    expect(net.requested.at(-1)!.at).toBe(4_000);
  });
  test('without it the pauses double, and the host gets no more requests after the third rejection', async () => {
    const { net, probes } = await probeAll(many(10), () => 429, { perHost: 1 });
    expect(net.requested.map(({ at }) => at)).toEqual([0, 1_000, 3_000]);
    expect(probes).toHaveLength(10);
    expect(probes.every((probe) => probe.class === 'unverified')).toBe(true);
    expect(probes.at(-1)!.reason).toEqual(probeFailureReason('host-refuses'));
  });
  test('pauses have some jitter', async () => {
    const { net } = await probeAll(['https://a.example/'], (_, _method, time) => (time === 0 ? 429 : 200), {}, { random: () => 1 });
    expect(net.requested.at(-1)!.at).toBe(1_250);
  });
  test('a host that requires a long pause gets no more requests', async () => {
    const { net, probes } = await probeAll(many(10), () => ({ status: 429, headers: { 'retry-after': '86400' } }), { perHost: 1 });
    expect([net.requested.length, net.now()]).toEqual([1, 0]);
    expect(probes.at(-1)!.reason).toEqual(probeFailureReason('host-waits', { seconds: 86_400 }));
  });
  test('refusals of concurrent requests count once', async () => {
    const { classes } = await probeAll(many(20), (_, _method, time) => (time < 1_000 ? 429 : 200), { inFlight: 20, perHost: 20 });
    expect(new Set(classes)).toEqual(new Set(['ok']));
  });
  test('other hosts continue meanwhile', async () => {
    const { probes } = await probeAll(['https://busy.example/', ...many(5)], (url, _, time) =>
      url.includes('busy') && time < 5_000 ? { status: 429, headers: { 'retry-after': '5' } } : 200,
    );
    expect(probes.map(({ url }) => new URL(url).host)).toEqual([...Array(5).fill('a.example'), 'busy.example']);
  });
  test('twenty server errors in a row are twenty broken links, without a pause', async () => {
    const { classes, net } = await probeAll(many(20), () => 500);
    expect(new Set(classes)).toEqual(new Set(['broken']));
    expect(net.now()).toBe(0);
  });
  test('a server that returns only errors gets no more requests', async () => {
    const { classes, probes, net } = await probeAll(many(100), () => 500, { perHost: 1 });
    expect(classes.filter((kind) => kind === 'broken')).toHaveLength(30);
    expect(probes.at(-1)).toMatchObject({ class: 'unverified', reason: { code: 'host-errors' } });
    expect(net.now()).toBeGreaterThan(0);
  });
});

describe('permission', () => {
  test('hosts without permission are not requested', async () => {
    const { net, probes } = await probeAll(
      ['https://a.example/', 'https://b.example/'],
      () => 200,
      {},
      { allowed: (url) => !url.includes('//b') },
    );
    expect(net.requested.map(({ url }) => url)).toEqual(['https://a.example/']);
    expect(probes.find(({ url }) => url.includes('//b'))).toMatchObject({ class: 'unverified', reason: { code: 'not-allowed' } });
  });
  test('a request aborted because its permission was removed says nothing about the server', async () => {
    const { probes } = await probeAll(
      ['https://a.example/'],
      () => 'ERR_CONNECTION_RESET',
      {},
      {
        allowed: (() => {
          let first = true;
          return () => first && !(first = false);
        })(),
      },
    );
    expect(probes).toMatchObject([{ class: 'unverified', reason: { code: 'not-allowed' } }]);
  });
  test('a host whose permission is removed meanwhile gets no more requests', async () => {
    let left = 4;
    const { net, probes } = await probeAll(many(10), () => 200, { perHost: 1 }, { allowed: () => (left -= 1) >= 0 });
    expect(net.requested).toHaveLength(4);
    expect(probes.map((probe) => probe.class)).toEqual([
      ...Array.from({ length: 4 }, () => 'ok'),
      ...Array.from({ length: 6 }, () => 'unverified'),
    ]);
  });
});

describe('pause, resume, stop', () => {
  const slowly: AnswerFor = () => ({ status: 200, after: 100 });
  test('while paused, nothing new is started', async () => {
    const net = madeNet(slowly);
    const prober = createProber(net);
    const probes: Probe[] = [];
    expect(prober.state).toBe('idle');
    const running = prober.probeLinks(many(10), (probe) => {
      probes.push(probe);
      if (probes.length === 2) prober.pause();
    });
    expect(prober.state).toBe('running');
    await expect.poll(() => prober.state).toBe('paused');
    // Running requests end, and none are started after that.
    await expect.poll(() => net.requested.length - probes.length).toBe(0);
    const ended = probes.length;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect([net.requested.length, probes.length]).toEqual([ended, ended]);
    expect(ended).toBeLessThan(5);
    prober.resume();
    await running;
    expect([probes.length, prober.state]).toEqual([10, 'idle']);
  });
  test('when stopped, it ends at once and reports nothing more', async () => {
    const net = madeNet(() => null);
    const prober = createProber(net);
    const probes: Probe[] = [];
    const running = prober.probeLinks([...many(10), 'mailto:x@example.com'], (probe) => void probes.push(probe));
    const single = prober.probe('https://b.example/');
    prober.stop();
    await running;
    expect(probes.map((probe) => probe.class)).toEqual(['skipped']);
    expect(await single).toMatchObject({ class: 'skipped', reason: { code: 'check-stopped' } });
    expect(prober.state).toBe('stopped');
    expect(net.requested.every(({ init }) => init.signal.aborted)).toBe(true);
    expect(await prober.probe('https://c.example/')).toMatchObject({ class: 'skipped' });
  });
  test('stopped while a host is being waited for', async () => {
    const net = madeNet(() => ({ status: 429, headers: { 'retry-after': '20' } }), {
      sleep: (ms, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
          if (ms >= 20_000) queueMicrotask(() => prober.stop());
        }),
    });
    const prober = createProber(net);
    await prober.probeLinks(['https://a.example/'], () => {});
    expect(net.requested).toHaveLength(1);
  });
});
