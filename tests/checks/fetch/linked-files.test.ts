import { expect, test } from 'vitest';
import { comparableKey } from '../../../checks/site/crawl.ts';
import { LinkedFiles } from '../../../checks/fetch/linked-files.ts';
import { createProber } from '../../../checks/fetch/prober.ts';
import { madeNet } from '../../support/probe-net.ts';

const url = (path: string) => `https://a.example/${path}`;
const read = (files: LinkedFiles, urls: string[], net = madeNet(() => 200), gapMs = 0) =>
  files.read(urls, {}, createProber(net), gapMs, (ms) => net.sleep(ms, new AbortController().signal));

test('each file is requested once in a crawl, however pages spell its URL', async () => {
  const files = new LinkedFiles(comparableKey);
  const net = madeNet((at) => (at.includes('gone') ? 404 : 200));
  expect(await read(files, [url('gone.png'), url('a.pdf')], net)).toEqual([
    { url: url('a.pdf'), status: 200, class: 'ok' },
    { url: url('gone.png'), status: 404, class: 'broken' },
  ]);
  expect(await read(files, ['http://www.a.example/a.pdf?utm_source=x'], net)).toEqual([]);
});

test('what a link check of the page found is not requested again', async () => {
  const net = madeNet(() => 200);
  const probe = { url: url('a.pdf'), class: 'broken' as const, status: 410, finalUrl: url('a.pdf'), redirects: 0, reason: null };
  const known = { linkStatus: { ok: true as const, value: { probes: [probe], finished: true } } };
  const found = await new LinkedFiles(comparableKey).read([url('a.pdf')], known, createProber(net), 0, async () => undefined);
  expect([found, net.requested]).toEqual([[{ url: url('a.pdf'), status: 410, class: 'broken' }], []]);
});

test('a host that asks for pauses gets them, and the rest is asked for by the next page', async () => {
  const files = new LinkedFiles(comparableKey);
  const net = madeNet(() => 200);
  const urls = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(url);
  expect(await read(files, urls, net, 10_000)).toHaveLength(3);
  expect(net.requested.map(({ at }) => at)).toEqual([10_000, 20_000, 30_000]);
  expect((await read(files, urls, net, 10_000)).map((file) => file.url)).toEqual([url('4.pdf')]);
});

test('a file without a result, because the crawl was stopped, may be asked for again', async () => {
  const files = new LinkedFiles(comparableKey);
  const net = madeNet(() => null);
  const prober = createProber(net);
  const reading = files.read([url('a.pdf')], {}, prober, 0, async () => undefined);
  prober.stop();
  expect(await reading).toEqual([]);
  expect(await read(files, [url('a.pdf')])).toHaveLength(1);
});
