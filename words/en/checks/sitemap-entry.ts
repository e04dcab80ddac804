import type { Because, SitemapFault, SitemapFile } from '../../../checks/core/facts.ts';
import { amount, number } from './english.ts';
import { sitemapKinds } from './kinds.ts';
import { faultText, reasonText } from './reasons.ts';

export const sitemapEntry = {
  title: 'URL is listed in an XML sitemap',
  why: 'A sitemap helps crawlers find pages and notice changes. Entries that are noindex or lead elsewhere contradict the page.',
  words: {
    file: 'File',
    foundBy: 'Found through',
    status: 'Status',
    kind: 'Kind',
    urls: 'URLs',
    index: 'a sitemap index',
    noAnswer: 'no answer',
    none: 'none',
    kindOf: ({ kind }: { kind: SitemapFile['kind'] }) => sitemapKinds[kind],
    entry: 'Entry',
    entryIn: ({ url, file }: { url: string; file: string }) => `${url} in ${file}`,
  },
  says: {
    listed: ({ file }: { file: string }) => ({ message: `This URL is listed in ${file}`, change: '' }),
    noSitemap: () => ({ message: 'The site has no sitemap where crawlers look for one. A sitemap is optional.', change: '' }),
    notMeantNoindex: () => ({ message: 'The page says noindex, so it needs no sitemap entry, and has none.', change: '' }),
    notMeantCanonical: () => ({
      message: 'The page names another URL as canonical, so it needs no sitemap entry, and has none.',
      change: '',
    }),
    absent: ({ files }: { files: number }) => ({
      message: `This URL is in none of the site's sitemaps (${amount(files, 'file')} read).`,
      change: 'Add the URL if the page should be found; leave it if the sitemap is meant for other pages.',
    }),
    variant: ({ loc }: { loc: string }) => ({
      message: `The sitemap lists a variant of this URL: ${loc}`,
      change: 'List exactly the canonical URL.',
    }),
    listedNoindex: () => ({
      message: 'The sitemap lists this URL, but the page says noindex.',
      change: 'Take it out of the sitemap, or remove the noindex.',
    }),
    listedElsewhere: ({ url }: { url: string }) => ({
      message: `The sitemap lists this URL, but the page names another URL as canonical: ${url}`,
      change: 'List the canonical URL instead.',
    }),
    listedRedirects: ({ url }: { url: string }) => ({
      message: `The sitemap lists this URL, but it redirects to ${url}`,
      change: 'List the URL where the redirect ends.',
    }),
    brokenLine: ({ url, status }: { url: string; status: number }) => ({
      message: `robots.txt names a sitemap that answers ${status}: ${url}`,
      change: 'Correct the Sitemap line of robots.txt, or restore the file.',
    }),
    refusedLine: ({ url, status }: { url: string; status: number }) => ({
      message: `A sitemap that robots.txt names refused our request (${status}), so it could not be checked: ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }: { url: string }) => ({
      message: `The sitemap that robots.txt names is not a sitemap: ${url}`,
      change: 'Correct the Sitemap line of robots.txt, or serve XML there.',
    }),
    malformed: ({ file, fault }: { file: string; fault: SitemapFault }) => ({
      message: `A sitemap is not well-formed XML, so search engines may not read it, or not to its end: ${faultText(fault)}. ${file}`,
      change: 'Correct that line, or let a library write the file. Search Console says whether Google could read it.',
    }),
    badLastmod: ({ text }: { text: string }) => ({
      message: `The lastmod of this URL's entry is not a W3C date: ${text}`,
      change: 'Write a date such as 2026-11-21, or 2026-11-21T10:00:00+00:00.',
    }),
    futureLastmod: ({ text }: { text: string }) => ({
      message: `The lastmod of this URL's entry is in the future: ${text}`,
      change: 'Write the date of the last real change.',
    }),
    tooMany: ({ file, count, urls }: { file: string; count: number; urls: number }) => ({
      message: `A sitemap has ${amount(count, 'URL')}; ${number(urls)} are allowed: ${file}`,
      change: 'Split it, and list the parts in a sitemap index.',
    }),
    tooLarge: ({ file, bytes }: { file: string; bytes: number }) => ({
      message: `A sitemap is larger than ${number(bytes / 2 ** 20)} MB (${number(bytes)} bytes) uncompressed: ${file}`,
      change: 'Split it, and list the parts in a sitemap index.',
    }),
    tooManyFiles: () => ({ message: 'The sitemaps are more than we read, so the URL may be in another.', change: '' }),
    fileRefused: ({ url, status }: { url: string; status: number }) => ({
      message: `Not every sitemap was read, so the URL may be in another: ${url} (it refused our request, status ${status}).`,
      change: '',
    }),
    fileUnread: ({ url, why }: { url: string; why: Because }) => ({
      message: `Not every sitemap was read, so the URL may be in another: ${url} ${reasonText(why)}`,
      change: '',
    }),
  },
};
