import { expect, test } from 'vitest';
import { fetchSitemapPages } from '../../../checks/fetch/sitemap-pages.ts';

const site = 'https://site.example';
const answer = (url: string, text: string, status = 200) =>
  Object.defineProperty(new Response(text, { status, headers: { 'content-type': 'application/xml' } }), 'url', { value: url });

test('each file that could not be read is named, with its reason', async () => {
  const index = `<sitemapindex>${['a', 'b', 'c'].map((name) => `<sitemap><loc>${site}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`;
  const { urls, losses } = await fetchSitemapPages(
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
    { url: `${site}/b.xml`, why: { code: 'sitemap-status' } },
    { url: `${site}/c.xml`, why: { code: 'sitemap-is-page' } },
  ]);
});
