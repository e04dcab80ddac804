import { caps } from '../core/clip.ts';
import type { Because } from '../core/facts.ts';
import { because } from '../core/failure.ts';
import { readSitemap } from '../parse/sitemap.ts';
import { leadsInside } from '../parse/private-hosts.ts';
import { isHttp, parseUrl } from '../parse/urls.ts';
import { decodeText } from './charset.ts';
import { askSite, gunzip, type Net } from './net.ts';

/** What sitemaps.org allows a file to be. */
const fileBytes = 50_000_000;
const fileEntries = 50_000;
/** All files of an index together. */
const allBytes = 200_000_000;
const fileLimit = 100;
const timeoutMs = 60_000;
const mostAlternates = 200_000;

export interface SitemapPages {
  /** Each once, in the order of the files, at most `limit`. */
  urls: string[];
  /** All that are listed, each once. */
  total: number;
  /** Versions in other languages that the sitemaps list, by the URL of the page; of at most 200,000. */
  alternates: Map<string, { code: string; url: string }[]>;
  /** What its reader must know. */
  notes: Because[];
}

/**
 * All pages that a sitemap lists; the children of an index are read too, of any origin. Private hosts only where it is on one itself.
 * Never throws.
 * @param cookies the reader wrote the file: its own lines may name any host
 */
export async function fetchSitemapPages(net: Net, sitemapUrl: string, limit: number, cookies = false): Promise<SitemapPages> {
  const start = parseUrl(sitemapUrl);
  if (!start || !isHttp(start)) return { urls: [], total: 0, alternates: new Map(), notes: [because('sitemap-url')] };
  const pages = new Set<string>();
  const alternates = new Map<string, { code: string; url: string }[]>();
  let alternatesLeft = mostAlternates;
  const notes: Because[] = [];
  const queue: { url: string; child: boolean }[] = [{ url: start.href, child: false }];
  const known = new Set([start.href]);
  let [bytesLeft, files, unread, others, nested, inside] = [allBytes, 0, 0, 0, 0, 0];
  let why: Because | null = null;

  for (let wanted = queue.shift(); wanted; wanted = queue.shift()) {
    const fail = (reason: Because) => {
      if (!wanted!.child) why = reason;
      unread += 1;
    };
    if (files >= fileLimit || bytesLeft <= 0) {
      unread += 1;
      continue;
    }
    files += 1;
    const answer = await askSite(net, wanted.url, { limit: Math.min(fileBytes, bytesLeft), timeoutMs });
    if (!answer.ok) {
      fail({ code: answer.code, args: answer.args } as Because);
      continue;
    }
    if (answer.status < 200 || answer.status > 299) {
      fail(because('sitemap-status', { status: answer.status }));
      continue;
    }
    const unpacked = await gunzip(answer.body, Math.min(fileBytes, bytesLeft));
    bytesLeft -= unpacked.bytes.length;
    if (answer.truncated || unpacked.truncated)
      notes.push(because('sitemap-cut', { url: wanted.url.slice(0, 200), megabytes: fileBytes / 1e6 }));
    const { child, url } = wanted;
    const children: string[] = [];
    let entries = 0;
    const content = readSitemap(decodeText(unpacked.bytes), ({ loc, alternates: versions }, kind) => {
      entries += 1;
      if (entries > fileEntries) return;
      const parsed = parseUrl(loc, url);
      if (!parsed || !isHttp(parsed) || parsed.href.length > caps.url) {
        others += 1;
        return;
      }
      if (!(cookies && !child) && leadsInside(parsed.href, start.hostname)) {
        inside += 1;
        return;
      }
      parsed.hash = '';
      if (versions && versions.length <= alternatesLeft) {
        alternatesLeft -= versions.length;
        alternates.set(parsed.href, versions);
      }
      if (kind !== 'index') pages.add(parsed.href);
      else if (child) nested += 1;
      else if (!known.has(parsed.href)) {
        known.add(parsed.href);
        children.push(parsed.href);
      }
    });
    if (content.kind === 'html') fail(because('sitemap-is-page'));
    else if (content.kind === 'unreadable') fail(because('sitemap-unreadable'));
    else if (content.fault && (content.fault.kind !== 'cut' || !(answer.truncated || unpacked.truncated))) {
      notes.push(because('sitemap-malformed', { url: url.slice(0, 200), fault: content.fault }));
    }
    if (entries > fileEntries) notes.push(because('sitemap-too-long', { url: url.slice(0, 200), entries: fileEntries }));
    queue.push(...children.map((href) => ({ url: href, child: true })));
  }

  if (why) return { urls: [], total: 0, alternates: new Map(), notes: [why] };
  if (unread > 0) notes.unshift(because('sitemap-files-unread', { unread, total: known.size - 1 }));
  if (nested > 0) notes.push(because('sitemap-nested', { count: nested }));
  if (others > 0) notes.push(because('sitemap-off-the-web', { count: others }));
  if (inside > 0) notes.push(because('sitemap-leads-inside', { count: inside }));
  if (pages.size > limit) notes.unshift(because('sitemap-more-pages', { pages: pages.size, taken: limit }));
  if (pages.size === 0 && notes.length === 0) notes.push(because('sitemap-empty'));
  const urls: string[] = [];
  for (const url of pages) {
    if (urls.length >= limit) break;
    urls.push(url);
  }
  return { urls, total: pages.size, alternates, notes };
}
