import { english } from '../../../checks/core/wording.ts';
import type { Because } from '../../../checks/core/facts/missing.ts';
import type { SitemapFault } from '../../../checks/core/facts/site.ts';
import { reasonFaultText, reasonText } from '../checks/reasons.ts';
import { sitemapKinds } from '../checks/kinds.ts';

const { amount, agree, bytes } = english;

export const words = {
  none: 'No sitemap found: none listed in robots.txt and none at /sitemap.xml. A sitemap is optional; pages can be found through links.',
  listed: 'This URL is listed.',
  variant: 'A variant of this URL is listed, not this exact URL.',
  unreadable: 'Sitemaps are listed in robots.txt, but none could be read.',
  unfound: 'No sitemap found: none listed in robots.txt and none in the usual place. A sitemap is optional.',
  unlisted: 'This URL is not listed in any of the sitemaps.',
  notYet: 'Not found so far: not every sitemap was read completely.',
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
    none: 'No entry matches this URL or a variant (http and https, www, slash, uppercase, tracking parameters).',
    exact: 'exact',
    variant: 'a variant',
    unsaid: 'not set',
  },
  files: {
    failed: ({ why }: { why: Because }) => reasonText(why),
    title: 'Sitemap files',
    requested: 'Requested files',
    more: ({ count }: { count: number }) => `${amount(count, 'more file')} ${agree(count, 'is', 'are')} listed.`,
    unread: 'not read',
    status: ({ status }: { status: number }) => `status ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }: { count: number }) => amount(count, 'URL'),
    files: ({ count }: { count: number }) => amount(count, 'file'),
    bytes: ({ count }: { count: number }) => bytes(count),
    looked: 'does not exist',
    from: { 'robots.txt': 'listed in robots.txt', '/sitemap.xml': 'found at /sitemap.xml' },
    fault: ({ fault }: { fault: SitemapFault }) => `not well-formed: ${reasonFaultText(fault)}`,
    truncated: 'not read completely',
    overLimit: 'over the limit of 50,000 URLs or 50 MB',
    lists: 'lists this page',
  },
};
