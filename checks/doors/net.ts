/** Requests: robots.txt, sitemaps, link status, redirects. */
export { isBotWallResponse, probeSkipReason } from '../fetch/link-class.ts';
export { probeTargets } from '../fetch/probe-page.ts';
export type { ProbeProgress } from '../fetch/probe-progress.ts';
export { hostsToProbe, listProbeTargets, type ProbeTargets } from '../fetch/probe-targets.ts';
export { fetchFollowingRedirects, redirectRefusal, type Followed, type ResponseDetails } from '../fetch/follow.ts';
export { waitBetweenProbes, type ProbeInit, type ProbeNet } from '../fetch/probe-net.ts';
export { fetchPicture, pictureLimits, fetchedPictureOf, type LoadedPicture } from '../fetch/load-picture.ts';
export { createProber, type Prober } from '../fetch/prober.ts';
export { LinkedFiles } from '../fetch/linked-files.ts';
export { fetchSitemapPages, type SitemapLoss, type SitemapPages } from '../fetch/sitemap-pages.ts';
export { FetchRefused, type NetInit } from '../fetch/net.ts';
export { agentAnswerLimits, agentFetchRequests, fetchForAgents } from '../fetch/agent-answers.ts';
export { fetchFieldData, type FieldData, type FieldDataMissing, type FieldMetric, type FieldMetricName } from '../fetch/field-data.ts';
export { fetchSite, type Net, type Site, type SiteOptions } from '../fetch/site.ts';
export { fetchRobotsTxt } from '../fetch/site-texts.ts';
export { fetchCrawlRobots, type CrawlRobots } from '../fetch/crawl-robots.ts';
