import { expect, test } from 'vitest';
import { sitemapsIn } from '../../../checks/parse/robots-lines.ts';
import { parseRobotsTxt } from '../../../checks/parse/robots-txt.ts';

const all = (text: string) => parseRobotsTxt(text).sitemaps.map(({ url }) => url);

test.each([
  ['several, in any case', 'User-agent: *\nDisallow: /a\nSITEMAP: https://e.x/1.xml\r\nsitemap:https://e.x/2.xml\rDisallow: /b'],
  ['behind a byte order mark', '\uFEFFSitemap: https://e.x/1.xml\nUser-agent: *'],
  ['misspelt, with white space, and without a colon', ' \tSite-map : /1.xml\nSitemaps: /2.xml\nSitemap https://e.x/3.xml'],
  ['before a comment and a NUL', 'Sitemap: /1.xml # old\nSitemap: /2.xml\0/3.xml\n# Sitemap: /4.xml'],
  ['without a URL', 'Sitemap:\nSitemap'],
  ['a URL of 3,000 characters', `Sitemap: https://e.x/${'a'.repeat(3_000)}`],
  ['none', 'User-agent: *\nDisallow: /sitemap\nNoSitemap: /a'],
  ['an empty file', ''],
])('the sitemaps that the whole file names: %s', (_, text) => expect(sitemapsIn(text)).toEqual(all(text)));

test('as many lines as are read', () => expect(sitemapsIn('Sitemap: /a\n'.repeat(2_000))).toHaveLength(500));
