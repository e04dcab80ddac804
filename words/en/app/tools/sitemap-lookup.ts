import { english, faultText, reasonText, sitemapKinds, type Because, type SitemapFault } from '../../../../checks/index.ts';

const { amount, agree, bytes } = english;

export const sitemapLookup = {
  none: 'No sitemap was found: robots.txt names none, and there is none at /sitemap.xml. A sitemap is optional; pages can be found through links.',
  listed: 'This URL is listed.',
  variant: 'A variant of this URL is listed, not the URL itself.',
  unreadable: 'Sitemaps are named, but none could be read.',
  unfound: 'No sitemap was found: robots.txt names none, and there is none in the usual place. A sitemap is optional.',
  unlisted: 'This URL is not listed in any of the sitemaps.',
  notYet: 'Not found so far: not every sitemap was read to its end.',
  read: ({ files, urls }: { files: number; urls: number }) => `${amount(files, 'file')}, ${amount(urls, 'URL')} read.`,
  readPart: ({ files, urls }: { files: number; urls: number }) =>
    `${amount(files, 'file')}, ${amount(urls, 'URL')} read; at most 10 child files and 20 MB are read.`,
  entries: {
    title: 'Where it is listed',
    rows: 'sitemap entries',
    url: 'URL',
    match: 'Match',
    lastmod: 'Last modified',
    file: 'File',
    none: 'No entry is this URL or a variant of it (http and https, www, slash, upper case, tracking parameters).',
    exact: 'exactly',
    variant: 'a variant',
    unsaid: 'not said',
  },
  files: {
    failed: ({ why }: { why: Because }) => reasonText(why),
    title: 'Sitemap files',
    requested: 'What was requested',
    more: ({ count }: { count: number }) => `${amount(count, 'more file')} ${agree(count, 'is', 'are')} named.`,
    unread: 'not read',
    status: ({ status }: { status: number }) => `status ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }: { count: number }) => amount(count, 'URL'),
    files: ({ count }: { count: number }) => amount(count, 'file'),
    bytes: ({ count }: { count: number }) => bytes(count),
    looked: 'nothing is there; no file names it',
    from: { 'robots.txt': 'found through robots.txt', '/sitemap.xml': 'found at /sitemap.xml' },
    fault: ({ fault }: { fault: SitemapFault }) => `not well-formed: ${faultText(fault)}`,
    truncated: 'not read to its end',
    overLimit: 'over the limit of 50,000 URLs or 50 MB',
    lists: 'lists this page',
  },
};
