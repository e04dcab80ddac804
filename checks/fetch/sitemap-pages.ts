import { caps } from '../core/clip.ts';
import { faultText, readSitemap } from '../parse/sitemap.ts';
import { leadsInside } from '../parse/private-hosts.ts';
import { isHttp, parseUrl } from '../parse/urls.ts';
import { decodeText } from './charset.ts';
import { ask, gunzip, type Net } from './net.ts';

/** What sitemaps.org allows a file to be. */
const fileBytes = 50_000_000;
const fileEntries = 50_000;
/** All files of an index together. */
const allBytes = 200_000_000;
const fileLimit = 100;
const timeoutMs = 60_000;

export interface SitemapPages {
  /** Each once, in the order of the files, at most `limit`. */
  urls: string[];
  /** All that are listed, each once. */
  total: number;
  /** What its reader must know: whole sentences; '' for nothing. */
  note: string;
}

/** All pages that a sitemap lists; the children of an index are read too, of any origin. Private hosts only where it stands on one itself. Never throws. */
export async function fetchSitemapPages(net: Net, sitemapUrl: string, limit: number): Promise<SitemapPages> {
  const start = parseUrl(sitemapUrl);
  if (!start || !isHttp(start)) return { urls: [], total: 0, note: 'This is no address of a sitemap: it must begin with http:// or https://.' };
  const pages = new Set<string>();
  const notes: string[] = [];
  const queue: { url: string; child: boolean }[] = [{ url: start.href, child: false }];
  const known = new Set([start.href]);
  let [bytesLeft, files, unread, others, nested, inside] = [allBytes, 0, 0, 0, 0, 0];
  let why = '';

  for (let wanted = queue.shift(); wanted; wanted = queue.shift()) {
    const fail = (reason: string) => {
      if (!wanted!.child) why = reason;
      unread += 1;
    };
    if (files >= fileLimit || bytesLeft <= 0) {
      unread += 1;
      continue;
    }
    files += 1;
    const answer = await ask(net, wanted.url, { limit: Math.min(fileBytes, bytesLeft), timeoutMs });
    if (!answer.ok) {
      fail(answer.detail);
      continue;
    }
    if (answer.status < 200 || answer.status > 299) {
      fail(`The server answered with status ${answer.status}.`);
      continue;
    }
    const unpacked = await gunzip(answer.body, Math.min(fileBytes, bytesLeft));
    bytesLeft -= unpacked.bytes.length;
    if (answer.truncated || unpacked.truncated) notes.push(`${wanted.url.slice(0, 200)} is cut off, or larger than the ${fileBytes / 1e6} MB a sitemap may have: its rest was not read.`);
    const { child, url } = wanted;
    const children: string[] = [];
    let entries = 0;
    const content = readSitemap(decodeText(unpacked.bytes), ({ loc }, kind) => {
      entries += 1;
      if (entries > fileEntries) return;
      const parsed = parseUrl(loc, url);
      if (!parsed || !isHttp(parsed) || parsed.href.length > caps.url) {
        others += 1;
        return;
      }
      if (leadsInside(parsed.href, start.hostname)) {
        inside += 1;
        return;
      }
      parsed.hash = '';
      if (kind !== 'index') pages.add(parsed.href);
      else if (child) nested += 1;
      else if (!known.has(parsed.href)) {
        known.add(parsed.href);
        children.push(parsed.href);
      }
    });
    if (content.kind === 'html') fail('This is a web page, not a sitemap.');
    else if (content.kind === 'unreadable') fail('This is no sitemap: neither XML as sitemaps.org describes it, nor a list of addresses.');
    else if (content.fault && (content.fault.kind !== 'cut' || !(answer.truncated || unpacked.truncated))) {
      notes.push(`${url.slice(0, 200)} is not well-formed XML: ${faultText(content.fault)}. Its addresses were read all the same.`);
    }
    if (entries > fileEntries) notes.push(`${url.slice(0, 200)} lists more than the ${fileEntries.toLocaleString('en')} addresses a sitemap may have: the rest was not read.`);
    queue.push(...children.map((href) => ({ url: href, child: true })));
  }

  if (why) return { urls: [], total: 0, note: why };
  if (unread > 0) notes.unshift(`${unread} of its ${known.size - 1} sitemaps could not be read, or were too many.`);
  if (nested > 0) notes.push(`${nested} ${nested === 1 ? 'entry' : 'entries'} of an index inside an index ${nested === 1 ? 'was' : 'were'} not followed.`);
  if (others > 0) notes.push(`${others} ${others === 1 ? 'entry is' : 'entries are'} no address of a web page.`);
  if (inside > 0) notes.push(`${inside} ${inside === 1 ? 'entry leads' : 'entries lead'} to a private address and ${inside === 1 ? 'was' : 'were'} left out.`);
  if (pages.size > limit) notes.unshift(`It lists ${pages.size.toLocaleString('en')} pages: the first ${limit.toLocaleString('en')} were taken.`);
  if (pages.size === 0 && notes.length === 0) notes.push('This sitemap lists no pages.');
  const urls: string[] = [];
  for (const url of pages) {
    if (urls.length >= limit) break;
    urls.push(url);
  }
  return { urls, total: pages.size, note: notes.join(' ') };
}
