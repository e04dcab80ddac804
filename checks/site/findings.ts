/** What only shows when many pages are looked at together. Pure: the same digests give the same findings. */
import type { Digest } from '../core/digest.ts';
import type { ProbeReason } from '../core/facts.ts';
import type { CategoryId } from '../core/geo-ids.ts';
import type { Status } from '../core/verdict.ts';
import { alternatesAcrossPages, siteCanonicals, type AlternateIssue, type CanonicalIssue } from './pairs.ts';
import { duplicatesOf, type Duplicate } from './duplicates.ts';
import { comparableUrl } from '../parse/urls.ts';

/** Pages are named by their index in the digests that were given. Lists are capped; numbers beside them count everything. */
export interface SiteFindings {
  pages: number;
  summary: SiteSummary;
  /** Signals that fail or warn on some page, by impact × pages: those that keep pages out of search first. */
  signals: SignalOnPages[];
  /** Of pages that may be indexed and do not name one another as canonical. */
  duplicates: { titles: Duplicate[]; descriptions: Duplicate[]; headings: Duplicate[] };
  canonicals: CanonicalIssue[];
  alternates: AlternateIssue[];
  /** Most pages first. */
  brokenLinks: BrokenLink[];
  /** Pages of which the links were probed. */
  linksProbed: number;
  /** How many there are of each, lists uncut. */
  totals: {
    titles: number;
    descriptions: number;
    headings: number;
    canonicals: number;
    alternates: number;
    brokenLinks: number;
    brokenOnMany: number;
  };
}
export interface SiteSummary {
  /** Of the audit scores; null when no page has one. */
  score: Distribution | null;
  /** Of the GEO scores. */
  geo: Distribution | null;
  /** Mean of each GEO category over the pages that have it, whole numbers; in the order of the reports. */
  categories: { id: CategoryId; mean: number; pages: number }[];
  /** Findings of all pages by status. */
  counts: Record<Status, number>;
  /** Failed gates with the number of their pages. */
  gates: { signal: string; pages: number }[];
  /** Lowest audit score first, at most ten, pages with a score below 90 only. */
  worst: number[];
  noindex: number;
}
export interface Distribution {
  pages: number;
  /** Rounded to whole numbers. */
  mean: number;
  median: number;
  lowest: number;
  highest: number;
  /** Pages from 0 to 9, 10 to 19, …, 90 to 100. */
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
export interface BrokenLink {
  url: string;
  /** 0 when there was no answer. */
  status: number;
  reason: ProbeReason | null;
  pages: number[];
  count: number;
}

const limits = { pages: 1_000, groups: 300, pairs: 1_000, links: 1_000, worst: 10, worstBelow: 90 } as const;

/** @param weightOf a signal: its weight in the audit score */
export function siteFindings(digests: readonly Digest[], weightOf: (id: string) => number): SiteFindings {
  const canonicals = siteCanonicals(digests);
  const { issues: alternates, versions } = alternatesAcrossPages(digests);
  const duplicates = duplicatesOf(digests, versions, limits.pages);
  const broken = brokenLinks(digests);
  return {
    pages: digests.length,
    summary: summarise(digests),
    signals: signalsOnPages(digests, weightOf),
    duplicates: {
      titles: duplicates.titles.slice(0, limits.groups),
      descriptions: duplicates.descriptions.slice(0, limits.groups),
      headings: duplicates.headings.slice(0, limits.groups),
    },
    canonicals: canonicals.slice(0, limits.pairs),
    alternates: alternates.slice(0, limits.pairs),
    brokenLinks: broken.slice(0, limits.links),
    linksProbed: digests.filter(({ brokenLinks: links }) => links !== null).length,
    totals: {
      titles: duplicates.titles.length,
      descriptions: duplicates.descriptions.length,
      headings: duplicates.headings.length,
      canonicals: canonicals.length,
      alternates: alternates.length,
      brokenLinks: broken.length,
      brokenOnMany: broken.filter(({ count }) => count > 1).length,
    },
  };
}

function summarise(digests: readonly Digest[]): SiteSummary {
  const counts: SiteSummary['counts'] = { pass: 0, warn: 0, fail: 0, na: 0, unchecked: 0 };
  const gates = new Map<string, number>();
  const sums = new Map<CategoryId, { sum: number; pages: number }>();
  for (const digest of digests) {
    for (const status of Object.keys(counts) as Status[]) counts[status] += digest.counts[status];
    if (digest.gate !== null) gates.set(digest.gate, (gates.get(digest.gate) ?? 0) + 1);
    for (const { id, score } of digest.geo.categories) {
      // Noted before it has a score, so that the order stays that of the report.
      const { sum, pages } = sums.get(id) ?? { sum: 0, pages: 0 };
      sums.set(id, score === null ? { sum, pages } : { sum: sum + score, pages: pages + 1 });
    }
  }
  const scored = digests.flatMap(({ score }, page) => (score === null || score >= limits.worstBelow ? [] : [{ score, page }]));
  return {
    score: distribution(digests.map(({ score }) => score)),
    geo: distribution(digests.map(({ geo }) => geo.score)),
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

function distribution(scores: readonly (number | null)[]): Distribution | null {
  const sorted = scores.filter((score) => score !== null).sort((a, b) => a - b);
  const [lowest] = sorted;
  if (lowest === undefined) return null;
  const bins = Array.from({ length: 10 }, () => 0);
  for (const score of sorted) bins[Math.min(9, Math.max(0, Math.floor(score / 10)))]!++;
  const middle = sorted.length / 2;
  return {
    pages: sorted.length,
    mean: Math.round(sorted.reduce((sum, score) => sum + score, 0) / sorted.length),
    median: Math.round((sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2),
    lowest,
    highest: sorted.at(-1)!,
    bins,
  };
}

/** What a warning counts beside a failure. Our convention, for an order only. */
const warned = 0.4;

function signalsOnPages(digests: readonly Digest[], weightOf: (id: string) => number): SignalOnPages[] {
  const byId = new Map<string, SignalOnPages>();
  const keptOut = new Map<string, number>();
  for (const { gate } of digests) if (gate !== null) keptOut.set(gate, (keptOut.get(gate) ?? 0) + 1);
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
    .sort((a, b) => (keptOut.get(b.id) ?? 0) - (keptOut.get(a.id) ?? 0) || impact(b) - impact(a));
}

function brokenLinks(digests: readonly Digest[]): BrokenLink[] {
  const byUrl = new Map<string, BrokenLink>();
  for (const [page, digest] of digests.entries()) {
    for (const { url, status, reason } of digest.brokenLinks ?? []) {
      const key = comparableUrl(url);
      let entry = byUrl.get(key);
      if (!entry) byUrl.set(key, (entry = { url, status, reason, pages: [], count: 0 }));
      // Two spellings of one address on one page are one page.
      if (entry.pages.at(-1) === page) continue;
      entry.count++;
      if (entry.pages.length < limits.pages) entry.pages.push(page);
    }
  }
  return [...byUrl.values()].sort((a, b) => b.count - a.count);
}
