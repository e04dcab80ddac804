import { isAbsolute, resolve } from 'node:path';
import { parseRobotsTxt } from '../../../checks/parse/robots-txt.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { netUntil } from '../../../checks/fetch/net.ts';
import { fetchRobotsTxt } from '../../../checks/fetch/site-texts.ts';
import { isFileUrl } from '../../../checks/derive/links/paths.ts';
import { readSitemapPages, type SitemapLoss } from '../../../checks/fetch/sitemap-pages.ts';
import type { Net } from '../../../checks/fetch/site.ts';
import type { AuditSettings } from '../config/settings.ts';
import { describeSystemError, usageError } from '../failure.ts';
import { inputBytes, readInputFile } from '../read-input.ts';
import { mostLosses, withFile, type RunLoss } from '../../audit/run-losses.ts';
import { serverWords } from '../../words.ts';
import { auditableUrl } from './url.ts';
import type { OpenNet, World } from '../world.ts';
import { createHash } from 'node:crypto';

/** Selects part of a list of pages, deterministically. */

/**
 * Pages of a shard (from 1), by the hash of their URLs: a page that joins or leaves a sitemap does not move other pages to another
 * shard, so that runs of one shard can be compared. A shard of a short list may be empty.
 */
const urlsOfShard = (urls: readonly string[], { part, of }: { part: number; of: number }): string[] =>
  urls.filter((url) => createHash('sha256').update(url).digest().readUIntBE(0, 6) % of === part - 1);
/**
 * A sample of URLs in list order. The seed determines it: those with the lowest hash are chosen, so that a page that joins or leaves
 * the list changes at most one page of the sample.
 */
function sampleUrls(urls: readonly string[], size: number, seed: number): string[] {
  if (size >= urls.length) return [...urls];
  const hashed = urls.map((url, index) => ({ index, hash: createHash('sha256').update(`${seed} ${url}`).digest('hex') }));
  const chosen = new Set(
    hashed
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      .slice(0, size)
      .map(({ index }) => index),
  );
  return urls.filter((_, index) => chosen.has(index));
}

/** The pages to audit. */
export interface Targets {
  /** Unique, in WHATWG form, in the order of the sources. */
  urls: string[];
  /** Files that sitemaps of a crawl list, which are not audited. Absent if there are none. */
  files?: string[];
  /** Origins that the user named: only these may be private (docs/decisions/0015-private-networks.md). */
  allowOrigins: string[];
  /** Origins to which headers are sent. */
  headerOrigins: string[];
  /** Sitemaps that could not be read completely. */
  losses?: RunLoss[];
  /** Present if the sitemaps list no pages. */
  isEmpty?: true;
}

/** Milliseconds for all sitemaps together, so that a slow site does not block a build for hours. */
const sitemapTimeout = 600_000;

/** Maximum pages of a sitemap; split larger sites into several runs (--shard). */
const mostPages = 200_000;

/**
 * Collects the pages of all sources.
 * @param say called with notes for the user, such as a sitemap that could not be read completely
 * @throws CommandFailed if nothing was named to audit, or an argument is not a URL
 */
export async function gatherTargets(
  settings: AuditSettings,
  world: Pick<World, 'cwd' | 'stdin' | 'openNet'>,
  say: (note: string) => void,
): Promise<Targets> {
  const { urls, urlFiles, sitemaps, replace } = settings;
  const typed = urls.map((url) => auditableUrl(url, ''));
  const listed = (await Promise.all(urlFiles.map((file) => readList(file, world)))).flat();
  const replacements = replace.flatMap(({ to }) => originOf(to) ?? []);
  const named = [...typed.map(originOf), ...sitemaps.map(originOf)].flatMap((origin) => origin ?? []);
  const inFiles = [...new Set(listed.flatMap((url) => originOf(url) ?? []))];
  const allow = new Set([...named, ...inFiles, ...replacements]);
  const all = [...typed, ...listed];
  const losses: RunLoss[] = [];
  let refusal: OpenNet['refusal'] = () => null;
  // Why there was no answer, if we know.
  const reasonOf = (url: string, why: SitemapLoss['why']) =>
    (why.code === 'request-failed' && refusal(url)?.message) || serverWords().reasonText(why).replaceAll(fileUrl, url);
  const tell: Tell = {
    say,
    noted: (url, why) => say(withFile(url, reasonOf(url, why))),
    lost(url, why) {
      // A sample leaves out most pages anyway.
      if (losses.length < mostLosses && !(settings.sample !== null && why.code === 'sitemap-more-pages'))
        losses.push({ kind: 'sitemap', url, reason: reasonOf(url, why) });
    },
    unknown(url, reason) {
      say(reason);
      losses.push({ kind: 'sitemap', url, reason });
    },
  };
  if (sitemaps.length > 0) {
    const { net, refusal: whyNot, close } = await world.openNet([...allow], settings);
    refusal = whyNot;
    const stop = AbortSignal.timeout(Math.ceil(Math.max(0, Math.min(sitemapTimeout, settings.endsAt - performance.now()))));
    try {
      for (const sitemap of sitemaps) {
        const found = await readSitemap(sitemap, typed, { net, stop, tell }, world.cwd);
        // One by one: too many arguments for a single call.
        for (const url of found.urls) all.push(url);
        for (const origin of found.allowOrigins) allow.add(origin);
      }
    } finally {
      await close();
    }
  }
  if (urls.length + urlFiles.length + sitemaps.length === 0) throw usageError(serverWords().commands.targets.none);
  // A server error of a sitemap is not a usage error.
  if (all.length === 0 && sitemaps.length > 0) {
    const { emptySitemaps } = serverWords().commands.targets;
    say(emptySitemaps({ sitemaps }));
    if (losses.length === 0)
      losses.push(...sitemaps.map((url): RunLoss => ({ kind: 'sitemap', url, reason: emptySitemaps({ sitemaps: [url] }) })));
    return { urls: [], allowOrigins: [...allow], headerOrigins: named, losses, isEmpty: true };
  }
  if (all.length === 0)
    throw usageError(
      urlFiles.length > 0 ? serverWords().commands.targets.emptyFiles({ files: urlFiles }) : serverWords().commands.targets.none,
    );
  return {
    ...choosePages(all, typed.length + listed.length, settings, say),
    allowOrigins: [...allow],
    headerOrigins: [...new Set([...named, ...replacements, ...(inFiles.length === 1 ? inFiles : [])])],
    ...(losses.length > 0 && { losses }),
  };
}

/**
 * The pages to audit, and the files of a crawl whose status is asked for.
 * @param byUser how many of the first ones the user named: they are pages, whatever their ending
 * @throws CommandFailed if none is left
 */
function choosePages(
  all: readonly string[],
  byUser: number,
  settings: AuditSettings,
  say: (note: string) => void,
): Pick<Targets, 'urls' | 'files'> {
  const changed = all
    .map((url) => settings.replace.reduce((changing, { change }) => change(changing), url))
    .map((url) => auditableUrl(url, ''));
  const byHand = new Set(changed.slice(0, byUser));
  const wanted = [...new Set(changed)].filter((url) => settings.wanted(url, byHand.has(url)));
  const files = wanted.filter((url) => isFileUrl(url) && !byHand.has(url));
  const isFile = new Set(files);
  const distinct = settings.crawl ? wanted.filter((url) => !isFile.has(url)) : wanted;
  const part = settings.shard ? urlsOfShard(distinct, settings.shard) : distinct;
  const chosen = settings.sample === null ? part : sampleUrls(part, settings.sample, settings.seed);
  if (distinct.length === 0) throw usageError(serverWords().commands.targets.noneLeft({ listed: all.length }));
  if (chosen.length === 0) say(serverWords().commands.targets.emptyShard);
  sayFiles(
    chosen.filter((url) => isFile.has(url)),
    say,
  );
  return { urls: chosen, ...(settings.crawl && files.length > 0 && { files }) };
}

/** One URL per line; lines that start with # are comments. `-` is standard input. */
async function readList(file: string, { cwd, stdin }: Pick<World, 'cwd' | 'stdin'>): Promise<string[]> {
  let text: string;
  try {
    text = file === '-' ? await stdin() : listTextOf(await readInputFile(resolve(cwd, file), inputBytes.urls));
  } catch (error) {
    const { file: unreadable, standardInput } = serverWords().commands.usage;
    throw usageError(unreadable({ file: file === '-' ? standardInput : file, why: describeSystemError(error) }));
  }
  const urls: string[] = [];
  const faults: { line: number; why: string }[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((one) => one.trim())
    .entries()) {
    if (line === '' || line.startsWith('#')) continue;
    try {
      // The sentence about all lines names the file.
      urls.push(auditableUrl(line, ''));
    } catch (error) {
      faults.push({ line: index + 1, why: describeSystemError(error) });
    }
  }
  // Reports all errors at once, so that the list can be corrected in one go.
  if (faults.length > 0) throw usageError(serverWords().commands.targets.noUrls({ file, faults }));
  return urls;
}

/** PowerShell writes UTF-16 with `>`. */
const listTextOf = (bytes: Buffer): string => (bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8'));

const originOf = (text: string): string | null => (/^https?:\/\//i.test(text) ? (parseUrl(text)?.origin ?? null) : null);

/** Says how files in a list of pages can be left out: they are requested as pages, and fail. */
function sayFiles(files: readonly string[], say: Tell['say']): void {
  const [first] = files;
  if (first === undefined) return;
  const ending = new URL(first).pathname.split('.').at(-1)!;
  say(serverWords().commands.targets.files({ count: files.length, first, ending }));
}

/** What is told while sitemaps are read. */
interface Tell {
  say(text: string): void;
  /** Something about a sitemap that was named. */
  noted(url: string, why: SitemapLoss['why']): void;
  /** A sitemap could not be read completely. */
  lost(url: string, why: SitemapLoss['why']): void;
  /** It is unknown which sitemaps there are. */
  unknown(url: string, reason: string): void;
}
/** What reading sitemaps needs. */
interface Requests {
  net: Net;
  /** When the time for all sitemaps is over. */
  stop: AbortSignal;
  tell: Tell;
}

/** URL under which a local sitemap file is served while it is read. */
const fileUrl = 'http://localhost/pageloupe-sitemap';

async function readSitemap(
  sitemap: string,
  typed: readonly string[],
  requests: Requests,
  cwd: string,
): Promise<{ urls: string[]; allowOrigins: string[] }> {
  if (sitemap === 'auto') return discover(typed, requests);
  if (originOf(sitemap)) return { urls: await fetchPages(sitemap, sitemap, requests), allowOrigins: [] };
  if (/^[a-z][a-z\d+.-]+:/i.test(sitemap) && !isAbsolute(sitemap))
    throw usageError(serverWords().commands.targets.noUrl({ typed: sitemap, place: '--sitemap' }));
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = await readInputFile(resolve(cwd, sitemap), inputBytes.sitemap);
  } catch (error) {
    throw usageError(serverWords().commands.usage.file({ file: sitemap, why: describeSystemError(error) }));
  }
  let others = false;
  const urls = await fetchPages(fileUrl, sitemap, {
    ...requests,
    async net(url, init) {
      if (url === fileUrl) return answerOf(bytes);
      others = true;
      return requests.net(url, init);
    },
  });
  // URLs in sitemaps of other hosts were written by others.
  return { urls, allowOrigins: others ? [] : [...new Set(urls.flatMap((url) => originOf(url) ?? []))] };
}

function answerOf(bytes: Uint8Array<ArrayBuffer>): Response {
  const answer = new Response(bytes, { status: 200, headers: { 'content-type': 'application/xml' } });
  Object.defineProperty(answer, 'url', { value: fileUrl });
  return answer;
}

async function fetchPages(url: string, name: string, { net, stop, tell }: Requests): Promise<string[]> {
  const { urls, notes, losses } = await readSitemapPages(net, url, mostPages, { trusted: url === fileUrl, stop });
  for (const { url: file, why } of losses) tell.lost(file === fileUrl ? name : file, why);
  for (const note of notes) tell.noted(name, note);
  return urls;
}

/** Sitemaps in the robots.txt of each typed site, otherwise /sitemap.xml. */
async function discover(typed: readonly string[], requests: Requests): Promise<{ urls: string[]; allowOrigins: string[] }> {
  const { net, stop, tell } = requests;
  const origins = [...new Set(typed.flatMap((url) => originOf(url) ?? []))];
  if (origins.length === 0) throw usageError(serverWords().commands.targets.autoNeedsUrl);
  const urls: string[] = [];
  for (const origin of origins) {
    const named = await namedSitemaps(origin, netUntil(net, stop));
    if (named === null) tell.unknown(`${origin}/robots.txt`, serverWords().commands.targets.robotsUnread({ origin }));
    else if (named.length === 0) tell.say(serverWords().commands.targets.noSitemap({ origin }));
    for (const sitemap of named && named.length > 0 ? named : [`${origin}/sitemap.xml`])
      for (const url of await fetchPages(sitemap, sitemap, requests)) urls.push(url);
  }
  return { urls, allowOrigins: [] };
}

/** Null if robots.txt cannot be read: it may list sitemaps. */
async function namedSitemaps(origin: string, net: Net): Promise<string[] | null> {
  const robots = await fetchRobotsTxt(net, origin, 10_000);
  if (!robots.ok || robots.value.status >= 500) return null;
  if (robots.value.status >= 300) return [];
  return [...new Set(parseRobotsTxt(robots.value.text).sitemaps.flatMap(({ url }) => parseUrl(url, `${origin}/`)?.href ?? []))].slice(
    0,
    50,
  );
}
