import { factFailure } from '../core/failure.ts';
import type { KnownFacts } from '../core/facts.ts';
import { isHttpUrl } from '../parse/urls.ts';
import { defaultTimeoutMs, type Net } from './net.ts';
import { fetchPage } from './page.ts';
import { fetchLlmsTxt, fetchRobotsTxt } from './site-texts.ts';
import { findInSitemaps } from './sitemap.ts';

export type { Net } from './net.ts';

export type SiteFacts = Pick<KnownFacts, 'response' | 'robotsTxt' | 'sitemap' | 'llmsTxt'>;
export interface Site {
  known: SiteFacts;
  /** Decoded HTML of the response; null unless it is an HTML document with a 2xx status. */
  html: string | null;
}
export interface SiteOptions {
  /** Time of the audit, epoch milliseconds. */
  now: number;
  /** Per request, headers and body together. */
  timeoutMs?: number;
  /** Called after each fact with all facts so far; the raw HTML is available as soon as `response` is. */
  progress?: (site: Site) => void;
}

/**
 * Fetches what the page's origin has: this URL again, robots.txt, sitemaps, llms.txt. Never requests another origin, sends no
 * credentials, and never throws.
 */
export async function fetchSiteFacts(net: Net, pageUrl: string, options: SiteOptions): Promise<Site> {
  if (!isHttpUrl(pageUrl)) {
    const failure = factFailure('not-supported', 'not-on-the-web');
    return { known: { response: failure, robotsTxt: failure, sitemap: failure, llmsTxt: failure }, html: null };
  }
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const url = new URL(pageUrl);
  const { origin } = url;
  url.hash = '';
  // Credentials in a URL would be sent, but the request must be anonymous.
  url.username = '';
  url.password = '';
  const site: Site = { known: {}, html: null };
  const tell = () => options.progress?.({ known: { ...site.known }, html: site.html });

  const page = async () => {
    const { response, html } = await fetchPage(net, url.href, timeoutMs);
    site.known.response = response;
    site.html = html;
    tell();
  };
  const crawling = async () => {
    const robotsTxt = await fetchRobotsTxt(net, origin, timeoutMs);
    site.known.robotsTxt = robotsTxt;
    tell();
    site.known.sitemap = await findInSitemaps(net, url.href, robotsTxt, timeoutMs);
    tell();
  };
  const llms = async () => {
    site.known.llmsTxt = await fetchLlmsTxt(net, origin, timeoutMs);
    tell();
  };
  await Promise.all([page(), crawling(), llms()]);
  return site;
}
