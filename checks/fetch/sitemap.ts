import { caps, clipText } from '../core/helpers/clip.ts';
import { failureReason } from '../core/failure.ts';
import type { Because, Gathered } from '../core/facts/missing.ts';
import type { RobotsTxtFact, SitemapFact, SitemapFile } from '../core/facts/site.ts';
import { stateOfRobotsTxt, sitemapsIn } from '../parse/robots-lines.ts';
import { TimeSlices } from '../collect/slices.ts';
import { isRefusal, urlMatcher, parseSitemapInSteps } from '../parse/sitemap.ts';
import { parseUrl } from '../parse/urls.ts';
import { decodeTextInSteps } from './charset.ts';
import { requestWithinOrigin, gunzipBody, type Net } from './net.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/** One file and ten children, 20 MB together: enough for most sites, and little enough to request from any. */
const fileLimit = 11;
const byteLimit = 20_000_000;
/** All files together take at most this many single time-outs. */
const patience = 3;
const entryCap = 50;
const childCap = 1_000;
/** Maximum number of files listed in the fact, read or not. */
const listCap = 100;

interface Wanted {
  url: string;
  from: SitemapFile['from'];
}

/**
 * The sitemaps of a site and this page's entries in them. Reads the files named in robots.txt, otherwise /sitemap.xml; of an index, the
 * children whose URL is most similar to the page's first. Stops at an exact match.
 */
export async function findInSitemaps(
  net: Net,
  pageUrl: string,
  robots: Gathered<RobotsTxtFact>,
  timeoutMs: number,
): Promise<Gathered<SitemapFact>> {
  const page = new URL(pageUrl);
  const named = robots.ok && robots.value.text !== '' ? sitemapsIn(robots.value.text) : [];
  const roots: Wanted[] = [...new Set(named.map((url) => parseUrl(url, `${page.origin}/`)?.href ?? url))].map((url) => ({
    url,
    from: 'robots.txt',
  }));
  // Without robots.txt, the sitemaps that it names are unknown.
  const fact: SitemapFact = { files: [], entries: [], complete: robots.ok && stateOfRobotsTxt(robots.value) !== 'failing' };
  const queue: Wanted[] = roots.length > 0 ? roots : [{ url: `${page.origin}/sitemap.xml`, from: '/sitemap.xml' }];
  const known = new Set(queue.map(({ url }) => url));
  const match = urlMatcher(pageUrl);
  const likeness = likenessTo(page);
  const deadline = performance.now() + patience * timeoutMs;
  let bytesRemaining = byteLimit;
  let requests = 0;

  for (let wanted = queue.shift(); wanted; wanted = queue.shift()) {
    const { url, from } = wanted;
    const address = readable(url, page);
    if (!address) {
      skip(fact, wanted, failureReason('sitemap-elsewhere'));
      continue;
    }
    if (requests >= fileLimit || bytesRemaining <= 0 || performance.now() >= deadline) {
      skip(fact, wanted, failureReason('sitemap-limits', { files: fileLimit, megabytes: byteLimit / 1e6 }));
      continue;
    }
    requests += 1;
    const answer = await requestWithinOrigin(net, address, {
      limit: bytesRemaining,
      timeoutMs: Math.max(1, Math.min(timeoutMs, deadline - performance.now())),
    });
    if (!answer.ok) {
      skip(fact, wanted, { code: answer.code, args: answer.args } as Because);
      continue;
    }
    const { status } = answer;
    const { bytes, truncated } = await gunzipBody(answer.body, bytesRemaining);
    bytesRemaining -= bytes.length;
    const file: SitemapFile = { ...unreadFile(wanted), status, bytes: bytes.length, truncated: answer.truncated || truncated };
    fact.files.push(file);
    if (!isSuccess(status)) {
      if (mayListMore(status, from)) fact.complete = false;
      continue;
    }
    const children = await readEntries(bytes, address, match, file, fact);
    // An index within an index is not allowed (sitemaps.org), and could be endless.
    if (file.kind === 'index' && from === 'index') fact.complete = false;
    else {
      const fresh = children.filter((child) => !known.has(child));
      for (const child of fresh) known.add(child);
      queue.unshift(...fresh.sort((a, b) => likeness(b) - likeness(a)).map((child) => ({ url: child, from: 'index' as const })));
    }
    if (fact.entries.some((entry) => entry.match === 'exact')) break;
  }
  if (queue.length > 0) fact.complete = false;
  return { ok: true, value: fact };
}

const unreadFile = ({ url, from }: Wanted): SitemapFile => ({
  url: clipText(url, caps.url),
  from,
  status: 0,
  kind: 'unreadable',
  bytes: 0,
  urls: 0,
  truncated: false,
  failure: null,
  children: [],
});

/** Lists a file that was not requested or did not respond. */
function skip(fact: SitemapFact, wanted: Wanted, failure: Because): void {
  fact.complete = false;
  if (fact.files.length < listCap) fact.files.push({ ...unreadFile(wanted), failure });
}

/** Whether the site may list more pages than we know: a missing file lists nothing, one that fails today may. */
function mayListMore(status: number, from: SitemapFile['from']): boolean {
  if (status >= 500 || status === 429) return true;
  // A file that the site names exists, even if the server refuses our request. /sitemap.xml is only a guess.
  return isRefusal(status) && from !== '/sitemap.xml';
}

/**
 * Reads a file in slices, and adds the page's entries to the fact.
 * @returns the URLs of an index
 */
async function readEntries(
  bytes: Uint8Array,
  address: string,
  match: ReturnType<typeof urlMatcher>,
  file: SitemapFile,
  fact: SitemapFact,
): Promise<string[]> {
  if (file.truncated) fact.complete = false;
  const children: string[] = [];
  const slices = new TimeSlices();
  const text = await slices.drive(decodeTextInSteps(bytes));
  const content = await slices.drive(
    parseSitemapInSteps(text, ({ loc, lastmod, alternates }, kind) => {
      if (kind === 'index') {
        const child = parseUrl(loc, address)?.href;
        if (child && children.length < childCap) children.push(child);
        else fact.complete = false;
        return;
      }
      const found = match(loc);
      if (found && fact.entries.length < entryCap)
        fact.entries.push({
          file: file.url,
          loc: clipText(loc, caps.url),
          lastmod,
          match: found,
          ...(alternates && { versions: alternates.length }),
        });
    }),
  );
  slices.finish();
  file.kind = content.kind;
  file.urls = content.urls;
  // If we truncated the file ourselves, its abrupt end is not a fault.
  if (content.fault && (content.fault.kind !== 'cut' || !file.truncated)) file.fault = content.fault;
  // The missing end of the file may have listed this page.
  if (content.fault?.kind === 'cut') fact.complete = false;
  file.children = children.map((child) => clipText(child, caps.url));
  if (content.kind === 'unreadable') fact.complete = false;
  return children;
}

/** The URL to request, on this origin, or with http on the same host if the page uses https. Null for other origins. */
function readable(url: string, page: URL): string | null {
  const parsed = parseUrl(url);
  if (parsed?.origin === page.origin) return parsed.href;
  if (!parsed || parsed.protocol !== 'http:' || page.protocol !== 'https:' || parsed.host !== page.host) return null;
  parsed.protocol = 'https:';
  return parsed.href;
}

/** Creates a function that counts the words of this page's path in a sitemap URL. */
function likenessTo(page: URL): (url: string) => number {
  const words = [
    ...new Set(
      page.pathname
        .toLowerCase()
        .split(/[^a-z\d]+/)
        .filter((word) => word.length > 1),
    ),
  ].slice(0, 20);
  return (url) => {
    const lower = url.toLowerCase();
    // Plural or singular count too: /product/x is in sitemap-products.xml.
    return words.filter((word) => lower.includes(word.length > 4 ? word.replace(/s$/, '') : word)).length;
  };
}
