import { caps } from '../core/helpers/clip.ts';
import type { Because } from '../core/facts/missing.ts';
import { failureReason } from '../core/failure.ts';
import { parseSitemapInSteps, type SitemapContent, type SitemapEntry } from '../parse/sitemap.ts';
import { leadsToPrivateHost } from '../parse/private-hosts.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';
import { decodeTextInSteps } from './charset.ts';
import { runInSlices } from './run-in-slices.ts';
import { netUntil, requestWithinOrigin, gunzipBody, type Net } from './net.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/** Maximum file size according to sitemaps.org. */
const fileBytes = 50_000_000;
const fileEntries = 50_000;
/** Maximum size of all files of an index together. */
const allBytes = 200_000_000;
const fileLimit = 100;
const timeoutMs = 60_000;
const mostAlternates = 200_000;
/** Number of unique pages beyond which no further file is read, if fewer are wanted: an index of 100 files may list five million. */
const mostCounted = 200_000;

export interface SitemapPages {
  /** Unique, in file order, at most `limit`. */
  urls: string[];
  /** Number of unique URLs that were read. */
  total: number;
  /** Language versions in the sitemaps, by page URL; at most 200,000. */
  alternates: Map<string, { code: string; url: string }[]>;
  /** Messages for the user. */
  notes: Because[];
  /** Those of the notes that are about no loss: entries that were left out. */
  remarks: Because[];
  /** Files whose pages are missing, or some of them, and why. */
  losses: SitemapLoss[];
}
export interface SitemapLoss {
  url: string;
  why: Because;
}

/** State while the files are read. */
interface Reading {
  /** Host of the first file. */
  readonly host: string;
  /** Whether the first file may name any host. */
  readonly trusted: boolean;
  readonly pages: Set<string>;
  readonly alternates: SitemapPages['alternates'];
  readonly files: Set<string>;
  readonly notes: Because[];
  readonly losses: SitemapLoss[];
  bytesLeft: number;
  alternatesLeft: number;
  /** Number of files that could not be read, indexes within an index, entries that are not http(s) URLs, and entries on private hosts. */
  readonly counts: { unread: number; nested: number; notWeb: number; inside: number };
}
interface SitemapToRead {
  url: string;
  /** Listed by an index. */
  child: boolean;
}

/**
 * All pages that a sitemap lists. Child sitemaps of an index are read too, on any origin. Private hosts only if the sitemap is on one.
 * Never throws.
 * @param trusted the user chose the file, so its entries may name any host
 * @param stop of AbortSignal.timeout: ends the request that is under way, and no further file is requested
 */
export async function readSitemapPages(
  net: Net,
  sitemapUrl: string,
  limit: number,
  { trusted = false, stop }: { trusted?: boolean; stop?: AbortSignal | undefined } = {},
): Promise<SitemapPages> {
  const start = parseUrl(sitemapUrl);
  if (!start || !isHttpUrl(start)) return noPages(sitemapUrl, failureReason('sitemap-url'));
  const reading: Reading = {
    host: start.hostname,
    trusted,
    pages: new Set(),
    alternates: new Map(),
    files: new Set([start.href]),
    notes: [],
    losses: [],
    bytesLeft: allBytes,
    alternatesLeft: mostAlternates,
    counts: { unread: 0, nested: 0, notWeb: 0, inside: 0 },
  };
  const netInTime = stop ? netUntil(net, stop) : net;
  const queue: SitemapToRead[] = [{ url: start.href, child: false }];
  for (let [file, requests] = [queue.shift(), 0]; file; file = queue.shift()) {
    const isOver = file.child && stop?.aborted;
    if (isOver || requests >= fileLimit || reading.bytesLeft <= 0 || reading.pages.size > Math.max(limit, mostCounted)) {
      reading.counts.unread += 1;
      continue;
    }
    requests += 1;
    const { children, failure } = await readFile(netInTime, file, reading);
    if (failure && !file.child) return noPages(file.url, failure);
    if (failure) {
      reading.counts.unread += 1;
      reading.losses.push({ url: file.url, why: failure });
    }
    queue.push(...children.map((url) => ({ url, child: true })));
  }
  return sitemapPagesOf(start.href, reading, limit);
}

const noPages = (url: string, why: Because): SitemapPages => ({
  urls: [],
  total: 0,
  alternates: new Map(),
  notes: [why],
  remarks: [],
  losses: [{ url, why }],
});

/** @returns the files that it lists, and why it could not be read; null if it could */
async function readFile(net: Net, file: SitemapToRead, reading: Reading): Promise<{ children: string[]; failure: Because | null }> {
  const most = Math.min(fileBytes, reading.bytesLeft);
  const response = await requestWithinOrigin(net, file.url, { limit: most, timeoutMs, keepsPart: true });
  if (!response.ok) return { children: [], failure: { code: response.code, args: response.args } as Because };
  if (!isSuccess(response.status)) return { children: [], failure: failureReason('answer-status', { status: response.status }) };
  const unpacked = await gunzipBody(response.body, most);
  reading.bytesLeft -= unpacked.bytes.length;
  const truncated = response.truncated || unpacked.truncated;
  const url = file.url.slice(0, 200);
  const cut = (why: Because) => {
    reading.notes.push(why);
    reading.losses.push({ url: file.url, why });
  };
  const children: string[] = [];
  let entries = 0;
  // A file of 50 MB takes seconds, and others share this thread.
  const text = await runInSlices(decodeTextInSteps(unpacked.bytes));
  const { kind, fault } = await runInSlices(
    parseSitemapInSteps(text, (entry, kindOfFile) => {
      entries += 1;
      if (entries <= fileEntries) addEntry(entry, kindOfFile, file, reading, children);
    }),
  );
  if (response.isLate) cut(failureReason('sitemap-late', { url, entries: Math.min(entries, fileEntries) }));
  else if (truncated) cut(failureReason('sitemap-cut', { url, megabytes: fileBytes / 1e6 }));
  if (kind !== 'html' && kind !== 'unreadable' && fault && !(fault.kind === 'cut' && truncated))
    cut(failureReason('sitemap-malformed', { url, fault }));
  if (entries > fileEntries) cut(failureReason('sitemap-too-long', { url, entries: fileEntries }));
  return {
    children,
    failure: kind === 'html' ? failureReason('sitemap-is-page') : kind === 'unreadable' ? failureReason('sitemap-unreadable') : null,
  };
}

function addEntry(
  { loc, alternates }: SitemapEntry,
  kind: SitemapContent['kind'],
  { url, child }: SitemapToRead,
  reading: Reading,
  children: string[],
): void {
  const { counts, files } = reading;
  const target = parseUrl(loc, url);
  if (!target || !isHttpUrl(target) || target.href.length > caps.url) {
    counts.notWeb += 1;
    return;
  }
  if (!(reading.trusted && !child) && leadsToPrivateHost(target.href, reading.host)) {
    counts.inside += 1;
    return;
  }
  target.hash = '';
  if (alternates && alternates.length <= reading.alternatesLeft) {
    reading.alternatesLeft -= alternates.length;
    reading.alternates.set(target.href, alternates);
  }
  if (kind !== 'index') reading.pages.add(target.href);
  else if (child) counts.nested += 1;
  else if (!files.has(target.href)) {
    files.add(target.href);
    children.push(target.href);
  }
}

function sitemapPagesOf(url: string, { pages, alternates, files, notes: ofFiles, losses, counts }: Reading, limit: number): SitemapPages {
  const more = pages.size > limit ? [failureReason('sitemap-more-pages', { pages: pages.size, taken: limit })] : [];
  const unread = counts.unread > 0 ? [failureReason('sitemap-files-unread', { unread: counts.unread, total: files.size - 1 })] : [];
  const nested = counts.nested > 0 ? [failureReason('sitemap-nested', { count: counts.nested })] : [];
  // Files that were not tried have no reason of their own.
  const untried = losses.filter(({ why }) => !['sitemap-cut', 'sitemap-late'].includes(why.code)).length < counts.unread ? unread : [];
  const remarks: Because[] = [
    ...(counts.notWeb > 0 ? [failureReason('sitemap-off-the-web', { count: counts.notWeb })] : []),
    ...(counts.inside > 0 ? [failureReason('sitemap-leads-inside', { count: counts.inside })] : []),
  ];
  const faults = [...more, ...unread, ...ofFiles, ...nested];
  if (pages.size === 0 && faults.length + remarks.length === 0) remarks.push(failureReason('sitemap-empty'));
  const urls: string[] = [];
  for (const page of pages) {
    if (urls.length >= limit) break;
    urls.push(page);
  }
  return {
    urls,
    total: pages.size,
    alternates,
    notes: [...faults, ...remarks],
    remarks,
    losses: [...[...more, ...untried, ...nested].map((why) => ({ url, why })), ...losses],
  };
}
