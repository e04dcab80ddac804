import { expect, onTestFinished, test, vi } from 'vitest';
import { readSitemapPages } from '../../../checks/fetch/sitemap-pages.ts';

const site = 'https://site.example';
const answer = (url: string, text: string, status = 200) =>
  Object.defineProperty(new Response(text, { status, headers: { 'content-type': 'application/xml' } }), 'url', { value: url });

test('each file that could not be read is named, with its reason', async () => {
  const index = `<sitemapindex>${['a', 'b', 'c'].map((name) => `<sitemap><loc>${site}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`;
  const { urls, losses } = await readSitemapPages(
    async (url) =>
      url.endsWith('/a.xml')
        ? answer(url, `<urlset><url><loc>${site}/1</loc></url></urlset>`)
        : url.endsWith('/b.xml')
          ? answer(url, '', 500)
          : url.endsWith('/c.xml')
            ? answer(url, '<!doctype html><title>Not here</title>')
            : answer(url, index),
    `${site}/sitemap.xml`,
    100,
  );
  expect(urls).toEqual([`${site}/1`]);
  expect(losses).toMatchObject([
    { url: `${site}/b.xml`, why: { code: 'answer-status' } },
    { url: `${site}/c.xml`, why: { code: 'sitemap-is-page' } },
  ]);
});

test('files beyond 200,000 pages are not requested, and the loss says so', async () => {
  const names = Array.from({ length: 9 }, (_, file) => file);
  const requested: string[] = [];
  const { urls, total, losses } = await readSitemapPages(
    async (url) => {
      requested.push(url);
      return answer(
        url,
        url.endsWith('/sitemap.xml')
          ? `<sitemapindex>${names.map((name) => `<sitemap><loc>${site}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`
          : Array.from({ length: 50_000 }, (_, page) => `${url}/${page}`).join('\n'),
      );
    },
    `${site}/sitemap.xml`,
    100,
  );
  expect([urls.length, total, requested.length]).toEqual([100, 250_000, 6]);
  expect(losses.map(({ why }) => why)).toMatchObject([
    { code: 'sitemap-more-pages', args: { pages: 250_000, taken: 100 } },
    { code: 'sitemap-files-unread', args: { unread: 4, total: 9 } },
  ]);
});

test('a file that does not end in the time of its network says so, with the number of URLs that were read', async () => {
  const parts = ['<urlset>', `<url><loc>${site}/1</loc></url>`, `<url><loc>${site}/2</loc></url>`].map((part) =>
    new TextEncoder().encode(part),
  );
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    },
  });
  const { urls, notes, losses } = await readSitemapPages(async () => new Response(body), `${site}/sitemap.xml`, 100);
  expect(urls).toEqual([`${site}/1`, `${site}/2`]);
  const why = { code: 'sitemap-late', args: { url: `${site}/sitemap.xml`, entries: 2 } };
  expect([notes, losses]).toEqual([[why], [{ url: `${site}/sitemap.xml`, why }]]);
});

/** A body that begins with this text and never ends. */
const endless = (text: string) =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });

test('a file that does not end in the time of a request gives what was read, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const reading = readSitemapPages(
    async () => new Response(endless(`<urlset><url><loc>${site}/1</loc></url><url><loc>${site}/2</loc></url>`)),
    `${site}/sitemap.xml`,
    100,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  const { urls, losses } = await reading;
  expect(urls).toEqual([`${site}/1`, `${site}/2`]);
  expect(losses).toEqual([{ url: `${site}/sitemap.xml`, why: { code: 'sitemap-late', args: { url: `${site}/sitemap.xml`, entries: 2 } } }]);
});

test('after the time for all files, the next ones are not requested, and the loss counts them', async () => {
  const stop = new AbortController();
  const requested: string[] = [];
  const { urls, losses } = await readSitemapPages(
    async (url, { signal }) => {
      requested.push(url);
      if (url.endsWith('/sitemap.xml'))
        return answer(
          url,
          `<sitemapindex>${['a', 'b', 'c'].map((name) => `<sitemap><loc>${site}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`,
        );
      if (url.endsWith('/a.xml')) return answer(url, `<urlset><url><loc>${site}/1</loc></url></urlset>`);
      return new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        stop.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
      });
    },
    `${site}/sitemap.xml`,
    100,
    { stop: stop.signal },
  );
  expect(urls).toEqual([`${site}/1`]);
  expect(requested.map((url) => url.slice(site.length))).toEqual(['/sitemap.xml', '/a.xml', '/b.xml']);
  expect(losses).toMatchObject([
    { url: `${site}/sitemap.xml`, why: { code: 'sitemap-files-unread', args: { unread: 2, total: 3 } } },
    { url: `${site}/b.xml`, why: { code: 'answer-too-slow' } },
  ]);
});
