/** Why a site is not crawled, on the command line and in results of batches. */
export const crawlWords = {
  disallowed: ({ url }: { url: string }) =>
    `robots.txt disallows crawling ${url} for Pageloupe. To crawl your own site, add a group to its robots.txt: “User-agent: Pageloupe” and “Allow: /”. To audit pages without following links, name their URLs or use a sitemap.`,
  robotsUnread: ({ origin, why = '' }: { origin: string; why?: string }) =>
    `${origin}/robots.txt could not be read${why === '' ? ' (server error or no response)' : ''}, so nothing may be crawled. ${why === '' ? 'Try again later, or name the URLs to audit.' : why}`,
};
