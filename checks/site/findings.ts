/** Findings across the pages of a site. Pure: the same digests give the same findings. */
import type { ProbeReason } from '../core/facts/missing.ts';
import type { CategoryId } from '../core/report/geo-ids.ts';
import type { Status } from '../core/verdict.ts';
import { checkAlternates, findCanonicalIssues, type AlternateIssue, type CanonicalIssue } from './pairs.ts';
import { findDuplicates, type Duplicate, type NearDuplicate } from './duplicates.ts';
import { comparableKey } from './crawl.ts';
import type { RunDigest } from './final-urls.ts';
import { clickDepths, keysOfPages, pagesByKey, pagesLinkingTo } from './link-graph.ts';
import { keyOfUrl } from './link-keys.ts';
import { comparableUrl } from '../parse/urls.ts';

/** Data of a run in addition to its pages. */
export interface SiteContext {
  /** URL of the page where the crawl started; null if no links were followed. */
  start: string | null;
  /** Whether every linked page that rules and patterns allow was audited. */
  whole: boolean;
  /** Contents of the sitemaps; null if they were not read. */
  sitemap: { urls: readonly string[]; alternates: ReadonlyMap<string, { code: string; url: string }[]> } | null;
}
/** A URL of the run without an audited page, such as a text or an image. `status`: of the response, if there was one. */
export interface FailedUrl {
  url: string;
  status?: number | undefined;
}
const unknownSite: SiteContext = { start: null, whole: false, sitemap: null };

/** Pages are indices into the digests. Lists are capped; counts are complete. */
export interface SiteFindings extends CrossPageFindings {
  summary: SiteSummary;
  /** Signals that fail or warn on some page, by impact × pages; those that keep pages out of search come first. */
  signals: SignalOnPages[];
}
/** Findings across pages. */
export interface CrossPageFindings {
  pages: number;
  /** Only indexable pages that do not name each other as canonical. */
  duplicates: { titles: Duplicate[]; descriptions: Duplicate[]; headings: Duplicate[] };
  canonicals: CanonicalIssue[];
  alternates: AlternateIssue[];
  /** Pages with nearly the same main text. Our heuristic. */
  nearDuplicates: NearDuplicate[];
  /** Sorted by number of pages. */
  brokenLinks: BrokenLink[];
  /** Internal links to redirects, by number of hops. */
  redirects: RedirectedLink[];
  /** Pages of the site whose only links are rel=nofollow. */
  nofollow: LinkTarget[];
  /** URLs in the sitemaps that no audited page links to; null if unknown, because no sitemap was read or the crawl was incomplete. */
  orphans: string[] | null;
  /** Null if no links were followed. */
  clicks: {
    /** Number of pages by clicks from the start page. */ counts: number[];
    /** Pages more than {@link farClicks} away, farthest first. */ far: { page: number; clicks: number }[];
  } | null;
  /** Number of pages whose links were probed. */
  linksProbed: number;
  /** Whether links between the pages of the run were checked: each of its URLs has been requested. */
  linksBetween: boolean;
  /** Full number of entries of each capped list. */
  totals: {
    titles: number;
    descriptions: number;
    headings: number;
    canonicals: number;
    alternates: number;
    nearDuplicates: number;
    redirects: number;
    nofollow: number;
    orphans: number;
    far: number;
    brokenLinks: number;
    brokenOnMany: number;
  };
}
interface SiteSummary {
  /** Distribution of audit scores; null if no page has one. */
  score: Distribution | null;
  /** Distribution of GEO scores. */
  geo: Distribution | null;
  /** Mean of each GEO category over the pages that have it, rounded; in report order. */
  categories: { id: CategoryId; mean: number; pages: number }[];
  /** Findings of all pages by status. */
  counts: Record<Status, number>;
  /** Failed gates with their number of pages. */
  gates: { signal: string; pages: number }[];
  /** Lowest audit score first; at most ten, and only pages with a score below 90. */
  worst: number[];
  noindex: number;
}
export interface Distribution {
  pages: number;
  /** Rounded to an integer. */
  median: number;
  lowest: number;
  highest: number;
  /** Number of pages with a score of 0 to 9, 10 to 19, …, 90 to 100. */
  bins: number[];
}
export interface SignalOnPages {
  id: string;
  /** Indices of pages, capped; the counts are not. */
  fail: number[];
  warn: number[];
  failCount: number;
  warnCount: number;
  passCount: number;
  uncheckedCount: number;
  naCount: number;
}
/** A URL and the pages that link to it. */
export interface LinkTarget {
  url: string;
  pages: number[];
  count: number;
}
export interface BrokenLink extends LinkTarget {
  /** 0 if there was no response. */
  status: number;
  reason: ProbeReason | null;
}
export interface RedirectedLink extends LinkTarget {
  to: string;
  /** Minimum number of hops. */
  hops: number;
}

/** The part of a digest needed for comparing pages, small enough to hold a hundred thousand of them in memory. */
export type CrossPageDigest = Pick<
  RunDigest,
  | 'url'
  | 'finalUrl'
  | 'status'
  | 'title'
  | 'description'
  | 'h1'
  | 'canonical'
  | 'alternates'
  | 'noindex'
  | 'language'
  | 'statuses'
  | 'brokenLinks'
  | 'fingerprint'
  | 'links'
  | 'nofollow'
  | 'redirects'
  | 'hops'
  | 'files'
  | 'reachedFrom'
>;
/** Reduces a digest to that part; equal texts share memory. */
export function digestForCrossPage(digest: RunDigest): CrossPageDigest {
  const { url, title, description, alternates, noindex, language, status, statuses, brokenLinks } = digest;
  const { fingerprint, links, nofollow, redirects, hops, files, reachedFrom } = digest;
  const http = statuses['http-status'];
  const same = (text: string) => (text === url ? url : text);
  return {
    url,
    finalUrl: same(digest.finalUrl),
    status,
    title,
    description,
    h1: digest.h1.map((text) => (text === title ? title : text)),
    canonical: digest.canonical === null ? null : same(digest.canonical),
    alternates,
    noindex,
    language,
    statuses: http === undefined ? {} : { 'http-status': http },
    brokenLinks,
    ...(fingerprint !== undefined && { fingerprint }),
    ...(links !== undefined && { links }),
    ...(nofollow && { nofollow }),
    ...(redirects && { redirects }),
    ...(hops && { hops }),
    ...(files && { files }),
    ...(reachedFrom && { reachedFrom }),
  };
}

const limits = { pages: 1_000, groups: 300, pairs: 1_000, links: 1_000, orphans: 1_000, worst: 10, worstBelow: 90 } as const;
/** Pages more clicks away from the start page count as far. Our heuristic. */
export const farClicks = 4;

/**
 * @param digests each page once (final-urls.ts)
 * @param weightOf weight of a signal in the audit score
 * @param failed the other URLs of the run
 */
export function summarizePages(
  digests: readonly RunDigest[],
  weightOf: (id: string) => number,
  context: SiteContext = unknownSite,
  failed: readonly FailedUrl[] = [],
): SiteFindings {
  return { ...findIssuesAcrossPages(digests, context, failed), summary: summarise(digests), signals: signalsOnPages(digests, weightOf) };
}

export function findIssuesAcrossPages(
  digestsOfPages: readonly CrossPageDigest[],
  { start, whole, sitemap }: SiteContext,
  failed: readonly FailedUrl[] = [],
): CrossPageFindings {
  const digests = withSitemapVersions(digestsOfPages, sitemap);
  const canonicals = findCanonicalIssues(digests);
  const { issues: alternates, versions } = checkAlternates(digests);
  const duplicates = findDuplicates(digests, versions, limits.pages);
  const broken = listBrokenLinks(digests, failed);
  const redirects = redirectedLinks(digests);
  const nofollow = nofollowLinks(digests);
  const linked = start !== null && whole && sitemap ? keysOfPages(digests) : null;
  const orphans = linked && sitemap!.urls.filter((url) => !linked.has(keyOfUrl(url)) && comparableKey(url) !== comparableKey(start!));
  const clicks = start === null ? null : clicksOf(digests, start);
  return {
    pages: digests.length,
    duplicates: {
      titles: duplicates.titles.slice(0, limits.groups),
      descriptions: duplicates.descriptions.slice(0, limits.groups),
      headings: duplicates.headings.slice(0, limits.groups),
    },
    canonicals: canonicals.slice(0, limits.pairs),
    alternates: alternates.slice(0, limits.pairs),
    nearDuplicates: duplicates.texts.slice(0, limits.groups),
    brokenLinks: broken.slice(0, limits.links),
    redirects: redirects.slice(0, limits.links),
    nofollow: nofollow.slice(0, limits.links),
    orphans: orphans && orphans.slice(0, limits.orphans),
    clicks: clicks && { counts: clicks.counts, far: clicks.far.slice(0, limits.pages) },
    linksProbed: digests.filter(({ brokenLinks: links }) => links !== null).length,
    linksBetween: digests.length + failed.length > 1 && digests.some(({ links }) => links !== undefined),
    totals: {
      titles: duplicates.titles.length,
      descriptions: duplicates.descriptions.length,
      headings: duplicates.headings.length,
      canonicals: canonicals.length,
      alternates: alternates.length,
      nearDuplicates: duplicates.texts.length,
      redirects: redirects.length,
      nofollow: nofollow.length,
      orphans: orphans?.length ?? 0,
      far: clicks?.far.length ?? 0,
      brokenLinks: broken.length,
      brokenOnMany: broken.filter(({ count }) => count > 1).length,
    },
  };
}

/** Adds language versions that sitemaps declare to those of the pages. */
function withSitemapVersions(digests: readonly CrossPageDigest[], sitemap: SiteContext['sitemap']): readonly CrossPageDigest[] {
  if (!sitemap || sitemap.alternates.size === 0) return digests;
  const declared = new Map([...sitemap.alternates].map(([url, alternates]) => [comparableKey(url), alternates]));
  return digests.map((digest) => {
    const more = declared.get(comparableKey(digest.finalUrl)) ?? declared.get(comparableKey(digest.url));
    return more ? { ...digest, alternates: [...digest.alternates, ...more] } : digest;
  });
}

function clicksOf(digests: readonly CrossPageDigest[], start: string): CrossPageFindings['clicks'] {
  const first = pagesByKey(digests).get(keyOfUrl(start));
  if (first === undefined) return null;
  const clicks = clickDepths(digests, first);
  const counts: number[] = [];
  for (const one of clicks) if (one >= 0) counts[one] = (counts[one] ?? 0) + 1;
  const far = clicks.flatMap((one, page) => (one > farClicks ? [{ page, clicks: one }] : [])).sort((a, b) => b.clicks - a.clicks);
  return { counts, far };
}

function redirectedLinks(digests: readonly CrossPageDigest[]): RedirectedLink[] {
  const found = new Map<string, { url: string; to: string; hops: number }>();
  const add = (one: { url: string; to: string; hops: number }) => {
    const key = keyOfUrl(one.url);
    if (!found.has(key)) found.set(key, one);
  };
  for (const { redirects = [] } of digests) for (const one of redirects) add(one);
  // Pages of the run whose original URL redirected.
  for (const { url: queued, finalUrl, hops: passed = [], reachedFrom = [] } of digests)
    for (const { url, hops } of [{ url: queued, hops: passed }, ...reachedFrom])
      if (comparableKey(url) !== comparableKey(finalUrl)) add({ url, to: finalUrl, hops: Math.max(1, hops.length) });
  for (const { files = [] } of digests)
    for (const { url, to, hops = [] } of files) if (to !== undefined) add({ url, to, hops: Math.max(1, hops.length) });
  const linking = pagesLinkingTo(digests, found.keys(), limits.pages);
  return [...found]
    .flatMap(([key, target]) => (linking.get(key)!.count > 0 ? [{ ...target, ...linking.get(key)! }] : []))
    .sort((a, b) => b.hops - a.hops || b.count - a.count);
}

function nofollowLinks(digests: readonly CrossPageDigest[]): LinkTarget[] {
  const found = new Map<string, LinkTarget>();
  for (const [page, { nofollow = [] }] of digests.entries())
    for (const url of nofollow) {
      const target = found.get(comparableKey(url)) ?? { url, pages: [], count: 0 };
      found.set(comparableKey(url), target);
      target.count += 1;
      if (target.pages.length < limits.pages) target.pages.push(page);
    }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

function summarise(digests: readonly RunDigest[]): SiteSummary {
  const counts: SiteSummary['counts'] = { pass: 0, warn: 0, fail: 0, na: 0, unchecked: 0 };
  const gates = new Map<string, number>();
  const sums = new Map<CategoryId, { sum: number; pages: number }>();
  for (const digest of digests) {
    for (const status of Object.keys(counts) as Status[]) counts[status] += digest.counts[status];
    if (digest.gate !== null) gates.set(digest.gate, (gates.get(digest.gate) ?? 0) + 1);
    for (const { id, score } of digest.geo.categories) {
      // Added even without a score, to preserve the order of the report.
      const { sum, pages } = sums.get(id) ?? { sum: 0, pages: 0 };
      sums.set(id, score === null ? { sum, pages } : { sum: sum + score, pages: pages + 1 });
    }
  }
  const scored = digests.flatMap(({ score }, page) => (score === null || score >= limits.worstBelow ? [] : [{ score, page }]));
  return {
    score: scoreDistribution(digests.map(({ score }) => score)),
    geo: scoreDistribution(digests.map(({ geo }) => geo.score)),
    categories: [...sums].flatMap(([id, { sum, pages }]) => (pages > 0 ? [{ id, mean: Math.round(sum / pages), pages }] : [])),
    counts,
    gates: [...gates].map(([signal, pages]) => ({ signal, pages })).sort((a, b) => b.pages - a.pages),
    worst: scored
      .sort((a, b) => a.score - b.score)
      .slice(0, limits.worst)
      .map(({ page }) => page),
    noindex: digests.filter(({ noindex }) => noindex).length,
  };
}

/** Distribution of the scores of pages; null if no page has one. */
export function scoreDistribution(scores: readonly (number | null)[]): Distribution | null {
  const sorted = scores.filter((score) => score !== null).sort((a, b) => a - b);
  const [lowest] = sorted;
  if (lowest === undefined) return null;
  const bins = Array.from({ length: 10 }, () => 0);
  for (const score of sorted) bins[Math.min(9, Math.max(0, Math.floor(score / 10)))]!++;
  const middle = sorted.length / 2;
  return {
    pages: sorted.length,
    median: Math.round((sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2),
    lowest,
    highest: sorted.at(-1)!,
    bins,
  };
}

/** Weight of a warning relative to a failure. Our convention, only for sorting. */
const warned = 0.4;

function signalsOnPages(digests: readonly RunDigest[], weightOf: (id: string) => number): SignalOnPages[] {
  const byId = new Map<string, SignalOnPages>();
  const excludedCounts = new Map<string, number>();
  for (const { gate } of digests) if (gate !== null) excludedCounts.set(gate, (excludedCounts.get(gate) ?? 0) + 1);
  const impact = ({ id, failCount, warnCount }: SignalOnPages) => weightOf(id) * (failCount + warned * warnCount);
  for (const [page, { statuses }] of digests.entries()) {
    for (const [id, status] of Object.entries(statuses)) {
      let entry = byId.get(id);
      if (!entry)
        byId.set(id, (entry = { id, fail: [], warn: [], failCount: 0, warnCount: 0, passCount: 0, uncheckedCount: 0, naCount: 0 }));
      entry[`${status}Count`]++;
      if ((status === 'fail' || status === 'warn') && entry[status].length < limits.pages) entry[status].push(page);
    }
  }
  return [...byId.values()]
    .filter(({ failCount, warnCount }) => failCount + warnCount > 0)
    .sort((a, b) => (excludedCounts.get(b.id) ?? 0) - (excludedCounts.get(a.id) ?? 0) || impact(b) - impact(a));
}

/** Broken links found by probes, and pages of the run that return an error and are linked from others. */
function listBrokenLinks(digests: readonly CrossPageDigest[], failed: readonly FailedUrl[]): BrokenLink[] {
  const byUrl = new Map<string, BrokenLink>();
  for (const [page, digest] of digests.entries()) {
    for (const { url, status, reason } of digest.brokenLinks ?? []) {
      const key = comparableUrl(url);
      let entry = byUrl.get(key);
      if (!entry) byUrl.set(key, (entry = { url, status, reason, pages: [], count: 0 }));
      // Two spellings of a URL on one page count once.
      if (entry.pages.at(-1) === page) continue;
      entry.count++;
      if (entry.pages.length < limits.pages) entry.pages.push(page);
    }
  }
  const redirecting = digests.flatMap(({ status, reachedFrom = [] }) => reachedFrom.map(({ url }) => ({ url, status })));
  // A server that refuses checks says nothing about the file.
  const files = digests.flatMap(({ files: linked = [] }) => linked.filter((file) => file.class === 'broken'));
  const failing = [...digests, ...redirecting, ...failed, ...files].filter(
    ({ url, status }) => (status === 404 || status === 410 || (status ?? 0) >= 500) && !byUrl.has(comparableUrl(url)),
  );
  const linking = pagesLinkingTo(
    digests,
    failing.map(({ url }) => keyOfUrl(url)),
    limits.pages,
  );
  for (const { url, status } of failing) {
    const { pages, count } = linking.get(keyOfUrl(url))!;
    if (count > 0) byUrl.set(comparableUrl(url), { url, status: status!, reason: null, pages, count });
  }
  return [...byUrl.values()].sort((a, b) => b.count - a.count);
}
