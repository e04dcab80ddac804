import type { Because } from '../../../checks/core/facts/missing.ts';
import type { SitemapFault, SitemapFile } from '../../../checks/core/facts/site.ts';
import { amount, number } from './grammar.ts';
import { sitemapKinds } from './kinds.ts';
import { reasonFaultText, reasonText } from './reasons.ts';

export const sitemapEntry = {
  title: 'URL is listed in an XML sitemap',
  problem: 'URL is missing from the sitemap, or the sitemap has errors',
  why: 'A sitemap helps crawlers find pages and notice changes. Entries that are noindex, redirect or have another canonical send conflicting signals.',
  words: {
    file: 'File',
    foundBy: 'Found in',
    status: 'Status',
    kind: 'Kind',
    urls: 'URLs',
    index: 'a sitemap index',
    noAnswer: 'no response',
    none: 'none',
    kindOf: ({ kind }: { kind: SitemapFile['kind'] }) => sitemapKinds[kind],
    entry: 'Entry',
    entryIn: ({ url, file }: { url: string; file: string }) => `${url} in ${file}`,
  },
  says: {
    listed: ({ file }: { file: string }) => ({ message: `This URL is listed in ${file}`, change: '' }),
    noSitemap: () => ({ message: 'No sitemap found in the usual places. A sitemap is optional.', change: '' }),
    notMeantNoindex: () => ({ message: 'The sitemap does not list this page, as is right for a page with noindex.', change: '' }),
    notMeantCanonical: () => ({
      message: 'The sitemap does not list this page, as is right for a page whose canonical is another URL.',
      change: '',
    }),
    notMeantLater: () => ({ message: 'The sitemap does not list this page, which is normal for a later page of a list.', change: '' }),
    absent: ({ files }: { files: number }) => ({
      message: `This URL is not in the site’s sitemaps (${amount(files, 'file')} read).`,
      change: 'Add the URL if the page should be found, unless the sitemap is meant for other pages.',
    }),
    variant: ({ loc }: { loc: string }) => ({
      message: `The sitemap lists a variant of this URL: ${loc}`,
      change: 'List the exact canonical URL.',
    }),
    listedNoindex: () => ({
      message: 'The sitemap lists this URL, but the page has noindex.',
      change: 'Remove it from the sitemap, or remove the noindex.',
    }),
    listedElsewhere: ({ url }: { url: string }) => ({
      message: `The sitemap lists this URL, but its canonical points to ${url}`,
      change: 'List the canonical URL instead.',
    }),
    listedRedirects: ({ url }: { url: string }) => ({
      message: `The sitemap lists this URL, but it redirects to ${url}`,
      change: 'List the URL where the redirect ends.',
    }),
    brokenLine: ({ url, status }: { url: string; status: number }) => ({
      message: `The sitemap listed in robots.txt returns ${status}: ${url}`,
      change: 'Correct the Sitemap line in robots.txt, or restore the file.',
    }),
    refusedLine: ({ url, status }: { url: string; status: number }) => ({
      message: `The sitemap listed in robots.txt returned ${status} to our request, so it could not be checked: ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }: { url: string }) => ({
      message: `The sitemap listed in robots.txt is not a sitemap: ${url}`,
      change: 'Correct the Sitemap line in robots.txt, or serve XML there.',
    }),
    malformed: ({ file, fault }: { file: string; fault: SitemapFault }) => ({
      message: `A sitemap is not well-formed XML, so search engines may not read all of it: ${reasonFaultText(fault)}. ${file}`,
      change: 'Correct that line, or generate the file with a library. Search Console shows whether Google could read it.',
    }),
    badLastmod: ({ text }: { text: string }) => ({
      message: `The lastmod of this URL is not a W3C date: ${text}`,
      change: 'Use a date such as 2026-11-21 or 2026-11-21T10:00:00+00:00.',
    }),
    futureLastmod: ({ text }: { text: string }) => ({
      message: `The lastmod of this URL is in the future: ${text}`,
      change: 'Use the date of the last real change.',
    }),
    tooMany: ({ file, count, urls }: { file: string; count: number; urls: number }) => ({
      message: `A sitemap has ${amount(count, 'URL')}; the limit is ${number(urls)}: ${file}`,
      change: 'Split it and list the parts in a sitemap index.',
    }),
    tooLarge: ({ file, bytes }: { file: string; bytes: number }) => ({
      message: `A sitemap is larger than ${number(bytes / 2 ** 20)} MB (${number(bytes)} bytes) uncompressed: ${file}`,
      change: 'Split it and list the parts in a sitemap index.',
    }),
    tooManyFiles: () => ({ message: 'There are more sitemaps than Pageloupe reads; the URL may be in one of the others.', change: '' }),
    fileRefused: ({ url, status }: { url: string; status: number }) => ({
      message: `Not every sitemap was read; the URL may be in this one: ${url} (returned ${status}).`,
      change: '',
    }),
    fileUnread: ({ url, why }: { url: string; why: Because }) => ({
      message: `Not every sitemap was read; the URL may be in this one: ${url} ${reasonText(why)}`,
      change: '',
    }),
  },
};
