/** Many pages together: crawls, findings of a site, comparisons of two runs. */
export { reportDigest } from '../site/digest.ts';
export { comparedParts, type ComparedParts, type ComparedValueId, type ValueChange } from '../site/value-changes.ts';
export { compareSiteRuns, type ComparedPage, type PageChange, type RunSide } from '../site/compare.ts';
export {
  comparableDigest,
  runChanges,
  type CheckChange,
  type ComparableDigest,
  type RunChanges,
  type ScoreChange,
} from '../site/changes.ts';
export {
  findSiteIssuesAcrossPages,
  scoreDistribution,
  siteFindings,
  crossPageDigest,
  type BrokenLink,
  type FailedUrl,
  type Distribution,
  type CrossPageFindings,
  type SignalOnPages,
  type SiteContext,
  type SiteFindings,
  type SiteSummary,
  type CrossPageDigest,
} from '../site/findings.ts';
export { linkGraphClickDepths, linkGraphInlinks, linkGraphPagesByKey, linkGraphPagesTo } from '../site/link-graph.ts';
export { linkGraphKey } from '../site/link-keys.ts';
export { onePagePerFinalUrl, standInPages, type PageUrls, type RedirectingUrl, type RunDigest } from '../site/final-urls.ts';
export {
  crawlKey,
  crawlLimits,
  crawlSiteMatcher,
  exclusionReasons,
  crawlLinksToFollow,
  type CrawlPlan,
  type ExclusionReason,
  type SortedLinks,
} from '../site/crawl.ts';
export { CrawlTrapWatch } from '../site/traps.ts';
export type { Duplicate } from '../site/duplicates.ts';
export type { AlternateIssue, CanonicalIssue } from '../site/pairs.ts';
