import { expect, test } from 'vitest';
import { readSitemapPages } from '../../../checks/fetch/sitemap-pages.ts';

const site = 'https://site.example';
const answer = (url: string, text: string, status = 200) =>
  Object.defineProperty(new Response(text, { status, headers: { 'content-type': 'application/xml' } }), 'url', { value: url });

test('a large file is read in slices: other tasks of the thread run meanwhile', async () => {
  const text = `<urlset>${Array.from({ length: 200_000 }, (_, index) => `<url><loc>${site}/a-page-of-the-site/${index}</loc></url>`).join('')}</urlset>`;
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const { urls, losses } = await readSitemapPages(async (url) => answer(url, text), `${site}/sitemap.xml`, 100_000);
  clearInterval(timer);
  expect(urls).toHaveLength(50_000);
  expect(losses).toMatchObject([{ url: `${site}/sitemap.xml`, why: { code: 'sitemap-too-long' } }]);
  expect(turns).toBeGreaterThan(2);
});
