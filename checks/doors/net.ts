/** Requests: robots.txt, sitemaps, link status, redirects. */
export { isBotWall, skipReason } from '../fetch/link-class.ts';
export { probeTargets } from '../fetch/probe-page.ts';
export type { ProbeProgress } from '../fetch/probe-progress.ts';
export { hostsToProbe, deriveProbeTargets, type ProbeTargets } from '../fetch/probe-targets.ts';
export { followRedirects, type Followed, type ResponseDetails } from '../fetch/follow.ts';
export { waitBetweenProbes, type ProbeInit, type ProbeNet } from '../fetch/probe-net.ts';
export { loadPicture, pictureLimits, loadedPictureOf, type LoadedPicture } from '../fetch/load-picture.ts';
export { createProber, type Prober } from '../fetch/prober.ts';
export { fetchSitemapPages, type SitemapPages } from '../fetch/sitemap-pages.ts';
export { RequestRefused } from '../fetch/net.ts';
export { agentAnswerLimits, agentRequests, fetchForAgents } from '../fetch/agent-answers.ts';
export { fetchSite, type Net, type Site, type SiteOptions } from '../fetch/site.ts';
export { fetchRobotsTxt } from '../fetch/site-texts.ts';
export { fetchCrawlRobots, type CrawlRobots } from '../fetch/crawl-robots.ts';
